import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("File dialogs") @MainActor struct FileDialogTests {
  private struct Chooser: View {
    let cancelled: () -> Void
    @State private var isShown = false
    var body: some View {
      Button(isShown ? "open" : "closed") { isShown = true }
        .fileImporter(
          isPresented: $isShown, allowedContentTypes: [.json], allowsMultipleSelection: false,
          onCompletion: { _ in }, onCancellation: cancelled)
    }
  }

  @Test("a file dialog is cancelled at once, and says so")
  func cancelled() {
    let heard = Heard<Bool>()
    let view = TestedView(proposing: 200, 100) { Chooser { heard.add(true) } }
    view.tap("closed")
    #expect(heard.values == [true])
    #expect(view.frame(of: "Text(\"closed\")") != nil)
    #expect(view.warnings == ["fileImporter: files can not be chosen here yet; it is cancelled."])
  }
}
