import CommandTesting
import Foundation
import PlumbSource
import Testing
import Waiting

@Suite("Descriptors, keys and ports of an app that crashes", .timeLimit(.minutes(6)))
struct RestartTests {
  private let app = """
    struct Content: View {
      var body: some View { Button("Fail") { fatalError("no such card") } }
    }
    @main struct Fragile: App { var body: some Scene { WindowGroup { Content() } } }
    """

  private func descriptors(_ process: Int32) throws -> [String] {
    let folder = "/proc/\(process)/fd"
    return try FileManager.default.contentsOfDirectory(atPath: folder).compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
    }
  }

  /// The app's own process, which stands below its supervisor.
  private func app(of command: Process) throws -> Int32 {
    let supervisor = try #require(children(of: command.processIdentifier).first)
    return try #require(children(of: supervisor).first)
  }

  @Test(
    "crashes and restarts, and hundreds of connections, leave no descriptor; the key is in no command's words"
  )
  func leaks() async throws {
    let served = try await ServedApp(Command(app))
    defer { served.end() }
    let (process, port, key) = (served.process, served.port, served.key)
    let child = try app(of: process)
    for process in [process.processIdentifier, child] {
      let words = try String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)
      let variables = try String(contentsOfFile: "/proc/\(process)/environ", encoding: .utf8)
      #expect(!words.contains(key) && !variables.contains(key))
    }
    // The request, which has the key in it, is in no file of the run.
    let maps = try String(contentsOfFile: "/proc/\(child)/maps", encoding: .utf8)
    let library = try #require(
      maps.split(separator: "\n").first { $0.hasSuffix("/\(Compiler.libraryName)") }.map(String.init))
    let folder = URL(fileURLWithPath: String(library.drop { $0 != "/" })).deletingLastPathComponent().path
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
    // The app's resources are beside what this test lets the command write.
    let telling = files.filter { !$0.hasSuffix("/standard-output") }.filter {
      FileManager.default.contents(atPath: "\(folder)/\($0)")?.range(of: Data(key.utf8)) != nil
    }
    #expect(telling == [])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder)
    #expect(attributes[.posixPermissions] as? Int == 0o700)

    _ = try await served.status { $0.contains(#""isRunning":true"#) }
    let before = try descriptors(child).count
    for round in 0..<300 {
      let connection = try RawConnection(port: port)
      if round.isMultiple(of: 3) { await connection.write("GET /") }
      if round.isMultiple(of: 4) { _ = await connection.upgrade(key: round.isMultiple(of: 8) ? key : nil) }
    }
    try await waitUntil { try descriptors(child).count <= before }

    var counts: [[String]] = []
    for _ in 0..<3 {
      try await served.page().press("Fail")
      _ = try await served.status { $0.contains(#""isRunning":false"#) }
      let stranger = try RawConnection(port: port)
      await stranger.request("POST /restart")
      #expect(await stranger.answer().status == 403)
      #expect(try await served.answer("POST /restart").status == 202)
      _ = try await served.status { $0.contains(#""isRunning":true"#) }
      counts.append(try descriptors(process.processIdentifier))
    }
    #expect(counts[2].count <= counts[0].count, "\(counts[0])\n\(counts[2])")
    // The process of the app has no socket but its own: none of those that its parent had.
    let own = try descriptors(app(of: process))
    #expect(own.filter { $0.hasPrefix("socket:") }.count <= 3, "\(own)")
  }
}
