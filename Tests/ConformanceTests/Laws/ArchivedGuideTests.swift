import SwiftUI
import Testing

/// Tree 10,695 of seed 7, as small as it gets.
@Suite("A tree that went away as numbers") @MainActor struct ArchivedGuideTests {
  @Test("has each guide that its layout asks for, however many proposals a text has had")
  func guides() {
    // Two rows and a frame offer the text six heights, and each time its guide is elsewhere.
    let text = RandomTree.modified(.leaf(.text, [10]), .guide, [3, 60, 0])
    let row = RandomTree.container(
      .row, [nil, nil], [.color, .modified(.color, .padding, [nil, nil]), text])
    let tree = RandomTree.modified(
      .container(.row, [nil, nil], [row, .leaf(.block, [80, nil])]), .bounds,
      [CGFloat?](repeating: nil, count: 7))
    for height in [0, 20, 32, 100, nil] as [CGFloat?] {
      let breach = Law.archive.breach(LaidOut(TreeCase(tree, 100, height)))
      #expect(breach == nil)
    }
  }
}
