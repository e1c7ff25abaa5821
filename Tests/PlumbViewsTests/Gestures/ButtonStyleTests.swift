import PlumbTesting
import SwiftUI
import Testing

@Suite("Button styles") @MainActor struct ButtonStyleTests {
  private struct Framed: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.label
        Text(configuration.isPressed ? "down" : "up")
        Text(configuration.role == .destructive ? "red" : "plain")
        Text(isEnabled ? "on" : "off")
      }
    }
  }

  @Test("a style shows the press, the role and whether the button is enabled")
  func style() {
    let view = TestedView(proposing: 200, 20) {
      Button("go", role: .destructive) {}.buttonStyle(Framed())
    }
    func shows(_ text: String) -> Bool { view.frame(of: "Text(\"\(text)\")") != nil }
    #expect(shows("go") && shows("up") && shows("red") && shows("on"))
    view.touch(.down, at: CGPoint(x: 5, y: 5))
    #expect(shows("down"))
    view.touch(.moved, at: CGPoint(x: 5, y: 90))
    #expect(shows("up"))
    view.touch(.moved, at: CGPoint(x: 5, y: 5))
    #expect(shows("down"))
    view.touch(.cancelled, at: CGPoint(x: 5, y: 5))
    #expect(shows("up"))
    let disabled = TestedView(proposing: 200, 20) { Button("go") {}.buttonStyle(Framed()).disabled(true) }
    #expect(disabled.frame(of: "Text(\"off\")") != nil)
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  @Test("a primitive style says what presses the button")
  func primitive() {
    let count = Count()
    let view = TestedView(proposing: 100, 20) { Button("go") { count.value += 1 }.buttonStyle(Twice()) }
    view.tap("go")
    view.advance(by: 1)
    #expect(count.value == 0)
    view.tap("go", count: 2)
    #expect(count.value == 1)
  }

  private struct Outer: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(5) }
  }

  @Test("a style that draws the button again draws it in the style around it")
  func nested() {
    let view = TestedView(proposing: 100, 100) {
      Button("go") {}.buttonStyle(Outer()).buttonStyle(Outer())
    }
    #expect(view.size == CGSize(width: 40, height: 30))
  }

  @Test(
    "on iOS a bordered button has room around its label by its size",
    arguments: [
      (ControlSize.small, CGSize(width: 40, height: 20)), (.regular, CGSize(width: 44, height: 24)),
      (.large, CGSize(width: 60, height: 40)),
    ])
  func measures(size: ControlSize, expected: CGSize) {
    let view = TestedView(proposing: 200, 200) {
      Button {
      } label: {
        Color.red.frame(width: 20, height: 10)
      }.buttonStyle(.bordered).controlSize(size)
    }
    #expect(view.size == expected)
  }

  @Test("on a Mac a label of 17×16 makes a button of the recorded size (Recorded/Controls.md#U1, U2)")
  func macSizes() {
    func size(_ controlSize: ControlSize, _ label: CGSize) -> CGSize {
      TestedView(proposing: 300, 200, style: .macOS) {
        Button {
        } label: {
          Color.red.frame(width: label.width, height: label.height)
        }.controlSize(controlSize)
      }.size
    }
    #expect(size(.mini, CGSize(width: 12, height: 11)) == CGSize(width: 28, height: 13))
    #expect(size(.small, CGSize(width: 15, height: 14)) == CGSize(width: 35, height: 20))
    #expect(size(.regular, CGSize(width: 17, height: 16)) == CGSize(width: 41, height: 24))
    #expect(size(.large, CGSize(width: 17, height: 16)) == CGSize(width: 45, height: 28))
    #expect(size(.extraLarge, CGSize(width: 17, height: 16)) == CGSize(width: 53, height: 36))
  }

  @Test("a plain, a link and a borderless button are as large as their labels")
  func bare() {
    for style in [PlatformStyle.iOS, .macOS] {
      let view = TestedView(proposing: 300, 200, style: style) {
        HStack(spacing: 0) {
          Button("go") {}.buttonStyle(.plain)
          Button("go") {}.buttonStyle(.link)
          Button("go") {}.buttonStyle(.borderless)
        }
      }
      #expect(view.size == CGSize(width: 60, height: 10))
    }
  }

  @Test("a bordered button is hit on its border, and a label with a symbol stands in it")
  func hitBorder() {
    let count = Count()
    let view = TestedView(proposing: 200, 200) {
      Button("go", systemImage: "star") { count.value += 1 }.buttonStyle(.borderedProminent)
    }
    view.tap(at: CGPoint(x: 8, y: 3))
    #expect(count.value == 1)
  }
}
