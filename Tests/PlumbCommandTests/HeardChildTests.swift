import Foundation
import PlumbServer
import PlumbSource
import SwiftUI
import Synchronization
import Testing

@testable import PlumbLive

@Suite("What the command hears from a child", .timeLimit(.minutes(6)))
struct HeardChildTests {
  private let request = ChildRequest(
    work: .apps, library: "", stage: Stage(), files: SourceFiles(resources: [], swift: []), folder: "/")

  /// Runs a shell in the place of a child, and returns what was heard.
  ///
  /// - Parameter script: `say KIND LENGTH BYTES` sends a message, with its bytes as `printf` takes them.
  private func said(
    _ script: String, hears: @escaping HeardChild.Hearing = { _ in false }
  ) throws -> (HeardChild.Said, Subprocess.Outcome) {
    let tools =
      "say() { printf \"$(printf '\\\\%03o\\\\0\\\\0\\\\0\\\\0\\\\%03o\\\\0\\\\0\\\\0' $1 $2)$3\" >&3; };"
    var process = Subprocess()
    (process.standardOutput, process.standardError) = (-1, -1)
    process.timeout = 60
    let heard = try HeardChild(request, to: &process) { _ in hears }
    let outcome = try process.run("bash", ["-c", "\(tools) \(script)"])
    return (heard.finish(), outcome)
  }

  private static let hello = "say \(WireMessage.Kind.hello.rawValue) 1 '\\00\(Wire.version)';"

  @Test("is its answer, and where its code was, whatever it leaves running")
  func answer() throws {
    let kinds = (WireMessage.Kind.place.rawValue, WireMessage.Kind.answer.rawValue)
    let place = #"{"place":"There.","calls":[]}"#
    let (said, outcome) = try said(
      "\(Self.hello) say \(kinds.0) \(place.utf8.count) '\(place)'; say \(kinds.1) 4 tree; sleep 600 & exit 0"
    )
    #expect(outcome.end == .exited(0))
    #expect(said.answer == Array("tree".utf8) && said.report.place == "There.")
    #expect(!said.isStray && !said.isOther)
  }

  @Test("of another version is that, and nothing else of it is taken")
  func otherVersion() throws {
    let (said, outcome) = try said(
      "say \(WireMessage.Kind.hello.rawValue) 1 '\\\(String(Wire.version + 1, radix: 8))'; say \(WireMessage.Kind.answer.rawValue) 4 tree"
    )
    #expect(said.isOther && said.answer == nil && !said.isStray)
    let source = "Another version of plumb was installed while this one ran. Start it again."
    #expect(said.otherVersion(outcome)?.message == source)
    #expect(HeardChild.Said().otherVersion(outcome) == nil)
  }

  @Test("before it greets, in half, of no kind, or twice, is stray, or nothing")
  func stray() throws {
    let answer = WireMessage.Kind.answer.rawValue
    for script in [
      "say \(answer) 4 tree", "\(Self.hello) say 99 0 ''",
      "\(Self.hello) say \(answer) 1 a; say \(answer) 1 b",
    ] {
      let (said, _) = try said(script)
      #expect(said.isStray, "\(script)")
    }
    for script in [
      "exit 0", "printf '\\001\\000' >&3", Self.hello, "\(Self.hello) say \(answer) 9 half", "exec 3>&-",
    ] {
      let (said, outcome) = try said(script)
      #expect(!said.isStray && !said.isOther && said.answer == nil, "\(script)")
      #expect(outcome.end == .exited(0))
    }
  }

  @Test(
    "is read while it runs, so that a child never waits for the command; the request is there from the start")
  func order() throws {
    let ports = Mutex<[UInt16]>([])
    let (said, outcome) = try said(
      """
      \(Self.hello) head -c 19 <&3 | tail -c 9 | od -An -tu1 | head -c 4
      for number in $(seq 1 20000); do printf '\\00\(WireMessage.Kind.port.rawValue)\\0\\0\\0\\0\\002\\0\\0\\0\\037\\220' >&3; done
      """
    ) { message in
      message.port.map { port in ports.withLock { $0.append(port) } }
      return message.port != nil
    }
    #expect(!said.isStray && outcome.end == .exited(0))
    #expect(ports.withLock(\.self) == [UInt16](repeating: 0x1F90, count: 20000))
    #expect(outcome.lastLines == ["   \(WireMessage.Kind.request.rawValue)"])
  }
}
