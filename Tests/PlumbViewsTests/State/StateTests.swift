import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("State")
struct StateTests {
  struct Counter: View {
    @State private var count = 0
    var body: some View {
      HStack(spacing: 0) {
        Text("\(count)")
        Button("more") { count += 1 }
      }
    }
  }

  @Test("a view that changes its state is shown with it")
  func change() {
    let view = TestedView(proposing: 100, 20) { Counter() }
    #expect(view.frame(of: #"Text("0")"#) != nil)
    view.press("more")
    view.press("more")
    #expect(view.frame(of: #"Text("2")"#) != nil)
  }

  struct Pair: View {
    @State private var left = 0
    var body: some View {
      HStack(spacing: 0) {
        Named(text: "l\(left)")
        Named(text: "r")
        Button("go") { left += 1 }
        Button("same") { left = left }
      }
    }
  }

  struct Named: View {
    let text: String
    var body: some View { Text(text) }
  }

  @Test("a change runs the bodies of those whose values changed, and no others")
  func bodies() {
    let view = TestedView(proposing: 200, 20) { Pair() }
    // A button's action has no equal, so the buttons' bodies run too.
    let ran = view.bodies { view.press("go") }.filter { $0 != "Button" }
    #expect(ran == ["Pair", "Named"])
  }

  @Test("an equal value changes nothing")
  func equalValue() {
    let view = TestedView(proposing: 200, 20) { Pair() }
    #expect(view.bodies { view.press("same") } == [])
  }

  struct Parent: View {
    @State private var isOn = false
    var body: some View {
      VStack(spacing: 0) {
        Child(isOn: $isOn)
        if isOn { Counter() } else { Text("off") }
      }
    }
  }

  struct Child: View {
    @Binding var isOn: Bool
    var body: some View { Button("toggle") { isOn.toggle() } }
  }

  @Test("a binding writes the state of the view that it comes from")
  func binding() {
    let view = TestedView(proposing: 200, 100) { Parent() }
    view.press("toggle")
    #expect(view.frame(of: #"Text("off")"#) == nil)
    #expect(view.frame(of: #"Text("0")"#) != nil)
  }

  @Test("a view that has gone and come again starts with fresh state")
  func release() {
    let view = TestedView(proposing: 200, 100) { Parent() }
    view.press("toggle")
    view.press("more")
    #expect(view.frame(of: #"Text("1")"#) != nil)
    view.press("toggle")
    view.press("toggle")
    #expect(view.frame(of: #"Text("0")"#) != nil)
  }

  struct Rows: View {
    @State private var names = ["a", "b"]
    var body: some View {
      VStack(spacing: 0) {
        ForEach(names, id: \.self) { Row(name: $0) }
        Button("turn") { names.reverse() }
        Button("add") { names.insert("c", at: 0) }
      }
    }
  }

  struct Row: View {
    let name: String
    @State private var count = 0
    var body: some View {
      HStack(spacing: 0) {
        Text("\(name)\(count)")
        Button("+\(name)") { count += 1 }
      }
    }
  }

  @Test("elements of a collection keep their state when they move")
  func identity() {
    let view = TestedView(proposing: 200, 200) { Rows() }
    view.press("+a")
    #expect(view.frame(of: #"Text("a1")"#)?.minY == 0)
    view.press("turn")
    #expect(view.frame(of: #"Text("a1")"#)?.minY == 10)
    #expect(view.frame(of: #"Text("b0")"#)?.minY == 0)
    view.press("add")
    #expect(view.frame(of: #"Text("c0")"#)?.minY == 0)
    #expect(view.frame(of: #"Text("a1")"#)?.minY == 20)
  }

  @Test("the same id twice is two views, and is told")
  func repeatedIDs() {
    let view = TestedView(proposing: 200, 200) { ForEach(["x", "x"], id: \.self) { Text($0) } }
    #expect(view.size.height == 20)
    #expect(view.warnings.count == 1)
  }

  struct Renamed: View {
    @State private var id = 0
    var body: some View {
      VStack(spacing: 0) {
        Counter().id(id)
        Button("another") { id += 1 }
      }
    }
  }

  @Test("with another id, a view is another view")
  func explicitIdentity() {
    let view = TestedView(proposing: 200, 200) { Renamed() }
    view.press("more")
    view.press("another")
    #expect(view.frame(of: #"Text("0")"#) != nil)
  }
}
