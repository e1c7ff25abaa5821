import PlumbTesting
import SwiftUI
import Testing

@Suite("What grids cost")
@MainActor struct GridCostTests {
  @Test("a cell is measured at zero, at infinity, for its share, and for its slot (Recorded/Grids.md#T4)")
  func questions() {
    let count = MeasureCount()
    _ = TestedView(proposing: 200, 200) {
      Grid {
        GridRow {
          CountingLeaf(30, 10, count)
          Color.red.frame(width: 20, height: 20)
        }
        GridRow { Color.red.frame(width: 40, height: 10) }
      }
    }
    #expect(count.value == 4)
  }

  @Test("a grid in a grid in a grid costs no more than its depth", arguments: [4, 8, 16])
  func nested(depth: Int) {
    func nest(_ depth: Int, _ count: MeasureCount) -> AnyView {
      if depth == 0 { return AnyView(CountingLeaf(nil, 10, count)) }
      return AnyView(
        Grid {
          GridRow {
            nest(depth - 1, count)
            Text("a")
          }
          GridRow { Text("a long one") }
        })
    }
    let count = MeasureCount()
    _ = TestedView(proposing: 500, 500) { nest(depth, count) }
    #expect(count.value <= 8 * depth)
  }

  @Test("two thousand texts are laid out at once, each with a flexibility of its own")
  func manyCells() {
    let tested = TestedView(proposing: 300, nil) {
      Grid {
        ForEach(0..<500, id: \.self) { row in
          GridRow {
            ForEach(0..<4, id: \.self) { column in
              Text(String(repeating: "ab ", count: (row + column) % 7 + 1))
            }
          }
        }
      }
    }
    #expect(tested.size.width <= 300)
  }
}
