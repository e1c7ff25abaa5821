import PlumbLayout
import PlumbViews

/// The label of a control. The first of several views is the title; the others are subtitles below it, smaller and grey, with
/// what they set themselves in front of it (Recorded/Screens.md#Y88).
nonisolated struct _ControlLabel: View {
  let content: AnyView
  @Environment(\.listLook) private var look
  @Environment(\.platformStyle) private var platformStyle

  init(_ content: AnyView) { self.content = content }

  @MainActor var body: some View {
    let parts = _SubviewCollector.subviews(of: content)
    if parts.count > 1, let title = parts.first {
      let subtitles = AnyView(parts.dropFirst())
      if title.innermost is any TitledBesideIcon {
        title.environment(\.titleParts, TitleParts(subtitles: subtitles, spacing: spacing))
      } else {
        TitleParts(subtitles: subtitles, spacing: spacing).below(title)
      }
    } else {
      content
    }
  }
  static var _memberCount: Int? { 1 }

  /// Between the title and a subtitle in a row of iOS 26; elsewhere it is that of texts (assumed).
  private var spacing: CGFloat? { platformStyle.isGlass && look != nil ? 4 : nil }
}

/// The subtitles that a control has for its title. Views are used on the main actor only.
struct TitleParts: @unchecked Sendable {
  let subtitles: AnyView
  let spacing: CGFloat?

  @MainActor func below(_ title: some View) -> some View {
    VStack(alignment: .leading, spacing: spacing) {
      title
      subtitles.font(.subheadline).modifier(
        _EnvironmentModifier { $0.foregroundStyles.primary = Color.secondary })
    }
    .environment(\.titleParts, nil)
  }
}

/// A view that has an icon and a title: subtitles go below the title and not below both.
protocol TitledBesideIcon {}

/// A view with a modifier.
private protocol ModifiedView {
  var unmodified: Any { get }
}

nonisolated extension ModifiedContent: ModifiedView {
  fileprivate var unmodified: Any { content }
}

extension Subview {
  /// The view without the modifiers around it.
  var innermost: Any {
    var view: Any = content.content
    while true {
      if let modified = view as? any ModifiedView {
        view = modified.unmodified
      } else if let erased = view as? AnyView {
        view = erased.content
      } else {
        return view
      }
    }
  }
}

private struct TitlePartsKey: EnvironmentKey { static var defaultValue: TitleParts? { nil } }

extension EnvironmentValues {
  /// The subtitles for the title of the label inside.
  var titleParts: TitleParts? {
    get { self[TitlePartsKey.self] }
    set { self[TitlePartsKey.self] = newValue }
  }
}
