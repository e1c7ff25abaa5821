import CommandTesting
import Foundation
import Testing

@Suite("A view that stands still", .timeLimit(.minutes(6)))
struct StandingStillTests {
  private static let tools = """
    import Foundation
    /// Asks to be traced by its parent.
    func isTraced() {
      typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
      _ = unsafeBitCast(dlsym(nil, "syscall")!, to: Call.self)(\(Call.ptrace.rawValue), 0, 0, 0, 0, 0, 0)
    }
    """

  @Test(
    "because it has stopped itself, or because it is traced and a signal comes, goes on",
    arguments: [
      "raise(SIGSTOP)", "isTraced(); raise(SIGSTOP)", "signal(SIGUSR1, SIG_IGN); isTraced(); raise(SIGUSR1)",
      "signal(SIGUSR1) { _ in }; isTraced(); for _ in 0..<100 { raise(SIGUSR1); raise(SIGSTOP) }",
    ])
  func goesOn(_ code: String) throws {
    let command = try Command(
      "\(Self.tools)\nstruct Stops: View { var body: some View { \(code); return Text(\"a card\") } }")
    defer { command.folder.remove() }
    let answer = try command.run("inspect", "View.swift", "--timeout", "60")
    #expect(answer.status == 0, "\(answer)")
    #expect(answer.output.contains("Text(\"a card\")"))
  }

  @Test("because it is traced, and crashes, is told as every other crash")
  func crash() throws {
    let code = "isTraced(); let all: [Int] = []; return Text(\"\\(all[2])\")"
    let command = try Command("\(Self.tools)\nstruct Stops: View { var body: some View { \(code) } }")
    defer { command.folder.remove() }
    let answer = try command.run("inspect", "View.swift", "--timeout", "60")
    #expect(answer.status == 3)
    #expect(answer.error.contains("Index out of range"), "\(answer)")
    #expect(answer.error.contains("crashed") && !answer.error.contains("Unknown signal"), "\(answer)")
  }

  @Test("in an app that is run, goes on, in a sandbox too", arguments: [[], ["--sandbox"]])
  func run(_ options: [String]) async throws {
    let command = try Command(
      """
      import Foundation
      struct Content: View {
        @State private var count = 0
        var body: some View {
          Button("Stop") {
            raise(SIGSTOP)
            count += 1
          }
          Text("stopped \\(count)")
        }
      }
      @main struct Stops: App { var body: some Scene { WindowGroup { Content() } } }
      """)
    let app = try await ServedApp(command, options: options)
    defer { app.end() }
    let page = try await app.page()
    try await page.press("Stop")
    while let frame = await page.nextFrame() {
      // A page says that it shows a frame, and gets the next.
      if frame.kind == 2, frame.payload.count > 4 {
        let number = frame.payload[1..<5].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        await page.send(#"{"type":"ack","frame":\#(number)}"#)
      }
      let changed = frame.fields["changed"] as? [[String: Any]] ?? []
      if changed.contains(where: { $0["label"] as? String == "stopped 1" }) { return }
    }
    Issue.record("The page has ended: \(try app.said())")
  }
}
