import PlumbDrawing
import PlumbLayout
import PlumbServer
import PlumbViews

/// The drawings of a sample in geometry readers. Their code knows the reader's size, which the frame of a view does not show, so that a
/// page cannot make them for another size.
@MainActor struct SizedDrawings {
  private let drawn: [(node: Int, view: ViewNode)]

  init(_ sample: SharedSample) {
    let tree = sample.staged.host.layoutTree
    var found: [(node: Int, view: ViewNode)] = []
    func collect(_ view: ViewNode, isInReader: Bool) {
      let layout = view.layout.exists ? view.layout : view.firstLayout
      if isInReader, view.mark != nil && view.role != .text || view.effect != nil,
        let node = sample.order[layout]
      {
        found.append((node, view))
      }
      let isReader = view.layout.exists && tree.object(of: view.layout) is GeometryLayout
      for child in view.children { collect(child, isInReader: isInReader || isReader) }
    }
    if sample.nodes.contains(where: { tree.object(of: $0) is GeometryLayout }) {
      collect(sample.staged.host.root, isInReader: false)
    }
    drawn = found
  }

  /// Returns the first node that is drawn in another way where its frame has the same size; nil if the views are others, too.
  ///
  /// - Parameter size: the size of a node's frame.
  func difference(from other: SizedDrawings, _ size: (Int) -> CGSize) -> Int? {
    guard drawn.count == other.drawn.count else { return nil }
    let forms = DrawnForms()
    func same(_ one: [DisplayItem], _ two: [DisplayItem]) -> Bool {
      SizedDrawing(forms.form(of: one)).isLike(SizedDrawing(forms.form(of: two)))
    }
    for (own, theirs) in zip(drawn, other.drawn) where own.node == theirs.node {
      let frame = CGRect(origin: .zero, size: size(own.node))
      if !same(Self.drawn(own.view, in: frame), Self.drawn(theirs.view, in: frame)) { return own.node }
    }
    return nil
  }

  private static func drawn(_ view: ViewNode, in frame: CGRect) -> [DisplayItem] {
    var context = DrawingContext(scale: 1)
    view.mark?(&context, frame)
    let effect = view.effect?(frame, [DrawnForms.content], DrawingContext(scale: 1)) ?? []
    return context.items + effect
  }
}
