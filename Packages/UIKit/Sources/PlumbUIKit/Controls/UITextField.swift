import Foundation
import PlumbControls
import PlumbViews

/// A delegate that is notified of a text field's events. All methods are optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether the keyboard may come.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The keyboard has come.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether the keyboard may go.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The keyboard has gone.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The keyboard has gone, for a reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether characters may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// The selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the field may be emptied.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Return was pressed.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// One line that a person edits.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// The border around the field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// The mode in which a view in the field is visible.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always

    /// Whether a view in this mode is visible.
    func shows(whileEditing isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }
  /// The reason why the keyboard has gone.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  private var string = ""
  let focus = KeyboardFocus()
  /// The delegate, which is notified of events.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The selection, as code has set it.
  public var _selection = NSRange(location: 0, length: 0)
  /// The text.
  open var text: String? {
    get { string }
    set {
      guard newValue ?? "" != string else { return }
      string = newValue ?? ""
      textChanged()
    }
  }
  /// The text, without its attributes.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: string) }
    set { text = newValue?.string }
  }
  /// The words in an empty field.
  open var placeholder: String? { didSet { if placeholder != oldValue { textChanged() } } }
  /// The words in an empty field, without their attributes.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { textChanged() } }
  /// The colour of the text.
  open var textColor: UIColor? { didSet { changed() } }
  /// The side to which the text goes.
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// The border.
  open var borderStyle = BorderStyle.none { didSet { textChanged() } }
  /// Whether the characters are dots.
  open var isSecureTextEntry = false { didSet { changed() } }
  /// The mode in which the button that clears the field is visible.
  open var clearButtonMode = ViewMode.never { didSet { changed() } }
  /// The view before the text.
  open var leftView: UIView? { didSet { changed() } }
  /// The view after the text.
  open var rightView: UIView? { didSet { changed() } }
  /// The mode in which the view before the text is visible.
  open var leftViewMode = ViewMode.never { didSet { changed() } }
  /// The mode in which the view after the text is visible.
  open var rightViewMode = ViewMode.never { didSet { changed() } }
  /// Whether the keyboard writes here.
  open var isEditing: Bool { isFirstResponder }
  /// Whether the text becomes smaller where there is too little space.
  @_Unheeded(.fieldLooks, "UITextField.adjustsFontSizeToFitWidth")
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size of the font, in points.
  @_Unheeded(.fieldLooks, "UITextField.minimumFontSize")
  open var minimumFontSize: CGFloat = 0
  /// Whether the field is emptied when the keyboard comes.
  open var clearsOnBeginEditing = false
  private var inputs: (view: UIView?, accessory: UIView?)
  open override var inputView: UIView? {
    get { inputs.view }
    set { inputs.view = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { inputs.accessory }
    set { inputs.accessory = newValue }
  }
  /// The keyboard that is asked for.
  open var keyboardType = UIKeyboardType.default { didSet { changed() } }
  /// The words on the Return key.
  open var returnKeyType = UIReturnKeyType.default { didSet { changed() } }
  /// The characters that are capitalised automatically.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { changed() } }
  /// Whether words are mended.
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { changed() } }
  /// Whether spelling is looked at; the browser decides.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether two hyphens become a dash.
  @_Unheeded(.typing, "UITextField.smartDashesType")
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether straight quotation marks become round ones.
  @_Unheeded(.typing, "UITextField.smartQuotesType")
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether spaces come and go with words.
  @_Unheeded(.typing, "UITextField.smartInsertDeleteType")
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The rules that new passwords keep.
  @_Unheeded(.typing, "UITextField.passwordRules")
  open var passwordRules: UITextInputPasswordRules? = nil
  /// The look of the keyboard; a page has none.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The kind of text that is written here, such as a name or a password.
  open var textContentType: UITextContentType?
  /// Whether Return waits for a text.
  open var enablesReturnKeyAutomatically = false

  private func textChanged() {
    changed()
    invalidateIntrinsicContentSize()
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    focus.wanted = true
    changed()
    return true
  }
  override var mayEndEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    focus.wanted = false
    changed()
    return true
  }

  /// Returns the rectangle of the text; overrides have no effect here.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text while it is edited; overrides have no effect here.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the placeholder; overrides have no effect here.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  // MARK: Content

  override var hasOwnSize: Bool { true }
  override func makeContent() -> AnyView? {
    if LayoutPass.isMeasuring {
      let words = string.isEmpty ? placeholder ?? " " : string
      return AnyView(
        Text(verbatim: words).lineLimit(1).font(font.map { Font($0) })
          .padding(.horizontal, borderStyle == .none ? 0 : 7).padding(.vertical, borderStyle == .none ? 0 : 6)
      )
    }
    return AnyView(TextFieldContent(field: self, focus: focus, number: changes.number))
  }

  func edit(_ new: String) {
    guard new != string else { return }
    let (range, replacement) = change(from: string, to: new)
    if let delegate,
      !delegate.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)
    {
      changed()
      return
    }
    string = new
    changed()
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  func focusChanged(to isFocused: Bool) {
    if isFocused {
      guard delegate?.textFieldShouldBeginEditing(self) != false else {
        focus.wanted = false
        changed()
        return
      }
      UIResponder.first = self
      focus.wanted = true
      if clearsOnBeginEditing { text = "" }
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
    } else {
      if UIResponder.first === self { UIResponder.first = nil }
      focus.wanted = false
      delegate?.textFieldDidEndEditing(self, reason: .committed)
      sendActions(for: .editingDidEnd)
    }
  }

  func clear() {
    guard delegate?.textFieldShouldClear(self) != false else { return }
    edit("")
  }

  func submit() {
    _ = delegate?.textFieldShouldReturn(self)
    sendActions(for: .editingDidEndOnExit)
  }

  /// Posted when a person has changed the text.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
}

