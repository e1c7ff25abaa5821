import PlumbLayout

/// A gesture that a person makes with pointers, and that views can recognise.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The type of the value that the gesture reports about itself.
  associatedtype Value
  /// The gesture that this one is made of.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  var body: Body { get }

  /// Starts to follow the gesture.
  static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value>
}

extension Gesture where Value == Body.Value {
  @MainActor public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _GestureRecognizer<Value>
  {
    Body._makeRecognizer(gesture.body, context)
  }
}

extension Gesture where Body == Never {
  @MainActor public var body: Never { fatalError("\(Self.self) has no body") }
}

nonisolated extension Never: Gesture {
  /// There is no such gesture, and so no value.
  public typealias Value = Never
  @MainActor public static func _makeRecognizer(_ gesture: Never, _ context: _GestureContext)
    -> _GestureRecognizer<Never>
  {}
}

/// A gesture of any type.
nonisolated public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  private let make: @MainActor (_GestureContext) -> _GestureRecognizer<Value>

  /// Creates a gesture that hides another one's type.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    // A gesture is a value, and it is used on the main actor only.
    nonisolated(unsafe) let gesture = gesture
    make = { T._makeRecognizer(gesture, $0) }
  }

  @MainActor public static func _makeRecognizer(_ gesture: AnyGesture, _ context: _GestureContext)
    -> _GestureRecognizer<Value>
  {
    gesture.make(context)
  }
}

/// The gestures of a view with a gesture that take part.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gesture.
  public static let none: GestureMask = []
  /// The gesture that is added, and none of the views inside.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// The gestures of the views inside, and not the one that is added.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// The gesture that is added, and those of the views inside.
  public static let all: GestureMask = [.gesture, .subviews]
}
