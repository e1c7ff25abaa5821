/// Two gestures that may go on at once.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture; `nil` until it begins.
    public var first: First.Value?
    /// The value of the second gesture; `nil` until it begins.
    public var second: Second.Value?
  }
  public typealias Body = Never
  /// One of the gestures.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Creates a gesture that continues while either of two does.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _GestureRecognizer<Value>
  {
    SimultaneousRecognizer<First, Second>(
      First._makeRecognizer(gesture.first, context), Second._makeRecognizer(gesture.second, context))
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture, and another one after it.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The gesture that continues, and its value.
  @frozen public enum Value {
    /// The first gesture continues.
    case first(First.Value)
    /// The first gesture is done; the second has a value once it has begun.
    case second(First.Value, Second.Value?)
  }
  public typealias Body = Never
  /// The gesture that comes first.
  public var first: First
  /// The gesture that may begin once the first is done.
  public var second: Second

  /// Creates a gesture of two, one after the other.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _GestureRecognizer<Value>
  {
    SequenceRecognizer<First, Second>(
      First._makeRecognizer(gesture.first, context), Second._makeRecognizer(gesture.second, context))
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture, and another one if the first fails.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The gesture that continues, and its value.
  @frozen public enum Value {
    /// The first gesture continues or has ended.
    case first(First.Value)
    /// The first gesture has failed, and the second continues or has ended.
    case second(Second.Value)
  }
  public typealias Body = Never
  /// The gesture that is preferred.
  public var first: First
  /// The gesture that counts once the first has failed.
  public var second: Second

  /// Creates a gesture that is one of two, the first where both could be meant.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _GestureRecognizer<Value>
  {
    ExclusiveRecognizer<First, Second>(
      First._makeRecognizer(gesture.first, context), Second._makeRecognizer(gesture.second, context))
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// This gesture and another one at once.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other)
    -> SimultaneousGesture<Self, Other>
  {
    SimultaneousGesture(self, other)
  }

  /// This gesture and then another one.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or another one if this fails.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
