import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Preferred focus")
struct PreferredFocusTests {
  private struct Form: View {
    var isScoped = true
    var isPreferred = true
    @Namespace private var form
    @State private var isShown = true
    var body: some View {
      if isScoped { fields.focusScope(form) } else { fields }
    }
    private var fields: some View {
      VStack {
        TextField("first", text: .constant(""))
        TextField("second", text: .constant("")).prefersDefaultFocus(isPreferred, in: form)
      }
    }
  }

  private func focused(_ form: Form) -> String? {
    let view = TestedView(proposing: 200, 200) { form }
    view.layOut()
    let element = view.host.focus.element
    return element.map { $0 == view.number(of: "second") ? "second" : "another" }
  }

  @Test("the view that prefers it gets the focus first, in a scope of its namespace alone")
  func preferred() {
    #expect(focused(Form()) == "second")
    #expect(focused(Form(isScoped: false)) == nil)
    #expect(focused(Form(isPreferred: false)) == nil)
  }

  @Test("a person may take the focus away, and it stays away")
  func once() {
    let view = TestedView(proposing: 200, 200) { Form() }
    view.layOut()
    view.focus("first")
    view.layOut()
    #expect(view.host.focus.element == view.number(of: "first"))
  }

  @Test("a key that deletes reaches what asks for it, but not from a text field")
  func delete() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 200, 200) {
      VStack {
        TextField("name", text: .constant("a"))
        Button("row") {}
      }
      .onDeleteCommand { heard.add("deleted") }
    }
    view.focus("name")
    view.send(.key(KeyEvent(key: "Backspace", isDown: true)))
    #expect(heard.values == [])
    view.send(.key(KeyEvent(key: "Tab", isDown: true)))
    view.send(.key(KeyEvent(key: "Backspace", isDown: true)))
    #expect(heard.values == ["deleted"])
  }
}
