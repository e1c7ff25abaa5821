extension LayoutRule {
  /// A frame that is as large as it says, on the axes of which it says something (Rules/Frames.md#R-50).
  package struct FixedFrame: BuiltInRule {
    var width: Length
    var height: Length
    package var alignment: Alignment

    /// Lengths in points; an unspecified one is the child's.
    package init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
      (self.width, self.height, self.alignment) = (Length(width), Length(height), alignment)
    }

    var traits: RuleTraits {
      var traits = RuleTraits.frame(.fixedFrame)
      (traits.answersAtOnce, traits.isKnownUnasked) = (size != nil, true)
      return traits
    }

    package func length(_ axis: Axis) -> CGFloat? { axis == .horizontal ? width.value : height.value }

    /// Its size where that is all said.
    var size: CGSize? {
      guard let width = width.value, let height = height.value else { return nil }
      return CGSize(width: width, height: height)
    }

    private func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(
        width: width.value ?? proposal.width, height: height.value ?? proposal.height)
    }

    @inline(__always) func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
      size ?? sizeAroundChild(proposal, node)
    }

    private func sizeAroundChild(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
      let child = node.sizeOfChild(self.proposal(proposal))
      return CGSize(width: width.value ?? child.width, height: height.value ?? child.height)
    }

    func arrange(
      _ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
    ) {
      alignment.place(places, offering: self.proposal(proposal), in: size, node)
    }

    func knownRange(_ axis: Axis, _ node: LayoutNode) -> KnownRange? {
      length(axis).map { .own($0, $0) } ?? node.rangeOfChild(axis)
    }

    /// A frame with nothing in it is a leaf of one size, an image, and keeps its distance (Recorded/Spacers.md#77).
    func spacing(_ node: LayoutNode) -> ViewSpacing { node.spacingOfChild(resettingText: edges) }

    func forEachFact(in part: LayoutPart, _ tell: (LayoutFact) -> Void) {
      for axis in Axis.allCases { if let length = length(axis) { tell(.fixed(axis, length)) } }
    }

    mutating func pass(through stream: inout NumberStream) {
      stream.pass(&width)
      stream.pass(&height)
      stream.pass(&alignment)
    }

    /// The sides that are apart from the child, and so speak for themselves to the neighbours.
    private var edges: Edge.Set {
      (width.value == nil ? [] : Edge.Set.horizontal).union(height.value == nil ? [] : .vertical)
    }
  }
}

extension Alignment {
  /// Offers the only child a size and puts it so that its guides lie on a frame's own.
  func place(
    _ places: Places, offering proposal: ProposedViewSize, in frame: CGSize, _ node: LayoutNode
  ) {
    guard places.count > 0 else { return }
    let child = places.node(0)
    let size = child.size(proposal)
    let bare = LayoutNode(tree: places.tree, id: .none)
    let whole = ProposedViewSize(frame)
    if let trace = node.tree.trace {
      for axis in Axis.allCases {
        trace.note(node.id, .line(self[axis], bare.guide(self[axis], whole, frame)))
        child.noteGuide(self[axis], proposal, size, for: node.id)
      }
    }
    let place = places.at(0)
    place.pointee.proposal = proposal
    place.pointee.origin = CGPoint(
      x: bare.guide(horizontal.key, whole, frame) - child.guide(horizontal.key, proposal, size),
      y: bare.guide(vertical.key, whole, frame) - child.guide(vertical.key, proposal, size))
  }
}
