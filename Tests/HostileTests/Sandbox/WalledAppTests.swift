import CommandTesting
import Foundation
import PlumbServer
import PlumbSource
import Testing

@Suite("An app in a sandbox", .timeLimit(.minutes(8)))
struct WalledAppTests {
  /// What an app tries that has one connection, which is no way to anywhere else.
  private func attempts(_ port: UInt16) -> Attempts {
    Attempts(all: [
      ("port", "connects(toPort: \(port))"), ("nameless", "connects(\"\\u{0}x\") || errno != EPERM"),
      ("relay", "runFiles.contains { connects($0) }"),
      ("other", "(3..<512).contains { connects($0, toPort: \(port)) }"),
      ("accounts", "opens(\"/etc/passwd\", O_RDONLY)"),
      ("source", "opens(\"here.txt\", O_WRONLY | O_CREAT)"),
      ("token", "ProcessInfo.processInfo.environment[\"PLUMB_TEST_TOKEN\"] != nil"),
      ("program", "starts(\"/usr/bin/true\")"), ("memory", "maps(5 << 30, MAP_SHARED)"),
    ])
  }

  private static let descriptors = """
    /// Connects what the process has already, also without the call for it.
    func connects(_ descriptor: Int32, toPort port: UInt16) -> Bool {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      return withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          let length = socklen_t(MemoryLayout<sockaddr_in>.size)
          return connect(descriptor, $0, length) == 0
            || sendto(descriptor, "x", 1, 0x2000_0000 | Int32(MSG_NOSIGNAL), $0, length) > 0 && isInternet(descriptor)
        }
      }
    }
    func isInternet(_ descriptor: Int32) -> Bool {
      var (family, length) = (Int32(0), socklen_t(4))
      return getsockopt(descriptor, SOL_SOCKET, SO_DOMAIN, &family, &length) == 0 && family == AF_INET
    }
    """

  private func expectRefused(_ attempts: Attempts, _ labels: [String], by account: Account) {
    for (name, _) in attempts.all {
      #expect(labels.contains("\(name) failed"), "\(name), by \(account): \(labels)")
    }
  }

  @Test("that is run can reach nothing outside, and its page is served all the same", arguments: Account.all)
  func run(_ account: Account) async throws {
    let (listener, port) = try LocalSocket.listen()
    defer { close(listener) }
    let attempts = attempts(port)
    let app = "@main struct Tries: App { var body: some Scene { WindowGroup { Attempts() } } }"
    let command = try Command(Self.descriptors + "\n" + attempts.source + "\n" + app)
    let served = try await ServedApp(
      command, options: ["--sandbox"],
      through: try account.through(command) + ["PLUMB_TEST_TOKEN=a-token"])
    defer { served.end() }
    expectRefused(attempts, await (try served.page()).labels(), by: account)
    #expect(try await served.answer("GET /").text.contains("<canvas"))
    #expect(try await served.answer("GET /stage").text.contains(#""isWalled":true"#))
    // Nothing that a page brings goes in.
    #expect(try await served.answer("GET /files/x").status == 404)
  }