/// Returns the replaced range and its replacement between two texts.
func change(from old: String, to new: String) -> (NSRange, String) {
  let (a, b) = (Array(old.utf16), Array(new.utf16))
  var start = 0
  while start < a.count, start < b.count, a[start] == b[start] { start += 1 }
  var end = 0
  while end < a.count - start, end < b.count - start, a[a.count - 1 - end] == b[b.count - 1 - end] {
    end += 1
  }
  return (
    NSRange(location: start, length: a.count - start - end),
    String(decoding: b[start..<(b.count - end)], as: UTF16.self)
  )
}

/// Whether the keyboard is wanted by a field.
@MainActor final class KeyboardFocus {
  var wanted = false
}

/// The button that empties a field. It is as large at all sizes of type.
struct ClearButton: View {
  let clear: () -> Void

  var body: some View {
    Button {
      clear()
    } label: {
      Image(systemName: "xmark.circle.fill").font(.system(size: 17)).accessibilityLabel("Clear text")
    }
    .buttonStyle(.plain).foregroundStyle(.secondary)
  }
}

/// The field as SwiftUI's.
private struct TextFieldContent: View {
  let field: UITextField
  let focus: KeyboardFocus
  /// Another number is another value, so that a change of the field is seen.
  let number: Int
  @FocusState private var isFocused: Bool

  private var text: Binding<String> {
    Binding {
      field.text ?? ""
    } set: {
      field.edit($0)
    }
  }

  var body: some View {
    HStack(spacing: 4) {
      if field.leftViewMode.shows(whileEditing: isFocused), let view = field.leftView { beside(view) }
      Group {
        if field.isSecureTextEntry {
          SecureField(field.placeholder ?? "", text: text)
        } else {
          TextField(field.placeholder ?? "", text: text)
        }
      }
      .focused($isFocused)
      .onSubmit { field.submit() }
      .environment(\.returnEndsEditing, false)
      .font(field.font.map { Font($0) })
      .foregroundStyle(Color(uiColor: field.textColor ?? .label))
      .multilineTextAlignment(field.textAlignment.text)
      .keyboardType(field.keyboardType)
      .textInputAutocapitalization(field.autocapitalizationType.swiftUI)
      .autocorrectionDisabled(field.autocorrectionType == .no)
      if field.clearButtonMode.shows(whileEditing: isFocused), field.text?.isEmpty == false {
        ClearButton { field.clear() }
      }
      if field.rightViewMode.shows(whileEditing: isFocused), let view = field.rightView { beside(view) }
    }
    .padding(.horizontal, field.borderStyle == .none ? 0 : 7)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      if field.borderStyle == .roundedRect {
        RoundedRectangle(cornerRadius: 5).fill(Color(uiColor: .systemBackground))
          .strokeBorder(Color(uiColor: .systemGray4), lineWidth: 0.5)
      } else if field.borderStyle != .none {
        Rectangle().strokeBorder(Color(uiColor: .label), lineWidth: 1)
      }
    }
    .onChange(of: isFocused) { field.focusChanged(to: isFocused) }
    .onChange(of: focus.wanted) { isFocused = focus.wanted }
    .onAppear { if focus.wanted { isFocused = true } }
  }

  private func beside(_ view: UIView) -> some View {
    let size = view.bounds.size == .zero ? view.intrinsicContentSize : view.bounds.size
    return UIViewContent(view).frame(width: max(0, size.width), height: max(0, size.height))
  }
}
