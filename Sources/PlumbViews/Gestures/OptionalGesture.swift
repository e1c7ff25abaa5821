/// A gesture that may not be there.
nonisolated extension Optional: Gesture where Wrapped: Gesture {
  /// The value of the gesture where it is there.
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  @MainActor public static func _makeRecognizer(_ gesture: Wrapped?, _ context: _GestureContext)
    -> _GestureRecognizer<Wrapped.Value>
  {
    guard let gesture else { return _GestureRecognizer() }
    return Wrapped._makeRecognizer(gesture, context)
  }
}
