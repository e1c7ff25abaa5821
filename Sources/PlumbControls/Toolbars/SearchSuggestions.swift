import PlumbLayout
import PlumbViews

nonisolated extension View {
  /// Shows suggestions over the view while the search field of the `searchable` inside has the focus, as the rows of a
  /// plain list. Without any, the view stays as it is.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let content = AnyView(suggestions())
    return overlayPreferenceValue(BarSettingsKey.self) { settings in
      if let search = settings.search { _Suggestions(search: search, content: content) }
    }
  }

  /// Returns the text that the view stands for among suggestions: a press puts it into the search field and ends the
  /// search.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(_SearchCompletion(completion: completion))
  }
}

/// The suggestions of a search, where there are some and somebody searches.
nonisolated private struct _Suggestions: View {
  let search: SearchField
  let content: AnyView
  @State private var isFocused = false

  init(search: SearchField, content: AnyView) { (self.search, self.content) = (search, content) }

  @MainActor var body: some View {
    let _ = watch()
    // A search that the program presents has no focus yet in a picture.
    let isSearching = isFocused || search.isPresented?.wrappedValue ?? false
    if isSearching, !_SubviewCollector.subviews(of: content).subviews.isEmpty {
      List { content }
        .listStyle(.plain)
        .environment(
          \.searchCompletion,
          SearchCompletionAction { [search] completion in
            search.text.wrappedValue = completion
            search.leave?()
            search.submit?()
          })
    }
  }

  @MainActor private func watch() { search.focusChanged = { isFocused = $0 } }
}

/// The action of a press on a suggestion, which receives the text that the suggestion stands for.
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
