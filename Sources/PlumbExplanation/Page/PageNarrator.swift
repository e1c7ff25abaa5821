import PlumbLayout

/// The sentences of a page about its tree, at each size that the tree is offered: beside the numbers of `PageEngine`.
package struct PageNarrator {
  private let engine: PageEngine
  private let scale: CGFloat
  /// The names of nodes, such as `Text("Total")`.
  private let names: [Int: LayoutName]

  /// - Parameter scale: pixels per point.
  package init(_ engine: PageEngine, scale: CGFloat, names: [Int: LayoutName]) {
    (self.engine, self.scale, self.names) = (engine, scale, names)
  }

  /// Returns why a view has its size and place: the sentences that fit a page, without those about pixels.
  ///
  /// - Parameters:
  ///   - title: the name of a view that has several nodes, such as the row of a grid.
  ///   - nodes: its nodes.
  ///   - showsParts: whether the parts of controls have their own names.
  package func explanation(
    of title: String, _ nodes: [Int], offered proposal: ProposedViewSize, isCentred: Bool,
    showsParts: Bool
  ) -> [String] {
    engine.traced(proposal, isCentred: isCentred) { tree, root, canvas in
      var layout = TracedLayout(tree, roots: [root], scale: scale) { id in
        names[Int(id.index)]
      }
      if showsParts { layout = layout.withParts }
      layout.room = canvas
      let explainer = Explainer(layout, mostCauses: Explainer.usualCauses)
      let ids = nodes.map { NodeID(index: Int32($0)) }
      let explanation =
        ids.count == 1
        ? explainer.explanation(of: ids[0])
        : explainer.explanation(of: title, nil, .zero, covering: ids.compactMap { layout[$0]?.frame })
      return explanation?.short.sentences.filter { $0.about != .pixels }.map { $0.text } ?? []
    }
  }
}
