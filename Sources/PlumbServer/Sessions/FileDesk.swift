import Foundation
import Synchronization

/// A desk through which pages upload and download files. The main actor opens places at the desk, by paths that only
/// this page receives; the thread of the connections looks them up.
final class FileDesk: Sendable {
  /// The most bytes of a file.
  static let longestFile = 64 << 20
  /// The most bytes that the files of one scene have together.
  static let longestScene = 2 << 30
  /// The most files that come at the same time.
  static let mostUploads = 8

  private struct Choice {
    var folder: URL
    var most: Int
    var files: [Int: URL] = [:]
  }

  private struct State {
    var choices: [String: Choice] = [:]
    var offers: [String: URL] = [:]
    /// The bytes of each scene's files.
    var bytes: [String: Int] = [:]
    var uploads = 0
  }

  private let state = Mutex(State())

  // MARK: For the scenes

  /// Files may come to a path; they are written below a folder.
  func open(_ path: String, folder: URL, most: Int) {
    state.withLock { $0.choices[path] = Choice(folder: folder, most: most) }
  }

  /// No more files may come. The answer is those that came, in their order.
  func close(_ path: String, count: Int) -> [URL] {
    let files = state.withLock { $0.choices.removeValue(forKey: path) }?.files ?? [:]
    return files.keys.sorted().filter { $0 < count }.compactMap { files[$0] }
  }

  /// A file may be fetched from a path; `nil` for no longer.
  func offer(_ file: URL?, at path: String) { state.withLock { $0.offers[path] = file } }

  /// Nothing of a scene is kept any longer.
  func forget(scene: String) {
    state.withLock { state in
      state.choices = state.choices.filter { FileDesk.scene(of: $0.key) != scene }
      state.offers = state.offers.filter { FileDesk.scene(of: $0.key) != scene }
      state.bytes[scene] = nil
    }
  }

  // MARK: For the connections

  /// Returns the file that is offered at a path.
  func offered(at path: String) -> URL? { state.withLock { $0.offers[path] } }

  /// Begins to take a file, whose request names a place, the file's number in it and its name.
  func begin(_ request: Request) -> Result<FileUpload, Refusal> {
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 6, let number = Int(parts[4]) else {
      return refuse(.notFound, "No file is asked for here.")
    }
    let place = parts[..<4].joined(separator: "/")
    let lengths = request.list("Content-Length")
    guard !request.has("Transfer-Encoding"), lengths.count == 1, let length = Int(lengths[0]), length >= 0
    else {
      return refuse(.badRequest, "A file comes with its length.")
    }
    guard length <= FileDesk.longestFile else {
      return refuse(.bodyTooLarge, "A file has \(FileDesk.longestFile >> 20) MB at most.")
    }
    let scene = FileDesk.scene(of: place)
    let target: Result<URL, Refusal> = state.withLock { state in
      guard let choice = state.choices[place] else {
        return refuse(.notFound, "No file is asked for here any more.")
      }
      guard (0..<choice.most).contains(number) else {
        return refuse(.bodyTooLarge, "At most \(choice.most) files are taken at once.")
      }
      guard state.bytes[scene, default: 0] + length <= FileDesk.longestScene else {
        return refuse(.bodyTooLarge, "The app has taken \(FileDesk.longestScene >> 30) GB of files already.")
      }
      guard state.uploads < FileDesk.mostUploads else {
        return refuse(.unavailable, "Other files are just coming; try again.")
      }
      state.uploads += 1
      state.bytes[scene, default: 0] += length
      return .success(choice.folder.appendingPathComponent("\(number)"))
    }
    return target.flatMap { folder in
      let name = FileDesk.safeName(parts[5].removingPercentEncoding ?? "")
      let upload = FileUpload(folder: folder, name: name, length: length) { [self] url in
        ended(place: place, number: number, url, length: length)
      }
      return upload.map { .success($0) } ?? refuse(.insufficientStorage, "The file can not be written.")
    }
  }

  /// A file is there, or did not come.
  private func ended(place: String, number: Int, _ url: URL?, length: Int) -> Bool {
    state.withLock { state in
      state.uploads -= 1
      if let url, state.choices[place] != nil {
        state.choices[place]?.files[number] = url
        return true
      }
      let scene = FileDesk.scene(of: place)
      if let bytes = state.bytes[scene] { state.bytes[scene] = bytes - length }
      return false
    }
  }

  /// The reason why a file is refused.
  struct Refusal: Error { let response: Response }

  private func refuse<Value>(_ status: Response.Status, _ text: String) -> Result<Value, Refusal> {
    .failure(Refusal(response: Response(status, text)))
  }

  private static func scene(of path: String) -> String {
    let parts = path.split(separator: "/", maxSplits: 2)
    return parts.count > 1 ? String(parts[1]) : ""
  }

  /// A file's name without what could lead elsewhere or look like another name: no slashes, no control characters and no marks that
  /// turn the direction of writing, at most 200 bytes.
  static func safeName(_ name: String) -> String {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
    let kept = last.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
      default: true
      }
    }
    var safe = String(String.UnicodeScalarView(kept))
    let ending = safe.lastIndex(of: ".").map { safe[$0...] } ?? ""
    if safe.utf8.count > 200 {
      let tail = ending.utf8.count <= 20 ? String(ending) : ""
      safe.removeLast(tail.count)
      while safe.utf8.count + tail.utf8.count > 200 { safe.removeLast() }
      safe += tail
    }
    return ["", ".", ".."].contains(safe) ? "file" : safe
  }
}
