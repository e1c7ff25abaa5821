import PlumbDrawing
import PlumbLayout

/// A scroll behaviour that ends at whole pages, each as long as the scroll view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Hashable, Sendable {
  /// Creates the behaviour.
  public init() {}

  /// The page nearest to where scrolling would end, but at most one page from the page that was shown.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let page = context.containerSize[axis]
      guard page > 0, page.isFinite else { continue }
      // A finger has dragged the content between two pages already, or it lies on one.
      let shown = context.offset[axis] / page
      let (before, after) = (
        min(shown.rounded(.down), shown.rounded(.up) - 1), max(shown.rounded(.up), shown.rounded(.down) + 1)
      )
      let wanted = (target.rect.origin[axis] / page).rounded()
      target.rect.origin[axis] = min(max(wanted, before), after) * page
    }
  }

  /// Returns properties with which one movement of a finger ends at the next page.
  public func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = true
    return properties
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// The behaviour that ends at whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
