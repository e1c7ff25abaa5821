import PlumbLayout
import PlumbViews

/// The toolbar at the bottom of a screen: a row of items as high as that of a navigation bar (UIKit's own, assumed). On iOS 26 its items are on
/// glass, and the field in which one searches is there, too.
nonisolated struct _BottomBar: View {
  let settings: BarSettings
  let looks: BarLooks
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.barMargin) private var barMargin
  @Environment(\.platformStyle) private var platformStyle
  @Environment(\.cover) private var cover
  @Environment(\.screenKind) private var screenKind

  init(settings: BarSettings, looks: BarLooks) { (self.settings, self.looks) = (settings, looks) }

  @MainActor var body: some View {
    let entries = settings.items(.bottom)
    let search = settings.search.flatMap { $0.isAtBottom(platformStyle) ? $0 : nil }
    if !entries.allSatisfy(\.isSpace) && !settings.isHidden(.bottomBar) || search != nil {
      _ControlElement("BottomBar") {
        if platformStyle.isGlass { glassRow(entries, search) } else { row(entries) }
      }
      .background {
        _BarGround(
          background: settings.look(of: .bottomBar).background, edge: .bottom, looks: looks)
      }
      .background { looks.background?.ignoresSafeArea() }
      .environment(\.colorScheme, settings.look(of: .bottomBar).colorScheme ?? colorScheme)
      .modifier(_BarSurroundings())
    }
  }

  private var measure: BarMeasure {
    BarMeasure(platformStyle, cover: cover.bottom, screen: screenKind)
  }

  @MainActor private func row(_ entries: [ToolbarEntry]) -> some View {
    HStack(spacing: 16) {
      if entries.count == 1 { Spacer(minLength: 0) }
      _BarItems(entries: entries)
      if entries.count == 1 { Spacer(minLength: 0) }
    }
    .frame(maxWidth: .infinity)
    .frame(height: measure.row)
    .padding(.horizontal, barMargin)
    .modifier(_BarTypeSize())
  }

  @MainActor private func glassRow(_ entries: [ToolbarEntry], _ search: SearchField?) -> some View {
    HStack(spacing: measure.itemDistance) {
      _GlassItems(entries: entries).modifier(_BarTypeSize())
      if let search { _SearchBar(search: search, isAtBottom: true) }
    }
    .frame(maxWidth: .infinity)
    .padding(EdgeInsets(top: measure.below, leading: barMargin, bottom: measure.above, trailing: barMargin))
  }
}
