import CommandTesting
import Foundation
import PlumbSource
import Waiting

/// An app that `plumb run` shows, with a home folder of its own.
struct RunningApp {
  let process: Process
  let address: URL
  let folder: TemporaryFolder

  /// The examples of this package.
  static var examples: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Examples")
      .standardizedFileURL.path
  }

  /// Starts the command and waits until it prints the address.
  static func start(
    _ source: String = examples + "/Kuchi", in folder: TemporaryFolder, port: Int = 0
  ) async throws -> RunningApp {
    let process = Process()
    process.executableURL = Bundle.main.executableURL!.deletingLastPathComponent().appendingPathComponent(
      "plumb")
    process.arguments = ["run", source, "--port", "\(port)", "--window"]
    process.environment = ProcessInfo.processInfo.environment.merging(["HOME": folder.path("home")]) { $1 }
    process.environment?["XDG_CONFIG_HOME"] = nil
    try FileManager.default.createDirectory(
      atPath: folder.path("home"), withIntermediateDirectories: true)
    for name in ["output", "log"] { try Data().write(to: URL(fileURLWithPath: folder.path(name))) }
    process.standardOutput = FileHandle(forWritingAtPath: folder.path("output"))
    process.standardError = FileHandle(forWritingAtPath: folder.path("log"))
    try process.run()
    let patience = Patience("The address of \(source)")
    while true {
      let output = try String(contentsOfFile: folder.path("output"), encoding: .utf8)
      if output.hasSuffix("\n"), let url = URL(string: output.trimmingCharacters(in: .newlines)) {
        return RunningApp(process: process, address: url, folder: folder)
      }
      guard process.isRunning else { break }
      try await patience.pause()
    }
    process.terminate()
    let log = try String(contentsOfFile: folder.path("log"), encoding: .utf8)
    throw Browser.Problem(description: "No address: \(log)")
  }

  /// What was printed besides the address.
  var log: String { (try? String(contentsOfFile: folder.path("log"), encoding: .utf8)) ?? "" }

  /// As Control-C does.
  func end() {
    process.interrupt()
    process.waitUntilEnd()
  }

  /// Runs something with an app of one file, and with its page.
  static func with(
    text: String, height: Int = 844, _ body: (RunningApp, BrowserPage) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    try text.write(toFile: folder.path("App.swift"), atomically: true, encoding: .utf8)
    let app = try await start(folder.path("App.swift"), in: folder)
    defer { app.end() }
    let page = try await BrowserPage.open(app.address, width: 390, height: height)
    try await body(app, page)
    try await page.close()
  }

  /// Runs something with an app in a new folder.
  static func with(
    _ source: String = examples + "/Kuchi", _ body: (RunningApp) async throws -> Void
  ) async throws {
    let app = try await start(source, in: TemporaryFolder())
    defer { app.end() }
    try await body(app)
  }
}
