/// A gesture that a modifier put on a node, and how it gets on with those inside.
package struct GestureAttachment {
  package enum Precedence { case afterInner, beforeInner, besideInner }

  var precedence = Precedence.afterInner
  var mask = GestureMask.all
  /// A finger does not begin it; a mouse does.
  var isForMouse = false
  /// It follows fingers that move, and leaves those that do not to others.
  var isForSwipes = false
  var make: @MainActor (_GestureContext) -> _AnyGestureRecognizer

  package init(
    precedence: Precedence = .afterInner, mask: GestureMask = .all, isForMouse: Bool = false,
    isForSwipes: Bool = false,
    make: @escaping @MainActor (_GestureContext) -> _AnyGestureRecognizer
  ) {
    (self.precedence, self.mask, self.make) = (precedence, mask, make)
    (self.isForMouse, self.isForSwipes) = (isForMouse, isForSwipes)
  }
}

nonisolated extension View {
  /// Attaches a gesture, which is recognised if no gesture of a view inside is.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture, .afterInner, mask))
  }

  /// Attaches a gesture, which is recognised if no gesture of a view inside is.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture, .afterInner, isEnabled ? .all : .subviews))
  }

  /// Attaches a gesture, which is recognised if no gesture of a view inside is. The name is for gestures of other
  /// frameworks, and is reported.
  public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    self.gesture(gesture, isEnabled: isEnabled).unsupported("gesture(name:)", fileID, line)
  }

  /// Attaches a gesture that has precedence over those of the views inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture, .beforeInner, mask))
  }

  /// Attaches a gesture that has precedence over those of the views inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture, .beforeInner, isEnabled ? .all : .subviews))
  }

  /// Attaches a gesture that is recognised together with those of the views inside.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture, .besideInner, mask))
  }

  /// Attaches a gesture that is recognised together with those of the views inside.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture, .besideInner, isEnabled ? .all : .subviews))
  }

  /// Adds an action to perform when the view is tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Adds an action to perform when the view is tapped, with the location of the tap, in points.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }
}

nonisolated package struct _GestureModifier: _ElementModifier {
  let attachment: GestureAttachment

  init<T: Gesture>(_ gesture: T, _ precedence: GestureAttachment.Precedence, _ mask: GestureMask) {
    // A gesture is a value, and it is used on the main actor only.
    nonisolated(unsafe) let gesture = gesture
    attachment = GestureAttachment(precedence: precedence, mask: mask) { T._makeRecognizer(gesture, $0) }
  }

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    let isEnabled = builder.inherited.environment.isEnabled
    builder.element(
      Self.self, "", nil,
      configure: { $0.interactions.gesture = isEnabled ? modifier.attachment : nil }, content: content)
  }
}
