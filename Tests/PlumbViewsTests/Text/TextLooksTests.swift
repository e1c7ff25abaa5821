import Foundation
import PlumbDrawing
import PlumbLayout
import PlumbTesting
import SwiftUI
import Testing

@testable import PlumbViews

@MainActor @Suite("What a text looks like")
struct TextLooksTests {
  private let plain = EnvironmentValues()

  private func runs(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> ResolvedText {
    var environment = plain
    change(&environment)
    return ResolvedText(text, in: environment)
  }

  @Test("marks of Markdown in a literal change the font, in other strings they are characters")
  func markdown() {
    let resolved = runs(Text("**a** *b* `c` d"))
    #expect(resolved.string == "a b c d")
    #expect(resolved.runs.map(\.text) == ["a", " ", "b", " ", "c", " d"])
    #expect(resolved.runs[0].font.weight == 600)
    #expect(resolved.runs[2].font.isItalic)
    #expect(resolved.runs[4].font.family == .monospaced)
    let string = "**a**"
    #expect(runs(Text(string)).string == "**a**")
    #expect(runs(Text(verbatim: "**a**")).string == "**a**")
    #expect(runs(Text(LocalizedStringKey(string))).string == "a")
  }

  @Test("every control's title has the marks of its literal")
  func titles() {
    let view = TestedView(proposing: 300, 100) {
      VStack {
        Button("**a**") {}
        Label("*b*", systemImage: "star")
        Section("`c`") { Text("d") }
      }
    }
    for title in ["a", "b", "c", "d"] { #expect(view.frame(of: "Text(\"\(title)\")") != nil, "\(title)") }
  }

  @Test("a link has the tint and its address, and a value may be in it")
  func links() throws {
    let resolved = runs(Text("see [\("it")](https://swift.org/\("a"))")) {
      $0.tint = Color(red: 1, green: 0, blue: 0)
    }
    #expect(resolved.runs.map(\.text) == ["see ", "it"])
    #expect(resolved.looks[1].link == URL(string: "https://swift.org/a"))
    #expect(resolved.looks[1].style == Color(red: 1, green: 0, blue: 0)._resolveStyle(in: plain))
  }

  @Test("an attributed string's looks are those of its characters")
  func attributed() throws {
    var string = AttributedString("abc")
    let b = try #require(string.range(of: "b"))
    string[b].font = .title
    string[b].foregroundColor = Color(red: 1, green: 0, blue: 0)
    string[b].underlineStyle = .single
    string[b].kern = 2
    string[b].baselineOffset = 3
    let resolved = runs(Text(string))
    #expect(resolved.runs.map(\.text) == ["a", "b", "c"])
    let run = resolved.runs[1]
    #expect([run.font.size, run.kerning, run.baselineOffset] == [28, 2, 3])
    #expect(resolved.looks[1].underline?.pattern == .solid)
    #expect(resolved.looks[0].underline == nil)
    let marked = try AttributedString(markdown: "a **b**")
    #expect(runs(Text(marked)).runs[1].font.weight == 600)
    #expect(marked.runs.map { marked[$0.range].inlinePresentationIntent } == [nil, .stronglyEmphasized])
  }

  @Test("an image stands in the line as high as its characters")
  func images() {
    let view = TestedView(proposing: 300, 100, environment: { $0.font = .system(size: 20) }) {
      Text("a\(Image(systemName: "no.such.symbol"))b")
    }
    #expect(view.size.height == 24)
    let items = view.displayList.items
    #expect(items.contains { if case .stroke = $0 { true } else { false } })
    #expect(view.warnings.count == 1)
    let alone = TestedView(proposing: 300, 100, environment: { $0.font = .system(size: 20) }) {
      Text(Image(systemName: "no.such.symbol"))
    }
    #expect(alone.size == CGSize(width: 24, height: 24))
  }

  @Test("a gradient runs across all stretches of a text")
  func gradients() {
    let view = TestedView(proposing: 300, 100) {
      Text("ab**cd**").foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    let paints = view.displayList.items.compactMap {
      if case .glyphs(_, _, let paint) = $0 { paint } else { nil }
    }
    #expect(paints.count == 2)
    #expect(paints[0] == paints[1])
  }

  @Test("lines under text have their pattern and colour")
  func rules() {
    let view = TestedView(proposing: 300, 100) { Text("ab").underline(pattern: .dash, color: .red) }
    let strokes = view.displayList.items.compactMap {
      if case .stroke(_, _, let style) = $0 { style } else { nil }
    }
    #expect(strokes.map(\.dash) == [[4, 2]])
    let two = TestedView(proposing: 300, 100) { (Text("ab").bold() + Text("c")).underline(pattern: .dash) }
    let phases = two.displayList.items.compactMap {
      if case .stroke(_, _, let style) = $0 { style.dashPhase } else { nil }
    }
    #expect(phases == [0, 20])
    let none = TestedView(proposing: 300, 100) { Text("ab").underline(false).strikethrough(false) }
    #expect(none.displayList.items.count == 1)
  }

  @Test("an inner look wins over the surroundings' look")
  func order() {
    let environment: (inout EnvironmentValues) -> Void = {
      $0.textChanges = [.weight(.heavy), .design(.serif)]
    }
    let resolved = runs(Text("a").fontWeight(.light) + Text("b"), environment)
    #expect(resolved.runs.map(\.font.weight) == [300, 800])
    #expect(resolved.runs.map(\.font.family) == [.serif, .serif])
  }

  @Test("small capitals are capitals of another size, in a line of the font's own height")
  func smallCapitals() {
    let resolved = runs(Text("Ab 1").font(.system(size: 20).lowercaseSmallCaps()))
    #expect(resolved.runs.map(\.text) == ["A", "B", " 1"])
    #expect(resolved.runs.map { $0.font.glyphScale < 1 } == [false, true, false])
    let view = TestedView(proposing: 300, 100) { Text("abc").font(.system(size: 20).smallCaps()) }
    #expect(view.size.height == 24)
  }

  @Test("tight and loose lines are two points nearer and further apart")
  func leading() {
    func height(_ leading: Font.Leading) -> CGFloat {
      TestedView(proposing: 300, 100) { Text("a\nb\nc").font(.squares(10).leading(leading)) }.size.height
    }
    #expect([height(.tight), height(.standard), height(.loose)] == [26, 30, 34])
  }

  @Test("an empty text is as tall as a line of its font")
  func empty() {
    for text in [Text(""), Text(verbatim: ""), Text(AttributedString())] {
      let view = TestedView(proposing: 300, 100) { text.font(.squares(20)) }
      #expect(view.size == CGSize(width: 0, height: 20))
    }
  }

  @Test("capitals are those of the reader's language")
  func textCase() {
    #expect(runs(Text("title")) { $0.textCase = .uppercase }.runs.map(\.text) == ["TITLE"])
    let turkish = runs(Text("title")) { ($0.textCase, $0.locale) = (.uppercase, Locale(identifier: "tr_TR")) }
    #expect(turkish.runs.map(\.text) == ["TİTLE"])
  }

  struct Metric: View {
    @ScaledMetric(relativeTo: .title) var side = 28.0
    @ScaledMetric var plain = 17.0
    var body: some View { Color.red.frame(width: side, height: plain) }
  }

  @Test("a scaled metric grows as its text style does")
  func scaledMetric() {
    func size(_ typeSize: DynamicTypeSize) -> CGSize {
      TestedView(proposing: 300, 300, environment: { $0.dynamicTypeSize = typeSize }) { Metric() }.size
    }
    #expect(size(.large) == CGSize(width: 28, height: 17))
    #expect(size(.accessibility5) == CGSize(width: 58, height: 53))
  }

  @Test("a font that nobody has is told once, with the way out")
  func missingFont() {
    let view = TestedView(proposing: 300, 100) {
      VStack {
        Text("a").font(.custom("Nobody's", size: 10))
        Text("b").font(.custom("Nobody's", size: 10))
      }
    }
    #expect(
      view.warnings == [
        "No font file here has the family or PostScript name \"Nobody's\"; the system font is used."
      ])
  }

  @Test("a character that no font has is a visible box")
  func unknownCharacter() throws {
    let view = TestedView(proposing: 300, 100, environment: { $0.font = .body }) { Text("\u{0378}") }
    let run = try #require(
      view.displayList.items.compactMap { if case .glyphs(let run, _, _) = $0 { run } else { nil } }.first)
    #expect(!run.font.outline(of: run.glyphs[0].id).isEmpty)
    #expect(view.size.width > 0)
  }

  @Test("a font size that is none is said, and another is used")
  func impossibleSizes() {
    let view = TestedView(proposing: 300, 100) {
      VStack {
        Text("a").font(.system(size: -5))
        Text("b\n").font(.system(size: .nan).bold())
        Text("c").font(.system(size: 1e9)).lineLimit(1)
      }
    }
    #expect(
      view.warnings == [
        "Text(\"a\"): a font size of -5.0 is not possible; 0.0 is used.",
        "Text(\"b\\n\"): a font size of nan is not possible; 0.0 is used.",
        "Text(\"c\"): a font size of 1000000000.0 is not possible; 10000.0 is used.",
      ])
  }

  @Test("wild strings are pictures in bounded time, with one warning for what is cut")
  func wild() {
    let start = ContinuousClock.now
    let strings = [
      (String(repeating: "lorem *ipsum* ", count: 750_000), 1),
      (String(repeating: "\n", count: 1_000_000), 1),
      ("a" + String(repeating: "\u{301}", count: 100_000), 0),
      (String(repeating: "\u{202E}a\u{2067}b", count: 1000), 0), ("\u{2069}\u{202C}\u{200F}", 0),
    ]
    for (string, count) in strings {
      let view = TestedView(proposing: 300, 100) { Text(LocalizedStringKey(string)) }
      #expect(view.warnings.count == count)
      #expect(!view.displayList.items.isEmpty || string.allSatisfy(\.isNewline) || count == 0)
    }
    #expect(ContinuousClock.now - start < .seconds(60))
  }
}
