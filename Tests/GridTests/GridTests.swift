import PlumbTesting
import SwiftUI
import Testing

@Suite("Grid")
@MainActor struct GridTests {
  @Test("columns are as wide as their widest cells, and rows as tall as their tallest")
  func columns() {
    expectLayout(proposing: nil, nil) {
      Grid {
        GridRow {
          Text("a")
          Text("bbb")
        }
        GridRow {
          Text("cc")
          Text("d")
        }
      }
    } is: {
      """
      Grid               0,0 58×20
      ├─ GridRow         5,0 53×10
      │  ├─ Text("a")    5,0 10×10
      │  └─ Text("bbb")  28,0 30×10
      └─ GridRow         0,10 48×10
         ├─ Text("cc")   0,10 20×10
         └─ Text("d")    38,10 10×10
      """
    }
  }

  @Test("a view in no row spans all columns")
  func fullWidth() {
    expectLayout(proposing: nil, nil) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 20, height: 10)
          Color.blue.frame(width: 10, height: 10)
        }
        Color.green.frame(height: 5)
      }
    } is: {
      """
      Grid             0,0 30×15
      ├─ GridRow       0,0 30×10
      │  ├─ Color.red   0,0 20×10
      │  └─ Color.blue  20,0 10×10
      └─ Color.green   0,10 30×5
      """
    }
  }

  @Test("a row outside a grid is its cells")
  func rowOutside() {
    expectLayout(proposing: nil, nil) {
      HStack(spacing: 0) {
        GridRow {
          Text("a")
          Text("b")
        }
        .padding(1)
      }
    } is: {
      """
      HStack              0,0 24×12
      └─ GridRow          0,0 24×12
         ├─ padding       0,0 12×12
         │  └─ Text("a")  1,1 10×10
         └─ padding       12,0 12×12
            └─ Text("b")  13,1 10×10
      """
    }
  }

  @Test("a modifier on a row changes each cell")
  func modifiedRow() {
    let tested = TestedView(proposing: nil, nil) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 10, height: 10)
          Color.blue.frame(width: 10, height: 10)
        }
        .padding(2)
        .gridCellColumns(2)
        GridRow {
          Color.green.frame(width: 9, height: 1)
          Color.green.frame(width: 9, height: 1)
        }
      }
    }
    #expect(tested.size.width == 32)
    #expect(tested.frame(of: "Color.blue")?.minX == 20)
  }

  @Test("cells that come and go keep the others' columns")
  func changes() {
    struct Table: View {
      @State var isLong = false
      var body: some View {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Button("more") { isLong.toggle() }
            Color.red.frame(width: 10, height: 10)
          }
          if isLong {
            GridRow {
              Color.green.frame(width: 100, height: 10)
              Color.blue.frame(width: 20, height: 10)
            }
          }
        }
      }
    }
    let tested = TestedView(proposing: nil, nil) { Table() }
    let width = tested.size.width
    tested.press("more")
    #expect(tested.size.width == max(120, width + 10))
    #expect(tested.frame(of: "Color.blue")?.minX == tested.size.width - 20)
    tested.press("more")
    #expect(tested.size.width == width)
  }

  @Test("right to left, the first column is on the right")
  func rightToLeft() {
    let tested = TestedView(proposing: nil, nil, environment: { $0.layoutDirection = .rightToLeft }) {
      Grid(alignment: .leading, horizontalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 10, height: 10)
          Color.blue.frame(width: 30, height: 10)
        }
        GridRow { Color.green.frame(width: 20, height: 10) }
      }
    }
    #expect(tested.frame(of: "Color.blue")?.minX == 0)
    #expect(tested.frame(of: "Color.red")?.minX == 40)
  }

  @Test("a row is lined up on its baselines, and takes the room for it")
  func baselines() {
    expectLayout(proposing: nil, nil) {
      Grid {
        GridRow(alignment: .firstTextBaseline) {
          Text("a").font(.squares(20))
          Text("b")
          Color.red.frame(width: 10, height: 30)
        }
      }
    } is: {
      """
      Grid             0,0 56×34
      └─ GridRow       0,0 56×34
         ├─ Text("a")  0,14 20×20
         ├─ Text("b")  28,22 10×10
         └─ Color.red  46,0 10×30
      """
    }
  }

  @Test("a grid passes the baselines of its first and last rows on (Recorded/Grids.md#202)")
  func baselinesOfGrid() {
    let tested = TestedView(proposing: nil, nil) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("x")
        Grid(verticalSpacing: 8) {
          GridRow {
            Text("a")
            Color.red.frame(width: 40, height: 40)
          }
          GridRow { Text("b").font(.squares(20)) }
        }
      }
    }
    #expect(tested.frame(of: "Text(\"x\")")?.minY == 15)
  }

  @Test(
    "a misused number of columns is reported and drawn all the same",
    arguments: [
      (-1, "gridCellColumns of -1 is not possible; 1 is used."),
      (0, "gridCellColumns of 0 gives the view no column, and others overlap it; say at least 1."),
      (Int.max, "gridCellColumns of \(Int.max) is too much; 1000 is used."),
    ])
  func misuse(count: Int, sentence: String) throws {
    let grid = Grid {
      GridRow {
        Color.red.frame(width: 10, height: 10).gridCellColumns(count)
        Color.blue.frame(width: 10, height: 10)
      }
    }
    let tested = TestedView(proposing: 100, 100) { grid }
    #expect(tested.warnings.count == 1)
    #expect(tested.warnings.first?.hasSuffix(sentence) == true, "\(tested.warnings)")
    #expect(tested.size.width.isFinite && tested.size.height == 10)
    let picture = try ImageRenderer(content: grid).svgString()
    #expect(
      picture.components(separatedBy: "<path").count + picture.components(separatedBy: "<rect").count >= 4)
  }

  @Test("many huge spans cost no more than their cells")
  func hugeSpans() {
    let tested = TestedView(proposing: 100, 100) {
      Grid {
        GridRow {
          ForEach(0..<50, id: \.self) { _ in Color.red.frame(width: 1, height: 1).gridCellColumns(1000) }
        }
      }
    }
    #expect(abs(tested.size.width - (50 + 49 * 8)) < 0.01 && tested.size.height == 1)
  }

  @Test("a spacing that is no number is reported")
  func spacingThatIsNoNumber() {
    let tested = TestedView(proposing: 100, 100) { Grid(horizontalSpacing: .nan) { GridRow { Text("a") } } }
    #expect(tested.warnings.count == 1)
    #expect(tested.size == CGSize(width: 10, height: 10))
  }
}
