import PlumbExplanation
import PlumbLayout
import Testing

@Suite("A layout as a story")
struct LayoutStoryTests {
  /// A row of 100 × 40 with a gap of 10: a frame of 30 × 20 around a colour without a name, and a colour that takes the rest.
  private func made() -> (tree: LayoutTree, names: [Int: String]) {
    let tree = LayoutTree()
    let alignment = AlignmentKey(axis: .vertical, number: 1)
    let row = tree.makeNode(.stack(LayoutRule.Stack(axis: .horizontal, alignment: alignment, spacing: 10)))
    let frame = tree.makeNode(
      .fixedFrame(LayoutRule.FixedFrame(width: 30, height: 20, alignment: .center)))
    let nameless = tree.makeNode(.fill(LayoutRule.Fill()))
    let rest = tree.makeNode(.fill(LayoutRule.Fill()))
    tree.setChildren([nameless], of: frame)
    tree.setChildren([frame, rest], of: row)
    let names = [row: "HStack", frame: "frame(width: 30, height: 20)", rest: "Color.red"]
    tree.trace = LayoutTrace()
    tree.place(row, at: CGPoint(x: 7, y: 5), proposal: ProposedViewSize(width: 100, height: 40))
    return (tree, names.reduce(into: [:]) { $0[Int($1.key.index)] = $1.value })
  }

  private func story() -> LayoutStory {
    let (tree, names) = made()
    return LayoutStory(tree.trace?.steps ?? [], StoryNames(tree, names))
  }

  @Test("begins with the offer of the canvas, and ends with the places, which are those on the canvas")
  func order() {
    let sentences = story().events.filter { $0.kind != .again }.map(\.sentence)
    #expect(sentences.first == "The canvas offers HStack 100 × 40.")
    #expect(
      sentences.suffix(3) == [
        "The canvas places HStack at 7, 5.", "HStack places the frame(width: 30, height: 20) at 7, 15.",
        "HStack places Color.red at 47, 5.",
      ])
  }

  @Test("tells an answer behind everything that was asked for it")
  func answers() throws {
    let events = story().events
    let answer = try #require(events.firstIndex { $0.sentence == "HStack answers 100 × 40." })
    let share = try #require(events.firstIndex { $0.sentence.hasPrefix("Color.red answers 60 × 40") })
    #expect(share < answer)
    #expect(events[answer].kind == .answer && events[answer].width == 100 && events[answer].height == 40)
  }

  @Test("says why a view is offered its share, and what its stack has found, once")
  func reasons() {
    let sentences = story().events.map(\.sentence)
    #expect(sentences.contains("HStack offers Color.red 60 × 40, all that is left."))
    #expect(
      sentences.contains(
        "HStack offers the frame(width: 30, height: 20) 45 × 40, an equal part of the 90 that are left for 2 views."
      ))
    #expect(sentences.count { $0 == "HStack leaves 10 before Color.red, as the code says." } == 1)
    #expect(
      sentences.contains(
        "HStack finds that the frame(width: 30, height: 20) is 30 long whatever it is offered."))
  }

  @Test("leaves out a view without a name, whose offers and answers are told of those around it")
  func nameless() {
    let (tree, names) = made()
    let known = Set(names.keys)
    let story = LayoutStory(tree.trace?.steps ?? [], StoryNames(tree, names))
    #expect(!story.events.isEmpty)
    #expect(story.events.allSatisfy { known.contains(Int($0.node.index)) })
  }

  @Test("marks a gap before its view, and the range of a view, along the stack's axis")
  func marks() throws {
    let (tree, names) = made()
    let story = LayoutStory(tree.trace?.steps ?? [], StoryNames(tree, names))
    let row = try #require(names.first { $0.value == "HStack" }).key
    let children = tree.children(of: NodeID(index: Int32(row)))
    let marks = story.events.map(\.mark)
    #expect(marks.contains(.gap(before: children[1], length: 10, .horizontal)))
    #expect(marks.contains(.range(of: children[0], minimum: 30, maximum: 30, .horizontal)))
  }

  @Test("has a table of a stack's shares in their order, with the steps that tell them")
  func table() throws {
    let (tree, names) = made()
    let steps = tree.trace?.steps ?? []
    let row = try #require(names.first { $0.value == "HStack" }).key
    let stack = NodeID(index: Int32(row))
    let rows = StackTable(of: stack, along: .horizontal, in: steps).rows
    #expect(rows.map(\.child) == tree.children(of: stack))
    #expect(rows.map(\.minimum) == [30, 0] && rows.map(\.maximum) == [30, .infinity])
    #expect(rows.map(\.offered) == [45, 60] && rows.map(\.answered) == [30, 60])
    for row in rows {
      let share = try #require(row.steps.share)
      guard case .question(let question) = steps[share] else {
        Issue.record("step \(share) is no question")
        continue
      }
      #expect(question.node == row.child && question.proposal.width == row.offered)
    }
    #expect(StackTable(of: rows[0].child, along: .horizontal, in: steps).rows.isEmpty)
  }
}
