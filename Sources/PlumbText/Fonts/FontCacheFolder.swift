internal import Glibc
package import Synchronization

/// The folder in which the list of installed fonts is kept between runs: scanning it anew costs 170 ms, reading it 0.5
/// ms.
package enum FontCacheFolder {
  /// The place that the host has for caches; nil where it has none, and then the account's own is taken.
  package static let ofHost = Mutex<String?>(nil)

  /// The first folder that exists or can be made, and can be written to; nil when there is none.
  ///
  /// No environment variable is read: the home folder is the account's own.
  static func choose(_ wanted: String?) -> String? {
    let wanted = wanted ?? ofHost.withLock(\.self)
    var candidates = wanted.map { [$0] } ?? []
    if let account = getpwuid(getuid()), let home = account.pointee.pw_dir {
      candidates.append(String(cString: home) + "/.cache/plumb/fonts")
    }
    candidates.append("/tmp/plumb-\(getuid())/fonts")
    return candidates.first { make($0, isOwn: $0 != wanted) } ?? temporary()
  }

  private static func make(_ folder: String, isOwn: Bool) -> Bool {
    guard folder.hasPrefix("/") else { return false }
    var path = ""
    for part in folder.split(separator: "/") {
      path += "/" + part
      mkdir(path, 0o700)
    }
    return access(folder, W_OK | X_OK) == 0 && (!isOwn || isOwnFolder(folder))
  }

  /// A folder that someone else put in our place could hold lists that name other files.
  private static func isOwnFolder(_ folder: String) -> Bool {
    var status = stat()
    return stat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == getuid()
  }

  private static func temporary() -> String? {
    var template = Array("/tmp/plumb-fonts-XXXXXX".utf8CString)
    return template.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!).map { String(cString: $0) } }
  }
}
