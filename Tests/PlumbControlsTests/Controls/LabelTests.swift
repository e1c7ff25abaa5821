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
