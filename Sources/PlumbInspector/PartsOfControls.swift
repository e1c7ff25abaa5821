extension NamedView {
  /// Decides of everything in the view whether it is a part of a control, from what `ViewsAround` says of each view by itself:
  /// a modifier around nothing but a part is one too, and so is the background of a part.
  ///
  /// - Parameter isBehindPart: the view is in the background of a part.
  func decideParts(isBehindPart: Bool) {
    let isOwnPart = isPart
    for (index, child) in children.enumerated() {
      let isBackground = isBehindPart || node.drawsSecondFirst && index > 0
      child.decideParts(isBehindPart: isOwnPart && isBackground)
    }
    isPart = isOwnPart || isBehindPart || isModifier && !isAround && holdsPart
  }

  /// Whether the first view in a modifier is a part, and no modifier with which a control begins. What is in it is decided.
  private var holdsPart: Bool { children.first.map { $0.isPart && !$0.beginsControl } ?? false }

  /// Whether it is a control's own modifier around the view that represents the control.
  private var beginsControl: Bool {
    isControl || isPart && isModifier && children.first?.beginsControl ?? false
  }
}

extension InspectedNode {
  /// The tree without the views that controls and modifiers are made of: the contents of one of these take its place.
  package var withoutParts: InspectedNode {
    var copy = self
    copy.children = children.flatMap { child in
      let inner = child.withoutParts
      return child.isPart ? inner.children : [inner]
    }
    return copy
  }
}
