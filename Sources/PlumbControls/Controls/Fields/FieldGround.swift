import PlumbLayout
import PlumbViews

/// The ground of a field that the platform draws: it is the field's own, and is pressed for it. UIKit's fields have their
/// border, and its text views their insets, inside of their frame.
nonisolated struct _FieldGround: _NodeModifier {
  @MainActor func configure(_ node: ViewNode) {
    node.composite = FieldGround.mark
    node.interactions.isHitEverywhere = true
    node.interactions.gesture = .focus { [node = node.link] in
      guard let field = node.object?.field, field.isFocusable else { return }
      field.beginEditing(at: $0)
    }
  }
}

extension GestureAttachment {
  /// A tap that puts the focus into a field; the closure receives its place on the canvas, in points.
  @MainActor static func focus(_ focus: @escaping @MainActor (CGPoint) -> Void) -> GestureAttachment {
    let tap = SpatialTapGesture(coordinateSpace: .global).onEnded { focus($0.location) }
    return GestureAttachment(for: .field) { _EndedGesture._makeRecognizer(tap, $0) }
  }
}

/// Marks the node of a ground.
@MainActor private final class FieldGround {
  static let mark = FieldGround()
}

extension ViewNode {
  /// A person taps the field, or the ground around it, at a point of the canvas.
  func beginEditing(at point: CGPoint) {
    host.focus.focus(number)
    tapTextAction?(point)
  }

  /// The ground around a field; `nil` for a field that is pressed where its text is.
  var fieldGround: ViewNode? {
    var node = parent
    while let here = node, here.editAction == nil {
      if here.composite is FieldGround { return here }
      node = here.parent
    }
    return nil
  }

  /// The field on a ground.
  fileprivate var field: ViewNode? {
    if editAction != nil { return self }
    for child in children { if let found = child.field { return found } }
    return nil
  }
}
