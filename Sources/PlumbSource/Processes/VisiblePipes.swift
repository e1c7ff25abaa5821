import Foundation

/// The named pipes in folders that a program behind the wall sees. A folder that is shown read-only still takes and gives bytes
/// through them, to or from the process at the other end.
///
/// A folder is covered as a whole that cannot be listed, that is too deep for the system's paths, or that has more files than a large
/// project has.
struct VisiblePipes {
  /// The most files and folders that are looked at.
  static let most = 500_000
  /// The most that is covered by itself in a folder: arguments of programs are limited.
  private static let mostCovers = 1_000

  private let asked: [String]
  private let most: Int
  private var left = 0
  private var pipes: Set<String> = []
  private var folders: Set<String> = []

  /// Looks at all that is in some folders.
  init(in folders: [String], most: Int = VisiblePipes.most) {
    (asked, self.most) = (Set(folders).sorted(), most)
    for folder in asked {
      let before = (pipes, self.folders)
      look(at: folder)
      guard left <= 0 || pipes.count + self.folders.count > before.0.count + before.1.count + Self.mostCovers
      else { continue }
      (pipes, self.folders) = before
      cover(Array(folder.utf8))
    }
  }

  /// One of the folders that is covered itself, so that nothing of it would be seen.
  var hidden: String? { asked.first { folders.contains($0) } }

  /// Bubblewrap's arguments that put an empty file in the place of each pipe, and an empty folder in that of each folder that is covered.
  var words: [String] {
    let shown = { (path: String) in !Self.foldersAround(path).contains { folders.contains($0) } }
    return folders.filter(shown).sorted().flatMap { ["--tmpfs", $0, "--remount-ro", $0] }
      + pipes.filter(shown).sorted().flatMap { ["--ro-bind", "/dev/null", $0] }
  }

  private static func foldersAround(_ path: String) -> [String] {
    path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { String(path[..<$0]) }
  }

  private typealias Path = FolderEntries.Path

  private mutating func look(at root: String) {
    left = most
    var waiting: [Path] = [Array(root.utf8)]
    while left > 0, let folder = waiting.popLast() {
      let isRead = FolderEntries.visit(folder) { name, kind in
        left -= 1
        let place = folder + [UInt8(ascii: "/")] + name
        switch kind {
        case S_IFIFO:
          if let path = Self.text(place) { pipes.insert(path) } else { cover(folder) }
        case S_IFDIR: waiting.append(place)
        default: break
        }
        return left > 0
      }
      // A file is no folder, and what is gone has nothing in it.
      if !isRead, ![ENOENT, ENOTDIR].contains(errno) { cover(folder) }
    }
  }

  /// Covers a folder, or the nearest one around it whose path bubblewrap can be given.
  private mutating func cover(_ folder: Path) {
    var folder = folder[...]
    while Self.text(Array(folder)) == nil, let slash = folder.lastIndex(of: UInt8(ascii: "/")) {
      folder = folder[..<slash]
    }
    if let path = Self.text(Array(folder)) { folders.insert(path) }
  }

  /// The path as an argument; `nil` for one that is no UTF-8, or too long.
  private static func text(_ path: Path) -> String? {
    path.count < Int(PATH_MAX) ? String(validating: path, as: UTF8.self) : nil
  }
}
