import Observation
import PlumbGraph
import PlumbLayout
import PlumbTesting
import SwiftUI
import Testing

@testable import PlumbViews

@MainActor @Suite("Views that are out of date")
struct StaleViewsTests {
  private struct Rows: View {
    let count: Int
    @State private var number = 0
    var body: some View {
      VStack(spacing: 0) {
        Button("go") { number += 1 }
        ForEach(0..<count, id: \.self) { _ in Row(number: number) }
      }
    }
  }

  private struct Row: View {
    let number: Int
    var body: some View { Cell(number: number) }
  }

  private struct Cell: View {
    let number: Int
    var body: some View { Color.red.frame(width: CGFloat(number + 1), height: 1) }
  }

  /// What a change of all rows, each of which makes a child stale, takes: evaluations, and looks at views out of date.
  private func work(rows: Int) throws -> (evaluations: Int, looks: Int) {
    let host = ViewHost(Rows(count: rows))
    let proposal = ProposedViewSize(width: 100, height: nil)
    host.layOut(proposal)
    let before = (host.graph.evaluations, host.looksAtStaleViews)
    let press = try #require(host.root.firstAction)
    press()
    host.layOut(proposal)
    return (host.graph.evaluations - before.0, host.looksAtStaleViews - before.1)
  }

  @Test("ten times as many rows, each of which makes a child stale, are ten times the work")
  func growth() throws {
    let (some, many) = (try work(rows: 400), try work(rows: 4000))
    #expect(some.looks >= 800 && some.evaluations >= 1600)
    #expect(many.evaluations <= some.evaluations * 10)
    #expect(many.looks <= some.looks * 10)
  }

  /// Reads its container's list by itself, so that it is stale beside its container.
  private struct Element: View {
    let log: Log
    let index: Int
    var body: some View {
      let _ = log.read(index)
      Color.red
    }
  }

  @Observable @MainActor final class Log {
    var items = [1, 2, 3]
    @ObservationIgnored var missed: [Int] = []
    func read(_ index: Int) { if !items.indices.contains(index) { missed.append(index) } }
  }

  private struct Collection: View {
    let log: Log
    var body: some View {
      VStack { ForEach(log.items.indices, id: \.self) { Element(log: log, index: $0) } }
    }
  }

  @Test("a collection goes before its elements, so that no body runs for one that is gone")
  func collection() {
    let log = Log()
    let view = TestedView(proposing: 100, 100) { Collection(log: log) }
    log.items.removeLast(2)
    view.layOut()
    #expect(log.missed.isEmpty)
    #expect(view.outline.split(separator: "Color.red").count == 2)
  }
}

extension ViewNode {
  fileprivate var firstAction: (@MainActor () -> Void)? {
    if let action { return action }
    for child in children { if let found = child.firstAction { return found } }
    return nil
  }
}
