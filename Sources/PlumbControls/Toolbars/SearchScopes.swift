import PlumbLayout
import PlumbViews

/// The event at which the scopes of a search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String
  /// The platform's default: on iOS, the scopes are shown as soon as the search is presented.
  public static let automatic = SearchScopeActivation(name: "onSearchPresentation")
  /// The field holds text.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// The search is in use.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// The scopes of a search, as a screen sets them. Each instance equals only itself.
final class SearchScopes: Equatable {
  let activation: SearchScopeActivation
  /// The scopes as segments below the search field.
  let bar: AnyView

  /// Segments of 32 points and 12 below them (assumed).
  static let height: CGFloat = 44

  init(_ activation: SearchScopeActivation, _ bar: AnyView) {
    (self.activation, self.bar) = (activation, bar)
  }

  @MainActor func isShown(_ search: SearchField) -> Bool {
    !search.text.wrappedValue.isEmpty || activation != .onTextEntry && search.isInUse
  }

  static func == (one: SearchScopes, other: SearchScopes) -> Bool { one === other }
}

nonisolated extension View {
  /// Adds the scopes of the screen's search: segments below the search field, while a search is active.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Adds the scopes of the screen's search: segments below the search field.
  ///
  /// - Parameter activation: when they are shown.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let content = scopes()
    let bar = AnyView(
      Picker(selection: scope) {
        content
      } label: {
        Text("Scope")
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .padding(.horizontal, 16)
      .frame(height: SearchScopes.height, alignment: .top))
    let setting = SearchScopes(activation, bar)
    return barSettings { $0.scopes = setting }
  }
}
