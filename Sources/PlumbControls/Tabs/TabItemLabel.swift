import PlumbLayout
import PlumbViews

/// A tab's symbol over its title, or beside it. As in UIKit, a bar takes an image and a text out of the label and places them
/// itself.
nonisolated struct _TabItemLabel: View {
  let item: TabItem
  let looks: BarLooks.Item
  @Environment(\.platformStyle) private var platformStyle
  @Environment(\.screenKind) private var screenKind

  init(item: TabItem, looks: BarLooks.Item) { (self.item, self.looks) = (item, looks) }

  @MainActor var body: some View {
    let parts = TabItemParts(item.label)
    let measure = TabItemMeasure(platformStyle, screenKind)
    measure.stack {
      if let others = parts.others {
        ForEach(others, id: \.view.id) { part in
          if part.view.isImage {
            part.view.modifier(_TabIcon(looks: looks))
          } else {
            part.view.modifier(_TabTitle(looks: looks))
              .labelStyle(_TabLabelStyle(looks: looks, shows: part.shows))
          }
        }
      } else {
        ZStack { parts.icon }.modifier(_TabIcon(looks: looks))
        ZStack { parts.title }.modifier(_TabTitle(looks: looks)).frame(minHeight: measure.title)
      }
    }
    // Symbols in views of a tab's own are as large as others.
    .environment(\.symbolFont, .system(size: measure.symbol))
    .offset(y: measure.shift)
    // A bar of tabs fills its symbols, where there is a filled one, unless the label says otherwise.
    .symbolVariant(.fill)
    .lineLimit(1)
  }
}

/// The lengths of an item, in points (Recorded/Screens.md#Y95, Y146).
struct TabItemMeasure {
  /// Whether the title is beside the symbol.
  var isRow = false
  /// The height of the bar.
  var bar: CGFloat = 49
  /// The size of the font of a symbol.
  let symbol: CGFloat
  /// The height of the box of a symbol, which is in its middle: so that titles are on one line whatever their symbols are.
  let icon: CGFloat = 26
  let distance: CGFloat
  /// The size of the font of a title.
  var titleFont: CGFloat = 10
  /// The height of the line of a title of 10 points, which an item without a title keeps free.
  var title: CGFloat = 12
  /// From the middle of the bar.
  let shift: CGFloat

  init(_ style: PlatformStyle, _ screen: ScreenKind) {
    switch screen {
    case .phone where !style.isGlass, .tablet where !style.isGlass: (symbol, distance, shift) = (24.9, 3.6, 2)
    // The distance of 7 between symbol and title, and the 12 points of titles in the lower bar, are assumed.
    case .largePhoneOnSide where !style.isGlass:
      (isRow, symbol, distance, titleFont, title, shift) = (true, 24.9, 7, 13, 0, 0)
    case .smallPhoneOnSide where !style.isGlass:
      (isRow, bar, symbol, distance, titleFont, title, shift) = (true, 32, 24.9 * 18 / 25, 7, 12, 0, 0)
    // How the bars of iOS 26 look on a phone on its side was not seen.
    default: (symbol, distance, shift) = (23, 2, 0)
    }
  }

  /// Returns the parts of an item as a column or a row.
  @MainActor @ViewBuilder fileprivate func stack(@ViewBuilder _ content: () -> some View) -> some View {
    if isRow {
      HStack(spacing: distance, content: content)
    } else {
      VStack(spacing: distance, content: content)
    }
  }
}

/// The parts of the label of a tab that the bar shows: the first image and the first text of all that is in it.
@MainActor private struct TabItemParts {
  var icon: Subview?
  var title: Subview?
  /// The views that are shown, the image first, where there is more than images and texts.
  var others: [Part]?

  struct Part {
    let view: Subview
    let shows: TabItemShows
  }

  init(_ label: AnyView) {
    let parts = Self.parts(of: label)
    (icon, title) = (parts.first(where: \.isImage), parts.first(where: \.isText))
    if parts.allSatisfy({ $0.isImage || $0.isText }) { return }
    var missing: TabItemShows = .all
    var shown: [Part] = []
    for view in parts {
      // Views of other kinds are shown as they are; nobody knows what of an item is in them.
      let given = view.itemParts
      let shows = given?.intersection(missing) ?? .all
      guard !shows.isEmpty else { continue }
      shown.append(Part(view: view, shows: shows))
      if given != nil { missing.subtract(shows) }
    }
    let top = shown.filter { $0.shows.contains(.icon) }
    others = top + shown.filter { !$0.shows.contains(.icon) }
  }

  /// The views of a label, and not the stacks that they are in.
  private static func parts(of label: AnyView) -> [Subview] {
    _SubviewCollector.subviews(of: label).subviews.flatMap { part in
      (part.content.content as? any TabColumn).map { parts(of: $0.views) } ?? [part]
    }
  }
}

/// The parts of an item that a view shows.
private struct TabItemShows: OptionSet {
  let rawValue: Int
  static let icon = TabItemShows(rawValue: 1)
  static let title = TabItemShows(rawValue: 2)
  static let all: TabItemShows = [.icon, .title]
}

/// A stack of views, which gives them to the bar.
private protocol TabColumn {
  var views: AnyView { get }
}

nonisolated extension VStack: TabColumn {
  fileprivate var views: AnyView { AnyView(content) }
}

nonisolated extension HStack: TabColumn {
  fileprivate var views: AnyView { AnyView(content) }
}

extension Subview {
  fileprivate var isImage: Bool { innermost is Image }
  fileprivate var isText: Bool { innermost is Text }

  /// The parts of an item that are in the view; `nil` for a view of any other kind.
  fileprivate var itemParts: TabItemShows? {
    isImage ? .icon : isText ? .title : innermost is any TitledBesideIcon ? .all : nil
  }
}

nonisolated private struct _TabIcon: ViewModifier {
  let looks: BarLooks.Item
  @Environment(\.platformStyle) private var platformStyle
  @Environment(\.screenKind) private var screenKind

  init(looks: BarLooks.Item) { self.looks = looks }

  @MainActor func body(content: Content) -> some View {
    let measure = TabItemMeasure(platformStyle, screenKind)
    content.font(.system(size: measure.symbol)).modifier(_OwnColor(color: looks.icon))
      .frame(height: measure.icon)
  }
}

nonisolated private struct _TabTitle: ViewModifier {
  let looks: BarLooks.Item
  @Environment(\.platformStyle) private var platformStyle
  @Environment(\.screenKind) private var screenKind

  init(looks: BarLooks.Item) { self.looks = looks }

  @MainActor func body(content: Content) -> some View {
    let size = TabItemMeasure(platformStyle, screenKind).titleFont
    content.font(looks.words.font ?? .system(size: size, weight: .medium))
      .modifier(_OwnColor(color: looks.words.color))
  }
}

private struct _TabLabelStyle: LabelStyle {
  let looks: BarLooks.Item
  @Environment(\.platformStyle) private var platformStyle
  @Environment(\.screenKind) private var screenKind
  let shows: TabItemShows
  nonisolated init(looks: BarLooks.Item, shows: TabItemShows) { (self.looks, self.shows) = (looks, shows) }
  func makeBody(configuration: Configuration) -> some View {
    TabItemMeasure(platformStyle, screenKind).stack {
      if shows.contains(.icon) { configuration.icon.modifier(_TabIcon(looks: looks)) }
      if shows.contains(.title) { configuration.title.modifier(_TabTitle(looks: looks)) }
    }
  }
}
