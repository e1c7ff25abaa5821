import Foundation
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Questions about data") @MainActor struct PresentedDataTests {
  private struct Problem: LocalizedError {
    var errorDescription: String? { "No room" }
  }

  /// Shows a question at once, about data that buttons give and take.
  private func asking<Asked: View>(
    _ data: String?, @ViewBuilder _ ask: @escaping (AnyView, Binding<Bool>, String?) -> Asked
  ) -> (view: TestedView, data: Heard<Binding<String?>>) {
    let heard = Heard<Binding<String?>>()
    let view = TestedView(proposing: 300, 400) {
      Held(data) { data in
        let _ = heard.add(data)
        Held(true) { isShown in ask(AnyView(Color.red), isShown, data.wrappedValue) }
      }
    }
    return (view, heard)
  }

  @Test("an alert about data does not appear without data, and appears when there is some")
  func alert() {
    let (view, data) = asking(nil) { view, isShown, name in
      view.alert("Delete?", isPresented: isShown, presenting: name) { Button("Delete \($0)") {} }
    }
    #expect(!view.elementLabels.contains("Delete?"))
    data.values.last?.wrappedValue = "Ada"
    view.layOut()
    #expect(view.elementLabels == ["Delete?", "Delete Ada"])
  }

  @Test("an alert that is shown stays when its data goes away")
  func stays() {
    let (view, data) = asking("Ada") { view, isShown, name in
      view.alert("Delete?", isPresented: isShown, presenting: name) {
        Button("Delete \($0)") {}
      } message: {
        Text("\($0) is gone then")
      }
    }
    let shown = ["Delete?", "Ada is gone then", "Delete Ada"]
    #expect(view.elementLabels == shown)
    data.values.last?.wrappedValue = nil
    view.layOut()
    #expect(view.elementLabels == shown)
    view.tap("Delete Ada")
    #expect(!view.elementLabels.contains("Delete?"))
  }

  @Test("a dialog about data does not appear without data", arguments: [nil, "Ada"])
  func dialog(data: String?) {
    let (view, _) = asking(data) { view, isShown, name in
      view.confirmationDialog("Choose", isPresented: isShown, presenting: name) { Button("Call \($0)") {} }
    }
    #expect(view.elementLabels.contains("Call Ada") == (data != nil))
    #expect(view.elementLabels.contains("Cancel") == (data != nil))
  }

  @Test("an alert about an error does not appear without an error", arguments: [nil, Problem()])
  private func error(error: Problem?) {
    let view = TestedView(proposing: 300, 400) {
      Held(true) { isShown in
        Color.red.alert(isPresented: isShown, error: error) { Button("OK") {} }
      }
    }
    #expect(view.elementLabels == (error == nil ? [] : ["No room", "OK"]))
  }
}
