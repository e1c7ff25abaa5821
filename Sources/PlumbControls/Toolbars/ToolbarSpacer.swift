import PlumbLayout
import PlumbViews

/// A gap between items.
nonisolated public struct ToolbarSpacer: CustomizableToolbarContent {
  public typealias Body = Never
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Creates a gap. On iOS 26 the items on both sides of it are on their own glass. A fixed one is as wide as the
  /// distance of items; a flexible one fills the available space in the bottom bar, and is empty elsewhere.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }

  @MainActor public static func _appendItems(_ spacer: Self, to items: inout _ToolbarItems) {
    let place = spacer.placement.place
    if spacer.sizing == .fixed || place != .bottom {
      items.add(Color.clear.frame(width: 0, height: 0), place, form: .fixedSpace)
    } else {
      items.add(Spacer(), place, form: .flexibleSpace)
    }
  }
}

/// The size of a gap in a toolbar.
public struct SpacerSizing: Hashable, Sendable {
  private let isFixed: Bool
  /// A gap that fills the available space.
  public static let flexible = SpacerSizing(isFixed: false)
  /// A gap of a fixed width.
  public static let fixed = SpacerSizing(isFixed: true)
}

nonisolated extension ToolbarContent {
  /// Removes the glass that the items share with their neighbours on iOS 26. Up to iOS 18 there is none.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    _GlassVisibility(content: self, isHidden: visibility == .hidden)
  }
}

/// Items with their glass or without it.
nonisolated struct _GlassVisibility<Content: ToolbarContent>: ToolbarContent {
  typealias Body = Never
  let content: Content
  let isHidden: Bool

  @MainActor static func _appendItems(_ view: Self, to items: inout _ToolbarItems) {
    var own = _ToolbarItems(environment: items.environment)
    Content._appendItems(view.content, to: &own)
    items.entries += view.isHidden ? own.entries.map(\.bare) : own.entries
  }
}
