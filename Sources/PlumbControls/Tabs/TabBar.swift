import PlumbLayout
import PlumbViews

/// The bar of a tab view: 49 points, symbols over titles of 10 points (UIKit's own, assumed), or lower and with symbols beside
/// titles on a phone on its side (Recorded/Screens.md#Y146). On iOS 26 it is of glass.
nonisolated struct _TabBar: View {
  let pages: [Subview]
  let selected: Int
  let look: BarLook
  let looks: BarLooks
  let select: (Int) -> Void
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.platformStyle) private var platformStyle
  @Environment(\.screenKind) private var screenKind
  @Environment(\.tabAccessory) private var accessory

  init(
    pages: [Subview], selected: Int, look: BarLook, looks: BarLooks, select: @escaping (Int) -> Void
  ) {
    (self.pages, self.selected, self.look, self.looks, self.select) = (pages, selected, look, looks, select)
  }

  @MainActor var body: some View {
    if let accessory {
      VStack(spacing: 0) {
        _TabAccessoryBar(accessory: accessory)
        bar
      }
    } else {
      bar
    }
  }

  @MainActor @ViewBuilder private var bar: some View {
    let pages = pages.filter { $0.containerValues.tabItem != nil }
    if look.visibility != .hidden && !looks.isHidden && !pages.isEmpty {
      _ControlElement("TabBar") {
        if platformStyle.isGlass {
          let searches = pages.filter { $0.containerValues.tabItem?.isSearch ?? false }.count
          _GlassTabBar(count: pages.count - searches, hasSearch: searches > 0) {
            items
          } search: {
            search
          }
        } else {
          HStack(spacing: 0) {
            items
            search
          }
          .frame(height: measure.bar)
        }
      }
      .background { _BarGround(background: look.background, edge: .bottom, looks: looks) }
      .background { looks.background?.ignoresSafeArea() }
      .environment(\.colorScheme, look.colorScheme ?? colorScheme)
      .environment(\.listLook, nil)
      .modifier(_BarTypeSize())
    }
  }

  @MainActor private var items: some View {
    ForEach(Array(self.pages.enumerated()), id: \.element.id) { index, page in
      if let item = page.containerValues.tabItem, !item.isSearch {
        button(item, page.containerValues.badge, at: index)
      }
    }
  }

  @MainActor private var search: some View {
    ForEach(Array(self.pages.enumerated()), id: \.element.id) { index, page in
      if let item = page.containerValues.tabItem, item.isSearch {
        // Before glass it was the last of the tabs, and as wide as the others.
        if platformStyle.isGlass {
          search(item, at: index)
        } else {
          button(item, page.containerValues.badge, at: index)
        }
      }
    }
  }

  @MainActor private func button(_ item: TabItem, _ badge: Text?, at index: Int) -> some View {
    _ButtonElement(action: { select(index) }, pressed: { _ in }) {
      _TabItemLabel(item: item, looks: index == selected ? looks.chosenItem : looks.item)
        .foregroundStyle(index == selected ? Color.accentColor : otherColor)
        .overlay(alignment: measure.isRow ? .topLeading : .top) {
          if let badge {
            // At the upper right of the symbol (assumed).
            _Badge(text: badge, ground: looks.item.badge ?? Color(.red)).offset(x: 13, y: -1)
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
          if platformStyle.isGlass && index == selected {
            Capsule().fill(Color(.quaternaryFill)).padding(.horizontal, -GlassTabMeasure.ground.reach)
          }
        }
        .contentShape(Rectangle())
    }
    .accessibilityAddTraits(index == selected ? [.isButton, .isSelected] : .isButton)
  }

  private var measure: TabItemMeasure { TabItemMeasure(platformStyle, screenKind) }

  private var otherColor: Color { platformStyle.isGlass ? .primary : Color(.gray) }
}

extension _TabBar {
  /// The tab that searches on glass: its symbol alone in a circle of 40 points (assumed).
  @MainActor fileprivate func search(_ item: TabItem, at index: Int) -> some View {
    let parts = _SubviewCollector.subviews(of: item.label).subviews
    return _ButtonElement(action: { select(index) }, pressed: { _ in }) {
      ZStack { ForEach(parts) { $0 } }
        .labelStyle(.iconOnly)
        .font(.system(size: 20))
        .environment(\.symbolFont, .system(size: 20))
        .foregroundStyle(index == selected ? Color.accentColor : otherColor)
        .frame(width: 40, height: 40)
        .contentShape(Rectangle())
    }
    .accessibilityAddTraits(index == selected ? [.isButton, .isSelected] : .isButton)
  }
}

/// A colour where one is said, and that of the surroundings otherwise.
nonisolated package struct _OwnColor: ViewModifier {
  let color: Color?

  package init(color: Color?) { self.color = color }

  @MainActor package func body(content: Content) -> some View {
    if let color { content.foregroundStyle(color) } else { content }
  }
}

/// White on red, 18 points high (UIKit's own, assumed).
nonisolated private struct _Badge: View {
  let text: Text
  let ground: Color
  @MainActor var body: some View {
    text.font(.system(size: 13))
      .foregroundStyle(.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(ground, in: Capsule())
      .fixedSize()
  }
}
