import PlumbLayout
import PlumbViews

/// The field on its ground of 36 points, in 52 (UIKit's own, assumed); on iOS 26 on a capsule. The ground grows with the lines of the text: it is
/// 34.33 at the size `medium` (Recorded/Pictures.md#Y28).
nonisolated struct _SearchBar: View {
  let search: SearchField
  /// Whether it is in a bar at the bottom, not below a title.
  let isAtBottom: Bool
  /// There is nothing of the bar above it.
  let isAlone: Bool

  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.barMargin) private var barMargin
  @Environment(\.platformStyle) private var platformStyle
  @FocusState private var isFocused: Bool

  init(search: SearchField, isAtBottom: Bool = false, isAlone: Bool = false) {
    (self.search, self.isAtBottom, self.isAlone) = (search, isAtBottom, isAlone)
  }

  @MainActor var body: some View {
    let _ = search.leave = { isFocused = false }
    let measure = BarMeasure(platformStyle, cover: 0, screen: .phone)
    HStack(spacing: measure.itemDistance) {
      ground
      if platformStyle.platform == .iOS, search.isUsed { _CancelSearchButton(search: search) }
    }
    .font(.body)
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    .frame(height: Self.height(typeSize, measure))
    .padding(insets)
    .modifier(_MadeForModifier(maker: search.maker))
    .onChange(of: isFocused) { search.tell(isFocused: $1) }
    .onChange(of: search.isPresented?.wrappedValue ?? false) { _, isPresented in
      if !isPresented { search.end() } else if !search.isActive { isFocused = true }
    }
  }

  /// Alone it is in the middle of its 52 points (assumed).
  private var insets: EdgeInsets {
    if isAtBottom { return EdgeInsets() }
    let top: CGFloat = isAlone ? 8 : 1
    return EdgeInsets(top: top, leading: barMargin, bottom: 16 - top, trailing: barMargin)
  }

  /// The field on its background.
  @MainActor private var ground: some View {
    let text = search.text
    // On iOS 26 the magnifier and the prompt begin at 14.0 and 40.3 (Recorded/Screens.md#Y132).
    let isGlass = platformStyle.isGlass
    return HStack(spacing: isGlass ? 7.33 : 6) {
      Image(systemName: "magnifyingglass")
        .foregroundStyle(isGlass ? .primary : .secondary)
        .imageScale(.medium)
        .accessibilityHidden(true)
      field
        .accessibilityAddTraits(.isSearchField)
        .onSubmit { search.submit?() }
        // A search field is none of the text fields around which somebody asks for `onSubmit`.
        .submitScope()
      if !text.wrappedValue.isEmpty {
        Button {
          text.wrappedValue = ""
          isFocused = true
        } label: {
          Image(systemName: "xmark.circle.fill").imageScale(.medium)
        }
        .buttonStyle(.plain)
        .foregroundStyle(.secondary)
        .accessibilityLabel("Clear text")
      }
    }
    .padding(.horizontal, isGlass ? 12.67 : 8)
    .frame(maxHeight: .infinity)
    .modifier(_SearchGround(isAtBottom: isAtBottom))
  }

  @MainActor private var field: AnyView {
    let field = TextField(
      text: search.text, prompt: (search.prompt ?? Text("Search")).foregroundColor(.secondary)
    ) {
      search.prompt ?? Text("Search")
    }
    .textFieldStyle(.plain)
    .focused($isFocused)
    return search.focus?.tie(AnyView(field)) ?? AnyView(field)
  }

  /// In points. Past the size `xxxLarge` bars do not grow (assumed).
  static func height(_ typeSize: DynamicTypeSize, _ measure: BarMeasure) -> CGFloat {
    measure.searchHeight * (Font.body.request(.iOS, min(typeSize, .xxxLarge)).lineSpacing ?? 22) / 22
  }
}

/// The background of a search field.
nonisolated private struct _SearchGround: ViewModifier {
  let isAtBottom: Bool
  @Environment(\.platformStyle) private var platformStyle

  @MainActor func body(content: Content) -> some View {
    if isAtBottom {
      content.glassEffect()
    } else if platformStyle.isGlass {
      content.background(Color(.tertiaryFill), in: Capsule())
    } else {
      content.background(Color(.tertiaryFill), in: RoundedRectangle(cornerRadius: 10, style: .continuous))
    }
  }
}
