import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("A sheet of an item in a bar") @MainActor struct BarItemSheetTests {
  private struct Screen: View {
    @State var isShown = false
    var body: some View {
      NavigationStack {
        Text("Detail").toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Show") { isShown = true }
              .sheet(isPresented: $isShown) {
                NavigationStack {
                  Text("inside").navigationTitle("Title").toolbar { Button("Done") {} }
                }
              }
          }
        }
      }
    }
  }

  @Test("a sheet that a button in a bar presents opens with a bar of its own")
  func opens() {
    let view = TestedView(proposing: 300, 600) { Screen() }
    view.tap("Show")
    view.advance(by: 2)
    #expect(view.warnings == [])
    #expect(view.frame(of: "Text(\"inside\")") != nil)
    #expect(view.frame(of: "Text(\"Done\")") != nil)
    #expect(view.frame(of: "Text(\"Show\")") != nil)
  }
}
