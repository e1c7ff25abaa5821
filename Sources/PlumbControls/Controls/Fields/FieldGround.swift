import PlumbLayout
import PlumbViews

/// The ground of a field that the platform draws: it is the field's own, and is pressed for it. UIKit's fields have their
/// border, and its text views their insets, inside of their frame.
nonisolated struct _FieldGround: _NodeModifier {
  @MainActor func configure(_ node: ViewNode) {
    node.composite = FieldGround.mark
    node.interactions.isHitEverywhere = true
    node.interactions.gesture = .focus { [weak node] in
      guard let field = node?.field, field.isFocusable else { return }
      field.host.focus.focus(field.number)
    }
  }
}

extension GestureAttachment {
  /// A tap that puts the focus into a field.
  @MainActor static func focus(_ focus: @escaping @MainActor () -> Void) -> GestureAttachment {
    let tap = TapGesture().onEnded { focus() }
    return GestureAttachment(for: .field) { _EndedGesture._makeRecognizer(tap, $0) }
  }
}

/// Marks the node of a ground.
@MainActor private final class FieldGround {
  static let mark = FieldGround()
}

extension ViewNode {
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
