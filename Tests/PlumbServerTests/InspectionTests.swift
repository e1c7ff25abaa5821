import Foundation
import PlumbLayout
import SwiftUI
import TestLayers
import Testing
import Waiting

@testable import PlumbServer

/// 10,000 rows of five nodes, of which one can change.
private struct Many: View {
  static let count = 10_000
  @State private var isLong = false
  @State private var hasMore = false

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Button("Longer") { isLong = true }.frame(width: 60, height: 20)
        Button("More") { hasMore = true }.frame(width: 60, height: 20)
        ForEach(0..<Many.count) { row in
          HStack {
            Text(row == 5000 && isLong ? "a row with longer words" : "row")
            Color.red.frame(width: 8, height: 8)
          }
          .frame(width: 180, height: 20)
        }
        if hasMore { Text("more") }
      }
    }
  }
}

/// What a page is sent of a scene's inside, counted.
@MainActor @Suite("What the inspector sends")
struct InspectionTests {
  /// A page that shows each frame at once, and keeps what it is sent.
  @MainActor private final class Page {
    let session: Session
    private let messages: AsyncStream<SocketMessage>

    init<Content: View>(_ view: Content) throws {
      let (messages, out) = AsyncStream.makeStream(of: SocketMessage.self)
      self.messages = messages
      let sessions = Sessions(ServerContent(title: "Test") { AnyView(view) })
      session = try #require(
        sessions.open(
          PageLink(page: "one") { out.yield($0) }, session: nil, window: nil,
          viewport: Viewport(size: CGSize(width: 200, height: 400), scale: 1), isDark: false))
    }

    /// The messages since the last time, by what they are; those that are always short are left out.
    func messages(after message: PageMessage, until awaited: String? = nil) async throws -> [String: [Data]] {
      session.receive(message)
      var found: [String: [Data]] = [:]
      var isTold = false
      var messages = messages.makeAsyncIterator()
      let patience = Patience("The page's messages")
      while !isTold {
        var isShown = false
        session.receive(.keep)
        reading: while let message = await messages.next() {
          switch message {
          case .binary(let bytes):
            let data = Data(bytes)
            let kind = data.first == 2 ? "frames" : "picture"
            found[kind, default: []].append(data)
            guard kind == "picture" else { continue }
            isShown = true
            let number = data.dropFirst().prefix(4).enumerated().reduce(UInt32(0)) {
              $0 | UInt32($1.element) << (8 * UInt32($1.offset))
            }
            session.receive(.acknowledge(number))
          case .text(let text):
            let data = Data(text.utf8)
            guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any],
              let type = object["type"] as? String
            else { continue }
            if type == "kept" { break reading }
            found[type, default: []].append(data)
          case .close: break reading
          }
        }
        // What waited for the picture to be shown comes after the mark.
        isTold = !isShown && !session.isInspectorResting && awaited.map { found[$0] != nil } ?? true
        if !isTold { try await patience.pause() }
      }
      return found
    }

    func press(_ label: String) async throws -> [String: [Data]] {
      let element = try #require(session.accessibleElements.first { $0.label == label })
      return try await messages(after: .input(.activate(element: element.number), edit: nil), until: "frames")
    }
  }

  private func object(_ data: Data?) throws -> [String: Any] {
    let data = try #require(data)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// How many frames a message has.
  private func frameCount(_ data: Data?) throws -> Int {
    let data = try #require(data)
    return (data.count - 9) / 20
  }

  @Test(
    "50,000 nodes are sent once; then only rows and frames that changed, and one explanation", .tags(.slow),
    .timeLimit(.minutes(12)))
  func counted() async throws {
    let page = try Page(Many())
    // The scene's own first messages.
    _ = try await page.messages(after: .visibility(true))
    let first = try await page.messages(after: .inspect(.shows(true, graph: false)), until: "frames")
    #expect(first["tree"]?.count == 1)
    let rows = try #require(try object(first["tree"]?.first)["rows"] as? [Any])
    #expect(rows.count > 5 * Many.count)
    #expect(try #require(first["tree"]?.first).count < 34 * rows.count)
    #expect(try frameCount(first["frames"]?.first) == rows.count)
    #expect(first["explanation"] == nil)

    // A view that is chosen: its explanation and nothing else.
    let chosen = try await page.messages(after: .inspect(.selects(25_000)))
    #expect(chosen.keys.sorted() == ["explanation"])
    #expect(try #require(chosen["explanation"]?.first).count < 12_000)
    // The stack around everything, too.
    let outer = try await page.messages(after: .inspect(.selects(1)))
    #expect(try #require(outer["explanation"]?.first).count < 60_000)
    _ = try await page.messages(after: .inspect(.selects(25_000)))

    // One text that changes: its row, and the frames of those that move.
    let longer = try await page.press("Longer")
    let change = try object(longer["tree"]?.first)
    #expect((change["rows"] as? [Any])?.count == 1 && change["removed"] as? Int == 1)
    #expect(try frameCount(longer["frames"]?.first) < 10)
    #expect((longer["explanation"] ?? []).allSatisfy { $0.count < 12_000 })

    // Scrolling moves everything, and is one frame: that of the content.
    let scrolled = try await page.messages(
      after: .input(.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -100)), edit: nil),
      until: "frames")
    #expect(scrolled["tree"] == nil)
    #expect(try frameCount(scrolled["frames"]?.first) == 1)

    // Back again, where the buttons are.
    _ = try await page.messages(
      after: .input(.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 100)), edit: nil),
      until: "frames")

    // A row at the end: that row.
    let more = try await page.press("More")
    let added = try object(more["tree"]?.first)
    #expect((added["rows"] as? [Any])?.count == 1 && added["removed"] as? Int == 0)
    #expect(added["start"] as? Int == rows.count)
    #expect(try frameCount(more["frames"]?.first) < 10)
  }

  @Test("a row of an older tree is not explained, and a tree says which choice its selection follows")
  func olderTree() async throws {
    let page = try Page(Few())
    _ = try await page.messages(after: .visibility(true))
    let first = try await page.messages(after: .inspect(.shows(true, graph: false)), until: "frames")
    let number = try #require(try object(first["tree"]?.first)["number"] as? Int)
    _ = try await page.messages(after: .inspect(.selects(1, choice: 1, tree: number)))
    let changed = try object(try await page.press("More")["tree"]?.first)
    #expect(changed["number"] as? Int == number + 1 && changed["choice"] as? Int == 1)
    let late = try await page.messages(after: .inspect(.selects(2, choice: 2, tree: number)))
    #expect(late["explanation"] == nil)
    let next = try object(try await page.press("More")["tree"]?.first)
    #expect(next["selected"] as? Int == 1 && next["choice"] as? Int == 1)
    let inTime = try await page.messages(after: .inspect(.selects(2, choice: 3, tree: number + 2)))
    #expect(inTime["explanation"] != nil)
  }
}

