import CommandTesting
import Foundation
import PlumbSource

/// A checkout with `./plumb`, a package manager that only says what it was asked, and a command that says that it runs.
struct WrappedCheckout {
  let folder: TemporaryFolder
  var root: String { folder.path("checkout") }

  init(builds: String = "echo \"swift $*\" >> \"$NOTES\"; echo \"home $HOME\" >> \"$NOTES\"") throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: root + "/tools", withIntermediateDirectories: true)
    try copyExecutable(Self.original("plumb"), to: root + "/plumb")
    try FileManager.default.copyItem(atPath: Self.original("Packaging"), toPath: root + "/Packaging")
    try script("tools/swift", "[ \"$1\" = --version ] && echo 'Swift version 6.3' && exit\n\(builds)")
  }

  /// The path of a file of this checkout.
  static func original(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../\(name)").standardizedFileURL.path
  }

  func script(_ name: String, _ text: String) throws {
    try writeScript(text, to: "\(root)/\(name)")
  }

  func process(
    _ environment: [String: String?] = [:], through: [String] = [], words: [String] = ["help"]
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = through + ["\(root)/plumb"] + words
    process.currentDirectoryURL = folder.url
    var all = ProcessInfo.processInfo.environment
    all["PATH"] = "\(root)/tools:\(all["PATH"] ?? "/usr/bin:/bin")"
    (all["NOTES"], all["TMPDIR"]) = (folder.path("notes"), folder.path("temporary"))
    try FileManager.default.createDirectory(
      atPath: folder.path("temporary"), withIntermediateDirectories: true)
    for (name, value) in environment { all[name] = value }
    process.environment = all
    _ = FileManager.default.createFile(atPath: folder.path("output"), contents: nil)
    process.standardOutput = FileHandle(forWritingAtPath: folder.path("output"))
    _ = FileManager.default.createFile(atPath: folder.path("error"), contents: nil)
    process.standardError = FileHandle(forWritingAtPath: folder.path("error"))
    try process.run()
    return process
  }

  func text(_ name: String) -> String {
    (try? String(contentsOfFile: folder.path(name), encoding: .utf8)) ?? ""
  }
}
