import PlumbLayout
import PlumbViews

nonisolated extension View {
  /// Shows suggestions over the screen while the search field of its `searchable` has the focus, as the rows of a plain list
  /// between the bars. Without any, the screen stays as it is.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let content = AnyView(suggestions())
    return modifier(
      _BarSettingsModifier { builder in
        var settings = BarSettings()
        settings.suggestions = SearchSuggestions(content, builder.inherited.environment)
        return settings
      })
  }

  /// Returns the text that the view represents among suggestions: a press puts it into the search field and ends the
  /// search.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(_SearchCompletion(completion: completion))
  }
}

/// The suggestions of a search, as a screen sets them. Each instance equals only itself.
final class SearchSuggestions: Equatable {
  let content: AnyView
  /// The values of where they are written.
  let environment: EnvironmentValues

  init(_ content: AnyView, _ environment: EnvironmentValues) {
    (self.content, self.environment) = (content, environment)
  }

  static func == (one: SearchSuggestions, other: SearchSuggestions) -> Bool { one === other }
}

/// The suggestions of a screen's search over its content, where there are some and somebody searches.
nonisolated struct _Suggestions: View {
  let search: SearchField
  let suggestions: SearchSuggestions
  @State private var isFocused = false

  init(search: SearchField, suggestions: SearchSuggestions) {
    (self.search, self.suggestions) = (search, suggestions)
  }

  @MainActor var body: some View {
    let _ = watch()
    let (environment, content) = (suggestions.environment, suggestions.content)
    // A search that the program presents has no focus yet in a picture.
    let isSearching = isFocused || search.isInUse && !search.isActive
    if isSearching, !_SubviewCollector.subviews(of: content).subviews.isEmpty {
      List { content }
        .listStyle(.plain)
        .environment(
          \.searchCompletion,
          SearchCompletionAction { [search] completion in
            search.text.wrappedValue = completion
            search.leave?()
            search.submit?()
          }
        )
        .modifier(_EnvironmentModifier { $0 = environment })
    }
  }

  @MainActor private func watch() { search.focusChanged = { isFocused = $0 } }
}

/// The action of a press on a suggestion, which receives the text that the suggestion represents.
struct SearchCompletionAction: Equatable {
  let action: @MainActor (String) -> Void
  // It leads to the same field as long as the suggestions are there.
  static func == (one: SearchCompletionAction, other: SearchCompletionAction) -> Bool { false }
}

private struct SearchCompletionKey: EnvironmentKey {
  static var defaultValue: SearchCompletionAction? { nil }
}

extension EnvironmentValues {
  var searchCompletion: SearchCompletionAction? {
    get { self[SearchCompletionKey.self] }
    set { self[SearchCompletionKey.self] = newValue }
  }
}

nonisolated private struct _SearchCompletion: ViewModifier {
  let completion: String
  @Environment(\.searchCompletion) private var complete

  init(completion: String) { self.completion = completion }

  @MainActor @ViewBuilder func body(content: Content) -> some View {
    if let complete {
      Button {
        complete.action(completion)
      } label: {
        content.foregroundStyle(Color.primary)
      }
    } else {
      content
    }
  }
}
