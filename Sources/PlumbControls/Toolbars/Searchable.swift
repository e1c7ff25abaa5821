import PlumbLayout
import PlumbViews

/// A search field that a screen asks for; each is another one.
final class SearchField: Equatable {
  let text: Binding<String>
  let prompt: Text?
  let isPresented: Binding<Bool>?
  /// Below the title, also where the platform has the field at the bottom.
  @MainActor var isInDrawer = false
  /// Done when Return is pressed; what `onSubmit(of: .search)` around the search says.
  @MainActor var submit: (() -> Void)?
  /// A closure that is called when the field gets or loses the keyboard's focus.
  @MainActor var focusChanged: ((Bool) -> Void)?
  /// Ties the field's focus to the states of `searchFocused`.
  @MainActor var focus: SearchFocus?
  /// The modifier that asked for the field.
  @MainActor var maker: MadeFor?
  /// Removes the focus; set by the bar that has the field.
  @MainActor var leave: (() -> Void)?
  /// The field had the focus, and nobody has ended the search since.
  @MainActor var isActive = false
  /// A closure that is called when the field gets the focus, and when its search ends.
  @MainActor var activeChanged: ((Bool) -> Void)?

  init(_ text: Binding<String>, _ prompt: Text?, _ isPresented: Binding<Bool>?) {
    (self.text, self.prompt, self.isPresented) = (text, prompt, isPresented)
  }

  /// On iOS 26 the field is at the bottom of the screen, but for screens in tabs, whose bar is there (assumed).
  @MainActor func isAtBottom(_ style: PlatformStyle) -> Bool { style.isGlass && !isInDrawer }

  /// A person searches, or the program presents the search.
  @MainActor var isInUse: Bool { isActive || isPresented?.wrappedValue ?? false }

  /// The search is in use, or somebody has written into the field.
  @MainActor var isUsed: Bool { isInUse || !text.wrappedValue.isEmpty }

  /// Notifies those who watch that the field has got or lost the keyboard's focus. With the focus the search begins.
  @MainActor func tell(isFocused: Bool) {
    focusChanged?(isFocused)
    if isFocused {
      activeChanged?(true)
      present(true)
    }
  }

  /// Ends the search: without a text, presentation and focus.
  @MainActor func end() {
    text.wrappedValue = ""
    leave?()
    activeChanged?(false)
    present(false)
  }

  @MainActor private func present(_ isNow: Bool) {
    if let isPresented, isPresented.wrappedValue != isNow { isPresented.wrappedValue = isNow }
  }

  static func == (one: SearchField, other: SearchField) -> Bool { one === other }
}

/// The place of a search field. Up to iOS 18 it is below the title, whatever a source sets. On iOS 26 it is at the
/// bottom, unless a source sets the drawer below the title.
public struct SearchFieldPlacement: Sendable {
  /// The visibility of a field below the title. In Plumb the field scrolls away with the content, whatever the mode is.
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
  /// Not in the navigation bar's drawer, which has the field.
  fileprivate var isElsewhere = false
  fileprivate var isInDrawer = false
  /// In the drawer, also when the content is scrolled.
  fileprivate var isAlwaysThere = false

  /// The place of the platform: below the title, on iOS 26 at the bottom.
  public static let automatic = SearchFieldPlacement()
  /// The drawer below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(isInDrawer: true)
  /// The side bar. Plumb puts the field below the title of its screen.
  public static let sidebar = SearchFieldPlacement(isElsewhere: true)
  /// The toolbar. Plumb puts the field below the title.
  public static let toolbar = SearchFieldPlacement(isElsewhere: true)
  /// The middle of the toolbar. Plumb puts the field below the title.
  public static let toolbarPrincipal = SearchFieldPlacement(isElsewhere: true)
  /// Returns the drawer below the title. The field scrolls away with the content; `always` is reported.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
  {
    SearchFieldPlacement(isInDrawer: true, isAlwaysThere: displayMode == .always)
  }
}

