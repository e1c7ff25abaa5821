import PlumbLayout
import PlumbViews

/// The toolbar at the bottom of a screen: 44 points, a row of items (UIKit's own, assumed).
nonisolated struct _BottomBar: View {
  let settings: BarSettings
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.barMargin) private var barMargin

  init(settings: BarSettings) { self.settings = settings }

  @MainActor var body: some View {
    let entries = settings.items(.bottom)
    if !entries.isEmpty && !settings.isHidden(.bottomBar) {
      _ControlElement("BottomBar") {
        HStack(spacing: 16) {
          if entries.count == 1 { Spacer(minLength: 0) }
          _BarItems(entries: entries)
          if entries.count == 1 { Spacer(minLength: 0) }
        }
        .frame(maxWidth: .infinity)
        .frame(height: 44)
        .padding(.horizontal, barMargin)
      }
      .background {
        _BarGround(background: settings.look(of: .bottomBar).background, edge: .bottom)
      }
      .environment(\.colorScheme, settings.look(of: .bottomBar).colorScheme ?? colorScheme)
      .modifier(_BarSurroundings())
    }
  }
}
