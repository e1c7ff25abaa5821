import SwiftUI
import TestLayers
import Testing

/// What holds for any view and any proposal. The trees are laid out once, for all of these; the first test that runs
/// has the time of all.
@Suite("Laws over random trees", .serialized, .tags(.sampled)) @MainActor struct LawTests {
  private static let all = Task { @MainActor in
    await Trial(
      [.numbers, .mirror, .memory, .secondPass, .trace], inTurn: [.padding, .offset, .group, .archive],
      on: .all)
  }
  private static let restated = Task { @MainActor in await Trial([.known, .reference], on: .restated) }

  @Test("every frame is a number, and no length is below zero")
  func numbers() async { await LawTests.all.value.expectNothing(against: .numbers) }

  @Test("padding of nothing changes nothing")
  func padding() async { await LawTests.all.value.expectNothing(against: .padding) }

  @Test("an offset of nothing changes nothing")
  func offset() async { await LawTests.all.value.expectNothing(against: .offset) }

  @Test("a plain group changes nothing")
  func group() async { await LawTests.all.value.expectNothing(against: .group) }

  @Test("a tree that went away as numbers is laid out as it was")
  func archive() async { await LawTests.all.value.expectNothing(against: .archive) }

  @Test("right to left is the mirror image")
  func mirror() async { await LawTests.all.value.expectNothing(against: .mirror) }

  @Test("a tree that remembers answers is laid out as one that does not")
  func memory() async { await LawTests.all.value.expectNothing(against: .memory) }

  @Test("a second pass evaluates nothing")
  func secondPass() async { await LawTests.all.value.expectNothing(against: .secondPass) }

  @Test("a tree that is watched is laid out in the same way")
  func trace() async { await LawTests.all.value.expectNothing(against: .trace) }

  @Test("what the engine knows of a view is what the view would answer")
  func known() async { await LawTests.restated.value.expectNothing(against: .known) }

  @Test("frames are what the rules come to, followed word by word")
  func reference() async { await LawTests.restated.value.expectNothing(against: .reference) }
}

@Suite("A law that does not hold") @MainActor struct BrokenLawTests {
  private let narrow = Law(claim: "no view is wider than 50") { laidOut in
    laidOut.frames.map(\.width).max().flatMap { $0 > 50 ? Law.Breach("at most 50", "\($0)") : nil }
  }

  private func report(_ law: Law, _ tree: RandomTree, _ width: CGFloat?, _ height: CGFloat?) -> String? {
    law.report(TreeCase(tree, width, height), "A tree")
  }

  @Test("is told with the smallest tree that breaks it, as source, and with both answers")
  func shrinking() {
    let tree = RandomTree.container(
      .column, [1, 7],
      [
        .leaf(.text, [3]), .modified(.leaf(.block, [57, 33]), .padding, [2, 9]),
        .container(.row, [nil, 4], [.leaf(.block, [12, 12]), .color]),
      ])
    #expect(
      report(narrow, tree, 40, 300) == """
        It does not hold that no view is wider than 50. A tree, as small as it gets:

        TestedView(proposing: nil, nil) {
          Color.red.frame(width: 60)
        }

        expected  at most 50
        found     60.0
        """)
  }

  @Test("keeps what it takes to break it")
  func necessary() {
    let tight = Law(claim: "no row is wider than its first view") { laidOut in
      guard case .container(.row, _, _) = laidOut.treeCase.tree, let first = laidOut.answer.leaves.first
      else { return nil }
      let width = laidOut.answer.size.width
      return width > first.width ? Law.Breach("\(first.width)", "\(width)") : nil
    }
    let tree = RandomTree.container(
      .row, [2, 7],
      [
        .color, .leaf(.divider, []), .leaf(.text, [3]),
        .modified(.leaf(.block, [57, 33]), .padding, [1, 9]),
      ])
    #expect(
      report(tight, tree, 40, nil) == """
        It does not hold that no row is wider than its first view. A tree, as small as it gets:

        TestedView(proposing: nil, nil) {
          HStack {
            Color.red
              .padding()
          }
        }

        expected  10.0
        found     42.0
        """)
  }

  @Test("is not told of a tree that keeps it")
  func kept() { #expect(report(narrow, .color, 20, 20) == nil) }

  @Test("is told with source that says every view and modifier")
  func source() {
    let tree = RandomTree.container(
      .overlay, [1],
      [
        .modified(
          .container(.grid, [0, 4, nil], [.container(.gridRow, [1], [.leaf(.spacer, [3])])]), .bounds,
          [10, nil, .infinity, nil, nil, nil, 2]),
        .modified(.modified(.leaf(.text, [5]), .guide, [4, 50, 2]), .ratio, [150, 1]),
      ])
    #expect(
      TreeCase(tree, nil, .infinity).source == """
        TestedView(proposing: nil, .infinity) {
          Grid(alignment: .center, horizontalSpacing: 4) {
            GridRow(alignment: .top) {
              Spacer(minLength: 3)
            }
          }
            .frame(minWidth: 10, maxWidth: .infinity, alignment: .top)
            .overlay(alignment: .topLeading) {
              Text("ab ab")
                .alignmentGuide(VerticalAlignment.top) { $0.height * 0.5 + 2 }
                .aspectRatio(1.5, contentMode: .fill)
            }
        }
        """)
  }
}
