import PlumbLayout

/// The purpose of a scroll view's anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let number: UInt8
  /// The part of the content that is shown at first.
  public static let initialOffset = ScrollAnchorRole(number: 0)
  /// The part that stays in place when the content or the scroll view changes its size.
  public static let sizeChanges = ScrollAnchorRole(number: 1)
  /// The alignment of content that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(number: 2)
}

/// The anchors of a scroll view.
struct ScrollAnchors: Equatable {
  /// The position of the content at first.
  var initial: UnitPoint?
  /// The anchor that is held when sizes change, as long as nobody has scrolled.
  var sizeChanges: UnitPoint?
  /// The position of smaller content.
  var alignment: UnitPoint?

  init() {}
  init(_ anchor: UnitPoint?) { (initial, sizeChanges, alignment) = (anchor, anchor, anchor) }
}

nonisolated extension View {
  /// Sets the part of the content that is shown until a person scrolls, and the position of smaller content.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(_ScrollSetting { $0.anchors = ScrollAnchors(anchor) })
  }

  /// Sets one of the anchors that `defaultScrollAnchor(_:)` sets together. Put it outside of that to change one.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(
      _ScrollSetting { settings in
        switch role {
        case .initialOffset: settings.anchors.initial = anchor
        case .sizeChanges: settings.anchors.sizeChanges = anchor
        default: settings.anchors.alignment = anchor
        }
      })
  }
}
