import PlumbLayout
import PlumbViews

/// A tab's symbol over its title. As in UIKit, a bar takes an image and a text out of the label and places them itself.
nonisolated struct _TabItemLabel: View {
  let item: TabItem
  let looks: BarLooks.Item

  @MainActor var body: some View {
    let parts = TabItemParts(item.label)
    VStack(spacing: TabItemMeasure.distance) {
      if let others = parts.others {
        ForEach(others) { part in
          if part.isImage {
            part.modifier(_TabIcon(looks: looks))
          } else {
            part.modifier(_TabTitle(looks: looks))
          }
        }
      } else {
        ZStack { parts.icon }.modifier(_TabIcon(looks: looks))
        ZStack { parts.title }.modifier(_TabTitle(looks: looks)).frame(minHeight: TabItemMeasure.title)
      }
    }
    // Symbols in views of a tab's own are as large as others.
    .environment(\.symbolFont, .system(size: 20))
    // A bar of tabs fills its symbols, where there is a filled one, unless the label says otherwise.
    .symbolVariant(.fill)
    .lineLimit(1)
    .labelStyle(_TabLabelStyle(looks: looks))
  }
}

/// The lengths of an item, in points (assumed).
private enum TabItemMeasure {
  /// Of the box of a symbol, which stands in its middle: so that titles stand on one line whatever their symbols are.
  static let icon: CGFloat = 26
  static let distance: CGFloat = 2
  /// Of the line of a title of 10 points, which an item without a title keeps free.
  static let title: CGFloat = 12
}

/// The parts of the label of a tab.
@MainActor private struct TabItemParts {
  var icon: Subview?
  var title: Subview?
  /// Everything, where there is more than images and texts.
  var others: [Subview]?

  init(_ label: AnyView) {
    var parts = Array(_SubviewCollector.subviews(of: label).subviews)
    if parts.count == 1, let column = parts[0].content.content as? any TabColumn {
      parts = Array(_SubviewCollector.subviews(of: column.views).subviews)
    }
    (icon, title) = (parts.first(where: \.isImage), parts.first(where: \.isText))
    if !parts.allSatisfy({ $0.isImage || $0.isText }) { others = parts }
  }
}

/// A column of views, which gives them to the bar.
private protocol TabColumn {
  var views: AnyView { get }
}

nonisolated extension VStack: TabColumn {
  fileprivate var views: AnyView { AnyView(content) }
}

/// A view with a modifier.
private protocol ModifiedView {
  var unmodified: Any { get }
}

nonisolated extension ModifiedContent: ModifiedView {
  fileprivate var unmodified: Any { content }
}

extension Subview {
  fileprivate var isImage: Bool { innermost is Image }
  fileprivate var isText: Bool { innermost is Text }

  /// The view without the modifiers around it.
  private var innermost: Any {
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

nonisolated private struct _TabIcon: ViewModifier {
  let looks: BarLooks.Item

  init(looks: BarLooks.Item) { self.looks = looks }

  @MainActor func body(content: Content) -> some View {
    content.font(.system(size: 20)).modifier(_OwnColor(color: looks.icon)).frame(height: TabItemMeasure.icon)
  }
}

nonisolated private struct _TabTitle: ViewModifier {
  let looks: BarLooks.Item

  init(looks: BarLooks.Item) { self.looks = looks }

  @MainActor func body(content: Content) -> some View {
    content.font(looks.words.font ?? .system(size: 10, weight: .medium))
      .modifier(_OwnColor(color: looks.words.color))
  }
}

private struct _TabLabelStyle: LabelStyle {
  let looks: BarLooks.Item
  nonisolated init(looks: BarLooks.Item) { self.looks = looks }
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: TabItemMeasure.distance) {
      configuration.icon.modifier(_TabIcon(looks: looks))
      configuration.title.modifier(_TabTitle(looks: looks))
    }
  }
}
