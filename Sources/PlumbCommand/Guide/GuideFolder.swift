import Foundation
import PlumbSnapshots
import PlumbSource

/// The folder that takes a guide's pages. What is in it of somebody else is not written over.
///
/// A page is known by its mark. The scripts, texts and pictures beside the pages have none: they belong to the guide if the
/// folder's first page does.
struct GuideFolder {
  private static let first = "index.html"
  /// The files of every guide.
  private static let constant = ["index.md", "engine.js", "guide.css", "guide.js", "search.js"]

  /// As the user wrote it.
  let path: String
  /// Whether the folder is the command's own, in its cache.
  private let isOfCache: Bool
  /// Whether an older guide is there.
  private let hasGuide: Bool

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
    let page = "\(path)/\(Self.first)"
    if isThere, !isOfCache { _ = try ResultFile(Self.first, in: path, .page) }
    hasGuide = isThere && Self.isGuide(page)
    if isThere, !isOfCache { for file in Self.constant { try check(file) } }
  }

  /// A gallery has a page of that name, too. Only a guide's asks for its looks.
  private static func isGuide(_ page: String) -> Bool {
    guard let data = try? PlainFile.read(page, most: mostBytes, within: .everything) else { return false }
    return OwnPage.isMarked(data) && data.range(of: Data("guide.css".utf8)) != nil
  }

  /// More than any first page has.
  private static let mostBytes = 16 << 20

  /// Writes files by their paths in the folder; none where one of them is in somebody else's place.
  func write(_ files: [(path: String, data: Data)]) throws(Failure) {
    if !isOfCache { for file in files { try check(file.path) } }
    // With its first page, the folder is known as a guide's, however early the command is ended.
    let (first, others) = (files.filter { $0.path == Self.first }, files.filter { $0.path != Self.first })
    for file in first + others {
      let place = "\(path)/\(file.path)"
      do {
        try FileManager.default.createDirectory(
          at: URL(fileURLWithPath: place).deletingLastPathComponent(), withIntermediateDirectories: true)
      } catch { throw Failure(.notWritten, "The folder of \(place) can not be made.") }
      try OutputFile.named(place).save(file.data)
    }
  }

  private func check(_ file: String) throws(Failure) {
    let place = "\(path)/\(file)"
    var status = stat()
    guard stat(place, &status) == 0, status.st_size > 0 else { return }
    if file.hasSuffix(".html") {
      _ = try ResultFile(file, in: path, .page)
      return
    }
    guard !hasGuide else { return }
    throw Failure(
      .wrongWords,
      "\(place) is there, and \(path) has no guide of Plumb: it is not written over. Name another folder, or move it away."
    )
  }
}
