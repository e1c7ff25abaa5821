import PlumbLayout
import Testing

@Suite("Stacks in numbers")
struct StackTests {
  private func frames(_ branch: Branch, _ proposal: ProposedViewSize) -> (CGSize, [CGRect]) {
    let tree = LayoutTree()
    let root = branch.make(in: tree)
    tree.place(root, at: .zero, proposal: proposal)
    return (tree.frame(of: root).size, tree.children(of: root).map(tree.frame(of:)))
  }

  private func range(_ least: CGFloat, _ most: CGFloat) -> Branch {
    let bounds = LayoutRule.FlexibleFrame.Bounds(minimum: least, ideal: nil, maximum: most)
    let tall = LayoutRule.FlexibleFrame.Bounds(minimum: 20, ideal: 20, maximum: 20)
    return .node(
      .flexibleFrame(LayoutRule.FlexibleFrame(width: bounds, height: tall, alignment: .center)), [.fill])
  }

  @Test("the less flexible child gets its share first (Recorded/Stacks.md#4)")
  func flexibility() {
    let (size, places) = frames(
      .row(range(20, 100), range(60, 100)), ProposedViewSize(width: 100, height: 50))
    #expect(size == CGSize(width: 100, height: 20))
    #expect(places.map(\.width) == [40, 60])
  }

  @Test("the last child of a row gets all that the others have left, to the last bit")
  func lastShare() {
    for count in 3...30 {
      let boxes = (1...count).map { Branch.frame(100 * CGFloat($0) / CGFloat(count), 10) }
      let row = Branch.stack(.horizontal, boxes + [.fill])
      let (_, places) = frames(row, ProposedViewSize(width: 2000, height: 10))
      let left: CGFloat = places.dropLast().reduce(2000) { $0 - $1.width }
      let last: CGFloat = places[count].width
      #expect(last == left, "\(count) boxes")
    }
  }

  @Test("a stack that is offered too little overflows with its children's minima (Recorded/Stacks.md#16)")
  func overflow() {
    let (size, places) = frames(
      .row(range(30, 40), range(0, 100), .frame(45, 20)), ProposedViewSize(width: 60, height: 50))
    #expect(size.width == 75)
    #expect(places.map(\.minX) == [0, 30, 30])
  }

  @Test("a priority is offered everything but the minima of the lower ones (Recorded/Stacks.md#5)")
  func priority() {
    let (_, places) = frames(
      .row(.node(.priority(1), [range(0, 80)]), range(30, 80)), ProposedViewSize(width: 100, height: 50))
    #expect(places.map(\.width) == [70, 30])
  }

  @Test("right to left is the mirror of left to right")
  func mirror() {
    let tree = LayoutTree()
    let children = [Branch.frame(30, 10), .frame(50, 10)].map { $0.make(in: tree) }
    let row = tree.makeNode(
      .stack(
        LayoutRule.Stack(axis: .horizontal, alignment: AlignmentKey(axis: .vertical, number: 1), spacing: 4)),
      isMirrored: true)
    tree.setChildren(children, of: row)
    tree.place(row, at: .zero, proposal: ProposedViewSize(width: 200, height: 10))
    #expect(children.map { tree.frame(of: $0).minX } == [54, 0])
  }

  @Test("an endless proposal has no place that is not a number")
  func endless() {
    let (size, _) = frames(.row(.fill, .frame(10, nil)), .infinity)
    #expect(size == CGSize(width: CGFloat.infinity, height: .infinity))
  }

  @Test(
    "the order of 60,000 children that are fixed and flexible in turn takes no minutes",
    .timeLimit(.minutes(1)))
  func alternating() {
    let children = (0..<60_000).map { $0.isMultiple(of: 2) ? Branch.fill : .frame(1, 20) }
    let (_, places) = frames(.stack(.horizontal, children), ProposedViewSize(width: 90_000, height: 20))
    #expect(places.count == 60_000 && places[0].width == 2 && places[1].width == 1)
  }

  @Test(
    "what a stack of ranges does is what the rule says, restated as directly as possible", arguments: 0..<300)
  func restated(seed: Int) {
    var numbers = Numbers(seed: UInt64(seed))
    // Long stacks are ordered in another way than short ones.
    let ranges = (0..<numbers.next(seed.isMultiple(of: 10) ? 30...90 : 1...8)).map { _ in
      let least = CGFloat(numbers.next(0...60))
      return (least: least, most: least + CGFloat(numbers.next(0...80)))
    }
    let offered = CGFloat(numbers.next(1...400))
    let (_, places) = frames(
      .stack(.horizontal, ranges.map { range($0.least, $0.most) }),
      ProposedViewSize(width: offered, height: 20))
    var left = offered
    var widths = Array(repeating: CGFloat(0), count: ranges.count)
    let order = ranges.indices.sorted {
      (ranges[$0].most - ranges[$0].least, $0) < (ranges[$1].most - ranges[$1].least, $1)
    }
    for (done, index) in order.enumerated() {
      let share = max(0, left / CGFloat(order.count - done))
      widths[index] = min(max(share, ranges[index].least), ranges[index].most)
      left -= widths[index]
    }
    #expect(places.count == widths.count && !places.isEmpty)
    for (place, width) in zip(places, widths) { #expect(abs(place.width - width) < 0.001) }
  }
}

/// Numbers that are the same in every run.
struct Numbers {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next(_ range: ClosedRange<Int>) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return range.lowerBound + Int(state % UInt64(range.count))
  }
}
