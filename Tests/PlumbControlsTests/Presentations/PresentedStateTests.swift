import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

/// An app's "Add" button in a sheet waits for a name in exactly this way (mr-islam/habits, `HabitsView.swift`): only the closure
/// of the sheet reads the state. Such a state becomes one that the view follows as soon as something reads it while views are
/// made (fatbobman.com, "Cracking the Code: The Mysterious @State Injection Mechanism").
@Suite("What sheets, covers and popovers read") @MainActor struct PresentedStateTests {
  enum Kind: CaseIterable { case sheet, sheetOfItem, cover, coverOfItem, popover, popoverOfItem }

  private struct Shown: Identifiable { let id = 1 }

  private struct Presenting: View {
    let kind: Kind
    @State private var isShown = false
    @State private var item: Shown?
    @State private var name: String? = ""

    var body: some View {
      let opener = Button("Open") { (isShown, item) = (true, Shown()) }
      switch kind {
      case .sheet: opener.sheet(isPresented: $isShown) { content }
      case .sheetOfItem: opener.sheet(item: $item) { _ in content }
      case .cover: opener.fullScreenCover(isPresented: $isShown) { content }
      case .coverOfItem: opener.fullScreenCover(item: $item) { _ in content }
      case .popover: opener.popover(isPresented: $isShown) { content }
      case .popoverOfItem: opener.popover(item: $item) { _ in content }
      }
    }

    private var content: some View {
      VStack {
        Button("Write") { name! += "a" }
        Text("Name: \(name!)")
        Button("Leave") { (isShown, item, name) = (false, nil, nil) }.disabled(name!.isEmpty)
      }
    }
  }

  private func opened(_ kind: Kind) -> TestedView {
    let view = TestedView(proposing: 390, 700) { Presenting(kind: kind) }
    view.tap("Open")
    view.advance(by: 1)
    return view
  }

  private func labels(_ view: TestedView) -> [String] { view.host.accessibleElements().map(\.label) }

  @Test("their content follows a state that only they read", arguments: Kind.allCases)
  func following(kind: Kind) {
    let view = opened(kind)
    #expect(labels(view).contains("Name: "))
    view.tap("Write")
    view.tap("Write")
    #expect(labels(view).contains("Name: aa"))
  }

  @Test(
    "as they go, their content stays what it was, and does not ask for what is gone", arguments: Kind.allCases
  )
  func leaving(kind: Kind) {
    let view = opened(kind)
    view.tap("Write")
    view.tap("Leave")
    view.advance(by: 2)
    #expect(labels(view) == ["Open"])
  }
}
