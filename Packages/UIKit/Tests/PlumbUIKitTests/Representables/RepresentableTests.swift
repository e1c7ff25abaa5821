import PlumbTesting
import PlumbUIKit
import SwiftUI
import Testing

/// A label of squares: "abc" at 10 points is 30 × 10.
@MainActor func squares(_ text: String, _ size: CGFloat = 10) -> UILabel {
  let label = UILabel()
  label.font = UIFont(name: "PlumbSquares", size: size)
  label.text = text
  return label
}

/// Shows a view of UIKit.
struct Shown<Content: UIView>: UIViewRepresentable {
  var make: @MainActor () -> Content
  var update: @MainActor (Content) -> Void = { _ in }

  func makeUIView(context: Context) -> Content { make() }
  func updateUIView(_ uiView: Content, context: Context) { update(uiView) }
}

@Suite("UIViewRepresentable") @MainActor struct RepresentableTests {
  @MainActor final class Log { var lines: [String] = [] }

  struct Counter: UIViewRepresentable {
    var title: String
    let log: Log
    @Binding var count: Int
    @Environment(\.isEnabled) private var isEnabled

    @MainActor final class Coordinator: NSObject {
      var parent: Counter
      init(_ parent: Counter) { self.parent = parent }
      func tapped(_ sender: UIButton) { parent.count += sender.tag }
    }

    func makeCoordinator() -> Coordinator {
      log.lines.append("coordinator")
      return Coordinator(self)
    }

    func makeUIView(context: Context) -> UIButton {
      log.lines.append("make")
      let button = UIButton(type: .system)
      button.tag = 2
      button.addTarget(context.coordinator, action: Selector(Coordinator.tapped(_:)), for: .touchUpInside)
      return button
    }

    func updateUIView(_ uiView: UIButton, context: Context) {
      log.lines.append("update \(count) \(context.environment.isEnabled && isEnabled)")
      context.coordinator.parent = self
      uiView.setTitle("\(title) \(count)", for: .normal)
    }

    static func dismantleUIView(_ uiView: UIButton, coordinator: Coordinator) {
      coordinator.parent.log.lines.append("dismantle")
    }
  }

  struct Screen: View {
    let log: Log
    @State private var count = 0
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown { Counter(title: "Count", log: log, count: $count) }
        Button("Hide") { isShown = false }
      }
    }
  }

  @Test(
    "makes its coordinator and its view once, and brings the view up to date after each change until it goes")
  func life() {
    let log = Log()
    let view = TestedView(proposing: 200, 100) { Screen(log: log) }
    #expect(log.lines == ["coordinator", "make", "update 0 true"])
    view.tap("Count 0")
    #expect(log.lines.last == "update 2 true")
    #expect(view.frame(of: "Text(\"Count 2\")") != nil)
    view.tap("Hide")
    #expect(log.lines.last == "dismantle")
    #expect(log.lines.filter { $0 == "make" }.count == 1)
  }

  @Test("is as large as the priorities of its view let it be")
  func sizes() {
    func size(_ width: CGFloat?, _ height: CGFloat?, _ change: @escaping (UILabel) -> Void = { _ in })
      -> CGSize
    {
      TestedView(proposing: width, height) {
        Shown {
          let label = squares("abcdef")
          change(label)
          return label
        }
      }.size
    }
    // A label grows with its place, and does not give way to it.
    #expect(size(100, 50) == CGSize(width: 100, height: 50))
    #expect(size(20, 5) == CGSize(width: 60, height: 10))
    #expect(size(nil, nil) == CGSize(width: 60, height: 10))
    #expect(
      size(100, 50) { $0.setContentHuggingPriority(.required, for: .vertical) }
        == CGSize(width: 100, height: 10))
    // Text that may wrap is as high as its lines.
    let wrapping: (UILabel) -> Void = {
      $0.text = "abc def"
      $0.numberOfLines = 0
      $0.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      $0.setContentHuggingPriority(.required, for: .vertical)
    }
    #expect(size(35, 100, wrapping) == CGSize(width: 35, height: 20))
    #expect(TestedView(proposing: 100, 50) { Shown { UISwitch() } }.size.width < 100)
  }

  @Test("asks sizeThatFits first")
  func ownSize() {
    struct Fixed: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ uiView: UIView, context: Context) {}
      func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
        CGSize(width: (proposal.width ?? 0) / 2, height: 7)
      }
    }
    #expect(TestedView(proposing: 80, 50) { Fixed() }.size == CGSize(width: 40, height: 7))
  }

  @Test("shows what somebody changes in its view later")
  func laterChange() {
    let label = squares("old")
    let view = TestedView(proposing: 100, 20) { Shown { label } }
    #expect(view.frame(of: "Text(\"old\")") != nil)
    label.text = "new"
    view.layOut()
    #expect(view.frame(of: "Text(\"new\")") != nil && view.frame(of: "Text(\"old\")") == nil)
    label.isHidden = true
    #expect(label.intrinsicContentSize == CGSize(width: 30, height: 10))
  }

  @Test("keeps a text of SwiftUI and a field of UIKit the same, and asks the delegate about each change")
  func textField() {
    @MainActor final class Delegate: NSObject, UITextFieldDelegate {
      var ends = 0
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { !string.contains("x") }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        ends += 1
        return true
      }
    }
    let (field, delegate) = (UITextField(), Delegate())
    field.delegate = delegate
    field.placeholder = "Name"
    let view = TestedView(proposing: 200, 40) { Shown { field } }
    view.edit("Name", "Ada")
    #expect(field.text == "Ada")
    view.edit("Name", "Adax")
    #expect(field.text == "Ada")
    view.submit("Name")
    #expect(delegate.ends == 1)
  }

  @Test(
    "shows the button that clears a field, and the views beside its text, in the modes that are asked for",
    arguments: [UITextField.ViewMode.never, .whileEditing, .unlessEditing, .always])
  func modes(_ mode: UITextField.ViewMode) {
    @MainActor final class Delegate: NSObject, UITextFieldDelegate {
      var asked = 0
      func textFieldShouldClear(_ textField: UITextField) -> Bool {
        asked += 1
        return true
      }
    }
    let (field, delegate) = (UITextField(), Delegate())
    (field.placeholder, field.clearButtonMode, field.leftViewMode) = ("Name", mode, mode)
    (field.leftView, field.delegate) = (squares("before"), delegate)
    let view = TestedView(proposing: 300, 40) { Shown { field } }
    func shown() -> [Bool] {
      let labels = view.elementLabels
      return [labels.contains("before"), labels.contains("Clear text")]
    }
    let (before, during) = (
      mode == .always || mode == .unlessEditing, mode == .always || mode == .whileEditing
    )
    // Nothing is to be cleared.
    #expect(shown() == [before, false])
    view.focus("Name")
    view.layOut()
    #expect(shown() == [during, false])
    view.edit("Name", "Ada")
    #expect(shown() == [during, during])
    guard during else { return }
    let button = view.host.accessibleElements().first { $0.label == "Clear text" }
    view.tap(at: button.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) } ?? .zero)
    #expect(field.text == "" && delegate.asked == 1)
    #expect(shown() == [during, false])
  }

  @Test("empties a field that asks for it when the keyboard comes")
  func clearing() {
    func text(clears: Bool) -> String? {
      let field = UITextField()
      (field.placeholder, field.text, field.clearsOnBeginEditing) = ("Name", "Ada", clears)
      let view = TestedView(proposing: 200, 40) { Shown { field } }
      view.focus("Name")
      view.layOut()
      return field.text
    }
    #expect(text(clears: true) == "" && text(clears: false) == "Ada")
  }
}
