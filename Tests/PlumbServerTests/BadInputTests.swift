import Foundation
import PlumbViews
import SwiftUI
import Testing

@testable import PlumbServer

/// What pages should not do, and some do.
@Suite("Bad input on the socket", .timeLimit(.minutes(12)))
struct BadInputTests {
  /// Waits until a page's messages are dealt with, and returns the refusals on the way.
  private func refusals(_ page: RawPage) async throws -> [String] {
    try await page.send(#"{"type":"keep"}"#)
    var refused: [String] = []
    _ = try await page.next { message in
      if message.fields["type"].text == "refused" { refused.append(message.fields["reason"].text ?? "") }
      return message.fields["type"].text == "kept"
    }
    return refused
  }

  @Test(
    "a message that cannot be taken is answered each time and logged once, and the page goes on",
    arguments: [
      "", "nonsense", "[]", "{}", #"{"type":"dance"}"#, #"{"type":7}"#, #"{"type":"pointer","phase":"down"}"#,
      #"{"type":"hover","x":1e999,"y":0}"#,
      #"{"type":"hello","page":"again","width":10,"height":10,"scale":1}"#,
      #"{"type":"ack","frame":4000000000}"#, #"{"type":"activate","element":99999}"#,
      #"{"type":"edit","element":99999,"text":"x"}"#, #"{"type":"submit","element":-1}"#,
      #"{"type":"adjust","element":99999,"increment":true}"#,
      #"{"type":"resize","width":0,"height":0,"scale":0}"#,
      #"{"type":"stage","stage":{}}"#, "\u{0}\u{1}\u{2}", "{\"type\":\"key\"",
    ])
  func malformed(text: String) async throws {
    try await TestServer.with({ Counter() }) { testServer in
      let (page, _) = try await RawPage.hello(testServer)
      try await page.send(all: [text, text, text])
      let refused = try await refusals(page)
      #expect(refused.count == 3 && Set(refused).count == 1, "\(refused)")
      #expect(await testServer.log == ["A page's message was not taken: \(refused.first ?? "")"])
    }
  }

  @Test("what is no text, and what comes before hello, is refused too")
  func order() async throws {
    try await TestServer.with({ Counter() }) { testServer in
      let (page, _) = try await RawPage.hello(testServer)
      try await page.send(Data([1, 2, 3]), kind: 2)
      #expect(try await refusals(page) == ["Only text is understood."])
      let silent = try await RawPage.open(testServer)
      try await silent.send(#"{"type":"activate","element":1}"#)
      let answer = try await silent.next()
      #expect(answer.fields["reason"].text == "A page says hello first.")
      #expect(await testServer.log.count == 2)
      #expect(await testServer.server.sceneCount == 1)
    }
  }

  @Test("a page that says a thousand wrong things writes twenty-one lines")
  func manyReasons() async throws {
    try await TestServer.with({ Counter() }) { testServer in
      let (page, _) = try await RawPage.hello(testServer)
      for start in stride(from: 0, to: 1000, by: 50) {
        try await page.send(all: (start..<(start + 50)).map { #"{"type":"dance \#($0)"}"# })
        #expect(try await refusals(page).count == 50)
      }
      let log = await testServer.log
      #expect(log.count == RefusalLog.limit + 1)
      #expect(log.last == "More of what the page says is not taken, and not told here any more.")
    }
  }

  @Test("a message that is too long ends its connection and nothing else; the page comes back to its scene")
  func tooLong() async throws {
    try await TestServer.with({ Counter() }) { testServer in
      let (page, session) = try await RawPage.hello(testServer)
      let (other, _) = try await RawPage.hello(testServer, name: "other")
      try await page.send(Data(repeating: UInt8(ascii: " "), count: PageMessage.longest + 1))
      let end = try await page.next { if case .closed = $0 { true } else { false } }
      #expect(end == .closed(code: 1009))
      #expect(
        try await testServer.log(ofAtLeast: 1) == [
          "A page's message is longer than 1048576 bytes. Its connection ends; it may come back."
        ])
      #expect(try await refusals(other) == [])
      let (_, again) = try await RawPage.hello(testServer, session: session)
      #expect(again == session)
    }
  }

  @Test("ten thousand movements and five hundred presses in one burst become few pictures, and none is lost")
  func flood() async throws {
    try await TestServer.with({ Counter() }) { testServer in
      let (page, _) = try await RawPage.hello(testServer)
      let (other, _) = try await RawPage.hello(testServer, name: "other")
      let more = try await page.next { $0.fields["order"] != .null }.number(of: "More")
      var burst = (0..<10_000).map { #"{"type":"hover","x":\#($0 % 300),"y":\#($0 % 500)}"# }
      for place in 0..<500 { burst.insert(#"{"type":"activate","element":\#(more)}"#, at: place * 20) }
      async let sending: Void = page.send(all: burst)
      // Somebody else is answered meanwhile.
      for _ in 0..<20 { #expect(try await refusals(other) == []) }
      try await sending
      // The page has not said that it shows the first picture, so there is no other yet.
      try await page.send(#"{"type":"keep"}"#)
      var pictures = 0
      _ = try await page.next {
        if case .binary = $0 { pictures += 1 }
        return $0.fields["type"].text == "kept"
      }
      #expect(pictures <= 1)
      try await page.send(#"{"type":"ack","frame":1}"#)
      let changed = try await page.next { $0.fields["type"].text == "elements" }
      #expect(changed.labels.contains("Count: 500"))
      let log = await testServer.log
      #expect(log == [])
    }
  }

  @Test("a page that does not read is sent one picture; when it reads again, it gets the newest")
  func slow() async throws {
    try await TestServer.with({ Counter() }) { testServer in
      let (page, _) = try await RawPage.hello(testServer)
      let more = try await page.next { $0.fields["order"] != .null }.number(of: "More")
      for _ in 0..<100 { try await page.send(#"{"type":"activate","element":\#(more)}"#) }
      let (other, _) = try await RawPage.hello(testServer, name: "other")
      #expect(try await refusals(other) == [])
      try await page.send(#"{"type":"ack","frame":1}"#)
      let changed = try await page.next { $0.fields["type"].text == "elements" }
      #expect(changed.labels.contains("Count: 100"))
      #expect(await testServer.log == [])
    }
  }

  @Test("a page that asks for ever and never reads loses its connection, and its scene waits for it")
  func deaf() async throws {
    try await TestServer.with({ Counter() }) { testServer in
      let (page, session) = try await RawPage.hello(testServer, timeout: 1)
      let (other, _) = try await RawPage.hello(testServer, name: "other")
      let line = "A page does not read what it is sent. Its connection ends; it may come back for the newest."
      // The answers fill the connection's own buffers first, and then what may wait here.
      let wrong = String(repeating: "x", count: 40)
      let burst = Array(repeating: #"{"type":"\#(wrong)"}"#, count: 500)
      for _ in 0..<2000 {
        if await testServer.log.contains(line) { break }
        do { try await page.send(all: burst) } catch {}
      }
      #expect(try await refusals(other) == [])
      #expect(await testServer.log.filter { $0 == line }.count == 1)
      #expect(await testServer.log.count == 2)
      let (_, again) = try await RawPage.hello(testServer, session: session)
      #expect(again == session)
    }
  }

  @Test("a field takes 100000 characters; more are refused with a line, and nobody waits for long")
  func paste() async throws {
    try await TestServer.with({ OneField() }) { testServer in
      let (page, _) = try await RawPage.hello(testServer)
      let (other, _) = try await RawPage.hello(testServer, name: "other")
      let field = try await page.next { $0.fields["order"] != .null }.number(of: "Name")
      try await page.send(#"{"type":"ack","frame":1}"#)
      func edit(_ count: Int) -> String {
        #"{"type":"edit","element":\#(field),"text":"\#(String(repeating: "x", count: count))"}"#
      }
      try await page.send(edit(100_001))
      #expect(try await refusals(page) == ["A field takes 100000 characters at most."])
      try await page.send(edit(100_000))
      let changed = try await page.next { $0.fields["type"].text == "elements" }
      #expect(changed.labels.contains("100000"))
      #expect(try await refusals(other) == [])
      #expect(
        await testServer.log == ["A page's message was not taken: A field takes 100000 characters at most."])
    }
  }
}

private struct OneField: View {
  @State private var text = ""
  var body: some View {
    VStack {
      TextField("Name", text: $text)
      Text(verbatim: "\(text.count)")
    }
  }
}

extension RawPage.Message {
  private var changed: [JSON] {
    guard case .array(let elements) = fields["changed"] else { return [] }
    return elements
  }

  /// The names of the elements in a message.
  var labels: [String] { changed.compactMap { $0["label"].text } }

  /// The number of the element with a name.
  fileprivate func number(of label: String) -> Int {
    changed.first { $0["label"].text == label }?["n"].double.map { Int($0) } ?? -1
  }
}
