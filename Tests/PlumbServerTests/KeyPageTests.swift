import Foundation
import SwiftUI
import Testing

@testable import PlumbServer

@Suite("The page and its key", .serialized, .timeLimit(.minutes(12)))
struct KeyPageTests {
  private let asks = """
    document.querySelector('#notice')?.textContent.startsWith('Open the address that plumb printed')
    """
  private let shows = "document.querySelector('#canvas')?.dataset.frame > 0"

  @Test("a tab without the key shows nothing and asks for the printed address, which then opens in it")
  func missing() async throws {
    try await TestServer.with({ Counter() }) { testServer in
      let plain = try #require(URL(string: "http://127.0.0.1:\(testServer.port)/?size=200x100"))
      let page = try await BrowserPage.open(plain, ready: asks)
      #expect(try await page.value(shows) == false)
      #expect(await testServer.server.sceneCount == 0)
      // Only what stands behind the # is another, so nothing is loaded by itself.
      let whole = plain.absoluteString + "#key=\(testServer.server.key.text)"
      try await page.call("Page.navigate", ["url": .string(whole)])
      try await page.wait(shows)
      // The key has left the address bar, and stays with the tab.
      #expect(try await page.value("location.href").text == plain.absoluteString)
      try await page.call("Page.reload")
      try await page.wait("!(\(asks)) && \(shows)")
      let other = try await BrowserPage.open(plain, ready: asks)
      #expect(try await other.value("sessionStorage.length") == 0)
      try await other.close()
      try await page.close()
    }
  }

  @Test("a tab with an old key asks for the new address")
  func old() async throws {
    try await TestServer.with({ Counter() }) { testServer in
      let page = try await BrowserPage.open(ServerKey().address(port: testServer.port), ready: asks)
      #expect(await testServer.server.sceneCount == 0)
      try await page.close()
    }
  }
}
