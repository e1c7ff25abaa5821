import Foundation
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@MainActor @Suite("Links inside a text")
struct TextLinksTests {
  /// What was opened and tapped.
  private final class Log { var words: [String] = [] }

  /// "see it now" in squares of 10 points, with a link on "it": from 40 to 60.
  private func view(_ log: Log, _ text: Text? = nil, isEnabled: Bool = true) -> TestedView {
    TestedView(
      proposing: 100, 40,
      environment: {
        $0.openURL = OpenURLAction { url in
          log.words.append(url.absoluteString)
          return .handled
        }
      }
    ) {
      (text ?? Text("see [it](https://a.example) now")).font(.squares(10))
        .disabled(!isEnabled)
        .onTapGesture { log.words.append("tapped") }
    }
  }

  @Test("a tap on a link's characters opens it; beside them the view around the text is tapped")
  func tap() {
    let log = Log()
    let view = view(log)
    let top = view.frame(of: "Text")?.minY ?? 0
    for x in [39, 41, 59, 61] as [CGFloat] { view.tap(at: CGPoint(x: x, y: top + 5)) }
    #expect(log.words == ["tapped", "https://a.example", "https://a.example", "tapped"])
  }

  @Test("a link that is broken into lines is pressed on each of them")
  func lines() {
    let log = Log()
    // Lines: "aa", "bb cc", "dd".
    let view = TestedView(
      proposing: 50, 100,
      environment: {
        $0.openURL = OpenURLAction {
          log.words.append($0.absoluteString); return .handled
        }
      }
    ) {
      Text("aaaa [bb ccc](https://b.example) d").font(.squares(10))
    }
    let frame = view.frame(of: "Text") ?? .zero
    for line in 0..<3 { view.tap(at: CGPoint(x: frame.minX + 5, y: frame.minY + CGFloat(line) * 10 + 5)) }
    #expect(log.words == ["https://b.example", "https://b.example"])
  }

  @Test("a press that moves off the link, or is taken back, opens nothing")
  func broken() {
    let log = Log()
    let view = view(log, Text("[ab](https://a.example)[cd](https://b.example)"))
    let y = (view.frame(of: "Text")?.minY ?? 0) + 5
    let (one, other) = (CGPoint(x: 18, y: y), CGPoint(x: 22, y: y))
    view.touch(.down, at: one)
    view.touch(.moved, at: other)
    view.touch(.up, at: other)
    view.touch(.down, at: one)
    view.touch(.cancelled, at: one)
    #expect(!log.words.contains { $0.hasPrefix("https") })
    view.tap(at: other)
    #expect(log.words.last == "https://b.example")
  }

  @Test("links of a disabled text are not pressed")
  func disabled() {
    let log = Log()
    let view = view(log, isEnabled: false)
    view.tap(at: CGPoint(x: 50, y: (view.frame(of: "Text")?.minY ?? 0) + 5))
    #expect(!log.words.contains("https://a.example"))
  }

  @Test(
    "each link is an element of its own after its text, where its characters are, and is opened through it")
  func elements() {
    let log = Log()
    let view = view(log)
    let top = view.frame(of: "Text")?.minY ?? 0
    let found = view.host.accessibleElements()
    #expect(found.map { "\($0.role.rawValue): \($0.label)" } == ["staticText: see it now", "link: it"])
    #expect(found.last?.frame == CGRect(x: 40, y: top, width: 20, height: 10))
    view.send(.activate(element: found.last?.number ?? 0))
    #expect(log.words == ["https://a.example"])
    #expect(view.host.accessibleElements().map(\.number) == found.map(\.number))
  }
}
