import Foundation
import PlumbServer
import Testing

@Suite("Frames that break the rules", .timeLimit(.minutes(6)))
struct FrameTests {
  @Test("each is answered with the code that RFC 6455 has for it")
  func codes() async throws {
    let frame = { RawConnection.frame($0, $1) }
    let text = Array("{}".utf8)
    let half = [UInt8](repeating: 32, count: 1 << 19)
    try await HostileServer.with { server in
      for (claim, bytes, code) in [
        ("not masked", RawConnection.frame(0x81, text, isMasked: false), 1002),
        ("reserved bit 1", frame(0xC1, text), 1002), ("reserved bit 2", frame(0xA1, text), 1002),
        ("reserved bit 3", frame(0x91, text), 1002), ("reserved kind 3", frame(0x83, text), 1002),
        ("reserved kind 11", frame(0x8B, []), 1002), ("a ping in pieces", frame(0x09, []), 1002),
        ("a long ping", frame(0x89, [UInt8](repeating: 0, count: 126)), 1002),
        ("a close of one byte", frame(0x88, [3]), 1002),
        ("the end of nothing", frame(0x80, text), 1002),
        ("a text in a text", frame(0x01, text) + frame(0x81, text), 1002),
        // Nothing of the payload is sent: the head alone decides.
        ("a long text", RawConnection.frame(0x81, length: (1 << 20) + 1), 1009),
        ("an endless text", RawConnection.frame(0x81, length: 1 << 62), 1009),
        ("a text longer than any", RawConnection.frame(0x81, length: .max), 1009),
        ("a long text in pieces", frame(0x01, half) + frame(0x00, half) + frame(0x80, [32]), 1009),
        ("reserved bit 1 before its content", RawConnection.frame(0xC1, length: 1 << 20), 1002),
        ("a reserved kind before its content", RawConnection.frame(0x83, length: 1 << 20), 1002),
        ("no mask before its content", RawConnection.frame(0x81, length: 1 << 20, isMasked: false), 1002),
        (
          "a long text in pieces before its end",
          frame(0x01, half) + RawConnection.frame(0x80, length: (1 << 19) + 1), 1009
        ),
        ("what is right before what is wrong", frame(0x81, text) + [0x83], 1002),
        ("no UTF-8", frame(0x81, [0xC3, 0x28]), 1007),
        ("a half letter at the end", frame(0x01, [0xC3]) + frame(0x80, []), 1007),
        ("a goodbye", frame(0x88, [3, 0xE8]), 1000),
      ] {
        let socket = try await server.socket()
        await socket.write(bytes)
        #expect(await socket.closingCode() == code, "\(claim)")
        #expect(await socket.isAtEnd, "\(claim)")
      }
    }
  }

  @Test("a page of previews says no more than four kilobytes at once")
  func previews() async throws {
    let (server, key) = await MainActor.run {
      let server = PreviewServer()
      return (server, server.key.text)
    }
    let port = try await server.start(port: 0).port
    func socket() async throws -> RawConnection {
      let socket = try RawConnection(port: port)
      #expect(await socket.upgrade(key: key) == 101)
      return socket
    }
    let longest = try await socket()
    await longest.write(RawConnection.frame(0x81, [UInt8](repeating: 32, count: 4096)))
    #expect(await longest.nextFrame()?.fields["type"] as? String == "refused")
    for frames in [
      RawConnection.frame(0x81, length: 4097),
      RawConnection.frame(0x01, [UInt8](repeating: 32, count: 4096)) + RawConnection.frame(0x80, [32]),
    ] {
      let socket = try await socket()
      await socket.write(frames)
      #expect(await socket.closingCode() == 1009)
      #expect(await socket.isAtEnd)
    }
    await server.stop()
  }

  @Test("a letter may be cut by a frame, and a ping stand between the pieces of a text")
  func pieces() async throws {
    try await HostileServer.with { server in
      let socket = try await server.socket()
      let text = Array(#"{"type":"é"}"#.utf8)
      let cut = text.firstIndex(of: 0xC3)! + 1
      await socket.write(RawConnection.frame(0x01, Array(text[..<cut])))
      await socket.write(RawConnection.frame(0x89, [7]))
      await socket.write(RawConnection.frame(0x80, Array(text[cut...])))
      #expect(await socket.nextFrame() == .init(kind: 10, payload: [7]))
      #expect(await socket.nextFrame()?.fields["type"] as? String == "refused")
    }
  }

  @Test("a page that does not answer a ping is let go, and one that answers stays")
  func halfOpen() async throws {
    try await HostileServer.with({ $0.pingTime = .milliseconds(200) }) { server in
      let socket = try await server.socket()
      #expect(await socket.nextFrame()?.kind == 9)
      #expect(await socket.nextFrame() == nil)
    }
    try await HostileServer.with({ $0.pingTime = .seconds(2) }) { server in
      let socket = try await server.socket()
      for _ in 0..<3 {
        #expect(await socket.nextFrame()?.kind == 9)
        await socket.write(RawConnection.frame(0x8A, []))
      }
    }
  }
}
