import Testing

@testable import PlumbLayout

/// The numbers that rules note for those who ask why.
@Suite("Facts of a layout")
struct FactTests {
  private let tree = LayoutTree()
  private let offer = ProposedViewSize(width: 100, height: 50)

  /// The facts about a node that it notes while it answers, and while it finds the places of its children.
  private func facts(_ node: NodeID) -> (answer: [LayoutFact], arrangement: [LayoutFact]) {
    let trace = LayoutTrace()
    tree.trace = trace
    tree.place(node, at: .zero, proposal: offer)
    tree.trace = nil
    var found: (answer: [LayoutFact], arrangement: [LayoutFact]) = ([], [])
    for case .fact(node, let during, let fact) in trace.steps {
      if case .arrangement = trace.steps[during] {
        found.arrangement.append(fact)
      } else {
        found.answer.append(fact)
      }
    }
    return found
  }

  private func facts(_ rule: LayoutRule, _ children: [LayoutRule] = []) -> (
    answer: [LayoutFact], arrangement: [LayoutFact]
  ) {
    let id = tree.makeNode(rule)
    tree.setChildren(children.map { tree.makeNode($0) }, of: id)
    return facts(id)
  }

  private func facts(_ object: LayoutObject, _ children: [NodeID]) -> (
    answer: [LayoutFact], arrangement: [LayoutFact]
  ) {
    let id = tree.makeNode(object, kind: .container)
    tree.setChildren(children, of: id)
    return facts(id)
  }

  private func fixed(_ width: CGFloat, _ height: CGFloat) -> NodeID {
    tree.makeNode(.fixedFrame(.init(width: width, height: height, alignment: .center)))
  }

  @Test("leaves tell their own numbers when they answer")
  func leaves() {
    #expect(facts(.fill(.init())).answer == [.ideal(CGSize(width: 10, height: 10))])
    #expect(facts(.spacer(.init(axis: .horizontal, minimum: 8))).answer == [.minimum(8)])
    #expect(facts(.divider(.init(axis: .horizontal, thickness: 1))).answer == [.thickness(.horizontal, 1)])
  }

  @Test("what moves its child tells how far when it places it, and not before")
  func moved() {
    let child = LayoutRule.fill(.init())
    let offset = facts(.offset(.init(x: 3, y: 4)), [child])
    #expect(offset.arrangement == [.offset(x: 3, y: 4)] && offset.answer.isEmpty)
    let position = facts(.position(.init(x: 30, y: 40)), [child])
    #expect(position.arrangement == [.position(x: 30, y: 40)] && position.answer.isEmpty)
  }

  @Test("a view tells what it matches of another one, the size or the point, and nothing if it matches none")
  func matched() {
    let (size, point) = (CGSize(width: 30, height: 20), CGPoint(x: 4, y: 5))
    let frame = MatchedFrame()
    let none = facts(frame, [fixed(10, 10)])
    #expect(none.answer.isEmpty && none.arrangement.isEmpty)
    for (size, point) in [(size, nil), (nil, point), (size, point)] as [(CGSize?, CGPoint?)] {
      _ = frame.match(size, at: point, anchor: .center)
      let found = facts(frame, [fixed(10, 10)])
      #expect(found.answer == [.matched(size, point)])
      #expect(found.arrangement == [.matched(size, point)])
    }
  }

  @Test("a relative frame tells the container's length when it answers and when it places")
  func relative() {
    let frame = RelativeFrame()
    _ = frame.set(
      ProposedViewSize(width: 60, height: nil), of: ProposedViewSize(width: 120, height: 80),
      isInScrollView: true)
    let fact = LayoutFact.relative(.horizontal, container: 120, isScrollView: true, length: 60)
    let found = facts(frame, [fixed(10, 10)])
    #expect(found.answer == [fact])
    #expect(found.arrangement.first == fact)
  }

  @Test("a choice tells of each view that it tried whether it fits, and on which axis it does not")
  func candidates() {
    let children = [fixed(120, 10), fixed(20, 60), fixed(30, 40)]
    let found = facts(FirstFit(axes: [.horizontal, .vertical]), children).answer
    #expect(
      found.contains(.candidate(children[0], fits: false, .horizontal, ideal: 120, room: 100))
        && found.contains(.candidate(children[1], fits: false, .vertical, ideal: 60, room: 50)))
    let more = [fixed(120, 10), fixed(30, 40), fixed(1, 1)]
    let both = facts(FirstFit(axes: [.horizontal, .vertical]), more).answer
    #expect(both.contains(.candidate(more[1], fits: true, .horizontal, ideal: 30, room: 100)))
    let tall = facts(FirstFit(axes: .vertical), more).answer
    #expect(tall.contains(.candidate(more[0], fits: true, .vertical, ideal: 10, room: 50)))
  }
}