private struct Few: View {
  @State private var count = 1
  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { Text("Row \($0)") }
      Button("More") { count += 1 }
    }
  }
}

@Suite("Rows of the inspector's tree")
struct TreeMessageTests {
  private func words(_ titles: String) -> [InspectedRow.Words] {
    titles.map { InspectedRow.Words(depth: 0, title: String($0), identifier: nil) }
  }

  @Test(
    "only what changed between the same beginning and end is sent",
    arguments: [
      ("", "abc", 0, 0, "abc"), ("abc", "abc", 3, 0, ""), ("abc", "axc", 1, 1, "x"), ("abc", "ac", 1, 1, ""),
      ("aaa", "aaaa", 3, 0, "a"), ("abc", "", 0, 3, ""), ("abab", "ab", 2, 2, ""),
    ] as [(String, String, Int, Int, String)])
  func change(old: String, new: String, start: Int, removed: Int, added: String) throws {
    let line = TreeMessage(from: words(old), to: words(new)).json(number: 2, selected: nil, choice: 0).line
    let rows = added.map { #"[0,"\#($0)"]"# }.joined(separator: ",")
    #expect(
      line
        == #"{"type":"tree","number":2,"selected":null,"choice":0,"whole":false,"start":\#(start),"removed":\#(removed),"rows":[\#(rows)]}"#
    )
  }

  @Test("a page that has nothing of the tree is told that this is all")
  func whole() {
    #expect(
      TreeMessage(from: nil, to: words("a")).json(number: 1, selected: 0, choice: 3).line
        == #"{"type":"tree","number":1,"selected":0,"choice":3,"whole":true,"start":0,"removed":0,"rows":[[0,"a"]]}"#
    )
  }

  @Test("frames keep their rows when others come and go; new rows have none yet")
  func moved() {
    let frames = (1...3).map { CGRect(x: 0, y: 0, width: CGFloat($0), height: 1) }
    let change = TreeMessage(from: words("abc"), to: words("axxc"))
    #expect(change.moved(frames).map(\.width) == [1, 0, 0, 3])
  }
}
