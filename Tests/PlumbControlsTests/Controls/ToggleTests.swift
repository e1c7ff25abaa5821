import PlumbDrawing
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Toggles") @MainActor struct ToggleTests {
  private func toggle(_ heard: Heard<Bool>, isDisabled: Bool = false) -> TestedView {
    TestedView(proposing: 200, 40) {
      Held(false, told: heard.add) { Toggle("abc", isOn: $0) }.disabled(isDisabled)
    }
  }

  @Test("a switch stands at the trailing edge, 51 by 31, and the label at the leading one")
  func places() {
    expectLayout(proposing: 200, 40) {
      Toggle("abc", isOn: .constant(true)).toggleStyle(PlacesStyle())
    } is: {
      """
      Toggle          0,0 200×31
      └─ HStack       0,0 200×31
         ├─ Text("abc")  0,10.5 30×10
         ├─ Spacer    30,15.5 119×0
         └─ Color.green 149,0 51×31
      """
    }
    let view = toggle(Heard())
    #expect(view.frame(of: "Toggle")?.size == CGSize(width: 200, height: 31))
    #expect(view.frame(of: "Text(\"abc\")")?.origin == CGPoint(x: 0, y: 10.5))
  }

  @Test("on iOS 26 it is 63 by 28 with a knob of 37 by 24, and hangs over by 2 (Recorded/Pictures.md#Y19)")
  func glass() {
    let view = TestedView(proposing: 200, 40, style: .iOS26) { Toggle("abc", isOn: .constant(true)) }
    #expect(view.frame(of: "Toggle")?.size == CGSize(width: 200, height: 28))
    #expect(view.seen == ["139,0 63×28", "163,2 37×24"])
  }

  private struct PlacesStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.label
        Spacer(minLength: 0)
        Color.green.frame(width: 51, height: 31)
      }
    }
  }

  @Test("a tap on the switch turns it, one on the label does not")
  func tap() {
    let heard = Heard<Bool>()
    let view = toggle(heard)
    view.tap(at: CGPoint(x: 10, y: 15))
    #expect(heard.values == [])
    view.tap(at: CGPoint(x: 180, y: 15))
    view.tap(at: CGPoint(x: 180, y: 15))
    #expect(heard.values == [true, false])
  }

  private func click(_ view: TestedView, _ x: CGFloat) {
    for phase in [PointerEvent.Phase.down, .up] {
      view.send(.pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: 15))))
    }
  }

  @Test(
    "a mouse turns it on the switch alone, and not on the label or on the ground between, as a finger does")
  func click() {
    let heard = Heard<Bool>()
    let view = toggle(heard)
    for x in [10, 100] as [CGFloat] { click(view, x) }
    #expect(heard.values == [])
    click(view, 180)
    #expect(heard.values == [true])
    let disabled = toggle(heard, isDisabled: true)
    click(disabled, 180)
    #expect(heard.values.count == 1)
  }

  @Test("a mouse on a Mac turns a switch anywhere between its edges")
  func macClick() {
    let heard = Heard<Bool>()
    let view = TestedView(proposing: 200, 40, style: .macOS) {
      Held(false, told: heard.add) { Toggle("abc", isOn: $0) }.toggleStyle(.switch).frame(maxWidth: .infinity)
    }
    let frame = view.frame(of: "Toggle") ?? .zero
    click(view, frame.minX + 2)
    #expect(heard.values == [true])
  }

  @Test("its element is its switch, so that who presses the middle of that turns it")
  func element() {
    let heard = Heard<Bool>()
    let view = toggle(heard)
    let frame = view.host.accessibleElements().first { $0.label == "abc" }?.frame
    #expect(frame == CGRect(x: 151, y: 0, width: 49, height: 31))
    click(view, frame?.midX ?? 0)
    #expect(heard.values == [true])
  }

  @Test("beside another view in a row, a press turns it on the switch alone")
  func besideInRow() {
    let heard = Heard<Bool>()
    let view = TestedView(proposing: 300, 200) {
      Held(false, told: heard.add) { isOn in
        List {
          HStack {
            Text("x")
            Toggle("abc", isOn: isOn)
          }
        }
      }
    }
    let frame = view.host.accessibleElements().first { $0.label == "abc" }?.frame ?? .zero
    func click(_ point: CGPoint) {
      for phase in [PointerEvent.Phase.down, .up] {
        view.send(.pointer(PointerEvent(phase: phase, location: point)))
      }
    }
    click(CGPoint(x: frame.maxX - 100, y: frame.midY))
    #expect(heard.values == [])
    click(CGPoint(x: frame.midX, y: frame.midY))
    #expect(heard.values == [true])
  }

  @Test("Tab goes to a toggle, and Space turns it")
  func keyboard() {
    let heard = Heard<Bool>()
    let view = toggle(heard)
    view.press(key: "Tab")
    view.press(key: " ")
    #expect(heard.values == [true])
  }

  @Test("a disabled toggle is not turned and not focused")
  func disabled() {
    let heard = Heard<Bool>()
    let view = toggle(heard, isDisabled: true)
    view.tap(at: CGPoint(x: 180, y: 15))
    view.press(key: "Tab")
    view.press(key: " ")
    #expect(heard.values == [])
    #expect(view.focused == nil)
  }

  @Test("a toggle of several sources is on if all are, and sets all")
  func sources() {
    struct Item: Identifiable {
      let id: Int
      var isOn: Bool
    }
    let heard = Heard<[Bool]>()
    let view = TestedView(proposing: 200, 40) {
      Held([Item(id: 1, isOn: true), Item(id: 2, isOn: false)], told: { heard.add($0.map(\.isOn)) }) {
        items in
        Toggle(sources: items, isOn: \.isOn) { Text("all") }
      }
    }
    view.press(key: "Tab")
    view.press(key: " ")
    #expect(heard.last == [true, true])
    view.press(key: " ")
    #expect(heard.last == [false, false])
  }

  private struct Boxed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(configuration.isOn ? "on" : "off")
        Toggle(configuration).toggleStyle(.switch)
      }
      .onTapGesture { configuration.isOn.toggle() }
    }
  }

  private struct Framed: ToggleStyle {
    let name: String
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        Text(name)
        Toggle(configuration)
      }
    }
  }

  @Test("a style of one's own reads and sets the value, and may show the toggle in another style")
  func ownStyle() {
    let view = TestedView(proposing: 200, 40) {
      Held(false) { Toggle("abc", isOn: $0) }.toggleStyle(Boxed())
    }
    #expect(view.frame(of: "Text(\"off\")") != nil)
    view.tap("off")
    #expect(view.frame(of: "Text(\"on\")") != nil)
  }

  @Test("a style that shows its toggle again shows it in the next style out")
  func nestedStyles() {
    let view = TestedView(proposing: 200, 90) {
      Toggle("abc", isOn: .constant(true)).toggleStyle(Framed(name: "in")).toggleStyle(Framed(name: "out"))
    }
    #expect(view.frame(of: "Text(\"in\")")?.minY == 0)
    #expect(view.frame(of: "Text(\"out\")")?.minY == 10)
    #expect(view.frame(of: "Text(\"abc\")")?.midY == 35.5)
  }

  @Test("labelsHidden leaves the label out")
  func hiddenLabel() {
    let view = TestedView(proposing: nil, nil) { Toggle("abc", isOn: .constant(true)).labelsHidden() }
    #expect(view.size == CGSize(width: 49, height: 31))
  }

  @Test("switches, boxes and buttons look as they do, on and off")
  func picture() {
    expectPicture("toggles", proposing: 120, 180) {
      VStack(alignment: .leading, spacing: 4) {
        Toggle("on", isOn: .constant(true))
        Toggle("off", isOn: .constant(false))
        Toggle("not", isOn: .constant(true)).disabled(true)
        Toggle("tint", isOn: .constant(true)).tint(.red)
        Toggle("box", isOn: .constant(true)).toggleStyle(.checkbox)
        Toggle("button", isOn: .constant(true)).toggleStyle(.button)
      }
    }
  }

  @Test(
    "a tint colours a switch and the accent colour does not; both colour what is accented, the tint first")
  func accent() {
    func color(_ view: TestedView) -> [Int]? { view.filledColors().first }
    func toggle(_ change: (AnyView) -> some View) -> [Int]? {
      color(
        TestedView(proposing: 100, 50) {
          change(AnyView(Toggle("", isOn: .constant(true)).labelsHidden()))
        })
    }
    func accented(_ change: (AnyView) -> some View) -> [Int]? {
      color(TestedView(proposing: 100, 50) { change(AnyView(Color.accentColor)) })
    }
    let red = color(TestedView(proposing: 10, 10) { Color.red })
    #expect(red != nil && toggle { $0.tint(.red) } == red)
    #expect(toggle { $0.accentColor(.red) } == toggle { $0 })
    #expect(accented { $0.accentColor(.red) } == red)
    #expect(accented { $0.accentColor(.blue).tint(.red) } == red)
    #expect(accented { $0.accentColor(.red).accentColor(.blue) } == red)
  }
}
