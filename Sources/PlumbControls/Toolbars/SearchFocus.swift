import PlumbLayout
import PlumbViews

/// Ties the focus of a search field to states of views around it.
final class SearchFocus: Equatable {
  let tie: @MainActor (AnyView) -> AnyView
  init(_ tie: @escaping @MainActor (AnyView) -> AnyView) { self.tie = tie }
  static func == (one: SearchFocus, other: SearchFocus) -> Bool { one === other }
}

private struct SearchFocusKey: EnvironmentKey { static var defaultValue: SearchFocus? { nil } }

extension EnvironmentValues {
  var searchFocus: SearchFocus? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Ties the focus of the search field to a state that is true while the field has the focus. It wraps the
  /// `searchable` that asks for the field.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    tyingSearch { AnyView($0.focused(binding)) }
  }

  /// Ties the focus of the search field to a state that has this value while the field has the focus. It goes
  /// around the `searchable` that asks for the field.
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    // Kept by the field, which is used on the main actor only.
    nonisolated(unsafe) let (binding, value) = (binding, value)
    return tyingSearch { AnyView($0.focused(binding, equals: value)) }
  }

  private func tyingSearch(_ tie: @escaping @MainActor (AnyView) -> AnyView) -> some View {
    modifier(
      _EnvironmentModifier { environment in
        let outer = environment.searchFocus
        environment.searchFocus = SearchFocus { outer?.tie(tie($0)) ?? tie($0) }
      })
  }
}

/// The behaviour of a bar while its search is used.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  fileprivate let isStill: Bool
  /// The behaviour of the platform: on iOS the bar hides its title and its items.
  public static let automatic = SearchPresentationToolbarBehavior(isStill: false)
  /// The bar hides nothing while its search is used.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(isStill: true)
}

nonisolated extension View {
  /// Sets the behaviour of the bar while its search is used.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
    barSettings { $0.staysInSearch = behavior.isStill }
  }
}
