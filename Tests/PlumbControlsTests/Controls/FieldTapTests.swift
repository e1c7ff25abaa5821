import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Taps on text fields") @MainActor struct FieldTapTests {
  /// A field with padding, 300 wide, as searches have it.
  private func search<Content: View>(@ViewBuilder around: @escaping (AnyView) -> Content) -> TestedView {
    TestedView(proposing: 300, 40) {
      Held("") { text in
        around(AnyView(TextField("Search", text: text).padding(10).frame(height: 40).background(Color.gray)))
      }
    }
  }

  private let onField = CGPoint(x: 150, y: 20)

  private func press(_ view: TestedView, at point: CGPoint, isTouch: Bool) {
    for phase in [PointerEvent.Phase.down, .up] {
      view.send(.pointer(PointerEvent(phase: phase, location: point, isTouch: isTouch)))
    }
  }

  @Test(
    "a press on a field puts the focus into it and runs the tap gesture around it", arguments: [true, false])
  func tap(isTouch: Bool) {
    let heard = Heard<String>()
    let view = search { $0.onTapGesture { heard.add("tap") } }
    press(view, at: onField, isTouch: isTouch)
    #expect(view.focused == "TextField")
    #expect(heard.values == ["tap"])
  }

  @Test("a press beside the text of a field with a border does both, too")
  func ground() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 300, 40) {
      TextField("Search", text: .constant("")).textFieldStyle(.roundedBorder).onTapGesture {
        heard.add("tap")
      }
    }
    view.tap(at: CGPoint(x: 3, y: 20))
    #expect(view.focused == "TextField")
    #expect(heard.values == ["tap"])
  }

  @Test("of two tap gestures around a field the inner one runs")
  func two() {
    let heard = Heard<String>()
    let view = search { field in
      field.onTapGesture { heard.add("inner") }.padding(5).onTapGesture { heard.add("outer") }
    }
    view.tap(at: CGPoint(x: 150, y: 20))
    #expect(view.focused == "TextField")
    #expect(heard.values == ["inner"])
  }

  @Test("a finger that moves over a field drags what is around it, and neither taps nor moves the focus")
  func drag() {
    let heard = Heard<String>()
    let view = search { field in
      field.gesture(DragGesture().onEnded { _ in heard.add("drag") }).onTapGesture { heard.add("tap") }
    }
    view.drag(from: onField, to: CGPoint(x: 200, y: 20))
    #expect(view.focused == nil)
    #expect(heard.values == ["drag"])
  }

  @Test("a gesture of high priority and a button around a field share no press with it")
  func alone() {
    let heard = Heard<String>()
    let eager = search { $0.highPriorityGesture(TapGesture().onEnded { heard.add("tap") }) }
    eager.tap(at: onField)
    #expect(eager.focused == nil)
    #expect(heard.values == ["tap"])
    let inButton = search { field in
      Button {
        heard.add("button")
      } label: {
        field
      }
    }
    inButton.tap(at: onField)
    #expect(inButton.focused == "TextField")
    #expect(heard.values == ["tap"])
  }

  private struct Form: View {
    enum Place: Hashable { case first, second }
    @State private var texts = ["", ""]
    @FocusState private var place: Place?

    var body: some View {
      VStack(spacing: 0) {
        TextField("first", text: $texts[0]).focused($place, equals: .first).frame(height: 30)
        TextField("second", text: $texts[1]).focused($place, equals: .second).frame(height: 30)
        Text(place.map { "\($0)" } ?? "none").frame(maxWidth: .infinity, minHeight: 30)
      }
      .contentShape(Rectangle())
      .onTapGesture { place = nil }
    }
  }

  @Test("a tap that takes the focus away leaves it to the field that is tapped, and a tap elsewhere ends it")
  func leaving() {
    let view = TestedView(proposing: 300, 90) { Form() }
    view.tap(at: CGPoint(x: 150, y: 15))
    #expect(view.elementLabels.last == "first")
    view.tap(at: CGPoint(x: 150, y: 45))
    #expect(view.elementLabels.last == "second")
    #expect(view.focused == "TextField")
    // In a page the focus is in the field before the tap is over.
    view.focus("first")
    view.tap(at: CGPoint(x: 150, y: 15))
    #expect(view.elementLabels.last == "first")
    #expect(view.focused == "TextField")
    view.tap(at: CGPoint(x: 150, y: 75))
    #expect(view.elementLabels.last == "none")
    #expect(view.focused == nil)
  }
}
