/// A gesture that a modifier put on a node, and how it gets on with those inside.
package struct GestureAttachment {
  package enum Precedence { case afterInner, beforeInner, besideInner }

  /// The purpose of a gesture, as far as it decides how other gestures get on with it.
  package enum Purpose {
    /// A control is pressed or moved.
    case control
    /// A mouse presses a control; a finger does not begin it.
    case mouse
    /// It follows fingers that move, and leaves those that do not to others.
    case swipe
    /// A swipe that moves a sheet: also from content that scrolls, where that has no way left.
    case sheet
    /// A field gets the focus. That holds back none of the app's own gestures around it.
    case field
    /// It is the app's own, from a modifier.
    case own
    /// A recognizer of UIKit: it is held back by whatever a field does with the same pointer.
    case recognizer
  }

  var precedence = Precedence.afterInner
  var mask = GestureMask.all
  let purpose: Purpose
  /// Views that receive touches get no more of those that make up the gesture.
  let cancelsTouches: Bool
  var make: @MainActor (_GestureContext) -> _AnyGestureRecognizer

  package init(
    for purpose: Purpose = .control, precedence: Precedence = .afterInner, mask: GestureMask = .all,
    cancelsTouches: Bool? = nil, make: @escaping @MainActor (_GestureContext) -> _AnyGestureRecognizer
  ) {
    (self.purpose, self.precedence, self.mask, self.make) = (purpose, precedence, mask, make)
    // A control that is pressed around a view of UIKit leaves that its touches, and a recognizer of UIKit decides by itself.
    self.cancelsTouches = cancelsTouches ?? [.own, .swipe, .sheet].contains(purpose)
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

  package init<T: Gesture>(
    _ gesture: T, _ precedence: GestureAttachment.Precedence = .afterInner, _ mask: GestureMask = .all,
    for purpose: GestureAttachment.Purpose = .own, cancelsTouches: Bool? = nil
  ) {
    // A gesture is a value, and it is used on the main actor only.
    nonisolated(unsafe) let gesture = gesture
    attachment = GestureAttachment(
      for: purpose, precedence: precedence, mask: mask, cancelsTouches: cancelsTouches
    ) {
      T._makeRecognizer(gesture, $0)
    }
  }

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    let isEnabled = builder.inherited.environment.isEnabled
    builder.element(
      Self.self, "", nil,
      configure: { $0.interactions.gesture = isEnabled ? modifier.attachment : nil }, content: content)
  }
}
