import PlumbInspector
import SwiftUI
import Testing

/// What holds for each recorded view, whatever its numbers are.
@Suite("Recorded views") @MainActor struct StabilityTests {
  @Test(
    "laid out again, nothing is asked and nothing moves (Recorded/Layouts.md#217)", arguments: Recorded.all)
  func again(_ answer: Answer) {
    let (staged, log) = stage(answer)
    let (tree, asked) = (InspectedTree(staged.host, name: "", proposal: answer.proposal), log.asked)
    Log.$current.withValue(log) { staged.layOut() }
    #expect(InspectedTree(staged.host, name: "", proposal: answer.proposal) == tree)
    #expect(log.asked == asked)
  }

  @Test("a view that is watched is laid out in the same way", arguments: Recorded.all)
  func watched(_ answer: Answer) {
    let (staged, log) = stage(answer)
    let tree = InspectedTree(staged.host, name: "", proposal: answer.proposal)
    staged.host.startTrace()
    Log.$current.withValue(log) { staged.layOut() }
    let watched = InspectedTree(staged.host, name: "", proposal: answer.proposal)
    #expect(frames(watched.root) == frames(tree.root))
    #expect(watched.root.steps != nil)
  }

  @Test("right to left is the mirror image", arguments: Recorded.all.filter { $0.offer == .window })
  func mirrored(_ answer: Answer) {
    let record = LayoutRecord(answer)
    let mirrored = LayoutRecord(
      AnyView(answer.view().environment(\.layoutDirection, .rightToLeft)), .window, answer.proposal)
    let width = answer.proposal.width ?? 0
    #expect(!record.frames.isEmpty)
    for (name, frames) in record.frames {
      let expected = frames.map { width - $0.maxX }
      let found = (mirrored.frames[name] ?? []).map(\.minX)
      #expect(
        found.count == expected.count && zip(expected, found).allSatisfy { abs($0 - $1) < 0.01 },
        "\(name): \(found), not \(expected)")
    }
  }

  private func stage(_ answer: Answer) -> (StagedView, Log) {
    let log = Log()
    let staged = Log.$current.withValue(log) {
      LayoutRecord.stage(answer.view(), answer.offer, answer.proposal)
    }
    return (staged, log)
  }

  private func frames(_ node: InspectedNode) -> [CGRect] { [node.frame] + node.children.flatMap(frames) }
}
