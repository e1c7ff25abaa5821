import Foundation
import PlumbSnapshots
import PlumbSource

/// The folder that takes a guide's pages. What is in it of somebody else is not written over.
///
/// A page is known by its mark. The scripts, texts and pictures beside the pages have none: a guide keeps a list of its files, and a
/// later one writes over these alone.
struct GuideFolder {
  private static let first = "index.html"
  /// The files of every guide.
  private static let constant = ["index.md", "engine.js", "guide.css", "guide.js", "search.js", listName]

  /// As the user wrote it.
  let path: String
  /// Whether the folder is the command's own, in its cache.
  private let isOfCache: Bool
  /// The paths of an older guide's files.
  private let own: Set<String>
  /// The folder as it was when it was looked at first: no link leads out of it. `nil` for one that was not there.
  private let given: GivenFolders?

  /// - Throws: a failure where the first page is somebody else's, before anything is made.
  init(_ path: String, isOfCache: Bool) throws(Failure) {
    guard !path.isEmpty else {
      throw Failure(.wrongWords, "The folder of the pages needs a name, and this one is empty.")
    }
    (self.path, self.isOfCache) = (path, isOfCache)
    var status = stat()
    let isThere = stat(path, &status) == 0
    guard !isThere || status.st_mode & S_IFMT == S_IFDIR else {
      throw Failure(.wrongWords, "The pages need a folder, and \(path) is none; name another one.")
    }
    given = isThere ? GivenFolders([path]) : nil
    let page = "\(path)/\(Self.first)"
    if isThere, !isOfCache { _ = try ResultFile(Self.first, in: path, .page) }
    own = isThere && Self.isGuide(page) ? Self.list(in: path) : []
    if isThere, !isOfCache { for file in Self.constant { try check(file) } }
  }

  /// A gallery has a page of that name, too. Only a guide's asks for its looks.
  private static func isGuide(_ page: String) -> Bool {
    guard let data = try? PlainFile.read(page, most: mostBytes, within: .everything) else { return false }
    return OwnPage.isMarked(data) && data.range(of: Data("guide.css".utf8)) != nil
  }

  /// The list of a guide's files, and its first line, by which it is known.
  private static let listName = "files.txt"
  private static let listMark =
    "Files of a guide that Plumb made. The next guide in this folder writes over them."

  private static func list(in folder: String) -> Set<String> {
    guard let data = try? PlainFile.read("\(folder)/\(listName)", most: mostBytes, within: .everything) else {
      return []
    }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    return lines.first.map { $0 == listMark } ?? false ? Set(lines.map(String.init) + [listName]) : []
  }

  /// More than any first page has.
  private static let mostBytes = 16 << 20

  /// Writes files by their paths in the folder; none where one of them is in somebody else's place.
  func write(_ pages: [(path: String, data: Data)]) throws(Failure) {
    let list =
      ([Self.listMark] + pages.map(\.path).filter { !$0.contains("\n") }.sorted()).joined(separator: "\n")
      + "\n"
    let files = pages + [(Self.listName, Data(list.utf8))]
    if !isOfCache { for file in files { try check(file.path) } }
    if given == nil { try PictureFolder.make(path) }
    // In a new folder nothing of the guide is there before.
    let condition = OutputFile.Condition(within: given ?? GivenFolders([path]), most: 1) { [given] _ in
      given != nil
    }
    // With its first page and its list, the folder is known as a guide's, however early the command is ended.
    let isHead = { Set([Self.first, Self.listName]).contains($0) }
    for file in files.filter({ isHead($0.path) }) + files.filter({ !isHead($0.path) }) {
      let place = "\(path)/\(file.path)"
      do {
        try FileManager.default.createDirectory(
          at: URL(fileURLWithPath: place).deletingLastPathComponent(), withIntermediateDirectories: true)
      } catch { throw Failure(.notWritten, "The folder of \(place) can not be made.") }
      try OutputFile.named(place).save(file.data, if: condition)
    }
  }

  private func check(_ file: String) throws(Failure) {
    let place = "\(path)/\(file)"
    guard given?.holds(place) ?? true else {
      throw Failure(
        .wrongWords,
        "\(place) leads out of \(path), and nothing is written there. Remove the link, or name another folder."
      )
    }
    var status = stat()
    // A name in the list can have become a link to what is nobody's but a person's.
    let steps = file.split(separator: "/")
    for count in steps.indices.map({ $0 + 1 }) {
      let step = "\(path)/\(steps.prefix(count).joined(separator: "/"))"
      guard lstat(step, &status) != 0 || status.st_mode & S_IFMT != S_IFLNK else {
        throw Failure(
          .wrongWords, "\(step) is a link, and nothing is written there. Remove it, or name another folder.")
      }
    }
    guard stat(place, &status) == 0, status.st_size > 0 else { return }
    if file.hasSuffix(".html") {
      _ = try ResultFile(file, in: path, .page)
      return
    }
    guard !own.contains(file) else { return }
    throw Failure(
      .wrongWords,
      "\(place) is there, and is not in the list of a guide of Plumb in \(path): it is not written over. Name another folder, or move it away."
    )
  }
}
