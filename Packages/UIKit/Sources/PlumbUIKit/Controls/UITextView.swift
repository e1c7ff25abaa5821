import Foundation
import PlumbControls
import PlumbViews

/// A delegate that is notified of a text view's events. All methods are optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether the keyboard may come.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// The keyboard has come.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Returns whether the keyboard may go.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// The keyboard has gone.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether characters may be replaced.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// The text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// The selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  )
    -> Bool
  { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// Several lines that a person edits, or only reads.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  private var string = ""
  private var attributed: NSAttributedString?
  let focus = KeyboardFocus()
  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// The text.
  open var text: String! {
    get { string }
    set {
      guard newValue ?? "" != string || attributed != nil else { return }
      (string, attributed) = (newValue ?? "", nil)
      textChanged()
    }
  }
  /// The text with attributes; they are seen where it is not edited.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: string) }
    set {
      (attributed, string) = (newValue, newValue?.string ?? "")
      textChanged()
    }
  }
  /// The font; 12 points.
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { textChanged() } }
  /// The colour of the text.
  open var textColor: UIColor? { didSet { changed() } }
  /// The side to which lines go.
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// Whether a person can edit it.
  open var isEditable = true { didSet { if isEditable != oldValue { changed() } } }
  /// Whether a person can select in it.
  open var isSelectable = true { didSet { if isSelectable != oldValue { changed() } } }
  /// The distance of the text from the edges.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textChanged() }
  }
  /// The area of the text.
  public private(set) var textContainer = NSTextContainer()
  /// The kinds of links that are found by themselves; none are here.
  @_Unheeded(.fieldLooks, "UITextView.dataDetectorTypes")
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The attributes of what is typed.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether the font follows the user's type size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether attributes can be changed by a person.
  @_Unheeded(.fieldLooks, "UITextView.allowsEditingTextAttributes")
  open var allowsEditingTextAttributes = false
  /// The selection, in UTF-16 offsets.
  open var selectedRange = NSRange(location: 0, length: 0)
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
  open var returnKeyType = UIReturnKeyType.default
  /// The characters that are capitalised automatically.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { changed() } }
  /// Whether words are mended.
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { changed() } }
  /// Whether spelling is looked at; the browser decides.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether two hyphens become a dash.
  @_Unheeded(.typing, "UITextView.smartDashesType")
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether straight quotation marks become round ones.
  @_Unheeded(.typing, "UITextView.smartQuotesType")
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether spaces come and go with words.
  @_Unheeded(.typing, "UITextView.smartInsertDeleteType")
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The rules that new passwords keep.
  @_Unheeded(.typing, "UITextView.passwordRules")
  open var passwordRules: UITextInputPasswordRules? = nil
  /// The look of the keyboard; a page has none.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The kind of text that is written here.
  open var textContentType: UITextContentType?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .systemBackground
  }

  /// Creates a view with an area for text.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
    if let textContainer { self.textContainer = textContainer }
  }

  private func textChanged() {
    changed()
    invalidateIntrinsicContentSize()
  }

  /// Shows the characters of a range; the whole text is in view, or scrolled by a person.
  @available(
    *, deprecated,
    message: "In Plumb, UITextView.scrollRangeToVisible does nothing: a text is scrolled by people only."
  )
  open func scrollRangeToVisible(_ range: NSRange) {}

  open override var canBecomeFirstResponder: Bool { isEditable }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    focus.wanted = true
    changed()
    return true
  }
  override var mayEndEditing: Bool { textDelegate?.textViewShouldEndEditing(self) ?? true }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    focus.wanted = false
    changed()
    return true
  }

  // MARK: Content

  /// The size of the text with its insets, as wide as the view. It is measured at each read.
  open override var contentSize: CGSize {
    get {
      let width = bounds.width
      return CGSize(width: width, height: sizeThatFits(CGSize(width: width, height: 0)).height)
    }
    set {}
  }

  override var hasOwnSize: Bool { !isScrollEnabled }
  override var wrapsContent: Bool { !isScrollEnabled }
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? CGSize(width: -1, height: -1) : measuredContentSize(width: nil)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    LayoutPass.measure {
      ViewHost(words, environment: surroundings).measured(
        ProposedViewSize(width: size.width > 0 ? size.width : nil, height: nil))
    }
  }

  private var insets: EdgeInsets {
    let side = textContainer.lineFragmentPadding
    return EdgeInsets(
      top: textContainerInset.top, leading: textContainerInset.left + side, bottom: textContainerInset.bottom,
      trailing: textContainerInset.right + side)
  }

  private var words: some View {
    (attributed.map { Text($0, font) } ?? Text(verbatim: string.isEmpty ? " " : string))
      .font(font.map { Font($0) })
      .foregroundStyle(Color(uiColor: textColor ?? .label))
      .multilineTextAlignment(textAlignment.text)
      .lineLimit(textContainer.maximumNumberOfLines == 0 ? nil : textContainer.maximumNumberOfLines)
      .padding(insets)
  }

  override func makeContent() -> AnyView? {
    if LayoutPass.isMeasuring { return AnyView(words) }
    if isEditable { return AnyView(TextViewContent(view: self, insets: insets, number: changes.number)) }
    let place = textAlignment.place
    let text = words.frame(
      maxWidth: .infinity, maxHeight: .infinity,
      alignment: Alignment(
        horizontal: place.horizontal, vertical: .top))
    let scrolled =
      isScrollEnabled
      ? AnyView(ScrollView { words.frame(maxWidth: .infinity, alignment: place) }) : AnyView(text)
    return isSelectable ? AnyView(scrolled.textSelection(.enabled)) : scrolled
  }

  override func describe() -> AnyView { usualDescription() }

  func edit(_ new: String) {
    guard new != string else { return }
    let (range, replacement) = change(from: string, to: new)
    if let textDelegate, !textDelegate.textView(self, shouldChangeTextIn: range, replacementText: replacement)
    {
      changed()
      return
    }
    (string, attributed) = (new, nil)
    selectedRange = NSRange(location: range.location + replacement.utf16.count, length: 0)
    textChanged()
    textDelegate?.textViewDidChange(self)
    textDelegate?.textViewDidChangeSelection(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  func focusChanged(to isFocused: Bool) {
    focus.wanted = isFocused
    if isFocused {
      UIResponder.first = self
      textDelegate?.textViewDidBeginEditing(self)
    } else {
      if UIResponder.first === self { UIResponder.first = nil }
      textDelegate?.textViewDidEndEditing(self)
    }
  }

  /// Posted when a person has changed the text.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
}

/// The area of a text.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// The points on both sides of each line.
  open var lineFragmentPadding: CGFloat = 5
  /// The most lines; 0 for as many as there are.
  open var maximumNumberOfLines = 0
  /// The mode in which a line that is too long is broken or truncated.
  @_Unheeded(.fieldLooks, "NSTextContainer.lineBreakMode")
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The size of the area.
  @_Unheeded(.fieldLooks, "NSTextContainer.size")
  open var size = CGSize.zero
  /// Whether the width follows the view.
  @_Unheeded(.fieldLooks, "NSTextContainer.widthTracksTextView")
  open var widthTracksTextView = true
}

/// Kinds of links that are found in a text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of the web.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses of houses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// The text as SwiftUI's editor.
private struct TextViewContent: View {
  let view: UITextView
  let insets: EdgeInsets
  /// Another number is another value, so that a change of the view is seen.
  let number: Int
  @FocusState private var isFocused: Bool

  var body: some View {
    TextEditor(
      text: Binding {
        view.text
      } set: {
        view.edit($0)
      }
    )
    .scrollContentBackground(.hidden)
    .font(view.font.map { Font($0) })
    .foregroundStyle(Color(uiColor: view.textColor ?? .label))
    .multilineTextAlignment(view.textAlignment.text)
    .focused($isFocused)
    .keyboardType(view.keyboardType)
    .textInputAutocapitalization(view.autocapitalizationType.swiftUI)
    .autocorrectionDisabled(view.autocorrectionType == .no)
    .onChange(of: isFocused) { view.focusChanged(to: isFocused) }
    .onChange(of: view.focus.wanted) { isFocused = view.focus.wanted }
    .onAppear { if view.focus.wanted { isFocused = true } }
  }
}
