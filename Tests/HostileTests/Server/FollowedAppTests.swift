import CommandTesting
import Foundation
import Testing

@Suite("An app that follows saves (run --watch)", .timeLimit(.minutes(8)))
struct FollowedAppTests {
  private static func app(_ word: String, start: String = "") -> String {
    """
    struct Content: View {
      var body: some View { Button("\(word)") { fatalError("no such card") } }
    }
    @main struct Saved: App {
      init() { \(start) }
      var body: some Scene { WindowGroup { Content() } }
    }
    """
  }

  /// Waits for what the command says.
  private func wait(for words: String, of app: ServedApp) async throws {
    try await FileText(app.command.path("standard-error")).wait { $0.contains(words) }
  }

  private func isRunning(_ status: String) -> Bool { status.contains(#""isRunning":true"#) }

  @Test(
    "is the new one at the same address after a save that compiles, and goes on after one that does not",
    arguments: [[], ["--sandbox"]])
  func saves(_ options: [String]) async throws {
    let command = try Command(Self.app("One"))
    let app = try await ServedApp(command, options: ["--watch"] + options)
    defer { app.end() }
    let first = try await app.page()
    #expect(await first.labels() == ["One"])
    try command.write("let wrong: Int = \"\"", to: "View.swift")
    try await wait(for: "The app goes on as it was.", of: app)
    #expect(try app.said().contains("View.swift:2:"))
    #expect(await (try app.page()).labels() == ["One"])
    try command.write(Self.app("Two"), to: "View.swift")
    try await wait(for: "The source was saved, and the app is started anew.", of: app)
    _ = try await app.status(isRunning)
    #expect(await (try app.page()).labels() == ["Two"])
    #expect(app.process.isRunning)
    // The address was printed once.
    let printed = try String(contentsOfFile: command.path("standard-output"), encoding: .utf8)
    #expect(printed.split(separator: "\n").count == 1)
  }

  @Test("is named at the start of one that follows none")
  func withoutWatching() async throws {
    let app = try await ServedApp(Command(Self.app("One")))
    defer { app.end() }
    #expect(try app.said().hasPrefix("The app is shown as it is saved now. With --watch, each save"))
  }

  @Test("that has crashed, also at its start, is there again after a save that mends it")
  func crashes() async throws {
    let command = try Command(Self.app("One"))
    let app = try await ServedApp(command, options: ["--watch"])
    defer { app.end() }
    try await app.page().press("One")
    #expect(try await app.status { !isRunning($0) }.contains("no such card"))
    try command.write(Self.app("Two", start: "fatalError(\"no such deck\")"), to: "View.swift")
    _ = try await app.status { $0.contains("no such deck") }
    try command.write(Self.app("Three"), to: "View.swift")
    _ = try await app.status(isRunning)
    #expect(await (try app.page()).labels() == ["Three"])
  }

  @Test("is no app that can be shown after a save without one, and the next save is shown")
  func withoutApp() async throws {
    let command = try Command(Self.app("One"))
    let app = try await ServedApp(command, options: ["--watch", "--view", "Saved"])
    defer { app.end() }
    try command.write("struct Other: View { var body: some View { Text(\"other\") } }", to: "View.swift")
    try await wait(for: "The next save that compiles is shown.", of: app)
    try command.write(Self.app("Two"), to: "View.swift")
    _ = try await app.status(isRunning)
    #expect(await (try app.page()).labels() == ["Two"])
  }
}
