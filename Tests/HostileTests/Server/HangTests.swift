import CommandTesting
import Foundation
import PlumbServer
import TestLayers
import Testing
import Waiting

@Suite("Apps that hang and crash", .timeLimit(.minutes(6)))
struct HangTests {
  private static func app(_ action: String) -> String {
    """
    import Foundation
    func deep(_ number: Int) -> Int { number &+ deep(number &+ 1) &+ 1 }
    struct Content: View {
      var body: some View {
        Button("Go") {
          \(action)
        }
      }
    }
    @main struct Busy: App { var body: some Scene { WindowGroup { Content() } } }
    """
  }

  @Test(
    "an action that never ends is told with its view and line, and the app is started again", .tags(.slow))
  func loop() async throws {
    let app = try await ServedApp(Command(Self.app("while true {}")))
    defer { app.end() }
    try await app.expectHangIsTold(at: "View.swift:7")
  }

  @Test("an action that takes long and ends is told while it runs, and no longer")
  func long() async throws {
    let app = try await ServedApp(Command(Self.app("Thread.sleep(forTimeInterval: 9)")))
    defer { app.end() }
    try await app.page().press("Go")
    _ = try await app.status { $0.contains("Content was used") }
    _ = try await app.status { !$0.contains("reason") }
    try await waitUntil { try app.said().contains("The app answers again.") }
    #expect(app.process.isRunning)
  }

  @Test("recursion without end is told as recursion, and no word about a crash has the key")
  func recursion() async throws {
    let app = try await ServedApp(Command(Self.app("print(deep(0))")))
    defer { app.end() }
    try await app.page().press("Go")
    let status = try await app.status { $0.contains(#""isRunning":false"#) }
    for word in ["Its code called itself until the stack of", "Content was used (View.swift:3)"] {
      #expect(status.contains(word), "\(status)")
    }
    let said = try app.said()
    #expect(!status.contains(app.key) && !said.contains(app.key), "\(said)")
  }

  @Test("a port that is kept is nobody else's while nobody listens, and ours again after each end")
  func port() async throws {
    let claim = try PortClaim(from: 0)
    #expect(throws: (any Error).self) { try RawConnection(port: claim.port) }
    for _ in 0..<2 {
      let other = try PortClaim(from: claim.port)
      #expect(other.port != claim.port)
      try await HostileServer.with(at: claim.port) { server in
        #expect(server.port == claim.port)
        let connection = try server.connect()
        await connection.request("GET /")
        #expect(await connection.answer().status == 200)
      }
    }
  }
}
