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

  /// A path as the system has it: names are bytes, and not each of them is a text.
  private typealias Path = [UInt8]

  private mutating func look(at root: String) {
    left = most
    var waiting: [Path] = [Array(root.utf8)]
    while left > 0, let folder = waiting.popLast() {
      guard let stream = Self.call(opendir, folder) else {
        // A file is no folder, and what is gone has nothing in it.
        if ![ENOENT, ENOTDIR].contains(errno) { cover(folder) }
        continue
      }
      defer { closedir(stream) }
      while left > 0, let entry = readdir(stream) {
        let name = Self.name(of: entry)
        guard name != Array(".".utf8), name != Array("..".utf8) else { continue }
        left -= 1
        let place = folder + [UInt8(ascii: "/")] + name
        switch Self.kind(entry.pointee.d_type, at: place) {
        case S_IFIFO:
          if let path = Self.text(place) { pipes.insert(path) } else { cover(folder) }
        case S_IFDIR: waiting.append(place)
        default: break
        }
      }
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

  /// An entry is as long as its name: what lies behind it may be no memory.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    let start = UnsafeRawPointer(entry) + MemoryLayout<dirent>.offset(of: \.d_name)!
    return Array(
      UnsafeRawBufferPointer(start: start, count: strlen(start.assumingMemoryBound(to: CChar.self))))
  }

  /// Not each file system says what an entry is.
  private static func kind(_ type: UInt8, at place: Path) -> mode_t {
    switch Int(type) {
    case Int(DT_UNKNOWN):
      var status = stat()
      return call({ lstat($0, &status) }, place) == 0 ? status.st_mode & S_IFMT : 0
    default: return mode_t(type) << 12
    }
  }

  private static func call<Result>(_ function: (UnsafePointer<CChar>) -> Result, _ path: Path) -> Result {
    (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { function($0.baseAddress!) }
  }
}
