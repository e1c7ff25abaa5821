import CommandTesting
import Foundation
import Waiting

/// A checkout as the README asks for it, with `./plumb` of this one and the command that was built for the tests.
struct FrontDoorCheckout {
  private let command: Command

  var root: URL { command.folder.url }

  init() throws {
    command = try Command()
    let files = FileManager.default
    for name in ["Examples", "Packaging", "plumb"] {
      try files.copyItem(
        at: Article.root.appending(path: name), to: root.appending(path: name))
    }
    for name in ["Sources", "Packages", "Package.swift", "Documentation", "Guide"] {
      try files.createSymbolicLink(
        at: root.appending(path: name), withDestinationURL: Article.root.appending(path: name))
    }
    try files.createDirectory(at: root.appending(path: ".build"), withIntermediateDirectories: true)
    try files.createSymbolicLink(
      at: root.appending(path: ".build/debug"),
      withDestinationURL: Command.executable.deletingLastPathComponent())
    // What would be built is there already.
    let swift =
      Self.places.map { "\($0)/swift" }.first { files.isExecutableFile(atPath: $0) } ?? "/usr/bin/swift"
    try writeScript(
      "[ \"$1\" = build ] && exit 0\nexec \(swift) \"$@\"", to: root.appending(path: "tools/swift").path)
    let card = """
      struct Card: View {
        var body: some View {
          HStack { Text("Ace").accessibilityIdentifier("title"); Color.red }.accessibilityIdentifier("row")
        }
      }
      #Preview("Card") { Card().frame(width: 100, height: 40) }
      """
    try files.createDirectory(at: root.appending(path: "app"), withIntermediateDirectories: true)
    try command.write(card, to: "app/Card.swift")
    try files.createDirectory(at: root.appending(path: "odd"), withIntermediateDirectories: true)
    try command.write("private let spare = 1", to: "odd/-b.swift")
    // The first command of a checkout builds.
    _ = try run("./plumb help", in: ".")
  }

  private static var places: [Substring] {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
  }

  private var environment: [String: String] {
    [
      "PATH": "\(root.path):\(root.path)/tools:\(Self.places.joined(separator: ":"))",
      "XDG_CONFIG_HOME": "\(root.path)/.config",
    ]
  }

  func run(_ line: String, in folder: String) throws -> Command.Answer {
    try command.shell("cd '\(folder)' && \(line)", environment: environment)
  }

  /// The files and folders of a folder that are there for all to see.
  func names(in folder: String) throws -> Set<String> {
    let names = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
    return Set(names.filter { !$0.hasPrefix(".") && !$0.hasPrefix("standard-") })
  }

  func remove() { command.folder.remove() }

  /// Serves a source until `body` is done, and interrupts the command as Control-C does.
  func serve(_ line: String, in folder: String, _ body: (URL) async throws -> Void) async throws
    -> (status: Int32, error: String)
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "cd '\(folder)' && exec \(line)"]
    process.currentDirectoryURL = root
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (output, error) = (root.appending(path: "standard-output"), root.appending(path: "standard-error"))
    for file in [output, error] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: error)
    try process.run()
    var address: URL?
    let patience = Patience("The address of \(line)")
    while process.isRunning, address == nil {
      let text = try String(contentsOf: output, encoding: .utf8)
      if text.hasSuffix("\n") { address = URL(string: text.trimmingCharacters(in: .newlines)) }
      try await patience.pause()
    }
    let result: Result<Void, any Error>
    do { result = .success(try await body(address ?? URL(fileURLWithPath: "/"))) } catch {
      result = .failure(error)
    }
    process.interrupt()
    process.waitUntilEnd(seconds: 30)
    try result.get()
    return (process.terminationStatus, try String(contentsOf: error, encoding: .utf8))
  }
}
