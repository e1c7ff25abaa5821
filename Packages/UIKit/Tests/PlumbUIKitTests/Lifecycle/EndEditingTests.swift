import PlumbTesting
import PlumbUIKit
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Hiding the keyboard of SwiftUI's fields") @MainActor struct EndEditingTests {
  /// The ways in which apps write it; `#selector(UIResponder.resignFirstResponder)` in a source is the first.
  enum Way: CaseIterable, Sendable {
    case selector, name, window, rootView

    @MainActor func hide() {
      switch self {
      case .selector: send(Selector(UIResponder.resignFirstResponder))
      case .name: send(Selector("resignFirstResponder"))
      case .window: UIApplication.shared.windows.first { $0.isKeyWindow }?.endEditing(true)
      case .rootView: UIApplication.shared.windows.first?.rootViewController?.view.endEditing(true)
      }
    }

    @MainActor private func send(_ action: Selector) {
      UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil)
    }
  }

  private struct Form: View {
    let hide: @MainActor () -> Void
    let heard: Heard<Bool>
    @State private var text = "12"
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack(spacing: 0) {
        TextField("Name", text: $text, onEditingChanged: { heard.add($0) }).focused($isFocused)
        Text(isFocused ? "edited" : "left")
        Button("hide") { hide() }
      }
    }
  }

  private func form(_ hide: @escaping @MainActor () -> Void, _ heard: Heard<Bool> = Heard()) -> TestedView {
    TestedView(proposing: 200, 60) { Form(hide: hide, heard: heard) }
  }

  private func isEdited(_ view: TestedView) -> Bool {
    view.host.accessibleElements().contains { $0.label == "edited" }
  }

  @Test("the field loses the focus, and its state and its action are told", arguments: Way.allCases)
  func hidden(_ way: Way) {
    let heard = Heard<Bool>()
    let view = form({ way.hide() }, heard)
    view.focus("Name")
    #expect(isEdited(view))
    view.tap("hide")
    #expect(view.focused == nil)
    #expect(!isEdited(view))
    #expect(heard.values == [true, false])
  }

  @Test("an action that no responder has leaves the focus where it is, and says that nobody took it")
  func others() {
    let heard = Heard<Bool>()
    let view = form {
      heard.add(UIApplication.shared.sendAction(Selector("print:"), to: nil, from: nil, for: nil))
      heard.add(UIView().endEditing(true))
    }
    view.focus("Name")
    view.tap("hide")
    #expect(view.focused == "TextField")
    #expect(heard.values == [false, false])
  }

  @MainActor private final class Around: NSObject {
    var taps = 0
    func tapped() { taps += 1 }
  }

  @Test("a tap recognizer of UIKit around a field leaves the field's taps to it", arguments: [true, false])
  func recognizer(cancelsTouches: Bool) {
    let around = Around()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    view.addSubview(field)
    let tap = UITapGestureRecognizer(target: around, action: Selector(Around.tapped))
    tap.cancelsTouchesInView = cancelsTouches
    view.addGestureRecognizer(tap)
    let tested = TestedView(proposing: 200, 60) { Shown(make: { view }) }
    tested.tap(at: CGPoint(x: 100, y: 15))
    #expect(field.isFirstResponder)
    #expect(around.taps == 0)
    tested.tap(at: CGPoint(x: 100, y: 50))
    #expect(around.taps == 1)
  }
}
