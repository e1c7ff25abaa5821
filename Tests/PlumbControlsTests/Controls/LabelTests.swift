import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Labels and buttons")
struct LabelTests {
  private var label: some View {
    Label(title: { Text("abc") }, icon: { Color.red.frame(width: 10, height: 10) })
  }

  @Test("a label is its symbol and its title")
  func both() {
    expectLayout(proposing: 100, 100) {
      label
    } is: {
      """
      Label("abc")    0,0 48×10
      ├─ Color.red    0,0 10×10
      └─ Text("abc")  18,0 30×10
      """
    }
  }

  @Test("the icon stands on the first of several lines (Recorded/Pictures.md#Y72)")
  func severalLines() {
    expectLayout(proposing: 100, 100) {
      Label(title: { Text("abc\nabc\nabc") }, icon: { Color.red.frame(width: 10, height: 6) })
    } is: {
      """
      Label("abc⏎abc⏎abc")    0,0 48×30
      ├─ Color.red            0,2 10×6
      └─ Text("abc⏎abc⏎abc")  18,0 30×30
      """
    }
  }

  @Test(
    "in a row of a list titles begin below each other, beside icons of a large scale, and elsewhere 8 points after the icon",
    arguments: [(PlatformStyle.iOS, 44.33), (.iOS26, 40)] as [(PlatformStyle, CGFloat)])
  func rows(style: PlatformStyle, title: CGFloat) throws {
    func label(_ symbol: String, _ name: String) -> some View { Label(name, systemImage: symbol) }
    let list = TestedView(
      proposing: 390, 800, scale: 3, style: style, environment: { $0.resources = .ofProgram }
    ) {
      List {
        label("minus", "narrow")
        label("rectangle.portrait.and.arrow.right", "wide").font(.caption)
        LabeledContent("Status") { label("checkmark.circle.fill", "value") }
      }
    }
    let inset: CGFloat = style.isGlass ? 32 : 40
    for name in ["narrow", "wide"] {
      let text = try #require(list.frame(of: "Text(\"\(name)\")"))
      #expect(abs(text.minX - inset - title) < 0.5)
    }
    let (icon, value) = (
      try #require(list.frame(of: "Image(\"checkmark.circle.fill\")")),
      try #require(list.frame(of: "Text(\"value\")"))
    )
    #expect(abs(value.minX - icon.midX - (title - (title - 16) / 2)) < 0.5)
    let alone = TestedView(
      proposing: 390, 800, scale: 3, style: style, environment: { $0.resources = .ofProgram }
    ) {
      label("checkmark.circle.fill", "value")
    }
    let (small, beside) = (
      try #require(alone.frame(of: "Image(\"checkmark.circle.fill\")")),
      try #require(alone.frame(of: "Text(\"value\")"))
    )
    #expect(icon.width > small.width * 1.2 && abs(beside.minX - small.maxX - 8) < 0.01)
  }

  @Test("a style takes a part of it away")
  func styles() {
    #expect(
      TestedView(proposing: 100, 100) { label.labelStyle(.titleOnly) }.outline == #"Text("abc")  0,0 30×10"#)
    #expect(TestedView(proposing: 100, 100) { label.labelStyle(.iconOnly) }.outline == "Color.red  0,0 10×10")
  }

  struct Upside: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.title
        configuration.icon
      }
    }
  }

  @Test("a style of one's own makes the body")
  func ownStyle() {
    let view = TestedView(proposing: 100, 100) { label.labelStyle(Upside()) }
    #expect(view.size == CGSize(width: 30, height: 20))
  }

  @Test("a button is as large as its label")
  func button() {
    let view = TestedView(proposing: 100, 100) { Button("abc") {} }
    #expect(view.size == CGSize(width: 30, height: 10))
  }

  @Test("a labelled value aligns the lines of its text, and no field and no sheet")
  func alignmentOfValues() {
    struct Aligned: View {
      @Environment(\.multilineTextAlignment) var alignment
      let tell: (TextAlignment) -> Void
      var body: some View { let _ = tell(alignment); Color.clear }
    }
    var told: [TextAlignment] = []
    let view = TestedView(proposing: 200, 400) {
      VStack {
        LabeledContent("Any") { Aligned { told.append($0) } }
        LabeledContent("Sheet") {
          Text("value").sheet(isPresented: .constant(true)) { Aligned { told.append($0) } }
        }
        LabeledContent("Text") { Text("aa bb cc dd ee ff gg hh ii jj kk\nend") }
      }
    }
    _ = view
    #expect(Set(told) == [.leading])
  }

  @Test("a button's label of several views is a row")
  func row() {
    let view = TestedView(proposing: 100, 100) {
      Button(
        action: {},
        label: {
          Text("a"); Text("b")
        })
    }
    #expect(view.size == CGSize(width: 28, height: 10))
  }
}
