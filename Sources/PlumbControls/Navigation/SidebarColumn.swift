import PlumbLayout
import PlumbViews

/// The first column of a split view of iOS 26 on a wide canvas (Recorded/Screens.md#Y130).
nonisolated struct _GlassSidebar<Content: View>: View {
  let content: Content

  init(content: Content) { self.content = content }

  @MainActor var body: some View {
    // Between the edge of the canvas and the sidebar's own glass, which isn't drawn.
    _SplitColumn(content: content.barSettings { $0.displayMode = .inline })
      .environment(\.isInGlassSidebar, true)
      .padding(.leading, 10)
  }
  static var _memberCount: Int? { 1 }
}

private struct GlassSidebarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether lists are in the sidebar of a split view of iOS 26.
  var isInGlassSidebar: Bool {
    get { self[GlassSidebarKey.self] }
    set { self[GlassSidebarKey.self] = newValue }
  }
}

extension _ListLook {
  /// The look in a sidebar of iOS 26: rows without cards and lines, of which the selected one is a capsule (Recorded/Screens.md#Y130). The
  /// first row begins where the bar ends; distances of further sections are assumed.
  func inGlassSidebar() -> _ListLook {
    var look = self
    look.isInGlassSidebar = true
    look.sideMargin = 16.33
    (look.rowInsets.leading, look.rowInsets.trailing) = (15.67, 15.67)
    look.sections.above = 0
    return look
  }
}
