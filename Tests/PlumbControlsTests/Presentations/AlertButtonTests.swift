import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Buttons of alerts and dialogs (Recorded/Controls.md#Z1, Z2)") @MainActor struct AlertButtonTests {
  /// The usual way to delete one of several things after a question.
  private struct Deleting: View {
    let heard: Heard<String>
    let asksInDialog: Bool
    @State private var deleted: String?

    var body: some View {
      let isAsked = Binding(
        get: { deleted != nil },
        set: { isAsked in
          heard.add("set \(isAsked)")
          if !isAsked { deleted = nil }
        })
      VStack {
        Button("Delete legs") { deleted = "legs" }
        Text(deleted ?? "nothing asked")
      }
      .alert("Sure?", isPresented: asksInDialog ? .constant(false) : isAsked) { actions }
      .confirmationDialog("Sure?", isPresented: asksInDialog ? isAsked : .constant(false)) { actions }
    }

    @ViewBuilder private var actions: some View {
      Button("Delete", role: .destructive) { heard.add("deletes \(deleted ?? "nothing")") }
    }
  }

  @Test(
    "the action runs first and finds the item, then the binding becomes false",
    arguments: [false, true], [PlatformStyle.iOS, .iOS26])
  func order(asksInDialog: Bool, style: PlatformStyle) {
    let heard = Heard<String>()
    let view = TestedView(proposing: 390, 700) {
      Deleting(heard: heard, asksInDialog: asksInDialog).environment(\.platformStyle, style)
    }
    view.tap("Delete legs")
    view.tap("Delete")
    #expect(heard.values == ["deletes legs", "set false"])
    #expect(view.elementLabels == ["Delete legs", "nothing asked"])
  }

  @Test(
    "Cancel is added beside a destructive button, and takes the alert away",
    arguments: [PlatformStyle.iOS, .iOS26])
  func addedCancel(style: PlatformStyle) throws {
    let heard = Heard<String>()
    let view = TestedView(proposing: 390, 700) {
      Deleting(heard: heard, asksInDialog: false).environment(\.platformStyle, style)
    }
    view.tap("Delete legs")
    #expect(view.elementLabels == ["Sure?", "Cancel", "Delete"])
    let (cancel, delete) = try (
      #require(view.frame(of: "Text(\"Cancel\")")), #require(view.frame(of: "Text(\"Delete\")"))
    )
    #expect(cancel.maxX < delete.minX && cancel.midY == delete.midY)
    view.tap("Cancel")
    #expect(heard.values == ["set false"])
  }

  @Test("a normal and a destructive button are shown with a third that cancels, and no other buttons get one")
  func whichCancel() {
    func labels<Actions: View>(@ViewBuilder _ actions: () -> Actions) -> [String] {
      let view = TestedView(proposing: 390, 700) {
        Color.red.alert("A", isPresented: .constant(true), actions: actions)
      }
      return Array(view.elementLabels.dropFirst())
    }
    #expect(
      labels {
        Button("Keep") {}
        Button("Delete", role: .destructive) {}
      } == ["Keep", "Delete", "Cancel"])
    #expect(
      labels {
        Button("Keep") {}
        Button("Send") {}
      } == ["Send", "Keep"])
    #expect(
      labels {
        Button("No", role: .cancel) {}
        Button("Delete", role: .destructive) {}
        Button("Never", role: .cancel) {}
      } == ["Never", "Delete"])
  }

  @Test("the older form shows the buttons that it is given")
  func olderForm() {
    let view = TestedView(proposing: 390, 700) {
      Color.red.alert(isPresented: .constant(true)) {
        Alert(
          title: Text("A"), primaryButton: .default(Text("Keep")),
          secondaryButton: .destructive(Text("Delete")))
      }
    }
    #expect(view.elementLabels == ["A", "Delete", "Keep"])
  }

  @Test("a choice in a menu is done before the menu is closed")
  func menu() {
    let heard = Heard<Int>()
    var view: TestedView?
    view = TestedView(proposing: 390, 700) {
      Menu("Menu") {
        Button("Choose") { heard.add(view?.host.root.children.filter(\.isPresentation).count ?? -1) }
      }
    }
    view?.tap("Menu")
    view?.tap("Choose")
    #expect(heard.values == [1])
  }
}
