import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@Suite("Events that name an element") @MainActor struct ElementEventTests {
  @Test("an element is activated by its number, a disabled one is not")
  func activate() throws {
    let told = Told()
    let view = TestedView(proposing: 100, 100) {
      VStack {
        Button("on") { told.add("on") }.accessibilityIdentifier("first")
        Button("off") { told.add("off") }.disabled(true).accessibilityIdentifier("second")
      }
    }
    // The identifier's own node stands around the button's: the numbers follow each other down the tree.
    let numbers = try [#require(view.number(of: "on")), #require(view.number(of: "off"))]
    #expect(numbers[0] != numbers[1])
    for number in 0...200 { view.send(.activate(element: number)) }
    #expect(told.lines == ["on"])
  }

  @Test("Return in a field is told to the views around it")
  func submit() throws {
    let told = Told()
    let view = TestedView(proposing: 100, 100) {
      VStack { Text("field").onSubmit { told.add("inner") } }.onSubmit { told.add("outer") }
        .onSubmit(of: .search) { told.add("search") }
    }
    view.send(.submit(element: try #require(view.number(of: "field"))))
    #expect(told.lines == ["inner", "outer"])
  }

  @Test("an event for an element that is not there does nothing")
  func missing() {
    let view = TestedView(proposing: 100, 100) { Text("a") }
    for event: InputEvent in [
      .activate(element: -1), .adjust(element: 9999, increment: true), .setValue(element: 0, "x"),
      .edit(element: 5000, text: "x", selection: 0..<0, isComposing: false), .submit(element: 7777),
      .focus(element: 8888), .focus(element: nil),
    ] {
      view.send(event)
    }
    #expect(view.warnings == [])
    #expect(view.focused == nil)
  }

  @Test("a host's focus goes to an element by its number")
  func focus() {
    let view = TestedView(proposing: 100, 100) { Button("on") {} }
    // The button's node is the one that can have the focus; the text in it cannot.
    view.send(.focus(element: view.number(of: "on")))
    #expect(view.focused == nil)
    for number in 0...200 where view.focused == nil { view.send(.focus(element: number)) }
    #expect(view.focused == "on")
  }

  @Test("two fingers press two buttons at once")
  func twoButtons() {
    let told = Told()
    let view = TestedView(proposing: 100, 100) {
      HStack(spacing: 0) {
        Button("a") { told.add("a") }
        Button("b") { told.add("b") }
      }
    }
    view.touch(.down, at: CGPoint(x: 5, y: 5), finger: 1)
    view.touch(.down, at: CGPoint(x: 15, y: 5), finger: 2)
    view.touch(.up, at: CGPoint(x: 5, y: 5), finger: 1)
    view.touch(.up, at: CGPoint(x: 15, y: 5), finger: 2)
    #expect(told.lines == ["a", "b"])
  }

  @Test("a pressed button fades and is as before when it is let go")
  func dims() {
    let view = TestedView(proposing: 100, 100) { Button("abc") {} }
    let before = view.displayList
    view.touch(.down, at: CGPoint(x: 5, y: 5))
    #expect(view.displayList != before)
    view.touch(.up, at: CGPoint(x: 5, y: 5))
    #expect(view.displayList == before)
  }
}
