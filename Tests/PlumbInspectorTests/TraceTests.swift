import Foundation
import PlumbExplanation
import PlumbInspector
import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@MainActor @Suite("The trace")
struct TraceTests {
  private func row() -> some View {
    HStack {
      Text("ab").accessibilityIdentifier("first")
      Grid {
        GridRow {
          Text("c")
          Color.red
        }
      }
      .padding(3)
      Spacer()
    }
    .frame(maxWidth: 150, alignment: .trailing)
  }

  private func host() -> ViewHost {
    var values = EnvironmentValues()
    values.font = .squares(10)
    return ViewHost(row(), environment: values)
  }

  @Test("leaves every frame as it is without it", arguments: Scenes.all.indices)
  func sameFrames(index: Int) {
    for view in Scenes.all[index]() {
      let proposal = view.tree.proposal
      view.host.layoutTree.trace = nil
      view.host.layoutTree.forgetEverything()
      view.host.layOut(proposal)
      #expect(InspectedTree(view.host, name: "", proposal: proposal).frames == view.tree.frames)
    }
  }

  @Test("is gone without a rest: a tree that was traced works out as much as one that never was")
  func sameCounts() {
    let proposal = PlumbLayout.ProposedViewSize(width: 200, height: 100)
    let (plain, traced) = (host(), host())
    plain.layOut(proposal)
    traced.startTrace()
    traced.layOut(proposal)
    traced.layoutTree.trace = nil
    func again(_ host: ViewHost) -> [Int] {
      let before = host.layoutTree.counts
      host.layoutTree.forgetEverything()
      host.layOut(proposal)
      host.layOut(proposal)
      let after = host.layoutTree.counts
      return [
        after.computations - before.computations, after.remembered - before.remembered,
        after.placements - before.placements,
      ]
    }
    #expect(again(plain) == again(traced))
  }

  @Test("keeps the guides that line layers up, each in a layer of its own size")
  func layerGuides() throws {
    let view = ExplainedView(200, 100) {
      ZStack {
        Color.red.frame(width: 40, height: 20)
        Color.blue.frame(width: 10, height: 6)
      }
    }
    let stack = try #require(view.tree.root.views(at: .path("ZStack")).first)
    let guides = (stack.steps ?? []).flatMap(\.facts).compactMap { fact -> CGFloat? in
      if case .guide(_, _, let place, _) = fact { place } else { nil }
    }
    #expect(Set(guides) == [20, 10, 5, 3])
  }

  @Test("keeps a question's reason, and what was found while it was answered")
  func steps() throws {
    let view = ExplainedView(200, 100) { row() }
    let stack = try #require(view.tree.root.views(at: .path("HStack")).first)
    let facts = try #require(stack.steps?.first { !$0.facts.isEmpty }).facts
    let gaps = facts.compactMap { fact -> GapSource? in
      if case .gap(_, _, let source) = fact { source } else { nil }
    }
    #expect(gaps == [.usual, .wish])
    let text = try #require(view.tree.root.views(at: .identifier("first")).first)
    #expect(text.steps?.prefix(2).map(\.reason) == [.minimum, .maximum])
    #expect(
      text.steps?.dropFirst(2).first?.reason
        == .share(remaining: 134, children: 2, order: 0, flexibility: 20, priority: 0, reserved: 8))
  }

  @Test("is JSON with names for children and a word for infinity")
  func json() throws {
    let view = ExplainedView(200, 100) { row() }
    let data = Data(view.tree.json.text.utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let root = try #require(object["root"] as? [String: Any])
    let step = try #require((root["steps"] as? [[String: Any]])?.first)
    #expect(step["reason"] as? String == "passedOn")
    #expect((step["found"] as? [[String: Any]])?.first?["fact"] as? String == "bounds")
    let snapshot = try Snapshot(json: Array(data))
    #expect(TreeDifference(from: snapshot, to: snapshot).text == "No view moved.")
  }

  @Test("every rule of a sentence is in the list")
  func documented() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let list = try String(
      contentsOf: folder.appendingPathComponent("Documentation/Trace.md"), encoding: .utf8)
    for rule in Explanation.Rule.allCases {
      #expect(list.contains("| `\(rule.rawValue)` |"), "the rule \(rule.rawValue) is not documented")
    }
    let scenes = (Scenes.all + Scenes.controls).flatMap { $0() }
    let rules = Set(scenes.flatMap(\.explanations).flatMap(\.sentences).map(\.rule.rawValue))
    // The scenes are there to show many of them.
    #expect(rules.count > 20, "\(rules.count)")
  }
}

extension InspectedTree {
  fileprivate var frames: [CGRect] { root.all.map(\.frame) }
}
