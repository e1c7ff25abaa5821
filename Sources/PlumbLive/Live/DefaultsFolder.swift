import Foundation

/// The folder for the user defaults of a running app: its own folder below that for settings, because on Linux a
/// program's defaults are called by its file's name, and all apps are shown by this one.
///
/// The same app in another folder is another app.
enum DefaultsFolder {
  /// The path, `~/.config/plumb/NAME-NUMBER` unless `XDG_CONFIG_HOME` says otherwise; the folder is made if needed.
  static func path(
    app: String, source: URL, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    let set = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"] ?? NSHomeDirectory()
    let name = app.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    let number = String(hash(source.standardizedFileURL.resolvingSymlinksInPath().path), radix: 36)
    let path = "\(set ?? home + "/.config")/plumb/\(String(name))-\(number)"
    try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return path
  }

  /// FNV-1a, the same in every run.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}
