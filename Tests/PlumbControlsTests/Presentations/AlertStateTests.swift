import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("What alerts read") @MainActor struct AlertStateTests {
  private struct Asking: View {
    let heard: Heard<String>
    @State private var isShown = false
    @State private var name = ""

    var body: some View {
      Button("Open") { isShown = true }
        .alert("New", isPresented: $isShown) {
          TextField("Name", text: $name)
          Button("Create") { heard.add(name) }.disabled(name.isEmpty)
        }
    }
  }

  @Test("a field has the focus as the alert appears, and a button follows a state that only the alert reads")
  func typing() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 390, 700) { Asking(heard: heard) }
    view.tap("Open")
    view.advance(by: 1)
    view.tap("Create")
    #expect(heard.values == [])
    #expect(view.host.accessibleElements().filter(\.isFocused).map(\.label) == ["Name"])
    view.edit("Name", "Legs")
    view.tap("Create")
    #expect(heard.values == ["Legs"])
  }

  @Test("an alert's words are not made while it is not presented")
  func lazy() {
    struct Careful: View {
      @State private var isShown = false
      var body: some View {
        let missing: String? = nil
        Color.red.alert("Title", isPresented: $isShown) { Button(missing!) {} }
          .alert(isPresented: $isShown) { Alert(title: Text(missing!)) }
          .confirmationDialog("Title", isPresented: $isShown) { Button(missing!) {} }
      }
    }
    let view = TestedView(proposing: 390, 700) { Careful() }
    #expect(view.frame(of: "Color.red") != nil)
  }
}
