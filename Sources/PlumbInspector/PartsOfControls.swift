extension InspectedNode {
  /// Decides of everything in the node whether it is a part of a control, from what `ViewsAround` says of each view by itself:
  /// a modifier around nothing but a part is one too, and so is what stands in the background of a part.
  ///
  /// - Parameter isBehindPart: the node stands in the background of a part.
  mutating func decideParts(isBehindPart: Bool) {
    let isOwnPart = drawn.isPart
    for index in children.indices {
      let isBackground = isBehindPart || drawn.hasBackground && index > 0
      children[index].decideParts(isBehindPart: isOwnPart && isBackground)
    }
    drawn.isPart = isOwnPart || isBehindPart || isModifier && holdsPart
  }

  /// The tree without the views that controls and modifiers are made of: what stands in one of these moves out to where it stands.
  package var withoutParts: InspectedNode {
    var copy = self
    copy.children = children.flatMap { child in
      let inner = child.withoutParts
      return child.isPart ? inner.children : [inner]
    }
    return copy
  }

  /// Whether the first view in a modifier is a part. What is in it is decided.
  private var holdsPart: Bool { children.first?.drawn.isPart ?? false }
}
