import CommandTesting
import Foundation
import PlumbSource
import Testing

@testable import PlumbCommand

@Suite("What Documentation/Security.md promises", .timeLimit(.minutes(6)))
struct SecurityTests {
  private static let document = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Documentation/Security.md").standardizedFileURL

  @Test("the limits that it names are those of the code")
  func limits() throws {
    let text = try String(contentsOf: Self.document, encoding: .utf8)
    #expect(text.contains("| compiling | \(Int(Compiler.defaultTimeout)) seconds |"))
    #expect(text.contains("\(Compiler.memory >> 30) GiB for each of its processes"))
    #expect(text.contains("| memory of a view's process | \(CompiledSource.memory >> 30) GiB |"))
    #expect(
      text.contains(
        "| one view: listing, laying out, drawing | \(Int(CompiledSource.defaultTimeout)) seconds |"))
    #expect(text.contains("| one Swift file | \(Source.longestFile >> 20) MiB |"))
  }

  /// Tries what a program may do, and shows how it went.
  private static let curious = """
    import Foundation
    struct Curious: View {
      private func write(_ path: String) -> String {
        FileManager.default.createFile(atPath: path, contents: Data("x".utf8)) ? "written" : "refused"
      }
      private var connection: String {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(ProcessInfo.processInfo.environment["PORT"]!)!.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
          }
        }
        return result == 0 ? "connected" : "refused"
      }
      var body: some View {
        VStack {
          Text("here " + write("here.txt"))
          Text("home " + write(NSHomeDirectory() + "/plumb-curious.txt"))
          Text("temporary " + write("/tmp/plumb-curious.txt"))
          Text("network " + connection)
          Text("others " + (kill(\(getpid()), 0) == 0 ? "seen" : "unseen"))
          Text("files " + (FileManager.default.isReadableFile(atPath: "/etc/passwd") ? "read" : "unread"))
        }
      }
    }
    """

  @Test("in a sandbox there is no network, no other process, and nothing to write to")
  func sandbox() throws {
    let command = try Command(Self.curious)
    defer { command.folder.remove() }
    let (listener, port) = try LocalSocket.listen()
    defer { close(listener) }
    let port_ = ["env", "PORT=\(port)"]
    let walled = try command.run(["inspect", "View.swift", "--sandbox"], through: port_)
    #expect(walled.status == 0, "\(walled)")
    for text in [
      "here refused", "home refused", "temporary refused", "network refused", "others unseen", "files read",
    ] {
      #expect(walled.output.contains("Text(\"\(text)\")"), "\(text): \(walled.output)")
    }
    #expect(!FileManager.default.fileExists(atPath: command.path("here.txt")))
    // The same words without the walls go through: the test would notice if they did nothing.
    let open = try command.run(["inspect", "View.swift"], through: port_)
    for text in ["here written", "network connected", "others seen"] {
      #expect(open.output.contains("Text(\"\(text)\")"), "\(text): \(open.output)")
    }
    unlink("/tmp/plumb-curious.txt")
    unlink(NSHomeDirectory() + "/plumb-curious.txt")
    // A picture comes out of the sandbox as it would without.
    #expect(
      try command.run(["render", "View.swift", "-o", "a.png", "--sandbox"], through: port_).status == 0)
  }

  @Test("without bubblewrap, a sandbox is refused and nothing runs")
  func noBubblewrap() throws {
    let command = try Command(Self.curious)
    defer { command.folder.remove() }
    let answer = try command.run(["inspect", "View.swift", "--sandbox"], through: ["env", "PATH=/nowhere"])
    #expect(answer.status == 2)
    #expect(answer.error.contains("--sandbox needs bubblewrap, which is not installed"))
  }
}
