import PlumbTesting
import SwiftUI
import Testing

/// Cells at the edges of a grid, and cells without any room (Rules/Grids.md#S2, S8; Rules/Spacing.md#R-31, R-35).
@Suite("A grid's edges and gaps")
@MainActor struct GridEdgesTests {
  private var red: some View { Color.red.frame(width: 20, height: 10) }
  private var blue: some View { Color.blue.frame(width: 20, height: 10) }
  private var spacer: some View { Spacer().frame(width: 10, height: 10) }

  private func frame<Content: View>(
    of title: String, _ width: CGFloat? = 100, _ height: CGFloat? = 100, @ViewBuilder _ view: () -> Content
  ) -> CGRect? {
    TestedView(proposing: width, height, view).frame(of: title)
  }

  // Rules/Spacing.md#R-31, R-35
  @Test("above a grid the first row's preference holds, and below it the last row's")
  func column() {
    #expect(
      frame(of: "Text(\"a\")") {
        VStack {
          red
          Grid {
            GridRow { Text("a") }
            GridRow { blue }
          }
        }
      }?.minY == 13)
    let below = TestedView(proposing: 100, 100) {
      VStack {
        Grid {
          GridRow { red }
          GridRow { Text("a") }
        }
        blue
      }
    }
    #expect(
      (below.frame(of: "Color.blue")?.minY ?? 0) - (below.frame(of: "Text(\"a\")")?.maxY ?? 0) == 3)
  }

  // Rules/Spacing.md#R-31, R-35
  @Test("around a grid of one cell that cell's preference holds")
  func oneCell() {
    #expect(
      frame(of: "Text(\"a\")") {
        VStack {
          red
          Grid { GridRow { Text("a") } }
        }
      }?.minY == 13)
    #expect(
      frame(of: "Color.blue") {
        VStack {
          red
          Grid { GridRow { blue } }
        }
      }?.minY == 18)
  }

  // Rules/Grids.md#S2
  @Test("before a grid the first column's preference holds, and behind it the last column's")
  func row() {
    func gap<Cells: View>(before: Bool, @ViewBuilder _ cells: () -> Cells) -> CGFloat? {
      let view = TestedView(proposing: 100, 100) {
        HStack {
          if before { red }
          Grid { GridRow { cells() } }
          if !before { red }
        }
      }
      guard let grid = view.frame(of: "Grid"), let red = view.frame(of: "Color.red") else { return nil }
      return before ? grid.minX - red.maxX : red.minX - grid.maxX
    }
    #expect(
      gap(before: true) {
        spacer; blue
      } == 0)
    #expect(
      gap(before: true) {
        blue; spacer
      } == 8)
    #expect(
      gap(before: false) {
        blue; spacer
      } == 0)
    #expect(
      gap(before: false) {
        spacer; blue
      } == 8)
  }

  // Rules/Grids.md#S2
  @Test("a gap is that of two neighbours, and a cell is no neighbour of its own")
  func neighbours() {
    #expect(
      frame(of: "Color.red") {
        Grid {
          GridRow {
            spacer; red
          }
        }
      }?.minX == 10)
    #expect(
      frame(of: "Color.red") {
        Grid {
          GridRow { spacer }
          GridRow { red }
        }
      }?.minY == 10)
  }

  // Rules/Stacks.md#R-20
  @Test("a grid has no priority, and shares a row with its neighbour")
  func priority() {
    let view = TestedView(proposing: 100, 20) {
      HStack(spacing: 0) {
        Grid { GridRow { Color.red } }
        Color.blue
      }
    }
    #expect(view.frame(of: "Color.red")?.width == 50 && view.frame(of: "Color.blue")?.width == 50)
  }

  // Rules/Grids.md#S8
  @Test("a cell that asks for no room has none where nothing else needs it")
  func unsized() {
    let view = TestedView(proposing: 100, 100) {
      Grid { GridRow { Color.red.gridCellUnsizedAxes([.horizontal, .vertical]) } }
    }
    #expect(view.size == .zero)
    let wide = TestedView(proposing: 100, 100) {
      Grid { GridRow { Color.red.gridCellUnsizedAxes(.horizontal) } }
    }
    #expect(wide.size == CGSize(width: 0, height: 100))
  }

  // Rules/Grids.md#S10
  @Test("a span meets the other cells of its row on their guide, whichever comes first")
  func spanGuides() {
    let view = TestedView(proposing: 100, 100) {
      Grid(alignment: .top) {
        GridRow(alignment: .firstTextBaseline) {
          blue.alignmentGuide(.firstTextBaseline) { _ in 10 }.gridCellColumns(2)
          red.alignmentGuide(.firstTextBaseline) { _ in 0 }
        }
      }
    }
    #expect(view.size.height == 20)
    #expect(view.frame(of: "Color.red")?.minY == 10 && view.frame(of: "Color.blue")?.minY == 0)
  }

  // Rules/Grids.md#S10
  @Test("a row whose cells meet on a guide is as high as they need together")
  func guides() {
    let view = TestedView(proposing: 100, 100) {
      Grid(alignment: .top) {
        GridRow(alignment: .firstTextBaseline) {
          red.alignmentGuide(.firstTextBaseline) { _ in 0 }
          blue.alignmentGuide(.firstTextBaseline) { _ in 10 }
        }
      }
    }
    #expect(view.size.height == 20)
    #expect(view.frame(of: "Color.red")?.minY == 10 && view.frame(of: "Color.blue")?.minY == 0)
  }
}
