import PlumbLayout

/// A view of a layout as a difference names it.
package struct PlacedView: Equatable {
  package var view: String
  /// In points of the canvas.
  package var frame: CGRect
  /// Its line in the source, where that is known: `Card.swift:12`.
  package var source: String?

  init(_ node: Snapshot.Node) { (view, frame, source) = (node.title, node.frame, node.source) }
}

extension ComparedTrees.Pair {
  /// The change of what the view draws, whatever its size; `nil` where its source says the same.
  var drawing: String? {
    guard !isPart else { return nil }
    if old.title != new.title { return "\(old.title) became \(new.title)" }
    return ChangedCalls(from: old.written, to: new.written, ofAllModifiers: true).words
      .map { "\(new.title): \($0)" }
  }
}
