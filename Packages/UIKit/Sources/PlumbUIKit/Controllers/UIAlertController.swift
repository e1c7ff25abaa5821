import Foundation
import PlumbControls
import PlumbViews

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The purpose of the button, as its look shows it.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// The words.
  public let title: String?
  /// The purpose of the button, as its look shows it.
  public let style: Style
  /// Whether it can be used.
  open var isEnabled = true
  /// The words for assistive tools, if they are others.
  open var accessibilityLabel: String?
  fileprivate let handler: ((UIAlertAction) -> Void)?

  /// Creates a button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}

/// A question or a list of actions over a controller. `present` shows it.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The style of the alert.
  public enum Style: Int, Sendable { case actionSheet, alert }

  /// Smaller words.
  open var message: String?
  /// The style of the alert.
  public private(set) var preferredStyle = Style.alert
  /// The buttons.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields.
  open private(set) var textFields: [UITextField]?
  /// The button that Return presses.
  @_Unheeded(.controlParts, "UIAlertController.preferredAction")
  open var preferredAction: UIAlertAction? = nil

  /// Creates a question, or a list of actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// The fields and the buttons as SwiftUI's.
  @ViewBuilder var buttons: some View {
    ForEach(textFields ?? [], id: \.self) { field in
      if field.isSecureTextEntry {
        SecureField(
          field.placeholder ?? "",
          text: Binding {
            field.text ?? ""
          } set: {
            field.edit($0)
          })
      } else {
        TextField(
          field.placeholder ?? "",
          text: Binding {
            field.text ?? ""
          } set: {
            field.edit($0)
          })
      }
    }
    ForEach(actions, id: \.self) { action in
      Button(role: action.style == .cancel ? .cancel : action.style == .destructive ? .destructive : nil) {
        action.handler?(action)
      } label: {
        let title = Text(verbatim: action.title ?? "")
        if let label = action.accessibilityLabel { title.accessibilityLabel(label) } else { title }
      }
      .disabled(!action.isEnabled)
    }
  }
}
