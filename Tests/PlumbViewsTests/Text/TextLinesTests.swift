import PlumbLayout
import PlumbDrawing
import PlumbTesting
import PlumbText
import SwiftUI
import Testing

@testable import PlumbViews

@MainActor @Suite("The lines of a text in its surroundings")
struct TextLinesTests {
  private func size<Content: View>(_ width: CGFloat? = nil, @ViewBuilder _ content: () -> Content) -> CGSize {
    TestedView(proposing: width, nil, content).size
  }

  @Test("a limit is a number, a range, or a range that is open on one side")
  func lineLimits() {
    let text = Text("aa bb cc dd")
    #expect(size(20) { text }.height == 40)
    #expect(size(20) { text.lineLimit(2) }.height == 20)
    #expect(size(20) { text.lineLimit(nil) }.height == 40)
    #expect(size(20) { text.lineLimit(...3) }.height == 30)
    #expect(size(20) { text.lineLimit(2...3) }.height == 30)
    // macOS, Recorded/Text.md#173.
    #expect(size { Text("Hi").lineLimit(3, reservesSpace: true) } == CGSize(width: 20, height: 30))
    #expect(size { Text("Hi").lineLimit(3, reservesSpace: false) }.height == 10)
    #expect(size { Text("Hi").lineLimit(2...3) }.height == 20)
    #expect(size { Text("Hi").lineLimit(3...) }.height == 30)
  }

  @Test("the innermost limit is the one that counts")
  func innermost() {
    #expect(size(20) { Group { Text("aa bb cc").lineLimit(2) }.lineLimit(1) }.height == 20)
  }

  @Test("tightening, scaling, spacing and truncation come from the surroundings")
  func options() {
    var environment = EnvironmentValues()
    environment.allowsTightening = true
    environment.minimumScaleFactor = 0.5
    environment.lineSpacing = 4
    environment.truncationMode = .middle
    environment.multilineTextAlignment = .trailing
    environment.lineLimit = 3
    let options = LineOptions(environment)
    #expect(
      options
        == LineOptions(
          alignment: .trailing, lineLimit: 3, truncation: .middle, lineSpacing: 4, minimumScaleFactor: 0.5,
          allowsTightening: true, avoidsOrphans: true, displayScale: environment.displayScale))
    let view = TestedView(proposing: 97, nil, environment: { $0.lineSpacing = 0 }) {
      VStack(spacing: 0) {
        Text("abcdefghij").allowsTightening(true).lineLimit(1)
        Text("abcdefghij").minimumScaleFactor(0.9).lineLimit(1)
        Text("a b").lineSpacing(5).frame(width: 10)
      }
    }
    #expect(view.size == CGSize(width: 97, height: 45))
    #expect(view.frame(of: "Text(\"abcdefghij\")")?.width == 97)
  }

  /// The font's measures are 12.568 above and 2.742 below the baseline (Rules/Spacing.md#R-31; measured 4.74 and 8.15,
  /// 8.984).
  @Test(
    "the gaps above and below a text come from its font", arguments: [(13, 4.742, 8.151), (26, 8.984, 0)])
  func gaps(_ size: CGFloat, _ above: CGFloat, _ below: CGFloat) throws {
    let view = TestedView(
      proposing: nil, nil, scale: 2, style: .macOS
    ) {
      VStack {
        Color.red.frame(width: 10, height: 10)
        Text("a").font(.system(size: size))
        Color.blue.frame(width: 10, height: 10)
      }
    }
    let text = try #require(view.frame(of: "Text(\"a\")"))
    #expect(abs(text.minY - 10 - above) < 0.01, "\(text.minY - 10)")
    if below > 0 { #expect(abs(view.size.height - 10 - text.maxY - below) < 0.01) }
  }

  @Test("two texts have no gap on macOS; a framed one is any view, and the text above it wants its own gap")
  func textGaps() {
    func height<Content: View>(@ViewBuilder _ content: () -> Content) -> CGFloat {
      TestedView(proposing: nil, nil, scale: 2, style: .macOS, content).size.height
    }
    let font = Font.system(size: 13)
    #expect(
      height {
        VStack {
          Text("a"); Text("b")
        }.font(font)
      } == 32)
    #expect(
      height {
        VStack {
          Text("a"); Text("b").frame(height: 16)
        }.font(font)
      } - 40.151 < 0.01)
    #expect(
      height {
        VStack {
          Text("a"); Text("b").padding(0)
        }.font(font)
      } == 32)
  }

  @Test("glyphs are drawn in the order of reading, so that a page's text is what was written")
  func readingOrder() {
    let string = "one אחת 1 two שתיים"
    let view = TestedView(proposing: 300, 100) { Text(verbatim: string) }
    let runs = view.displayList.items.compactMap { item -> (String, CGFloat)? in
      if case .glyphs(let run, let place, _) = item { (run.text, place.x) } else { nil }
    }
    #expect(runs.map(\.0).joined() == string)
    #expect(runs.map(\.1) != runs.map(\.1).sorted())
  }

  @Test("a list that is laid out again and again shapes nothing twice")
  func relayout() {
    let library = FontLibrary()
    let view = TestedView(
      proposing: 300, 400,
      environment: {
        $0.fontLibrary = library
        $0.font = .squares(10)
      }
    ) {
      List(0..<30, id: \.self) { number in
        HStack {
          Text("row \(number)")
          Spacer()
          Text("always the same").minimumScaleFactor(0.5).lineLimit(1)
        }
      }
    }
    let first = library.shapings
    // Each row's own text, and one that they share.
    #expect(first <= 31 && first > 1)
    for width in stride(from: CGFloat(100), through: 400, by: 10) { view.layOut(proposing: width, 400) }
    #expect(library.shapings == first)
  }
}
