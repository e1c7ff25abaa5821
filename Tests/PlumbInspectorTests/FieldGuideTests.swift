import PlumbExplanation
import PlumbInspector
import PlumbLayout
import Testing

/// A text with the numbers of the Field Guide's picture: 94 on one line, 56 and two lines where there is less room.
private final class FieldGuideText: LayoutObject {
  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let width = proposal.width ?? 94
    let (lines, widest): (Int, CGFloat) = width >= 94 ? (1, 94) : width >= 56 ? (2, 56) : (2, width)
    node.tree.trace?.note(
      node.id,
      .text(
        TextFacts(
          lines: lines, widest: widest, lineHeight: 24, isTruncated: false, scale: 1, ideal: 94, limit: nil)))
    return CGSize(width: widest, height: CGFloat(lines) * 24)
  }

  override func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}

@Suite("The Field Guide's row")
struct FieldGuideTests {
  /// The row at a width, with a layout priority for the text.
  private func text(_ width: CGFloat, priority: CGFloat? = nil) -> Explanation? {
    let tree = LayoutTree()
    let colors = [tree.makeNode(.fill(LayoutRule.Fill())), tree.makeNode(.fill(LayoutRule.Fill()))]
    let text = tree.makeNode(FieldGuideText(), kind: .leaf)
    var middle = text
    if let priority {
      middle = tree.makeNode(.priority(priority))
      tree.setChildren([text], of: middle)
    }
    let stack = tree.makeNode(
      .stack(LayoutRule.Stack(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)))
    tree.setChildren([colors[0], middle, colors[1]], of: stack)
    tree.trace = LayoutTrace()
    tree.place(stack, at: .zero, proposal: ProposedViewSize(width: width, height: 84))
    let layout = TracedLayout(
      tree, root: stack, scale: 2,
      titles: [
        stack: ("HStack", nil), colors[0]: ("Color.purple", nil), text: (#"Text("Hello, world")"#, nil),
        colors[1]: ("Color.pink", nil),
      ])
    return Explainer(layout).explanation(of: text)
  }

  @Test("says at 200 why the text has two lines though there is room for one")
  func row() throws {
    let explanation = try #require(text(200))
    #expect(
      explanation.sentences[0].text
        == #"Text("Hello, world") is 56 wide: HStack offered it 61.33 = (200 − 2 × 8) ÷ 3, first of three because its flexibility, 94 − 0, is finite and the colours' is not; at that width it wraps to 2 lines, the widest is 56."#
    )
    #expect(explanation.sentences[1].text == #"Text("Hello, world") is 48 high: its 2 lines are 2 × 24."#)
    #expect(
      explanation.sentences.last { $0.about == .y }?.text
        == "Its centre, 24, stands on the stack's centre, 42: its top is at 18 = 42 − 24.")
    let numbers = Dictionary(
      explanation.sentences[0].numbers.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    #expect(numbers["flexibility"] == 94)
    #expect(numbers["children"] == 3)
    #expect(numbers["remaining"] == 184)
    #expect(explanation.sentences[0].arithmetic?.value == explanation.frame.width)
  }

  @Test("says that a priority lets the text take all that the colours' minima leave")
  func priority() throws {
    #expect(
      try #require(text(200, priority: 1)).sentences[0].text
        == #"Text("Hello, world") is 94 wide: that is its only line, which fits in the 184 that HStack offered."#
    )
  }
}
