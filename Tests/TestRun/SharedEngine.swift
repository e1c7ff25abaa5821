import Foundation

/// The layout engine of shared pages, which the command compiles once on a machine and keeps.
///
/// Half a minute of the processor is more than one test may take, so a whole run has it made before its tests.
struct SharedEngine {
  /// The command that the tests call, which is built beside their program.
  let command: URL

  init(beside program: String) {
    command = URL(fileURLWithPath: program).deletingLastPathComponent().appendingPathComponent("plumb")
  }

  /// Shares a view, for which the command makes the engine. Whatever goes wrong with it, a test reports.
  ///
  /// - Parameter folder: takes the page.
  func make(in folder: URL) throws {
    let source = folder.appendingPathComponent("Shared.swift")
    try Data("import SwiftUI\n#Preview { Text(\"a\") }\n".utf8).write(to: source)
    guard FileManager.default.isExecutableFile(atPath: command.path) else { return }
    let process = Process()
    process.executableURL = command
    process.arguments = ["share", source.path, "-o", folder.appendingPathComponent("shared.html").path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }
}
