import PlumbLayout
import PlumbViews
import Testing

@testable import SwiftUI

@Suite("Cutting into pages") struct PageCutsTests {
  private func content(_ blocks: [ClosedRange<CGFloat>]) -> PagedContent {
    var content = PagedContent()
    content.blocks = blocks
    return content
  }

  private func cuts(_ content: PagedContent, total: CGFloat, room: CGFloat = 100) -> [[CGFloat]] {
    PageCuts(content, total: total).parts { _ in room }.map { [$0.top, $0.bottom] }
  }

  @Test("what fits is one page")
  func one() {
    #expect(cuts(content([0...40, 50...100]), total: 100) == [[0, 100]])
    #expect(cuts(content([]), total: 0) == [[0, 0]])
  }

  @Test("a page ends before the block that it would cut, and the next begins with that block")
  func before() {
    #expect(cuts(content([0...60, 60...120, 120...180]), total: 180) == [[0, 60], [60, 120], [120, 180]])
    #expect(cuts(content([0...30, 40...70, 80...110, 120...150]), total: 150) == [[0, 80], [80, 150]])
  }

  @Test("a gap between blocks is not carried to the next page")
  func gaps() {
    #expect(cuts(content([0...90, 130...200]), total: 200) == [[0, 100], [130, 200]])
    #expect(cuts(content([0...90]), total: 300) == [[0, 100]], "room below the last block is no page")
  }

  @Test("a picture that is longer than a page is cut where the page ends, and nothing of it is lost")
  func long() {
    var content = content([])
    content.long = [0...250]
    #expect(cuts(content, total: 250) == [[0, 100], [100, 200], [200, 250]])
  }

  @Test("blocks inside of a block count where the outer one does not fit")
  func nested() {
    // A row of 150 is no block, because it is longer than a page; its two texts are.
    #expect(cuts(content([0...70, 70...150, 150...160]), total: 160) == [[0, 70], [70, 160]])
  }

  @Test("a page break ends a page, and no page is empty because of one")
  func breaks() {
    var content = content([0...20, 20...40, 40...60])
    content.breaks = [0, 20, 60]
    #expect(cuts(content, total: 60) == [[0, 20], [20, 60]])
  }

  @Test("a heading goes to the next page with what it stands above")
  func headings() {
    var content = content([0...70, 75...95, 100...150])
    content.headings = [75...95]
    #expect(cuts(content, total: 150) == [[0, 75], [75, 150]])
  }

  @Test("two headings in a row go together, and headings alone do not make a page without end")
  func manyHeadings() {
    var content = content([0...50, 50...70, 70...90, 90...150])
    content.headings = [50...70, 70...90]
    #expect(cuts(content, total: 150) == [[0, 50], [50, 150]])
    var all = self.content([0...60, 60...120, 120...180])
    all.headings = [0...60, 60...120, 120...180]
    #expect(cuts(all, total: 180) == [[0, 60], [60, 120], [120, 180]])
  }

  @Test("a head is shown again on each page that goes on with its table, and takes room there")
  func heads() {
    let rows = (0..<10).map { CGFloat($0) * 20...CGFloat($0) * 20 + 20 }
    var content = content(rows + [220...240])
    content.heads = [PagedContent.Head(place: 0...20, end: 200)]
    let parts = PageCuts(content, total: 240).parts { _ in 100 }
    #expect(parts.map(\.heads) == [[], [0...20], [0...20]])
    #expect(parts.map { [$0.top, $0.bottom] } == [[0, 100], [100, 180], [180, 240]])
  }

  @Test("heads that would fill half a page are left out")
  func largeHeads() {
    var content = content([0...60, 60...120, 120...180])
    content.heads = [PagedContent.Head(place: 0...60, end: 180)]
    #expect(PageCuts(content, total: 180).parts { _ in 100 }.map(\.heads) == [[], [], []])
  }

  @Test("a page without room shows a point at least, so that there is an end")
  func noRoom() {
    #expect(PageCuts(content([0...3]), total: 3).parts { _ in -50 }.count == 3)
  }

  @Test("random blocks lose nothing: each is on one page, and the pages follow each other")
  func random() {
    var seed: UInt64 = 5
    func next(_ bound: Int) -> CGFloat {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(Int(seed >> 33) % bound)
    }
    for _ in 0..<300 {
      var (blocks, top): ([ClosedRange<CGFloat>], CGFloat) = ([], 0)
      for _ in 0..<40 {
        let length = next(99) + 1
        blocks.append(top...top + length)
        if length > 10 { blocks.append(top + 2...top + length - 3) }
        top += length + (next(3) == 0 ? next(30) : 0)
      }
      let parts = PageCuts(content(blocks), total: top).parts { _ in 100 }
      for block in blocks {
        let holders = parts.filter { $0.top <= block.lowerBound && block.upperBound <= $0.bottom }
        #expect(holders.count == 1, "\(block) in \(parts)")
      }
      for (one, other) in zip(parts, parts.dropFirst()) { #expect(one.bottom <= other.top) }
      #expect(parts.allSatisfy { $0.bottom - $0.top <= 100 })
    }
  }
}
