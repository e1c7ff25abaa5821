import PlumbLayout

/// A tree written down in one expression, for tests of numbers.
indirect enum Branch {
  case node(LayoutRule, [Branch])
  case leaf(CountingLeaf)

  static func row(_ children: Branch...) -> Branch { stack(.horizontal, children) }
  static func column(_ children: Branch...) -> Branch { stack(.vertical, children) }

  static func stack(_ axis: Axis, _ children: [Branch]) -> Branch {
    let alignment = AlignmentKey(axis: axis.cross, number: 1)
    return .node(.stack(LayoutRule.Stack(axis: axis, alignment: alignment, spacing: 0)), children)
  }

  static var fill: Branch { .node(.fill(LayoutRule.Fill()), []) }

  static func frame(_ width: CGFloat?, _ height: CGFloat?, _ child: Branch = .fill) -> Branch {
    .node(.fixedFrame(LayoutRule.FixedFrame(width: width, height: height, alignment: .center)), [child])
  }

  static func padding(_ length: CGFloat, _ child: Branch) -> Branch {
    .node(.padding(LayoutRule.Padding(EdgeInsets(length, edges: .all))), [child])
  }

  func make(in tree: LayoutTree) -> NodeID {
    switch self {
    case .leaf(let leaf): return tree.makeNode(leaf, kind: .leaf)
    case .node(let rule, let children):
      let id = tree.makeNode(rule)
      tree.setChildren(children.map { $0.make(in: tree) }, of: id)
      return id
    }
  }
}

/// A leaf like a text: it takes a range of widths, and is the taller the narrower it is. It counts its answers.
final class CountingLeaf: LayoutObject {
  let widest: CGFloat
  let area: CGFloat
  private(set) var answers = 0

  init(widest: CGFloat, area: CGFloat) { (self.widest, self.area) = (widest, area) }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    answers += 1
    let width = min(max(proposal.width ?? widest, 1), widest)
    return CGSize(width: width, height: area / width)
  }
}
