import CommandTesting
import Foundation
import Testing
import Waiting

@Suite("Apps and previews at rest", .timeLimit(.minutes(6)))
struct RestTests {
  private static let app = """
    struct Content: View {
      @State private var count = 0
      var body: some View { Button("Count \\(count)") { count += 1 } }
    }
    @main struct Still: App { var body: some Scene { WindowGroup { Content() } } }
    #Preview("Card") { Content() }
    """

  /// A process with all those below it.
  private func family(of process: Int32) -> [Int32] {
    [process] + children(of: process).flatMap { family(of: $0) }
  }

  @Test(
    "wait for events alone, each thread of each process",
    arguments: [["run"], ["run", "--watch"], ["run", "--sandbox"], ["preview"], ["preview", "--sandbox"]])
  func rest(words: [String]) async throws {
    let served = try await ServedApp(
      Command(Self.app), words[0], options: Array(words.dropFirst()))
    defer { served.end() }
    // A preview has a process once its page shows it. The page of previews stays there.
    let studio = words[0] == "preview" ? try await served.page() : nil
    await studio?.send(#"{"type":"hello"}"#)
    var isShown = studio == nil
    while let studio, !isShown {
      let frame = try #require(await studio.nextFrame())
      guard let tile = (frame.fields["tiles"] as? [[String: Any]])?.first, let id = tile["id"] as? String
      else { continue }
      isShown = tile["port"] is Int
      if !isShown { await studio.send(#"{"type":"shows","tile":"\#(id)"}"#) }
    }
    let patience = Patience("Rest", limit: .seconds(60))
    var restless = ["fewer than three processes"]
    while !restless.isEmpty {
      do { try await patience.pause() } catch { throw NeverCame(description: "\(error) \(restless)") }
      let all = family(of: served.process.processIdentifier)
      // The command, a supervisor and the child.
      if all.count > 2 { restless = all.flatMap { Waits.restless($0, pings: studio == nil ? [] : [all[0]]) } }
    }
    await studio?.send(#"{"type":"hello"}"#)
  }

  @Test("are not those that pause by the clock, or have set a timer")
  func restless() throws {
    let command = try Command()
    defer { command.folder.remove() }
    let sleeping = Process()
    sleeping.executableURL = URL(fileURLWithPath: "/bin/sleep")
    sleeping.arguments = ["600"]
    try sleeping.run()
    defer { sleeping.terminate() }
    try blockUntil { Waits.restless(sleeping.processIdentifier).contains { $0.contains("sleep") } }
    // Swift's headers leave out timerfd_create(2) and timerfd_settime(2).
    typealias Create = @convention(c) (Int32, Int32) -> Int32
    typealias Set =
      @convention(c) (Int32, Int32, UnsafePointer<itimerspec>, UnsafeMutableRawPointer?) -> Int32
    let create = try unsafeBitCast(#require(dlsym(nil, "timerfd_create")), to: Create.self)
    let set = try unsafeBitCast(#require(dlsym(nil, "timerfd_settime")), to: Set.self)
    let timer = create(CLOCK_MONOTONIC, 0)
    defer { close(timer) }
    let before = Waits.timers(getpid()).count
    var time = itimerspec(
      it_interval: timespec(), it_value: timespec(tv_sec: 60, tv_nsec: 0))
    #expect(set(timer, 0, &time, nil) == 0)
    #expect(Waits.timers(getpid()).count == before + 1)
  }
}