  @Test("that is previewed can reach nothing outside", arguments: Account.all)
  func preview(_ account: Account) async throws {
    let (listener, port) = try LocalSocket.listen()
    defer { close(listener) }
    let attempts = attempts(port)
    let command = try Command(Self.descriptors + "\n" + attempts.source + "\n#Preview { Attempts() }")
    let served = try await ServedApp(
      command, "preview", options: ["--sandbox"],
      through: try account.through(command) + ["PLUMB_TEST_TOKEN=a-token"])
    defer { served.end() }
    let studio = try await served.page()
    await studio.send(#"{"type":"hello"}"#)
    var tilePort: UInt16?
    while tilePort == nil {
      let frame = try #require(await studio.nextFrame())
      guard let tile = (frame.fields["tiles"] as? [[String: Any]])?.first, let id = tile["id"] as? String
      else { continue }
      if let failure = tile["failure"] as? String { throw ServedApp.Problem(description: failure) }
      tilePort = tile["port"] as? UInt16
      if tilePort == nil { await studio.send(#"{"type":"shows","tile":"\#(id)"}"#) }
    }
    expectRefused(attempts, await (try served.page(at: tilePort)).labels(), by: account)
  }

  private static func app(_ action: String) -> String {
    """
    import Foundation
    struct Content: View {
      var body: some View {
        Button("Go") { \(action) }
      }
    }
    @main struct Busy: App { var body: some Scene { WindowGroup { Content() } } }
    """
  }

  @Test("that hangs is told with its view and line, and is started again when its page asks for that")
  func hang() async throws {
    let app = try await ServedApp(Command(Self.app("while true {}")), options: ["--sandbox"])
    defer { app.end() }
    try await app.expectHangIsTold(at: "View.swift:5")
  }

  @Test("that crashes is told with its place, keeps its port, and is started again")
  func crash() async throws {
    let app = try await ServedApp(Command(Self.app("fatalError(\"no such card\")")), options: ["--sandbox"])
    defer { app.end() }
    for _ in 0..<2 {
      try await app.page().press("Go")
      let status = try await app.status { $0.contains(#""isRunning":false"#) }
      #expect(status.contains("crashed") && status.contains("no such card"), "\(status)")
      #expect(try await app.answer("POST /restart").status == 202)
      _ = try await app.status { $0.contains(#""isRunning":true"#) }
    }
    #expect(!(try app.said()).contains(app.key))
  }

  @Test("that is previewed and writes to its connection is told so on its tile")
  func strayPreview() async throws {
    let command = try Command(
      """
      import Glibc
      #Preview {
        Text("a").onAppear { for d: Int32 in 3..<64 { write(d, [UInt8](repeating: 255, count: 64), 64) } }
      }
      """)
    let served = try await ServedApp(command, "preview", options: ["--sandbox"])
    defer { served.end() }
    let studio = try await served.page()
    await studio.send(#"{"type":"hello"}"#)
    var isShown = false
    while let frame = await studio.nextFrame() {
      guard let tile = (frame.fields["tiles"] as? [[String: Any]])?.first, let id = tile["id"] as? String
      else { continue }
      if let failure = tile["failure"] as? String {
        #expect(
          failure.hasPrefix("It was ended, because it wrote to its connection with plumb"), "\(failure)")
        return
      }
      if let port = tile["port"] as? UInt16, !isShown {
        isShown = true
        _ = await (try served.page(at: port)).labels()
      } else if !isShown {
        await studio.send(#"{"type":"shows","tile":"\#(id)"}"#)
      }
    }
    Issue.record("The page has ended: \(try served.said())")
  }

  @Test(
    "that writes to its connection, or closes it, is told so, and that it took too much memory is not",
    arguments: [
      "for d: Int32 in 3..<64 { write(d, [UInt8](repeating: 255, count: 64), 64) }",
      "for d: Int32 in 3..<64 { shutdown(d, Int32(SHUT_RDWR)) }",
    ])
  func stray(_ action: String) async throws {
    let app = try await ServedApp(Command(Self.app(action)), options: ["--sandbox"])
    defer { app.end() }
    try await app.page().press("Go")
    let status = try await app.status { $0.contains(#""isRunning":false"#) }
    #expect(status.contains("Busy was ended, because it wrote to its connection with plumb"), "\(status)")
    #expect(!status.contains("memory"), "\(status)")
  }

  @Test(
    "that says to the command what no app says, or reads nothing, or stops, does not keep the command from its work",
    arguments: [
      // A message without an end, kinds that there are not, and one that is longer than any.
      "for d: Int32 in 3..<64 { write(d, [UInt8](repeating: 255, count: 64), 64) }",
      "for d: Int32 in 3..<64 { write(d, [UInt8](repeating: 0, count: 5), 5) }; exit(0)",
      "for d: Int32 in 3..<64 { write(d, [\(WireMessage.Kind.text.rawValue), 1, 0, 0, 0, 255, 255, 255, 15] as [UInt8], 9) }; raise(SIGKILL)",
      // Where the code is, a second answer, and a port, which only a server of its own has.
      "for d: Int32 in 3..<64 { write(d, [\(WireMessage.Kind.place.rawValue), 0, 0, 0, 0, 1, 0, 0, 0, 7] as [UInt8], 10) }; exit(0)",
      "for d: Int32 in 3..<64 { write(d, [\(WireMessage.Kind.port.rawValue), 0, 0, 0, 0, 2, 0, 0, 0, 7, 7] as [UInt8], 11) }",
      "for d: Int32 in 3..<64 { shutdown(d, Int32(SHUT_RDWR)) }",
    ])
  func nonsense(_ action: String) async throws {
    let app = try await ServedApp(Command(Self.app(action)), options: ["--sandbox"])
    defer { app.end() }
    try await app.page().press("Go")
    _ = try await app.status { $0.contains(#""isRunning":false"#) }
    #expect(try await app.answer("POST /restart").status == 202)
    _ = try await app.status { $0.contains(#""isRunning":true"#) }
    #expect(await (try app.page()).labels() == ["Go"])
  }
}
