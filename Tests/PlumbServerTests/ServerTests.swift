import Foundation
import SwiftUI
import Testing

@testable import PlumbServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// A server needs the main actor, which other tests keep busy.
@Suite("The server", .timeLimit(.minutes(12)))
struct ServerTests {
  private func answer(_ url: URL, _ headers: [String: String] = [:]) async throws -> (Int, String) {
    var request = URLRequest(url: url)
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let (data, response) = try await URLSession.shared.data(for: request)
    return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
  }

  @Test("the page and its files are there, and nothing else")
  func files() async throws {
    try await TestServer.with({ Text("Hello") }) { testServer in
      for path in [
        "", "page.css", "page.js", "boxes.js", "canvas.js", "codes.js", "effects.js", "elements.js",
        "held.js",
        "input.js", "reader.js", "key.js",
      ] {
        let status = try await answer(testServer.address.appendingPathComponent(path)).0
        #expect(status == 200, "\(path)")
      }
      let key = ["Authorization": "Bearer \(testServer.server.key.text)"]
      let (status, words) = try await answer(testServer.address.appendingPathComponent("other"), key)
      #expect(status == 404 && words == "There is no /other.\n")
    }
  }

  @Test("a foreign page may not use the server")
  func origin() async throws {
    try await TestServer.with({ Text("Hello") }) { testServer in
      let (status, words) = try await answer(testServer.address, ["Origin": "http://example.com"])
      #expect(status == 403)
      #expect(words == "Only pages of http://127.0.0.1:\(testServer.port)/ may use this server.\n")
      let own = "http://127.0.0.1:\(testServer.port)"
      let (good, _) = try await answer(testServer.address, ["Origin": own])
      #expect(good == 200)
    }
  }

  @MainActor
  @Test(
    "a foreign name that leads here is refused, before anything is answered",
    arguments: [
      ("127.0.0.1:80", nil, true), ("LocalHost:80", nil, true), ("localhost", nil, true),
      ("example.com", nil, false), ("127.0.0.1:81", nil, false), ("", nil, false), (nil, nil, false),
      ("127.0.0.1:80", "null", false), ("127.0.0.1:80", "http://127.0.0.1:80.example.com", false),
      ("127.0.0.1:80", "https://127.0.0.1:80", false), ("127.0.0.1:80", "http://localhost:80", true),
    ] as [(String?, String?, Bool)])
  func host(host: String?, origin: String?, isAnswered: Bool) {
    let sessions = Sessions(ServerContent(title: "") { AnyView(EmptyView()) })
    let handler = PageHandler(port: 80, key: ServerKey(), socket: PageSocket(sessions: sessions))
    #expect((handler.refusal(host: host, origin: origin) == nil) == isAnswered)
  }

  @MainActor @Test("an app that is a program of its own finds its server by the name that it knows")
  func name() {
    #expect(_mangledTypeName(AppServer.self) == appHostName)
    #expect(_typeByName(appHostName) is any AppHost.Type)
  }

  @MainActor @Test("a program of its own shows its app on a phone, on the device that it is told, or on none")
  func device() throws {
    #expect(try AppServer.device(in: ["app"])?.name == "iPhone 16")
    #expect(
      try AppServer.device(in: ["app", "--port", "1", "--device", "iPad mini"])?.name.hasPrefix("iPad")
        == true)
    #expect(try AppServer.device(in: ["app", "--window"]) == nil)
    #expect(throws: Server.Problem.self) { try AppServer.device(in: ["app", "--device", "Toaster"]) }
    #expect(throws: Server.Problem.self) { try AppServer.device(in: ["app", "--device"]) }
  }

  @Test("where the port is taken, the next one is used")
  func taken() async throws {
    try await TestServer.with({ Text("One") }) { one in
      let server = await MainActor.run { Server(ServerContent(title: "Two") { AnyView(Text("Two")) }) }
      let (address, port) = try await server.start(port: one.port)
      #expect(port > one.port)
      let (status, _) = try await answer(address)
      #expect(status == 200)
      await server.stop()
    }
  }
}
