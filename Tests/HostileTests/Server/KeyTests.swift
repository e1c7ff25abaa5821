import Foundation
import PlumbServer
import SwiftUI
import Testing

@Suite("Who has not the key", .timeLimit(.minutes(6)))
struct KeyTests {
  @Test("other users of the machine get the page's own files, and nothing of the app or the source")
  func strangers() async throws {
    try await HostileServer.with { server in
      let wrong = String(server.key.reversed())
      for line in [
        "GET /status", "POST /restart", "GET /source/View.swift", "GET /source/..%2Fkey", "GET /else",
      ] {
        for fields in [
          [], ["Authorization: Bearer \(wrong)"], ["Authorization: Bearer"], ["Authorization: \(server.key)"],
          ["Authorization: Bearer \(server.key)0"], ["Cookie: key=\(server.key)"],
          ["Authorization: Bearer \(server.key)", "Authorization: Bearer \(wrong)"],
        ] {
          let connection = try server.connect()
          await connection.request("\(line)?key=\(server.key)", fields)
          let answer = await connection.answer()
          #expect(answer.status == 403 && answer.text.contains("a key"), "\(line) \(fields)")
        }
      }
      for key in [nil, wrong, "", "\(server.key)0"] {
        #expect(try await server.connect().upgrade(key: key) == 403)
      }
      let connection = try server.connect()
      await connection.request("GET /status", ["Authorization: Bearer \(server.key)"])
      #expect(await connection.answer() == (200, #"{"isRunning":true}"#))
      for file in ["/", "/page.js", "/key.js"] {
        await connection.request("GET \(file)")
        let answer = await connection.answer()
        #expect(answer.status == 200 && !answer.text.contains(server.key), "\(file)")
      }
      #expect(try await server.connect().upgrade(key: server.key) == 101)
    }
  }

  @Test("the address has 128 bits that no other server has")
  func others() throws {
    let keys = (0..<100).map { _ in ServerKey().text }
    #expect(Set(keys).count == 100)
    #expect(!keys.isEmpty && keys.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
    #expect(Set(keys.map { $0.prefix(2) }).count > 30)
    #expect(ServerKey().address(port: 8080).absoluteString.hasPrefix("http://127.0.0.1:8080/#key="))
  }
}
