import PlumbInspector
import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("What is told in full")
struct DetailTests {
  @Test("a stack tells its gaps and the order in which it serves")
  func stack() throws {
    let view = ExplainedView(200, 40) {
      HStack {
        Text("ab")
        Color.red
        Spacer()
      }
    }
    let explanation = try #require(Explainer(view.layout).explanation(of: view.tree.root))
    #expect(
      explanation.sentences.filter(\.isDetail).map(\.text) == [
        "The gap before Color.red is 8: neighbours without a wish keep 8.",
        "The gap before Spacer is 0: a neighbour wishes for it; a spacer wishes for none.",
        #"Text("ab") is served first of three: it takes from 0 to 20, as it answers to 0 and to endless room."#,
        "Color.red is served second of three: it takes from 0 to ∞, which is known without asking.",
        "Spacer is served last of three: it takes from 8 to ∞, which is known without asking.",
        "The two views of priority 0 may have 184, with 8 kept for lower ones.",
        "One view served last may have 8, with 0 kept for lower ones.",
      ])
    #expect(explanation.short.sentences.allSatisfy { !$0.isDetail })
  }

  @Test("a guide that is set is told as set")
  func guide() {
    let view = ExplainedView(200, 40) {
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 30)
        Color.blue.frame(width: 10, height: 30).alignmentGuide(VerticalAlignment.center) { _ in 10 }
      }
    }
    #expect(
      view.sentences("alignmentGuide").contains(
        "Its centre, set to 10, stands on the stack's centre, 15: its top is at 5 = 15 − 10."))
  }

  @Test("what is offset is told in which direction")
  func offset() {
    let view = ExplainedView(100, 100) { Color.red.frame(width: 10, height: 10).offset(x: -3, y: 4) }
    #expect(
      view.sentences("offset/frame").contains(
        "offset(x: -3, y: 4) moves it 3 to the left: its left is at -3."))
  }
}
