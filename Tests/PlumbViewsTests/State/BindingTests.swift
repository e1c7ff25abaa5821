import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Bindings")
struct BindingTests {
  struct Item: Identifiable, Equatable {
    var id: Int
    var name = "n"
    var count = 0
  }

  struct Part: View {
    let label: String
    @Binding var value: Int
    var body: some View { Button("\(label)\(value)") { value += 1 } }
  }

  struct Model { var a = 0, b = 0 }

  struct Owner: View {
    @State private var model = Model()
    @State private var other = 0
    var body: some View {
      VStack(spacing: 0) {
        Part(label: "a", value: $model.a)
        Part(label: "b", value: $model.b)
        Button("other \(other)") { other += 1 }
      }
    }
  }

  @Test("a part of a value runs the view that is bound to that part, and not its neighbour")
  func parts() {
    let view = TestedView(proposing: 200, 100) { Owner() }
    #expect(view.bodies { view.press("a0") } == ["Part", "Button", "Label"])
    #expect(view.frame(of: #"Text("a1")"#) != nil)
    #expect(view.frame(of: #"Text("b0")"#) != nil)
  }

  @Test("a view with the same binding as before runs no new body")
  func sameBinding() {
    let view = TestedView(proposing: 200, 100) { Owner() }
    let bodies = view.bodies { view.press("other 0") }
    #expect(bodies.filter { $0 == "Part" } == [])
  }

  struct List: View {
    @State private var items = [Item(id: 1), Item(id: 2)]
    var body: some View {
      VStack(spacing: 0) {
        ForEach($items) { $item in
          Row(item: $item)
        }
        Text(items.map { "\($0.count)" }.joined(separator: ","))
        Button("drop") { items.removeFirst() }
      }
    }
  }

  struct Row: View {
    @Binding var item: Item
    var body: some View { Button("+\(item.id)") { item.count += 1 } }
  }

  @Test("the elements of a bound collection are bindings")
  func collection() {
    let view = TestedView(proposing: 200, 100) { List() }
    view.press("+2")
    #expect(view.frame(of: #"Text("0,1")"#) != nil)
    view.press("drop")
    #expect(view.frame(of: #"Text("1")"#) != nil)
    view.press("+2")
    #expect(view.frame(of: #"Text("2")"#) != nil)
  }

  @Test("a bound collection is a collection, and a binding to an element that is gone keeps its last value")
  func elements() {
    var numbers = [1, 2, 3]
    let binding = Binding(get: { numbers }, set: { numbers = $0 })
    #expect(binding.map(\.wrappedValue) == [1, 2, 3])
    let last = binding[2]
    last.wrappedValue = 9
    #expect(numbers == [1, 2, 9])
    numbers.removeLast()
    #expect(last.wrappedValue == 9)
    last.wrappedValue = 4
    #expect(numbers == [1, 2])
  }

  @Test("optionals are bound in both directions")
  func optionals() {
    var name: String? = "x"
    let whole = Binding(get: { name }, set: { name = $0 })
    let inner = Binding(whole)
    inner?.wrappedValue = "y"
    #expect(name == "y")
    name = nil
    #expect(Binding(whole) == nil)
    var number = 1
    let optional = Binding<Int?>(Binding(get: { number }, set: { number = $0 }))
    optional.wrappedValue = nil
    #expect(number == 1)
    optional.wrappedValue = 2
    #expect(number == 2)
    Binding.constant(1).wrappedValue = 2
    #expect(Binding.constant(1).wrappedValue == 1)
  }

  @Test("state can be written from any thread")
  func threads() async {
    let view = TestedView(proposing: 200, 100) { Background() }
    view.press("start")
    for _ in 0..<10_000 where view.frame(of: #"Text("done 5")"#) == nil {
      await Task.yield()
      view.layOut()
    }
    #expect(view.frame(of: #"Text("done 5")"#) != nil)
    #expect(view.warnings == [])
  }

  struct Background: View {
    @State private var text = "waiting"
    var body: some View {
      VStack(spacing: 0) {
        Text(text)
        Button("start") {
          let text = $text
          Task.detached {
            for number in 1...5 { text.wrappedValue = "done \(number)" }
          }
        }
      }
    }
  }

  /// A property of one's own, with properties of its own in it.
  @propertyWrapper struct Clamped: DynamicProperty {
    @State private var value = 3
    @Environment(\.isEnabled) private var isEnabled
    var updates = 0
    var wrappedValue: Int {
      get { isEnabled ? value : -1 }
      nonmutating set { value = min(newValue, 5) }
    }
    var projectedValue: Int { updates }
    mutating func update() { updates += 1 }
  }

  struct Own: View {
    @Clamped private var number
    var body: some View { Button("n\(number) u\($number)") { number = 9 } }
  }

  @Test("properties of one's own may have state and environment of their own")
  func ownProperties() {
    let view = TestedView(proposing: 200, 100) { Own() }
    view.press("n3 u1")
    #expect(view.frame(of: #"Text("n5 u1")"#) != nil)
    let disabled = TestedView(proposing: 200, 100) { Own().disabled(true) }
    #expect(disabled.frame(of: #"Text("n-1 u1")"#) != nil)
  }

  struct Meddler: View {
    @State private var count = 0
    var body: some View {
      if count == 0 { count = 1 }
      return Text("\(count)")
    }
  }

  @Test("state that a body changes is told of by name, and changed afterwards")
  func changeInBody() {
    let view = TestedView(proposing: 200, 100) { Meddler() }
    #expect(
      view.warnings == [
        "Meddler: @State count was changed while the view was updated; the change counts after that. "
          + "Change it in an action, in onAppear, onChange or task, and not in the body."
      ])
    #expect(view.frame(of: #"Text("1")"#) != nil)
  }

  @MainActor final class Inner: @MainActor ObservableObject { @Published var count = 0 }
  @MainActor final class Outer: @MainActor ObservableObject { @Published var inner = Inner() }

  @Test("a binding to a property of an object in an object is another one once its value has changed")
  func nestedObjects() {
    struct Page: View {
      @StateObject var outer = Outer()
      var body: some View {
        VStack {
          Part(label: "part ", value: $outer.inner.count)
          Text("whole \(outer.inner.count)")
        }
      }
    }
    let view = TestedView(proposing: 200, 100) { Page() }
    view.press("part 0")
    #expect(["part 1", "whole 1"].allSatisfy { view.frame(of: "Text(\"\($0)\")") != nil })
    view.press("part 1")
    #expect(["part 2", "whole 2"].allSatisfy { view.frame(of: "Text(\"\($0)\")") != nil })
  }
}
