import CommandTesting
import Foundation
import FoundationNetworking
import Testing
import Waiting

@Suite("plumb run", .timeLimit(.minutes(12)))
struct RunTests {
  private let app = """
    @main struct Hello: App {
      var body: some Scene { WindowGroup("Hello") { Text("Hello") } }
    }
    """

  /// Waits until the address is printed, and returns it.
  private func address(_ command: Command, _ process: Process) async throws -> String {
    let patience = Patience("The address")
    while process.isRunning {
      let output = try String(contentsOfFile: command.path("standard-output"), encoding: .utf8)
      if output.hasSuffix("\n") { return output.trimmingCharacters(in: .newlines) }
      try await patience.pause()
    }
    return try "no address: " + String(contentsOfFile: command.path("standard-error"), encoding: .utf8)
  }

  @Test("an app is served at the address that is printed, and Control-C ends it with its process")
  func serves() async throws {
    let command = try Command(app)
    let process = try command.start("run", "View.swift", "--port", "0")
    let address = try await address(command, process)
    #expect(address.contains(/^http:\/\/127\.0\.0\.1:\d+\/#key=[0-9a-f]{32}$/))
    let url = try #require(URL(string: address))
    let page = try String(decoding: Data(contentsOf: url), as: UTF8.self)
    #expect(page.contains("<canvas"))
    let children = CommandTesting.children(of: process.processIdentifier)
    #expect(children.count == 1)
    process.interrupt()
    process.waitUntilEnd()
    #expect(process.terminationStatus == 130)
    // The command has waited until its children were gone.
    for child in children { #expect(kill(child, 0) != 0) }
  }

  @Test("the app's process ends even when the command is killed")
  func orphans() async throws {
    let command = try Command(app)
    let process = try command.start("run", "View.swift", "--port", "0")
    let url = try #require(URL(string: try await address(command, process)))
    kill(process.processIdentifier, SIGKILL)
    try await waitUntil { (try? Data(contentsOf: url)) == nil }
  }

  @Test("without an app, the source's view is shown")
  func view() async throws {
    let command = try Command("struct Row: View { var body: some View { Text(\"Row\") } }")
    let process = try command.start("run", "View.swift", "--port", "0")
    #expect(try await address(command, process).hasPrefix("http://127.0.0.1:"))
    process.interrupt()
    process.waitUntilEnd()
  }

  @Test("an app that crashes is told with its last lines")
  func crash() throws {
    let command = try Command(
      """
      @main struct Broken: App {
        init() {
          print("opening the store")
          fatalError("the store is empty")
        }
        var body: some Scene { WindowGroup { Text("") } }
      }
      """)
    let answer = try command.run("run", "View.swift", "--port", "0")
    #expect(answer.status == 3)
    #expect(answer.error.contains("Broken crashed"))
    #expect(answer.error.contains("  opening the store"))
    #expect(answer.error.contains("the store is empty"))
  }

  /// What the page is told of the device that it shows.
  private func device(_ words: String...) async throws -> String? {
    let command = try Command(app)
    let process = try command.start(["run", "View.swift", "--port", "0"] + words)
    defer {
      process.interrupt()
      process.waitUntilEnd()
    }
    let parts = try await address(command, process).split(separator: "#key=")
    var request = URLRequest(url: try #require(URL(string: "\(parts[0])stage")))
    request.setValue("Bearer \(parts[1])", forHTTPHeaderField: "Authorization")
    struct Stage: Decodable {
      struct Given: Decodable { var device: String? }
      var given: Given
    }
    let (data, _) = try await URLSession.shared.data(for: request)
    return try JSONDecoder().decode(Stage.self, from: data).given.device
  }

  @Test("the page shows a phone, or the device that is asked for, or none")
  func devices() async throws {
    #expect(try await device() == "iPhone 16")
    #expect(try await device("--device", "ipad mini (6th generation)") == "iPad mini (6th generation)")
    #expect(try await device("--window") == nil)
    #expect(try await device("--platform", "macOS") == nil)
    let both = try Command(app).run("run", "View.swift", "--window", "--device", "iPhone 16")
    #expect(both.status == 2)
    #expect(both.error.contains("leave --device or --window out"))
  }

  @Test("wrong words are answered with what is possible")
  func words() throws {
    let command = try Command(
      "\(app)\nstruct Other: App { var body: some Scene { WindowGroup { Text(\"\") } } }")
    let several = try command.run("run", "View.swift")
    #expect(several.status == 2)
    #expect(several.error.contains("There are several apps; choose one with --view: "))
    for port in ["99999", "-1", "eighty"] {
      let answer = try command.run("run", "View.swift", "--port", port)
      #expect(answer.status == 2)
      #expect(
        answer.error.contains("A port is a number from 0 to 65535, not \(port); 0 takes any free one."))
    }
    #expect(try command.run("run", "View.swift", "--view", "Nobody").status == 2)
  }
}
