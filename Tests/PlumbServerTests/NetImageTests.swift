import CommandTesting
import Foundation
import PlumbDrawing
import PlumbExport
import PlumbViews
import SwiftUI
import TestLayers
import Testing

@testable import PlumbServer

#if canImport(Glibc)
  import Glibc
#endif

/// A live window loads images from the net, here from a server of its own machine.
@Suite("Images of the net in live windows", .timeLimit(.minutes(12)))
struct NetImageTests {
  private struct Photo: View {
    let url: URL
    var body: some View {
      AsyncImage(url: url) { phase in
        switch phase {
        case .empty: Text("waits")
        case .success: Text("is there")
        case .failure: Text("failed")
        @unknown default: Text("unknown")
        }
      }
    }
  }

  /// The words of the phase in which a window's image ends.
  private func end(of url: URL) async throws -> [String] {
    var end: [String] = []
    try await TestServer.with({ Photo(url: url) }) { testServer in
      let (page, _) = try await RawPage.hello(testServer)
      try await page.send(#"{"type":"ack","frame":1}"#)
      let said = try await page.next {
        $0.fields["type"].text == "elements" && !$0.labels.contains("waits")
      }
      end = said.labels
    }
    return end
  }

  @Test("an image that a server sends is shown", .tags(.slow))
  func loads() async throws {
    let picture = PixelImage(width: 2, height: 1, rgba: [255, 0, 0, 255, 0, 0, 255, 255])
    let server = try OneAnswer(status: "200 OK", body: Data(picture.pngData()))
    defer { withExtendedLifetime(server) {} }
    #expect(try await end(of: server.url) == ["is there"])
  }

  @Test("loading fails where nobody answers, where the answer is no image, and where there is none")
  func fails() async throws {
    let picture = PixelImage(width: 1, height: 1, rgba: [255, 0, 0, 255])
    let page = try OneAnswer(status: "200 OK", body: Data("<html>".utf8))
    defer { withExtendedLifetime(page) {} }
    #expect(try await end(of: page.url) == ["failed"])
    let missing = try OneAnswer(status: "404 Not Found", body: Data(picture.pngData()))
    defer { withExtendedLifetime(missing) {} }
    #expect(try await end(of: missing.url) == ["failed"])
    #expect(try await end(of: #require(URL(string: "http://127.0.0.1:1/none.png"))) == ["failed"])
  }
}

/// A server that gives one answer to each request, as long as it lives.
private final class OneAnswer: Sendable {
  private let descriptor: Int32
  let url: URL

  init(status: String, body: Data) throws {
    let (descriptor, port) = try LocalSocket.listen()
    (self.descriptor, url) = (descriptor, try #require(URL(string: "http://127.0.0.1:\(port)/a.png")))
    let answer =
      Data("HTTP/1.1 \(status)\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n".utf8) + body
    Thread.detachNewThread {
      while true {
        let caller = accept(descriptor, nil, nil)
        guard caller >= 0 else { return }
        var request = [UInt8](repeating: 0, count: 4096)
        _ = recv(caller, &request, request.count, 0)
        _ = LocalSocket.send(answer, count: answer.count, to: caller)
        close(caller)
      }
    }
  }

  deinit {
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }
}
