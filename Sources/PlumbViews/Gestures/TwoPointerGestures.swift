import Foundation
import PlumbDrawing
import PlumbLayout

/// A gesture of two pointers that move apart or together.
nonisolated public struct MagnifyGesture: Gesture {
  /// The distance between the pointers, and its change.
  public struct Value: Equatable, Sendable {
    /// The time of the event, by the host's clock, which starts at the reference date.
    public var time: Date
    /// The distance of the pointers, as a share of what it was at the start.
    public var magnification: CGFloat
    /// The velocity, in shares a second.
    public var velocity: CGFloat
    /// The middle between the pointers at the start, as shares of the view's rectangle.
    public var startAnchor: UnitPoint
    /// The same in points of the view.
    public var startLocation: CGPoint
  }
  public typealias Body = Never
  /// The change that makes it a gesture, as a share.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture that begins once the distance has changed by a share.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public static func _makeRecognizer(_ gesture: MagnifyGesture, _ context: _GestureContext)
    -> _GestureRecognizer<Value>
  {
    MapRecognizer(
      TwoPointerRecognizer(context) { abs($0.magnification - 1) >= gesture.minimumScaleDelta }
    ) {
      Value(
        time: $0.date, magnification: $0.magnification, velocity: $0.magnificationVelocity,
        startAnchor: $0.startAnchor, startLocation: $0.startLocation)
    }
  }
}

/// A gesture of two pointers that move apart or together; the older form, whose value is only the share.
nonisolated public struct MagnificationGesture: Gesture {
  /// The distance of the pointers, as a share of what it was at the start.
  public typealias Value = CGFloat
  public typealias Body = Never
  /// The change that makes it a gesture, as a share.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture that begins once the distance has changed by a share.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _GestureRecognizer<CGFloat>
  {
    let inner = MagnifyGesture(minimumScaleDelta: gesture.minimumScaleDelta)
    return MapRecognizer(MagnifyGesture._makeRecognizer(inner, context), \.magnification)
  }
}

/// A gesture of two pointers that turn about each other.
nonisolated public struct RotateGesture: Gesture {
  /// The rotation of the pointers, and its velocity.
  public struct Value: Equatable, Sendable {
    /// The time of the event, by the host's clock, which starts at the reference date.
    public var time: Date
    /// Clockwise from the start.
    public var rotation: Angle
    /// The turn in a second.
    public var velocity: Angle
    /// The middle between the pointers at the start, as shares of the view's rectangle.
    public var startAnchor: UnitPoint
    /// The same in points of the view.
    public var startLocation: CGPoint
  }
  public typealias Body = Never
  /// The turn that makes it a gesture.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that begins once the pointers have turned by an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public static func _makeRecognizer(_ gesture: RotateGesture, _ context: _GestureContext)
    -> _GestureRecognizer<Value>
  {
    MapRecognizer(
      TwoPointerRecognizer(context) { abs($0.rotation) >= abs(gesture.minimumAngleDelta.radians) }
    ) {
      Value(
        time: $0.date, rotation: .radians($0.rotation), velocity: .radians($0.rotationVelocity),
        startAnchor: $0.startAnchor, startLocation: $0.startLocation)
    }
  }
}

/// A gesture of two pointers that turn about each other; the older form, whose value is only the angle.
nonisolated public struct RotationGesture: Gesture {
  /// The turn since the start, clockwise.
  public typealias Value = Angle
  public typealias Body = Never
  /// The turn that makes it a gesture.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that begins once the pointers have turned by an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _GestureRecognizer<Angle>
  {
    let inner = RotateGesture(minimumAngleDelta: gesture.minimumAngleDelta)
    return MapRecognizer(RotateGesture._makeRecognizer(inner, context), \.rotation)
  }
}
