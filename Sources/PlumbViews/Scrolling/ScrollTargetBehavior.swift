import PlumbDrawing
import PlumbLayout

/// Decides where scrolling comes to rest.
public protocol ScrollTargetBehavior {
  /// Moves the rectangle of the content that scrolling would end at.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)

  /// What of the behaviour holds for the whole scroll view.
  func properties(context: Self.PropertiesContext) -> Self.Properties

  typealias TargetContext = ScrollTargetBehaviorContext
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  typealias Properties = ScrollTargetBehaviorProperties
}

extension ScrollTargetBehavior {
  public func properties(context: Self.PropertiesContext) -> Self.Properties {
    ScrollTargetBehaviorProperties()
  }
}

/// The rectangle of the content that is to be shown, in points, from the content's start.
public struct ScrollTarget: Hashable {
  public var rect: CGRect
  /// The point of the rectangle that is kept where it is when sizes change; `nil` leaves that to the scroll view.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }

  public static func == (one: ScrollTarget, other: ScrollTarget) -> Bool {
    one.rect == other.rect && one.anchor == other.anchor
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rect.minX)
    hasher.combine(rect.minY)
    hasher.combine(rect.width)
    hasher.combine(rect.height)
    hasher.combine(anchor)
  }
}

/// What a behaviour can know of the scroll view; values of the environment are members too.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// Where scrolling would end without any behaviour.
  public let originalTarget: ScrollTarget
  /// How fast the content's offset changes, in points a second.
  public let velocity: CGVector
  /// The content's size with its margins, in points.
  public let contentSize: CGSize
  /// The scroll view's own size, in points.
  public let containerSize: CGSize
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// The rectangles of the target layout's views, from the content's start.
  let targets: [CGRect]
  /// The content's offset now.
  let offset: CGPoint

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// What of a behaviour holds for the whole scroll view.
public struct ScrollTargetBehaviorProperties: Hashable, Sendable {
  /// One movement of a finger ends at the next target.
  public var limitsScrolls = false
  public init() {}
}

/// What a behaviour can know before anybody scrolls; values of the environment are members.
@dynamicMemberLookup public struct ScrollTargetBehaviorPropertiesContext {
  let environment: EnvironmentValues

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Any behaviour.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  public init<T: ScrollTargetBehavior>(_ base: T) { self.base = base }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}
