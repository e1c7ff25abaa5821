import PlumbTesting
import SwiftUI
import Testing

/// Grids inside stacks, and stacks inside grids (Recorded/Grids.md#T16, T32, T34).
@Suite("A grid beside others")
@MainActor struct GridNeighbourTests {
  private var small: some View { leaf("30x10") }
  private var square: some View { leaf("20x20") }

  private func leaf(_ word: String) -> some View { GridWriting.cell(word).view }

  private func size<Content: View>(
    _ width: CGFloat? = nil, _ height: CGFloat? = nil, @ViewBuilder _ view: () -> Content
  ) -> CGSize {
    TestedView(proposing: width, height, view).size
  }

  private func inRow<Cells: View>(@ViewBuilder _ cells: () -> Cells) -> CGSize {
    size {
      HStack {
        small
        Grid { cells() }
        leaf("10x10")
      }
    }
  }

  private func inColumn<Cells: View>(@ViewBuilder _ cells: () -> Cells) -> CGSize {
    size {
      VStack {
        small
        Grid { cells() }
        leaf("10x10")
      }
    }
  }

  @Test("a spacer at the leading or trailing edge takes the distance away there")
  func rows() {
    #expect(
      inRow {
        GridRow {
          Spacer(); square
        }
      } == CGSize(width: 76, height: 20), "GE1")
    #expect(
      inRow {
        GridRow {
          leaf("8x8"); square
        }
      } == CGSize(width: 92, height: 20), "GE2")
    #expect(
      inRow {
        GridRow {
          square; Spacer()
        }
      } == CGSize(width: 76, height: 20), "GE3")
    #expect(
      inRow {
        GridRow {
          Spacer(); square
        };
        GridRow {
          square; square
        }
      } == CGSize(width: 96, height: 48), "GE4")
    #expect(
      inRow {
        GridRow {
          Spacer(); square
        };
        GridRow {
          Spacer(); square
        }
      } == CGSize(width: 76, height: 48),
      "GE5")
    #expect(
      inRow {
        GridRow { square }; Spacer()
      } == CGSize(width: 60, height: 28), "GE25")
    #expect(
      inRow {
        GridRow {
          square; square
        }; Spacer()
      } == CGSize(width: 88, height: 28), "T1")
    #expect(
      inRow {
        GridRow {
          square; square
        }; GridRow { Spacer().gridCellColumns(2) }
      }
        == CGSize(width: 88, height: 28), "T2")
    #expect(
      inRow {
        GridRow {
          square; square
        }; GridRow { Spacer() }
      } == CGSize(width: 96, height: 28), "GE26")
  }

  @Test("so does one in the first or the last row, and an empty grid keeps no distance")
  func columns() {
    #expect(
      inColumn {
        GridRow { Spacer() }; GridRow { square }
      } == CGSize(width: 30, height: 56), "GE6")
    #expect(
      inColumn {
        GridRow {
          Spacer(); square
        }
      } == CGSize(width: 30, height: 40), "GE23")
    #expect(
      inColumn {
        GridRow { square }; GridRow { Spacer() }
      } == CGSize(width: 30, height: 56), "GE24")
    #expect(inRow {} == CGSize(width: 40, height: 10), "GE16")
  }

  @Test("a spacer is seen through a frame, a one-child stack and the edge of a padding without an inset")
  func seenThrough() {
    func row<Middle: View>(@ViewBuilder _ middle: () -> Middle) -> CGSize {
      size(nil, 80) {
        Grid {
          GridRow {
            leaf("30x10"); middle(); leaf("fh10")
          }
        }
      }
    }
    #expect(row { Spacer().frame(width: 8) } == CGSize(width: 48, height: 80), "GS12")
    #expect(row { Spacer().padding(.leading, 4) } == CGSize(width: 60, height: 80), "GS13")
    #expect(row { HStack(spacing: 0) { Spacer() } }.width == 48, "GS14")
    #expect(row { ZStack { Spacer() } }.width == 48, "GS15")
    #expect(row { leaf("8x8").overlay { Spacer() } }.width == 64, "GS16")
    #expect(
      size(80, nil) {
        Grid {
          GridRow { leaf("30x10") }
          GridRow { Spacer().frame(height: 8) }
          GridRow { leaf("10x10") }
        }
      }.height == 28, "GS17")
  }

  @Test("a grid shares a stack with others")
  func shares() {
    let tested = TestedView(proposing: 200, 100) {
      HStack {
        leaf("fl").accessibilityIdentifier("z")
        Grid {
          GridRow {
            leaf("fl").accessibilityIdentifier("a"); square
          }
          GridRow {
            leaf("10x30"); leaf("40x10").accessibilityIdentifier("d")
          }
        }
      }
    }
    #expect(tested.frame(of: "z") == CGRect(x: 0, y: 0, width: 96, height: 100), "GE17")
    #expect(tested.frame(of: "a") == CGRect(x: 104, y: 0, width: 48, height: 62), "GE17")
    #expect(tested.frame(of: "d")?.origin == CGPoint(x: 160, y: 80), "GE17")
    let rowBesideGrid = size(200, 100) {
      HStack {
        leaf("fw20")
        Grid {
          GridRow {
            small; square
          };
          GridRow {
            leaf("10x30"); leaf("40x10")
          }
        }
      }
    }
    #expect(rowBesideGrid == CGSize(width: 200, height: 58), "GE18")
    let below = size(120, nil) {
      VStack {
        leaf("half")
        Grid {
          GridRow {
            leaf("cw0..60h10"); leaf("fh10")
          };
          GridRow {
            leaf("10x30"); leaf("40x10")
          }
        }
      }
    }
    #expect(below == CGSize(width: 108, height: 66), "GE22")
  }

  @Test("a divider under a row is as long as the row if it is unsized")
  func divider() {
    let tested = TestedView(proposing: 200, 100) {
      Grid(verticalSpacing: 0) {
        GridRow {
          small; square
        }
        Divider().gridCellUnsizedAxes(.horizontal)
      }
    }
    #expect(tested.frame(of: "Divider")?.width == 58)
  }
}
