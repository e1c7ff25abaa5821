import Foundation
import PlumbViews
import SwiftUI
import Testing

@testable import PlumbServer

@MainActor @Suite("Scenes")
struct SessionsTests {
  private let viewport = Viewport(size: CGSize(width: 200, height: 100), scale: 1)

  private func link(_ page: String) -> (PageLink, AsyncStream<SocketMessage>) {
    let (messages, out) = AsyncStream.makeStream(of: SocketMessage.self)
    let link = PageLink(page: page) { message in
      out.yield(message)
      if case .close = message { out.finish() }
    }
    return (link, messages)
  }

  private func sessions() -> Sessions { Sessions(ServerContent(title: "Test") { AnyView(Counter()) }) }

  @Test("a page gets its scene back; a duplicated tab with the same id gets one of its own")
  func back() throws {
    let sessions = sessions()
    let (first, _) = link("one")
    let session = try #require(
      sessions.open(first, session: nil, window: nil, viewport: viewport, isDark: false))
    let copy = sessions.open(
      link("two").0, session: session.id, window: nil, viewport: viewport, isDark: false)
    #expect(copy !== session && sessions.count == 2)
    let again = sessions.open(
      link("one").0, session: session.id, window: nil, viewport: viewport, isDark: false)
    #expect(again === session && sessions.count == 2)
    // The first connection ends late, when the second is there.
    session.detach(first)
    #expect(session.link != nil)
  }

  @Test("there are at most so many scenes; one without a page makes room")
  func limit() throws {
    let sessions = sessions()
    var links: [(Session, PageLink)] = []
    for number in 0..<Sessions.limit {
      let (link, _) = link("\(number)")
      let session = sessions.open(link, session: nil, window: nil, viewport: viewport, isDark: false)
      links.append((try #require(session), link))
    }
    #expect(
      sessions.open(link("more").0, session: nil, window: nil, viewport: viewport, isDark: false) == nil)
    links[3].0.detach(links[3].1)
    #expect(
      sessions.open(link("more").0, session: nil, window: nil, viewport: viewport, isDark: false) != nil)
    #expect(sessions.count == Sessions.limit)
  }

  @Test("a new frame waits until the page shows the last one")
  func acknowledgement() async throws {
    let sessions = sessions()
    let (link, messages) = link("one")
    let session = try #require(
      sessions.open(link, session: nil, window: nil, viewport: viewport, isDark: false))
    session.receive(.appearance(isDark: true))
    session.receive(.appearance(isDark: false))
    session.receive(.appearance(isDark: true))
    session.receive(.acknowledge(1))
    session.end("Done.")
    var pictures = 0
    for await message in messages { if case .binary = message { pictures += 1 } }
    #expect(pictures == 2)
  }

  @Test("a link is handed to the page, and only if a browser may open it")
  func links() throws {
    let sessions = sessions()
    let session = try #require(
      sessions.open(link("one").0, session: nil, window: nil, viewport: viewport, isDark: false))
    #expect(session.open(try #require(URL(string: "https://www.swift.org"))))
    #expect(!session.open(try #require(URL(string: "javascript:alert(1)"))))
    #expect(!session.open(try #require(URL(string: "file:///etc/passwd"))))
  }
}
