import PlumbExplanation
import PlumbInspector
import PlumbLayout
import PlumbTesting
import SwiftUI
import Testing

@testable import PlumbViews

@MainActor @Suite("Explaining one view without the others")
struct PartOfTheTraceTests {
  @Test(
    "a view is explained with the same sentences and steps when only it and what is around it is traced, in one layout",
    arguments: Scenes.all.indices)
  func sameSentences(index: Int) throws {
    for view in Scenes.all[index]() {
      expectSameSentences(view) { node, layout in
        let (part, whole) = (
          LayoutWalkthrough(of: node.layout, in: layout), LayoutWalkthrough(of: node.layout, in: view.layout)
        )
        #expect(part.steps.map(\.text) == whole.steps.map(\.text))
      }
    }
  }

  @Test("a controls' view is so explained, in one layout, too", arguments: Scenes.controls.indices)
  func sameSentencesOfControls(index: Int) throws {
    for view in Scenes.controls[index]().prefix(1) {
      expectSameSentences(view) { _, _ in }
    }
  }

  /// Explains each view from its own part of the trace, in one layout, and from the whole trace.
  private func expectSameSentences(_ view: ExplainedView, and check: (InspectedNode, TracedLayout) -> Void) {
    view.host.layoutTree.trace = nil
    for node in view.tree.root.all where node.layout.exists {
      let before = view.host.frames.layout.number
      let layout = view.host.traced(around: node.layout, scale: view.layout.scale)
      #expect(view.host.frames.layout.number == before + 1)
      #expect(
        Explainer(layout).explanation(of: node)?.text == Explainer(view.layout).explanation(of: node)?.text)
      check(node, layout)
    }
  }

  /// 2,000 rows of five nodes.
  private struct Many: View {
    var body: some View {
      VStack(spacing: 2) {
        ForEach(0..<2_000) { row in
          HStack {
            Text("\(row)")
            Circle().frame(width: 8, height: 8)
            Color.red.frame(height: 10)
          }
        }
      }
    }
  }

  @Test(
    "of 10,000 nodes only those are worked out once more that have a part in a row, and the rest is as before"
  )
  func bounded() throws {
    var values = EnvironmentValues()
    values.font = .squares(10)
    let host = ViewHost(Many(), environment: values)
    let proposal = PlumbLayout.ProposedViewSize(width: 200, height: 400)
    host.layOut(proposal)
    let tree = InspectedTree(host, name: "", proposal: proposal)
    let row = try #require(tree.root.views(at: .path("VStack/HStack[1000]")).first)
    let text = try #require(row.children.first)
    let before = host.layoutTree.counts
    let layout = host.traced(around: text.layout, scale: 1)
    let computed = host.layoutTree.counts.computations - before.computations
    #expect(computed < 60, "\(computed) sizes")
    // The rows beside it are known by name and frame, and nothing in them.
    #expect(layout.nodes.count < 2_100)
    let explanation = try #require(Explainer(layout).explanation(of: text))
    #expect(
      explanation.sentences.map(\.text) == [
        #"Text("1,000") is 50 wide: that is its only line, which fits in the 88 that HStack offered."#,
        #"Text("1,000") is 10 high: its only line is 10 high."#,
        "It is the first in the stack: its left is at 0.",
        "Its centre, 5, stands on the stack's centre, 5: its top is at 12000.",
        "All edges lie on pixels: it is drawn at 0, 12000 and is 50 × 10.",
      ])
    #expect(
      Explainer(layout).explanation(of: row)?.sentences.last { $0.about == .y }?.text
        == "It comes after HStack, which ends at 11998, with a gap of 2: its top is at 12000 = 11998 + 2.")
    #expect(InspectedTree(host, name: "", proposal: proposal) == tree)
  }

  @Test("a stack of 2,000 views is explained in a few sentences and at most 200 steps")
  func short() throws {
    let host = ViewHost(Many())
    let proposal = PlumbLayout.ProposedViewSize(width: 200, height: 400)
    host.layOut(proposal)
    let tree = InspectedTree(host, name: "", proposal: proposal)
    let layout = host.traced(around: tree.root.layout, scale: 1)
    let explanation = try #require(Explainer(layout).explanation(of: tree.root))
    #expect(explanation.short.json.line.utf8.count < 4000)
    #expect(explanation.sentences.count < 140)
    let walkthrough = LayoutWalkthrough(of: tree.root.layout, in: layout)
    #expect(walkthrough.steps.count < 200 && !walkthrough.isCut)
    #expect(walkthrough.steps.map(\.text).contains("1976 more views get their places in the same way."))
    #expect(walkthrough.json { _ in 0 }.line.utf8.count < 60_000)
  }

  @Test("the paths of 10,000 nodes are found in one walk, and each leads to its view")
  func paths() throws {
    let host = ViewHost(Many())
    let proposal = PlumbLayout.ProposedViewSize(width: 200, height: 400)
    host.layOut(proposal)
    let root = InspectedTree(host, name: "", proposal: proposal).root
    let paths = root.paths()
    #expect(paths.count == root.all.count)
    #expect(paths.contains("VStack/HStack[1999]/frame[1]/Color"))
    #expect(root.views(at: .path("VStack/HStack[1999]/Text")).map(\.text) == ["1,999"])
  }
}
