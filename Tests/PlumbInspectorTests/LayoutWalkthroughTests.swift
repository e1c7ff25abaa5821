import PlumbExplanation
import PlumbInspector
import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@MainActor @Suite("The steps of a layout")
struct LayoutWalkthroughTests {
  private func steps(_ view: ExplainedView, _ path: String = "") throws -> [LayoutWalkthrough.Step] {
    let root = view.tree.root
    let node = path.isEmpty ? root : try #require(root.views(at: .path(path)).first)
    return LayoutWalkthrough(of: node.layout, in: view.layout).steps
  }

  @Test("a row tells its gap, its turns, its shares with what is left, its line and its places")
  func row() throws {
    let view = ExplainedView(200, 40) {
      HStack {
        Text("ab")
        Color.red
      }
    }
    let told = try steps(view).map { "\($0.kind): \($0.text)" }
    #expect(
      told == [
        "offer: The canvas offers HStack 200 × 40.",
        "gap: The gap between its two views is 8; 192 = 200 − 8 are left for the views.",
        #"turn: Text("ab") takes from 0 to 20, so its flexibility is 20 = 20 − 0: it gets its share first of two."#,
        "turn: Color.red takes from 0 to ∞, so its flexibility is ∞: it gets its share last of two.",
        "group: Two views have the same priority and share 192.",
        #"offer: HStack offers Text("ab") 96 × 40: its width is 96 = 192 ÷ 2, an equal share of what is left."#,
        #"answer: Text("ab") answers 20 × 10; 172 = 192 − 20 are left."#,
        "offer: HStack offers Color.red 172 × 40: all that is left, 172.",
        "answer: Color.red answers 172 × 40.",
        "line: The views are lined up: the centre of each lies on a line at 20.",
        "answer: HStack answers 200 × 40: its children and the gaps between them are together 20 + 172 + 8; it is as high as what is tallest in it, Color.red, 40.",
        #"place: Text("ab"): it is the first in the stack: its left is at 0; its centre, 5, stands on the stack's centre, 20: its top is at 15 = 20 − 5."#,
        #"place: Color.red: it comes after Text("ab") with a gap of 8: its left is at 28 = 20 + 8; its centre, 20, stands on the stack's centre, 20: its top is at 0 = 20 − 20."#,
      ])
  }

  @Test("each number of a share is one that the trace has")
  func sameAsTrace() throws {
    let view = ExplainedView(300, 40) {
      HStack(spacing: 5) {
        Text("abc").layoutPriority(1)
        Color.red.frame(minWidth: 30)
        Color.blue
        Spacer()
      }
    }
    let steps = try steps(view)
    let stack = try #require(view.layout[view.tree.root.layout]?.answer)
    var shares = 0
    for question in stack.asked {
      guard case .share(let remaining, let children, _, _, _, _) = question.reason else { continue }
      shares += 1
      let offer = try #require(steps.first { $0.kind == .offer && $0.to == question.node })
      let number = describe(children == 1 ? remaining : remaining / CGFloat(children))
      #expect(offer.text.contains(number), "\(offer.text) has no \(number)")
      let answer = try #require(steps.first { $0.kind == .answer && $0.from == question.node })
      #expect(answer.label == "\(describe(question.answer.width)) × \(describe(question.answer.height))")
      #expect(offer.boxes.map(\.frame.width) == [question.proposal.width ?? 0])
    }
    #expect(shares == 4)
    let groups = stack.facts.filter { if case .group = $0 { true } else { false } }
    #expect(steps.count { $0.kind == .group } == groups.count)
  }

  @Test("what is inside is told three levels deep, in the order of the questions")
  func inside() throws {
    let view = ExplainedView(100, 50) { Text("ab").padding(3).frame(width: 60) }
    let told = try steps(view).map(\.text)
    #expect(
      told == [
        "The canvas offers frame(width: 60) 100 × 50.",
        "frame(width: 60) offers padding(3) 60 × 50.",
        #"padding(3) offers Text("ab") 54 × 44."#,
        #"Text("ab") answers 20 × 10: that is its only line, which fits in the 54 that padding(3) offered; its only line is 10 high."#,
        #"padding(3) answers 26 × 16: Text("ab") and the padding are 20 + 2 × 3; Text("ab") and the padding are 10 + 2 × 3."#,
        "frame(width: 60) answers 60 × 16: it says so; it says no height, so it is as high as padding(3), 16.",
        "padding(3): its centre, 13, stands on the frame's centre, 30: its left is at 17 = 30 − 13.",
      ])
  }

  @Test("a walkthrough without end is cut, and a view that is not there has none")
  func cut() throws {
    let view = ExplainedView(300, 300) {
      ZStack { ForEach(0..<30) { _ in ZStack { ForEach(0..<12) { Text("\($0)") } } } }
    }
    let walkthrough = LayoutWalkthrough(of: view.tree.root.layout, in: view.layout)
    #expect(walkthrough.isCut && walkthrough.steps.count == 200)
    #expect(LayoutWalkthrough(of: .none, in: view.layout).steps.isEmpty)
  }
}
