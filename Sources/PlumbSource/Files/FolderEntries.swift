import Foundation

/// The entries of a folder, by names as the system has them: they are bytes, and not each of them is a text.
enum FolderEntries {
  typealias Path = [UInt8]

  /// Passes each entry to a closure, with its name and its kind (`S_IFDIR`, `S_IFIFO` …), until the closure returns false.
  ///
  /// - Returns: false when the folder cannot be read. `errno` says why.
  static func visit(_ folder: Path, _ body: (_ name: Path, _ kind: mode_t) -> Bool) -> Bool {
    guard let stream = call(opendir, folder) else { return false }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = name(of: entry)
      guard name != Array(".".utf8), name != Array("..".utf8) else { continue }
      guard body(name, kind(entry.pointee.d_type, at: folder + [UInt8(ascii: "/")] + name)) else { break }
    }
    return true
  }

  /// An entry is as long as its name: what lies behind it may be no memory.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> Path {
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
