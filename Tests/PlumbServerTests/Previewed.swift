import CommandTesting
import Foundation
import PlumbSource
import Testing
import Waiting

/// `plumb preview` of one file, for one test.
struct Previewed: Sendable {
  let folder: TemporaryFolder
  let address: URL
  private let process: Process

  var file: String { folder.path("View.swift") }
  /// Where the command puts its own folders.
  var temporary: String { folder.path("temporary") }

  static func with(
    _ source: String, options: [String] = [], width: Int = 1100, height: Int = 800,
    _ body: (Previewed, BrowserPage) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try "import SwiftUI\n\(source)\n".write(
      toFile: folder.path("View.swift"), atomically: true, encoding: .utf8)
    try await with(
      "View.swift", in: folder, options: options, width: width, height: height, body)
  }

  /// - Parameter path: of what is previewed, in the folder.
  static func with(
    _ path: String, in folder: TemporaryFolder, options: [String] = [], width: Int = 1100, height: Int = 800,
    _ body: (Previewed, BrowserPage) async throws -> Void
  ) async throws {
    let previewed = try await Previewed(folder, path, options)
    defer { previewed.process.interrupt() }
    let page = try await BrowserPage.open(
      previewed.address, width: width, height: height, scale: 2, ready: Previewed.ready)
    try await body(previewed, page)
    try await page.close()
  }

  /// Every tile has a picture, or says why not.
  static let ready = """
    document.querySelector('.tile') && [...document.querySelectorAll('.tile')].every(
      (tile) => tile.dataset.generation > 0 || tile.classList.contains('failed'))
    """

  private init(_ folder: TemporaryFolder, _ path: String, _ options: [String]) async throws {
    self.folder = folder
    try FileManager.default.createDirectory(
      atPath: folder.path("temporary"), withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = Bundle.main.executableURL!.deletingLastPathComponent()
      .appendingPathComponent("plumb")
    process.arguments = ["preview", path, "--port", "0"] + options
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["TMPDIR": folder.path("temporary")]) { $1 }
    let output = folder.path("output")
    try Data().write(to: URL(fileURLWithPath: output))
    process.standardOutput = FileHandle(forWritingAtPath: output)
    try Data().write(to: URL(fileURLWithPath: folder.path("errors")))
    process.standardError = FileHandle(forWritingAtPath: folder.path("errors"))
    try process.run()
    self.process = process
    let patience = Patience("The address of plumb preview")
    while process.isRunning {
      let text = try String(contentsOfFile: output, encoding: .utf8)
      if text.hasSuffix("\n"), let url = URL(string: text.trimmingCharacters(in: .newlines)) {
        address = url
        return
      }
      try await patience.pause()
    }
    process.interrupt()
    throw Browser.Problem(description: "plumb preview did not print its address.")
  }

  func save(_ source: String) throws {
    try "import SwiftUI\n\(source)\n".write(toFile: file, atomically: true, encoding: .utf8)
  }

  var processIdentifier: Int32 { process.processIdentifier }

  /// What the command has said on standard error so far.
  var errors: String { (try? String(contentsOfFile: folder.path("errors"), encoding: .utf8)) ?? "" }

  /// The processes that the command has started and that run.
  var children: [Int32] { CommandTesting.children(of: processIdentifier) }

  func stop() {
    process.interrupt()
    process.waitUntilExit()
  }
}