nonisolated extension View {
  /// Adds a search field below the screen's title. Plumb drops the placement.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    searchField(text, prompt, nil, placement).placed(placement, fileID, line)
  }
  /// Adds a search field with a localised prompt below the screen's title. Plumb drops the placement.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    searchField(text, Text(prompt), nil, placement).placed(placement, fileID, line)
  }
  /// Adds a search field with a prompt that is not localised below the screen's title. Plumb drops the placement.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    searchField(text, Text(prompt), nil, placement).placed(placement, fileID, line)
  }
  /// Adds a search field below the screen's title, and a binding that reports whether its search is in use; the field is there
  /// whether it is or not.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    searchField(text, prompt, isPresented, placement).placed(placement, fileID, line)
  }
  /// Adds a search field below the screen's title, and a binding that reports whether its search is in use; the field is there
  /// whether it is or not.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    searchField(text, Text(prompt), isPresented, placement).placed(placement, fileID, line)
  }
  /// Adds a search field with a prompt that is not localised; it is there whether it is presented or not.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    searchField(text, Text(prompt), isPresented, placement).placed(placement, fileID, line)
  }
  /// Adds a search field with a localised prompt and suggestions, which are below it while it has the focus.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    searchable(
      text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions, fileID: fileID,
      line: line)
  }
  /// Adds a search field with a prompt that is not localised and suggestions, which are below it.
  @_disfavoredOverload
  public func searchable<P: StringProtocol, S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: P,
    @ViewBuilder suggestions: () -> S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    searchable(
      text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions, fileID: fileID,
      line: line)
  }
  /// Adds a search field below the screen's title with suggestions, which are below it while it has the focus.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    searchField(text, prompt, nil, placement).placed(placement, fileID, line).searchSuggestions(suggestions)
  }

  func placed(_ placement: SearchFieldPlacement, _ fileID: StaticString, _ line: UInt) -> some View {
    unsupported("searchable(placement:)", fileID, line, if: placement.isElsewhere)
      .unsupported(
        "SearchFieldPlacement.navigationBarDrawer(displayMode:)", fileID, line, if: placement.isAlwaysThere)
  }

  func searchField(
    _ text: Binding<String>, _ prompt: Text?, _ isPresented: Binding<Bool>?,
    _ placement: SearchFieldPlacement
  ) -> some View {
    let isInDrawer = placement.isInDrawer
    return modifier(
      _Searchable(text: text, prompt: prompt, isPresented: isPresented, isInDrawer: isInDrawer))
  }
}

/// Asks for a search field, and knows whether its search is in use.
private struct _Searchable: ViewModifier {
  let text: Binding<String>
  let prompt: Text?
  let isPresented: Binding<Bool>?
  let isInDrawer: Bool
  @State private var isActive = false

  nonisolated init(text: Binding<String>, prompt: Text?, isPresented: Binding<Bool>?, isInDrawer: Bool) {
    (self.text, self.prompt, self.isPresented, self.isInDrawer) = (text, prompt, isPresented, isInDrawer)
  }

  func body(content: Content) -> some View {
    let isInDrawer = isInDrawer
    let field = SearchField(text, prompt, isPresented)
    let _ = (field.isActive, field.activeChanged) = (isActive, { isActive = $0 })
    content
      .modifier(
        _BarSettingsModifier("searchable") { builder in
          field.focus = builder.inherited.environment.searchFocus
          field.submit = builder.inherited.environment.submitSearch
          field.isInDrawer = isInDrawer || builder.inherited.environment.isInTabs
          var settings = BarSettings()
          settings.search = field
          return settings
        }
      )
      .environment(\.isSearching, field.isUsed)
      .environment(\.dismissSearch, DismissSearchAction { field.end() })
  }
}

/// Ends the search around.
public struct DismissSearchAction: @unchecked Sendable {
  let action: @MainActor () -> Void
  /// Empties the field, takes the focus away from it, and sets the binding that presents the search to `false`.
  @MainActor public func callAsFunction() { action() }
}

private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

extension EnvironmentValues {
  /// Whether the search of the `searchable` around is active: from when its field gets the focus until somebody ends it, and
  /// while the field holds text.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search of the `searchable` around; outside of one it does nothing.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}
