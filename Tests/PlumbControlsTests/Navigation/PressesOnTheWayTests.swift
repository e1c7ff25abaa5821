import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Presses while screens come and go") @MainActor struct PressesOnTheWayTests {
  private struct Screens: View {
    let heard: Heard<String>
    let places: Heard<Binding<Bool>>
    @State private var isShown = false
    var body: some View {
      let _ = places.add($isShown)
      NavigationStack {
        Button("root") { heard.add("root") }
          .keyboardShortcut("r")
          .toolbar(.hidden, for: .navigationBar)
          .navigationDestination(isPresented: $isShown) {
            Button("next") { heard.add("next") }
              .keyboardShortcut("n")
              .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
              .toolbar(.hidden, for: .navigationBar)
          }
      }
    }
  }

  private struct Example {
    let view: TestedView
    let heard: Heard<String>
    let isShown: Heard<Binding<Bool>>

    @MainActor func set(_ value: Bool) {
      isShown.last?.wrappedValue = value
      view.layOut()
    }
  }

  private func screens(_ direction: LayoutDirection = .leftToRight) -> Example {
    let (heard, isShown) = (Heard<String>(), Heard<Binding<Bool>>())
    let view = TestedView(proposing: 300, 200, time: 0, environment: { $0.layoutDirection = direction }) {
      Screens(heard: heard, places: isShown)
    }
    return Example(view: view, heard: heard, isShown: isShown)
  }

  private func middle(_ view: TestedView, _ title: String = "Button") -> CGPoint {
    let frame = view.frame(of: title) ?? .zero
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test("a button of a screen that comes is pressed where it is drawn, though it moves on under the finger")
  func drawn() {
    let scene = screens()
    scene.set(true)
    scene.view.advance(to: 0.05)
    scene.view.tap("next")
    #expect(scene.view.isAnimating)
    #expect(scene.heard.values == ["next"])
  }

  @Test("a button of a screen that comes is pressed where it will be", arguments: [0, 0.02, 0.1, 0.3])
  func final(time: Double) {
    for direction in LayoutDirection.allCases {
      let scene = screens(direction)
      scene.set(true)
      let place = middle(scene.view, "Text(\"next\")")
      scene.view.advance(to: time)
      scene.view.tap(at: place)
      #expect(scene.heard.values == ["next"])
    }
  }

  @Test(
    "a screen that goes takes no press, and the one that comes back does", arguments: [0, 0.02, 0.1, 0.3])
  func back(time: Double) {
    let scene = screens()
    let root = middle(scene.view)
    scene.set(true)
    scene.view.advance(to: 1)
    let next = middle(scene.view, "Text(\"next\")")
    scene.set(false)
    scene.view.advance(to: 1 + time)
    scene.view.tap(at: next)
    #expect(scene.heard.values == [])
    scene.view.tap(at: root)
    #expect(scene.heard.values == ["root"])
  }

  @Test("a press ends without effect when another screen comes over it")
  func covered() {
    let scene = screens()
    let root = middle(scene.view)
    scene.view.touch(.down, at: root)
    scene.set(true)
    scene.view.advance(to: 1)
    scene.view.touch(.up, at: root)
    #expect(scene.heard.values == [])
    scene.set(false)
    scene.view.tap(at: root)
    #expect(scene.heard.values == ["root"])
  }

  @Test("a covered screen answers neither to its elements' numbers nor to its shortcuts")
  func otherWays() {
    let scene = screens()
    let root = scene.view.number(of: "root") ?? 0
    // A button is what is activated, and its text is in it.
    let button = scene.view.host.accessibleElements().first?.number ?? root
    scene.set(true)
    scene.view.send(.activate(element: button))
    scene.view.press(key: "r", modifiers: .command)
    #expect(scene.heard.values == [])
    scene.view.press(key: "n", modifiers: .command)
    #expect(scene.heard.values == ["next"])
    scene.set(false)
    scene.view.send(.activate(element: button))
    #expect(scene.heard.values == ["next", "root"])
  }

  private func sheet(_ heard: Heard<String>, _ isShown: Heard<Binding<Bool>>) -> TestedView {
    TestedView(proposing: 200, 300, time: 0) {
      Held(false) { value in
        let _ = isShown.add(value)
        Button("below") { heard.add("below") }
          .sheet(isPresented: value) {
            VStack {
              Button("in it") { heard.add("in it") }
              Spacer()
            }
          }
      }
    }
  }

  @Test(
    "a button of a sheet that comes is pressed where it will be, and the sheet stays", arguments: [0, 0.05])
  func sheetFinal(time: Double) {
    let (heard, isShown) = (Heard<String>(), Heard<Binding<Bool>>())
    let view = sheet(heard, isShown)
    isShown.last?.wrappedValue = true
    view.layOut()
    view.advance(to: time)
    view.tap(at: middle(view, "Text(\"in it\")"))
    // A press on the sheet's empty ground is none on the shade, which takes the sheet away.
    view.tap(at: CGPoint(x: 100, y: 250))
    #expect(heard.values == ["in it"])
    #expect(isShown.last?.wrappedValue == true)
  }

  @Test("a button of a sheet that comes is pressed where it is drawn")
  func sheetDrawn() {
    let (heard, isShown) = (Heard<String>(), Heard<Binding<Bool>>())
    let view = sheet(heard, isShown)
    isShown.last?.wrappedValue = true
    view.layOut()
    view.advance(to: 0.05)
    view.tap("in it")
    #expect(view.isAnimating)
    #expect(heard.values == ["in it"])
  }

  @Test("a button of an alert that fades in is pressed")
  func alert() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 300, 300, time: 0) {
      Held(true) { value in
        Color.red.alert("Title", isPresented: value) { Button("Yes") { heard.add("yes") } }
      }
    }
    view.tap("Yes")
    #expect(heard.values == ["yes"])
  }

  @Test("a page of a tab view takes presses as soon as its tab is chosen, and the other page none")
  func tabs() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 300, 300, time: 0) {
      TabView {
        Button("one") { heard.add("one") }.tabItem { Text("A") }
        Button("two") { heard.add("two") }.tabItem { Text("B") }
      }
    }
    let place = middle(view, "Text(\"one\")")
    view.touch(.down, at: place)
    view.press("B")
    view.touch(.up, at: place)
    #expect(heard.values == [])
    view.tap(at: place)
    #expect(heard.values == ["two"])
  }

  @Test("a slider of a screen that comes follows the finger from where it will be")
  func slider() {
    let (values, shown) = (Heard<Double>(), Heard<Binding<Bool>>())
    let view = TestedView(proposing: 300, 200, time: 0) {
      Held(false) { isShown in
        let _ = shown.add(isShown)
        NavigationStack {
          Color.red.navigationDestination(isPresented: isShown) {
            Held(0.0) { value in
              let _ = values.add(value.wrappedValue)
              Slider(value: value)
            }
            .toolbar(.hidden, for: .navigationBar)
          }
        }
      }
    }
    shown.last?.wrappedValue = true
    view.layOut()
    let frame = view.frame(of: "Slider") ?? .zero
    #expect(frame.width > 100)
    view.drag(
      from: CGPoint(x: frame.minX + 14, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY), for: 0.1)
    #expect(abs((values.last ?? 0) - 0.5) < 0.001)
  }
}
