import Foundation
import Testing
import Waiting

@Suite("Requests that break the rules", .timeLimit(.minutes(6)))
struct RequestTests {
  @Test("a request has at most eight kilobytes and a hundred fields; a cookie of four kilobytes is in order")
  func size() async throws {
    try await HostileServer.with { server in
      func cookie(_ count: Int) -> [String] { ["Cookie: a=\(String(repeating: "x", count: count))"] }
      let fields = (0..<98).map { "X-Field-\($0): 1" }
      for (line, fields, status) in [
        ("GET /", cookie(4000), 200), ("GET /", cookie(10_000), 431), ("GET /", cookie(50_000), 431),
        ("GET /", fields, 200), ("GET /", fields + ["One: 1", "More: 1"], 431),
        ("GET /?\(String(repeating: "x", count: 9000))", [], 431),
      ] {
        let connection = try server.connect()
        await connection.request(line, fields)
        #expect(
          await connection.answer().status == status,
          "\(line.count) \(fields.count) \(fields.last?.count ?? 0)")
        if status == 431 { #expect(await connection.isAtEnd) }
      }
    }
  }

  @Test(
    "a thousand requests with a large cookie on one connection, and one that comes byte by byte, are answered"
  )
  func linear() async throws {
    // The test itself may wait for others longer than a request may take.
    try await HostileServer.with({ $0.headTime = .seconds(3600) }) { server in
      let connection = try server.connect()
      let cookie = "Cookie: a=\(String(repeating: "x", count: 4000))"
      for _ in 0..<1000 {
        await connection.request("GET /key.js", [cookie])
        guard await connection.answer().status == 200 else {
          throw RawConnection.Problem(description: "no answer")
        }
      }
      for byte in "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\(cookie)\r\n\r\n".utf8 {
        await connection.write([byte])
      }
      #expect(await connection.answer().status == 200)
    }
  }

  @Test("a line without an end is refused while it is still being sent, and others are answered meanwhile")
  func endless() async throws {
    try await HostileServer.with { server in
      let connection = try server.connect()
      await connection.write("GET /")
      let part = [UInt8](repeating: UInt8(ascii: "x"), count: 10_000)
      // Ten megabytes are never kept: the answer is there after the first of them at the latest.
      await connection.write(part)
      #expect(await connection.answer().status == 431)
      let other = try server.connect()
      for _ in 0..<1000 where await !connection.write(part) { break }
      await other.request("GET /")
      #expect(await other.answer().status == 200)
    }
  }

  @Test(
    "what is no request of HTTP is refused with a sentence, and its connection ends",
    arguments: [
      ("\u{1}\u{2}nonsense\r\n\r\n", 400), ("GET / HTTP/2.0\r\n\r\n", 400), ("GET\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost : HOST\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: HOST\r\nnonsense\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: HOST\r\nContent-Length: some\r\n\r\n", 400),
      ("POST /restart HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5\r\n\r\n12345", 413),
      ("POST /restart HTTP/1.1\r\nHost: HOST\r\nContent-Length: 9999999999\r\n\r\n", 413),
      (
        "POST /restart HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n12345\r\n0\r\n\r\n",
        413
      ),
      ("CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: HOST\r\n\r\n", 403),
      ("GET / HTTP/1.0\r\n\r\n", 403), ("GET / HTTP/1.0\r\nHost: HOST\r\nHost: HOST\r\n\r\n", 403),
    ])
  func malformed(request: String, status: Int) async throws {
    try await HostileServer.with { server in
      let connection = try server.connect()
      await connection.write(request.replacingOccurrences(of: "HOST", with: "127.0.0.1:\(server.port)"))
      let answer = await connection.answer()
      #expect(answer.status == status && answer.text.hasSuffix(".\n"), "\(answer)")
      #expect(await connection.isAtEnd)
    }
  }

  @Test("two requests at once have two answers")
  func pipelined() async throws {
    try await HostileServer.with { server in
      let connection = try server.connect()
      let request = "GET /key.js HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n"
      await connection.write(request + request)
      for _ in 0..<2 { #expect(await connection.answer().status == 200) }
    }
  }

  @Test("a request that drips is given up in its time; a connection that says nothing ends without a word")
  func dripping() async throws {
    try await HostileServer.with({ $0.headTime = .milliseconds(500) }) { server in
      let connection = try server.connect()
      await connection.write("GET / HTTP/1.1\r\nX: ")
      let patience = Patience("The answer to a request that drips")
      while !connection.hasNews {
        await connection.write("x")
        try await patience.pause()
      }
      #expect(await connection.answer().status == 408)
      #expect(await connection.isAtEnd)
      let silent = try server.connect()
      #expect(await silent.isAtEnd)
    }
  }

  @Test("one connection too many is told so; when another one ends, there is room again")
  func crowd() async throws {
    try await HostileServer.with({ $0.connections = 3 }) { server in
      var connections: [RawConnection] = []
      for _ in 0..<3 {
        let connection = try server.connect()
        await connection.request("GET /key.js")
        #expect(await connection.answer().status == 200)
        connections.append(connection)
      }
      let surplus = try server.connect()
      let answer = await surplus.answer()
      #expect(answer == (503, "There are 3 connections already.\n"))
      connections.removeLast()
      var status = 0
      while status != 200 {
        let next = try server.connect()
        await next.request("GET /key.js")
        status = await next.answer().status
      }
    }
  }
}
