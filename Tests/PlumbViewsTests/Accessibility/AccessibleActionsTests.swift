import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Accessibility actions") @MainActor struct AccessibleActionsTests {
  private func element(_ view: TestedView, _ label: String) throws -> AccessibleElement {
    try #require(view.host.accessibleElements().first { $0.label == label })
  }

  private func send(_ event: InputEvent, to view: TestedView) {
    view.host.send(event, at: view.time)
    view.layOut()
  }

  @Test(
    "an element has the actions of the modifiers around it, the innermost first, and each is done by its name"
  )
  func named() throws {
    let heard = Heard<String>()
    let view = TestedView(proposing: 200, 100) {
      Text("Mail")
        .accessibilityAction(named: "Archive") { heard.add("archive") }
        .accessibilityAction(.delete) { heard.add("delete") }
        .accessibilityAction {
          heard.add("flag")
        } label: {
          Label("Flag", systemImage: "flag")
        }
    }
    let mail = try element(view, "Mail")
    #expect(mail.actions == ["Archive", "Delete", "Flag"])
    for action in ["Flag", "Archive", "Delete", "Nothing"] {
      send(.perform(element: mail.number, action: action), to: view)
    }
    #expect(heard.values == ["flag", "archive", "delete"])
    #expect(view.warnings == [])
  }

  @Test("the buttons of accessibilityActions are actions")
  func buttons() throws {
    let heard = Heard<String>()
    let view = TestedView(proposing: 200, 100) {
      Text("Mail").accessibilityActions {
        Button("Reply") { heard.add("reply") }
        Button("Forward", systemImage: "arrow.right") { heard.add("forward") }
      }
    }
    let mail = try element(view, "Mail")
    #expect(mail.actions == ["Reply", "Forward"])
    send(.perform(element: mail.number, action: "Forward"), to: view)
    send(.perform(element: mail.number, action: "Reply"), to: view)
    #expect(heard.values == ["forward", "reply"])
  }

  @Test("buttons of a ForEach are actions, too")
  func repeated() throws {
    let view = TestedView(proposing: 200, 100) {
      Text("Mail").accessibilityActions {
        ForEach(["Ada", "Grace"], id: \.self) { name in Button("Forward to \(name)") {} }
      }
    }
    let mail = try element(view, "Mail")
    #expect(mail.actions == ["Forward to Ada", "Forward to Grace"])
  }

  @Test("an action without a name makes a button of a text, and is done when the element is pressed")
  func pressed() throws {
    let heard = Heard<String>()
    let view = TestedView(proposing: 200, 100) {
      Text("Open").accessibilityAction { heard.add("opened") }
      Button("Own") { heard.add("own") }.accessibilityAction { heard.add("instead") }
    }
    let open = try element(view, "Open")
    #expect(open.role == .button)
    #expect(open.actions == [])
    send(.activate(element: open.number), to: view)
    send(.activate(element: try element(view, "Own").number), to: view)
    #expect(heard.values == ["opened", "instead"])
    // A finger does what the button does.
    view.tap("Own")
    #expect(heard.values.last == "own")
  }

  @Test("an adjustable element goes up and down")
  func adjustable() throws {
    struct Rating: View {
      @State private var stars = 3
      var body: some View {
        HStack { ForEach(0..<stars, id: \.self) { _ in Color.yellow.frame(width: 10, height: 10) } }
          .accessibilityElement()
          .accessibilityLabel("Rating")
          .accessibilityValue("\(stars) stars")
          .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
      }
    }
    let view = TestedView(proposing: 200, 100) { Rating() }
    let rating = try element(view, "Rating")
    #expect(rating.role == .stepper)
    #expect(rating.value == "3 stars")
    send(.adjust(element: rating.number, increment: true), to: view)
    send(.adjust(element: rating.number, increment: true), to: view)
    send(.adjust(element: rating.number, increment: false), to: view)
    #expect(try element(view, "Rating").value == "4 stars")
  }

  @Test("the swipe actions of a row follow the actions of modifiers")
  func swipes() throws {
    let heard = Heard<String>()
    let view = TestedView(proposing: 200, 300) {
      List {
        Text("Mail")
          .accessibilityAction(named: "Archive") { heard.add("archive") }
          .swipeActions { Button("Flag") { heard.add("flag") } }
      }
    }
    let mail = try element(view, "Mail")
    #expect(mail.actions == ["Archive", "Flag"])
    send(.perform(element: mail.number, action: "Flag"), to: view)
    send(.perform(element: mail.number, action: "Archive"), to: view)
    #expect(heard.values == ["flag", "archive"])
  }

  @Test("the tree tells the actions")
  func tree() {
    let view = TestedView(proposing: 200, 40) {
      Color.red.accessibilityAction(named: "Archive") {}.accessibilityAdjustableAction { _ in }
    }
    #expect(view.fullOutline.contains("accessibilityAction(\"Archive\")"), "\(view.fullOutline)")
    #expect(view.fullOutline.contains("accessibilityAdjustableAction"), "\(view.fullOutline)")
  }
}
