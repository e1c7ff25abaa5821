import Foundation
import Testing

@testable import PlumbServer

@Suite("The wire between the command and a child", .timeLimit(.minutes(2)))
struct WireTests {
  private static func head(_ kind: UInt8, length: Int) -> [UInt8] {
    [kind, 7, 0, 0, 0] + (0..<4).map { UInt8(length >> (8 * $0) & 0xFF) }
  }

  /// A wire whose other end has sent these bytes, and nothing more.
  private func wire(receiving bytes: [UInt8]) throws -> Wire {
    let (wire, other) = try Wire.pair()
    #expect(write(other, bytes, bytes.count) == bytes.count)
    close(other)
    return wire
  }

  @Test("carries messages of every kind both ways, also those that are longer than a socket's memory")
  func messages() async throws {
    let (ours, descriptor) = try Wire.pair()
    let theirs = Wire(takingOver: descriptor)
    let long = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) }
    let messages = WireMessage.Kind.allCases.map { kind in
      WireMessage(kind: kind, page: .max, bytes: kind.longest > long.count ? long : [1, 2])
    }
    for (from, to) in [(ours, theirs), (theirs, ours)] {
      for message in messages { from.post(message) }
      for message in messages { #expect(try to.receive() == message) }
    }
  }

  @Test("ends where a message is cut off, wherever that is")
  func truncated() throws {
    let whole = Self.head(WireMessage.Kind.port.rawValue, length: 2) + [31, 144]
    for count in 0..<whole.count {
      let wire = try wire(receiving: Array(whole.prefix(count)))
      #expect(try wire.receive() == nil, "after \(count) bytes")
    }
    let wire = try wire(receiving: whole)
    #expect(try wire.receive() == WireMessage(kind: .port, page: 7, bytes: [31, 144]))
    #expect(try wire.receive() == nil)
  }

  @Test("takes no message that is longer than one of its kind, and no memory for what is only announced")
  func oversized() throws {
    for kind in WireMessage.Kind.allCases {
      let tooLong = try wire(receiving: Self.head(kind.rawValue, length: kind.longest + 1))
      #expect(throws: Wire.Nonsense.self, "\(kind)") { try tooLong.receive() }
      #expect(try wire(receiving: Self.head(kind.rawValue, length: kind.longest)).receive() == nil)
    }
  }

  @Test("takes no kind that there is not")
  func unknown() throws {
    for kind in [0, UInt8(WireMessage.Kind.allCases.count) + 1, 255] {
      let wire = try wire(receiving: Self.head(kind, length: 0))
      #expect(throws: Wire.Nonsense.self) { try wire.receive() }
    }
  }

  @Test("knows the process that has sent the first message")
  func sender() throws {
    let (wire, descriptor) = try Wire.pair()
    let other = Wire(takingOver: descriptor)
    other.send(.hello)
    other.send(WireMessage(kind: .port, bytes: [1, 2]))
    let first = try #require(try wire.receiveFirst())
    #expect(first.message == .hello && first.sender == getpid())
    #expect(try wire.receive()?.kind == .port)
  }

  @Test("gives what has come to who stops, and then the end, though another process keeps it open")
  func stops() throws {
    let (wire, descriptor) = try Wire.pair()
    let other = Wire(takingOver: descriptor)
    other.send(.hello)
    wire.stopReceiving()
    #expect(try wire.receive() == .hello)
    #expect(try wire.receive() == nil)
    #expect(!other.send(.hello), "nobody takes it any more")
  }
}
