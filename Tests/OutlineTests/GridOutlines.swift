import PlumbTesting
import SwiftUI
import Testing

/// A row's own rectangle in an outline is that around its cells.
@MainActor @Suite("Outlines: grids")
struct GridOutlines {
  private func box(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
    color.frame(width: width, height: height)
  }

  // Rules/Grids.md#R-90; Recorded/Grids.md#T2 (GA1)
  @Test("columns are as wide as their widest cell and rows as high as the highest, 8 apart")
  func grid() {
    expectOutline(of: .grid, proposing: 200, 200) {
      Grid {
        GridRow {
          box(.red, 30, 10)
          box(.blue, 20, 20)
        }
        GridRow {
          box(.green, 10, 30)
          box(.gray, 40, 10)
        }
      }
    } is: {
      """
      Grid               0,0 78×58
      ├─ GridRow         0,0 68×20
      │  ├─ Color.red    0,5 30×10
      │  └─ Color.blue   48,0 20×20
      └─ GridRow         10,28 68×30
         ├─ Color.green  10,28 10×30
         └─ Color.gray   38,38 40×10
      """
    }
  }

  // S10: a row's alignment goes before the grid's. S1: a view outside of rows spans all columns.
  @Test("a row has an alignment of its own, and a view outside of rows stands across all columns")
  func row() {
    expectOutline(of: .gridRow, proposing: 200, 200) {
      Grid(alignment: .bottomLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .top) {
          box(.red, 30, 10)
          box(.blue, 20, 20)
        }
        GridRow {
          box(.red, 10, 10)
          box(.blue, 20, 20)
        }
        Color.gray.frame(height: 5)
      }
    } is: {
      // The colour across is offered all 200, and its columns share what is missing: 150 more, half for each.
      """
      Grid              0,0 200×45
      ├─ GridRow        0,0 125×20
      │  ├─ Color.red   0,0 30×10
      │  └─ Color.blue  105,0 20×20
      ├─ GridRow        0,20 125×20
      │  ├─ Color.red   0,30 10×10
      │  └─ Color.blue  105,20 20×20
      └─ Color.gray     0,40 200×5
      """
    }
  }

  // T20 GX1
  @Test("a cell across two columns widens them by what is missing: 100 - 8 - 50 is 42, 21 for each")
  func columns() {
    expectOutline(of: .gridCellColumns, proposing: nil, nil) {
      Grid {
        GridRow {
          box(.red, 30, 10)
          box(.blue, 20, 20)
        }
        GridRow { box(.gray, 100, 10).gridCellColumns(2) }
      }
    } is: {
      """
      Grid              0,0 100×38
      ├─ GridRow        10.5,0 79×20
      │  ├─ Color.red   10.5,5 30×10
      │  └─ Color.blue  69.5,0 20×20
      └─ GridRow        0,28 100×10
         └─ Color.gray  0,28 100×10
      """
    }
  }

  // T26 GL14
  @Test("a point of a cell meets the same point of its room: a quarter of the free 40 is 10")
  func anchor() {
    expectOutline(of: .gridCellAnchor, proposing: nil, nil) {
      Grid {
        GridRow {
          box(.red, 10, 10).gridCellAnchor(UnitPoint(x: 0.25, y: 1))
          box(.blue, 10, 30)
        }
        GridRow { box(.gray, 50, 10) }
      }
    } is: {
      """
      Grid              0,0 68×48
      ├─ GridRow        10,0 58×30
      │  ├─ Color.red   10,20 10×10
      │  └─ Color.blue  58,0 10×30
      └─ GridRow        0,38 50×10
         └─ Color.gray  0,38 50×10
      """
    }
  }

  // T28 GU9: the pattern of a divider.
  @Test("a cell that does not size its columns takes what they have")
  func unsized() {
    expectOutline(of: .gridCellUnsizedAxes, proposing: 200, 100) {
      Grid {
        GridRow {
          box(.red, 30, 10)
          box(.blue, 20, 20)
        }
        Color.gray.frame(height: 5).gridCellUnsizedAxes(.horizontal)
      }
    } is: {
      """
      Grid              0,0 58×33
      ├─ GridRow        0,0 58×20
      │  ├─ Color.red   0,5 30×10
      │  └─ Color.blue  38,0 20×20
      └─ Color.gray     0,28 58×5
      """
    }
  }

  // T26 GL4
  @Test("one cell says how its whole column is aligned")
  func columnAlignment() {
    expectOutline(of: .gridColumnAlignment, proposing: nil, nil) {
      Grid {
        GridRow {
          box(.red, 30, 10)
          box(.blue, 20, 20).gridColumnAlignment(.trailing)
        }
        GridRow {
          box(.green, 10, 30)
          box(.gray, 40, 10)
        }
        GridRow {
          box(.green, 10, 10)
          box(.gray, 10, 10)
        }
      }
    } is: {
      """
      Grid               0,0 78×76
      ├─ GridRow         0,0 78×20
      │  ├─ Color.red    0,5 30×10
      │  └─ Color.blue   58,0 20×20
      ├─ GridRow         10,28 68×30
      │  ├─ Color.green  10,28 10×30
      │  └─ Color.gray   38,38 40×10
      └─ GridRow         10,66 68×10
         ├─ Color.green  10,66 10×10
         └─ Color.gray   68,66 10×10
      """
    }
  }
}
