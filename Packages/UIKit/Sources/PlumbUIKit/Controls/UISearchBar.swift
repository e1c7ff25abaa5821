import Foundation
import PlumbControls
import PlumbViews

/// A delegate that is notified of a search bar's events. All methods are optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  /// Returns whether the keyboard may come.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// The keyboard has come.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// The keyboard has gone.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The cancel button was pressed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Another scope was chosen. No scopes are shown here.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// A field for words to search for.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The style of the bar.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  /// The delegate, which is notified of events.
  open weak var delegate: (any UISearchBarDelegate)?
  private var string = ""
  fileprivate let focus = KeyboardFocus()
  /// The text.
  open var text: String? {
    get { string }
    set {
      guard newValue ?? "" != string else { return }
      string = newValue ?? ""
      changed()
    }
  }
  /// The words in an empty field.
  open var placeholder: String? { didSet { if placeholder != oldValue { changed() } } }
  /// The words above the field; they are not shown here.
  @_Unheeded(.searchLooks, "UISearchBar.prompt")
  open var prompt: String? = nil
  /// The style of the bar.
  @_Unheeded(.searchLooks, "UISearchBar.searchBarStyle")
  open var searchBarStyle = Style.default { didSet { changed() } }
  /// The colour of the bar.
  open var barTintColor: UIColor? { didSet { changed() } }
  /// Whether the cancel button is seen.
  open var showsCancelButton = false { didSet { if showsCancelButton != oldValue { changed() } } }
  /// The picture behind the field; none is drawn.
  @_Unheeded(.searchLooks, "UISearchBar.backgroundImage")
  open var backgroundImage: UIImage? = nil
  /// Whether what is behind shows through.
  @_Unheeded(.searchLooks, "UISearchBar.isTranslucent")
  open var isTranslucent = true
  /// The field; its colours and its font do not change the bar.
  open private(set) lazy var searchTextField = UISearchTextField()
  /// The characters that are capitalised automatically.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { changed() } }
  /// Whether words are mended.
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { changed() } }
  /// The words on the Return key.
  open var returnKeyType = UIReturnKeyType.search
  /// The keyboard that is asked for.
  open var keyboardType = UIKeyboardType.default { didSet { changed() } }
  /// Whether Return waits for a text.
  open var enablesReturnKeyAutomatically = true

  /// Whether the scopes are seen. They are not.
  open var showsScopeBar = false {
    didSet { if showsScopeBar { WithoutEffect.searchScopes.report() } }
  }
  /// The names of the scopes.
  open var scopeButtonTitles: [String]?
  /// The scope that is chosen.
  open var selectedScopeButtonIndex = 0
  /// Whether a button for bookmarks is seen. It is not.
  @_Unheeded(.searchLooks, "UISearchBar.showsBookmarkButton")
  open var showsBookmarkButton = false

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open override var canBecomeFirstResponder: Bool { true }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    focus.wanted = true
    changed()
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    UIResponder.first = nil
    focus.wanted = false
    changed()
    return true
  }

  // The bar is 56 points high, the field 36; as UIKit's.
  open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: 56) }
  override func setUp() {
    super.setUp()
    priorities.hugging.1 = .defaultHigh
  }

  override func makeContent() -> AnyView? { AnyView(SearchBarContent(bar: self, number: changes.number)) }

  fileprivate func edit(_ new: String) {
    guard new != string else { return }
    string = new
    changed()
    delegate?.searchBar(self, textDidChange: new)
  }

  fileprivate func focusChanged(to isFocused: Bool) {
    focus.wanted = isFocused
    UIResponder.first = isFocused ? self : nil
    if isFocused {
      delegate?.searchBarTextDidBeginEditing(self)
    } else {
      delegate?.searchBarTextDidEndEditing(self)
    }
  }
}

/// The field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {}

private struct SearchBarContent: View {
  let bar: UISearchBar
  /// Another number is another value, so that a change of the bar is seen.
  let number: Int
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack(spacing: 8) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
        TextField(
          bar.placeholder ?? "",
          text: Binding {
            bar.text ?? ""
          } set: {
            bar.edit($0)
          }
        )
        .focused($isFocused)
        .onSubmit { bar.delegate?.searchBarSearchButtonClicked(bar) }
        .environment(\.returnEndsEditing, false)
        .keyboardType(bar.keyboardType)
        .textInputAutocapitalization(bar.autocapitalizationType.swiftUI)
        .autocorrectionDisabled(bar.autocorrectionType == .no)
        if bar.text?.isEmpty == false { ClearButton { bar.edit("") } }
      }
      .padding(.horizontal, 8).frame(height: 36)
      .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
      if bar.showsCancelButton {
        Button("Cancel") {
          isFocused = false
          bar.delegate?.searchBarCancelButtonClicked(bar)
        }
      }
    }
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { bar.barTintColor.map { Color(uiColor: $0) } }
    .onChange(of: isFocused) { bar.focusChanged(to: isFocused) }
    .onChange(of: bar.focus.wanted) { isFocused = bar.focus.wanted }
    .onAppear { if bar.focus.wanted { isFocused = true } }
  }
}
