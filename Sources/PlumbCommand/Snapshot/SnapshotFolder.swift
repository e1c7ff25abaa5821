import Foundation
import PlumbSnapshots
import PlumbSource

/// The folder of recorded pictures. Of what is in it, the command touches only pictures that it made itself, and `index.html`.
struct SnapshotFolder {
  static let page = "index.html"

  let path: String
  /// The folders in which it is, as they were when they were looked at first.
  private let given: GivenFolders
  private var names = PictureNames(suffix: ".png", taken: [page])

  init(path: String, within given: GivenFolders = .everything) { (self.path, self.given) = (path, given) }

  /// Refuses a folder that is elsewhere, in a sandbox: a link to another project's pictures would be the source's.
  ///
  /// - Parameter folder: a folder that a person has named, in which this one is.
  func check(in folder: String) throws(Failure) {
    guard Sandbox.isWanted, access(path, F_OK) == 0, !given.holds(path) else { return }
    throw Failure(
      .wrongWords,
      "--sandbox reads and writes no pictures outside of \(folder), and \(path) leads elsewhere. Remove the link, or name the folder with -o."
    )
  }

  /// The name of the next picture, without a folder.
  mutating func next(_ name: String, _ variant: SnapshotVariant?) -> String {
    names.next(Self.stem(name, variant))
  }

  /// The name of a picture to which no other has led.
  static func name(_ name: String, _ variant: SnapshotVariant?) -> String {
    var names = PictureNames(suffix: ".png", taken: [page])
    return names.next(stem(name, variant))
  }

  private static func stem(_ name: String, _ variant: SnapshotVariant?) -> String {
    PictureNames.clean(name) + (variant.map { ".\($0.rawValue)" } ?? "")
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// More than any picture has.
  private static let mostBytes = 256 << 20

  /// The file of a name; `nil` where there is none. A pipe, what is too long for a picture, and in a sandbox
  /// what lies elsewhere are there, without a byte.
  func bytes(_ name: String) -> Data? {
    do { return try PlainFile.read(file(name), most: Self.mostBytes, within: given) } catch {
      return error == .missing ? nil : Data()
    }
  }

  /// Reads a recorded picture from a file's bytes.
  func recorded(_ data: Data, _ name: String) throws(Failure) -> RecordedPicture {
    do { return try RecordedPicture(bytes: [UInt8](data)) } catch {
      throw Failure(
        .wrongWords, "\(file(name)) is no picture that can be read (\(error)). Delete it, and record it anew."
      )
    }
  }

  func save(_ data: Data, as name: String) throws(Failure) {
    try ResultFile(name, in: path, within: given, .namedByView(.png)).save(data)
  }

  /// Removes a picture. The folder stays the same one between the look at it and the end.
  func remove(_ name: String) throws(Failure) {
    let file = file(name)
    guard let folder = HeldFolder(of: file) else {
      throw Failure(.notWritten, "\(file) can not be removed: \(systemWords(errno)).")
    }
    defer { folder.close() }
    guard folder.isInside(given) else {
      throw Failure(.notWritten, "\(file) is not removed: \(path) leads elsewhere now.")
    }
    guard folder.remove() else {
      throw Failure(.notWritten, "\(file) can not be removed: \(systemWords(errno)).")
    }
  }

  /// Returns recorded pictures that no preview has any more, each with its owner, where it keeps one. Those of other variants than the
  /// asked ones are left alone.
  func stale(besides kept: Set<FileName>, variants: [SnapshotVariant]) -> [(
    name: String, owner: SnapshotOwner?
  )] {
    let others = Set(SnapshotVariant.allCases).subtracting(variants).map { ".\($0.rawValue)" }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let numbers = Set(kept.map { number(of: $0.text) })
    return names.sorted().compactMap { name in
      guard name.hasSuffix(".png"), !kept.contains(FileName(name)) else { return nil }
      // Where the disk knows no difference between letters, the file of a kept picture may be listed with an older name.
      if let number = number(of: name), numbers.contains(number) { return nil }
      let stem = name.dropLast(4)
      guard !others.contains(where: { stem.hasSuffix($0) || Self.isNumbered(stem, $0) }) else { return nil }
      // A picture that somebody put here keeps no layout.
      guard let bytes = bytes(name).map({ [UInt8]($0) }), RecordedPicture.keepsLayout(bytes) else {
        return nil
      }
      return (name, RecordedPicture.owner(of: bytes).map(SnapshotOwner.init))
    }
  }

  /// The number of a picture's file; `nil` where there is none.
  private func number(of name: String) -> ino_t? {
    var status = stat()
    return stat(file(name), &status) == 0 ? status.st_ino : nil
  }

  /// `Card.dark-2`, the second picture of a name.
  private static func isNumbered(_ stem: Substring, _ variant: String) -> Bool {
    guard let dash = stem.lastIndex(of: "-"), stem[stem.index(after: dash)...].allSatisfy(\.isNumber) else {
      return false
    }
    return stem[..<dash].hasSuffix(variant)
  }
}
