import PlumbDrawing
import PlumbLayout

/// A scroll behaviour that ends at the start of a view of the target layout.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Hashable, Sendable {
  /// The most views that one movement of a finger passes.
  public struct LimitBehavior: Hashable, Sendable {
    fileprivate let number: UInt8
    /// The limit of `alwaysByOne` where the scroll view is compact, and none elsewhere; here: none (assumed).
    public static let automatic = LimitBehavior(number: 0)
    /// The limit of one view: the next one.
    public static let always = LimitBehavior(number: 1)
    /// Any number of views.
    public static let never = LimitBehavior(number: 2)
    /// A few views at a time: at most three here (assumed).
    public static let alwaysByFew = LimitBehavior(number: 3)
    /// The limit of one view: the next one.
    public static let alwaysByOne = LimitBehavior(number: 4)

    fileprivate var limit: Int? {
      switch self {
      case .always, .alwaysByOne: 1
      case .alwaysByFew: 3
      default: nil
      }
    }
  }

  /// The most views that one movement of a finger passes.
  public var limitBehavior: LimitBehavior
  /// The point of a view that meets the same point of the scroll view; without one, their starts meet.
  public var anchor: UnitPoint?

  /// Creates a behaviour.
  ///
  /// - Parameter anchor: the point of a view that meets the same point of the scroll view; without one, their starts
  ///   meet.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {
    (self.limitBehavior, self.anchor) = (limitBehavior, anchor)
  }

  /// Moves the end of scrolling to the nearest place at which a view is lined up, no farther than the limit says.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let share = anchor?[axis] ?? 0
      let room = context.containerSize[axis]
      let starts: [CGFloat] = context.targets.map { $0.origin[axis] + ($0.size[axis] - room) * share }
      let places = Set(starts).sorted()
      guard var chosen = places.nearest(to: target.rect.origin[axis]) else { continue }
      if let limit = limitBehavior.limit, let now = places.nearest(to: context.offset[axis]) {
        chosen = min(max(chosen, now - limit), now + limit)
      }
      target.rect.origin[axis] = places[chosen]
    }
  }

  /// Returns whether one movement of a finger is limited.
  public func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = limitBehavior.limit != nil
    return properties
  }
}

extension [CGFloat] {
  /// The index of the number that is closest; the first of two.
  fileprivate func nearest(to number: CGFloat) -> Int? {
    indices.min { abs(self[$0] - number) < abs(self[$1] - number) }
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// The behaviour that ends at the start of a view of the target layout.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Returns the behaviour that ends at the start of a view of the target layout, and passes a limited number of them.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Returns the behaviour that ends where a point of a view of the target layout meets that point of the scroll view.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}
