import PlumbTesting
import SwiftUI
import Testing

/// Which wrappers around a view let through what it says about its cell (Rules/Grids.md#S12; Recorded/Grids.md#T31).
@Suite("What a cell says, through what is around it")
@MainActor struct CellWrapperTests {
  private func size<Cell: View>(@ViewBuilder _ cell: () -> Cell) -> CGSize {
    TestedView(proposing: nil, nil) {
      Grid {
        GridRow {
          Color.red.frame(width: 30, height: 10)
          Color.red.frame(width: 20, height: 20)
        }
        GridRow { cell() }
      }
    }.size
  }

  private var spanning: some View { Color.blue.frame(width: 100, height: 10).gridCellColumns(2) }

  @Test("a span passes modifiers")
  func modifiers() {
    let sizes = [
      size { spanning }, size { spanning.frame(height: 10) }, size { spanning.fixedSize() },
      size { spanning.background(Color.red) }, size { spanning.overlay(Color.red) },
      size { spanning.clipped() },
      size { spanning.border(Color.red) }, size { spanning.opacity(0.5) },
      size { spanning.layoutPriority(1) },
      size { spanning.offset(x: 3) },
    ]
    for size in sizes { #expect(size == CGSize(width: 100, height: 38)) }
    #expect(size { spanning.padding(1) } == CGSize(width: 102, height: 40))
  }

  @Test("a span does not pass a stack, or come from behind or in front of another view")
  func stacks() {
    let lost = CGSize(width: 128, height: 38)
    #expect(size { HStack { spanning } } == lost)
    #expect(size { ZStack { spanning } } == lost)
    #expect(size { Color.red.frame(width: 100, height: 10).overlay { spanning } } == lost)
    #expect(size { Color.red.frame(width: 100, height: 10).background { spanning } } == lost)
  }

  @Test("two spans on one view are added")
  func spans() {
    let tested = TestedView(proposing: nil, nil) {
      Grid {
        GridRow {
          Color.red.frame(width: 100, height: 10).gridCellColumns(2).padding(1)
            .accessibilityIdentifier("span")
          Color.blue.frame(width: 5, height: 5)
        }
        GridRow {
          Color.red.frame(width: 30, height: 10)
          Color.red.frame(width: 20, height: 20)
        }
      }
    }
    #expect(tested.size == CGSize(width: 115, height: 40))
  }

  @Test("the inner of two declarations on one view wins")
  func inner() {
    let tested = TestedView(proposing: nil, nil) {
      Grid {
        GridRow { Color.red.frame(width: 40, height: 10) }
        GridRow {
          Color.blue.frame(width: 10, height: 10).gridCellAnchor(.leading).gridCellAnchor(.trailing)
        }
      }
    }
    #expect(tested.frame(of: "Color.blue") == CGRect(x: 0, y: 18, width: 10, height: 10))
  }

  @Test("a nested row joins the outer one, also through padding, and takes its alignment")
  func nestedRows() {
    let tested = TestedView(proposing: nil, nil) {
      Grid {
        GridRow(alignment: .top) {
          GridRow(alignment: .bottom) { Color.red.frame(width: 30, height: 10) }.padding(1)
          Color.blue.frame(width: 20, height: 20)
        }
      }
    }
    #expect(tested.size == CGSize(width: 60, height: 20))
    #expect(tested.frame(of: "Color.red")?.origin == CGPoint(x: 1, y: 1))
  }

  @Test("a span that changes inside a padding and a frame reaches the grid")
  func changes() {
    struct Changing: View {
      @State var span = 1
      var body: some View {
        VStack(spacing: 0) {
          Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
              Color.red.frame(width: 30, height: 10)
              Color.red.frame(width: 20, height: 10)
            }
            GridRow {
              Color.blue.frame(width: 48, height: 10).gridCellColumns(span).padding(1).frame(height: 20)
              Color.green.frame(width: 1, height: 1)
            }
          }
          Button("more") { span = 3 - span }
        }
      }
    }
    let tested = TestedView(proposing: nil, nil) { Changing() }
    #expect(tested.frame(of: "Grid")?.width == 70)
    tested.press("more")
    #expect(tested.frame(of: "Grid")?.width == 51)
    tested.press("more")
    #expect(tested.frame(of: "Grid")?.width == 70)
  }
}
