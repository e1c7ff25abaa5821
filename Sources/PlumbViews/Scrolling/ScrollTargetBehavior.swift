import PlumbDrawing
import PlumbLayout

/// Decides where scrolling comes to rest.
public protocol ScrollTargetBehavior {
  /// Moves the rectangle of the content that scrolling would end at.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)

  /// Returns the properties of the behaviour for the whole scroll view.
  func properties(context: Self.PropertiesContext) -> Self.Properties

  /// The values that a behaviour can read when scrolling ends.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// The values that a behaviour can read before anybody scrolls.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  /// The properties of a behaviour for the whole scroll view.
  typealias Properties = ScrollTargetBehaviorProperties
}

extension ScrollTargetBehavior {
  /// Holds for no more than the place where scrolling ends.
  public func properties(context: Self.PropertiesContext) -> Self.Properties {
    ScrollTargetBehaviorProperties()
  }
}

/// The rectangle of the content that is to be shown, in points, from the content's start.
public struct ScrollTarget: Hashable {
  /// The part of the content to show, in points from the content's start.
  public var rect: CGRect
  /// The point of the rectangle that is kept where it is when sizes change; `nil` leaves that to the scroll view.
  public var anchor: UnitPoint?

  /// Creates a target of a rectangle in points, from the content's start.
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

/// The values of the scroll view that a behaviour can read; values of the environment are members too.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// The target at which scrolling would end without any behaviour.
  public let originalTarget: ScrollTarget
  /// The velocity of the content's offset, in points a second.
  public let velocity: CGVector
  /// The content's size with its margins, in points.
  public let contentSize: CGSize
  /// The scroll view's own size, in points.
  public let containerSize: CGSize
  /// The axes along which the scroll view scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// The rectangles of the target layout's views, from the content's start.
  let targets: [CGRect]
  /// The content's offset now.
  package let offset: CGPoint

  /// A value of the environment around the scroll view, as a member.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// The properties of a behaviour for the whole scroll view.
public struct ScrollTargetBehaviorProperties: Hashable, Sendable {
  /// Whether one movement of a finger ends at the next target.
  public var limitsScrolls = false
  /// Creates properties that say nothing.
  public init() {}
}

/// The values that a behaviour can read before anybody scrolls; values of the environment are members.
@dynamicMemberLookup public struct ScrollTargetBehaviorPropertiesContext {
  let environment: EnvironmentValues

  /// A value of the environment around the scroll view, as a member.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Any behaviour.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  /// Creates a behaviour that hides another one's type.
  public init<T: ScrollTargetBehavior>(_ base: T) { self.base = base }

  /// Updates the target rectangle of scrolling by the behaviour inside.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  /// Returns the properties of the behaviour inside for the whole scroll view.
  public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}
