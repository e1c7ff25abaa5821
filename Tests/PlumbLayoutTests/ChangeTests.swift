import PlumbLayout
import Testing

/// A tree that is changed must be what it would be if it had been made so.
@Suite("A changed tree")
struct ChangeTests {
  /// A tree as a description that can be changed and made again.
  final class Plan {
    var rule: LayoutRule
    var children: [Plan]
    var id = NodeID.none
    init(_ rule: LayoutRule, _ children: [Plan] = []) { (self.rule, self.children) = (rule, children) }

    var all: [Plan] { [self] + children.flatMap(\.all) }

    func make(in tree: LayoutTree) -> NodeID {
      id = tree.makeNode(rule)
      tree.setChildren(children.map { $0.make(in: tree) }, of: id)
      return id
    }

    func frames(in tree: LayoutTree) -> [CGRect] { all.map { tree.frame(of: $0.id) } }
  }

  private func plan(_ numbers: inout Numbers, depth: Int) -> Plan {
    if depth == 0 || numbers.next(0...5) == 0 { return Plan(leaf(&numbers)) }
    let kind = numbers.next(0...9)
    // Long stacks are ordered in another way than short ones.
    let isLong = depth == 1 && kind < 3 && numbers.next(0...3) == 0
    let count = isLong ? numbers.next(33...60) : kind < 5 ? numbers.next(0...4) : 1
    let children = (0..<count).map { _ in plan(&numbers, depth: depth - 1) }
    return Plan(container(kind, &numbers), children)
  }

  private func leaf(_ numbers: inout Numbers) -> LayoutRule {
    switch numbers.next(0...3) {
    case 0: .fill(LayoutRule.Fill())
    case 1: .spacer(LayoutRule.Spacer(axis: numbers.next(0...1) == 0 ? .horizontal : nil, minimum: 8))
    case 2: .square
    default:
      .fixedFrame(
        LayoutRule.FixedFrame(
          width: CGFloat(numbers.next(0...60)), height: CGFloat(numbers.next(0...60)), alignment: .center))
    }
  }

  private func container(_ kind: Int, _ numbers: inout Numbers) -> LayoutRule {
    let length = CGFloat(numbers.next(0...80))
    switch kind {
    case 0...2:
      let axis: Axis = numbers.next(0...1) == 0 ? .horizontal : .vertical
      let alignment = AlignmentKey(axis: axis.cross, number: UInt32(numbers.next(0...2)))
      return .stack(
        LayoutRule.Stack(axis: axis, alignment: alignment, spacing: numbers.next(0...1) == 0 ? nil : 4))
    case 3, 4: return .depthStack(LayoutRule.DepthStack(alignment: .topLeading))
    case 5: return .padding(LayoutRule.Padding(EdgeInsets(length / 8, edges: .horizontal)))
    case 6: return .priority(CGFloat(numbers.next(-1...2)))
    case 7: return .fixedFrame(LayoutRule.FixedFrame(width: length, height: nil, alignment: .bottomTrailing))
    case 8: return .fixedSize(LayoutRule.FixedSize(axes: .horizontal))
    default:
      return .flexibleFrame(
        LayoutRule.FlexibleFrame(
          width: .init(minimum: length, ideal: nil, maximum: .infinity),
          height: .init(minimum: nil, ideal: nil, maximum: length), alignment: .center))
    }
  }

  private func change(_ root: Plan, in tree: LayoutTree, _ numbers: inout Numbers) {
    let all = root.all
    let plan = all[numbers.next(0...(all.count - 1))]
    if plan.children.isEmpty {
      plan.rule = leaf(&numbers)
      tree.setRule(plan.rule, of: plan.id)
    } else if plan.children.count > 1, numbers.next(0...1) == 0 {
      if numbers.next(0...1) == 0 { plan.children.reverse() } else { plan.children.removeLast() }
      tree.setChildren(plan.children.map(\.id), of: plan.id)
    } else if plan.children.count != 1 {
      let fresh = self.plan(&numbers, depth: 2)
      _ = fresh.make(in: tree)
      plan.children.append(fresh)
      tree.setChildren(plan.children.map(\.id), of: plan.id)
    } else {
      plan.rule = container(numbers.next(5...9), &numbers)
      tree.setRule(plan.rule, of: plan.id)
    }
  }

  @Test("of one leaf, which answers without being asked, is as large as its new rule says")
  func singleLeaf() {
    let tree = LayoutTree()
    let leaf = tree.makeNode(.fill(LayoutRule.Fill()))
    let proposal = ProposedViewSize(width: 30, height: 20)
    tree.place(leaf, at: .zero, proposal: proposal)
    tree.setRule(.square, of: leaf)
    // Somebody asks before the leaf is placed again.
    _ = tree.size(of: leaf, .unspecified)
    tree.place(leaf, at: .zero, proposal: proposal)
    #expect(tree.frame(of: leaf).size == CGSize(width: 20, height: 20))
  }

  @Test("is laid out as one that was made so", arguments: 0..<150)
  func random(seed: Int) {
    var numbers = Numbers(seed: UInt64(seed) + 1000)
    let root = plan(&numbers, depth: 4)
    let tree = LayoutTree()
    _ = root.make(in: tree)
    let proposal = ProposedViewSize(
      width: CGFloat(numbers.next(0...300)), height: CGFloat(numbers.next(0...300)))
    tree.place(root.id, at: .zero, proposal: proposal)
    for _ in 0..<12 {
      for _ in 0..<numbers.next(1...3) { change(root, in: tree, &numbers) }
      tree.place(root.id, at: .zero, proposal: proposal)
      let frames = root.frames(in: tree)
      let ids = root.all.map(\.id)
      let fresh = LayoutTree()
      // While somebody watches, every place is worked out anew.
      if seed.isMultiple(of: 2) { fresh.trace = LayoutTrace() }
      fresh.place(root.make(in: fresh), at: .zero, proposal: proposal)
      #expect(frames == root.frames(in: fresh))
      for (plan, id) in zip(root.all, ids) { plan.id = id }
    }
  }
}
