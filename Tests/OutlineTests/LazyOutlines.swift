import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Outlines: lazy containers")
struct LazyOutlines {
  @Test("a lazy column takes the width that it is offered, and makes only what can be seen")
  func column() {
    expectOutline(of: .lazyVStack, proposing: 100, 50) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 10) {
          ForEach(0..<1000) { Color.red.frame(width: 20 + CGFloat($0), height: 20) }
        }
      }
    } is: {
      // Rows start at 0 and 30; the third would at 60, which is out of sight.
      """
      ScrollView       0,0 100×50
      └─ LazyVStack    0,0 100×29990
         ├─ Color.red  0,0 20×20
         └─ Color.red  0,30 21×20
      """
    }
  }

  @Test("outside of a scroll view it is as long as all its views, 8 apart")
  func columnAlone() {
    expectOutline(of: .lazyVStack, proposing: 100, 20) {
      LazyVStack {
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(height: 10)
      }
    } is: {
      """
      LazyVStack     0,0 100×38
      ├─ Color.red   40,0 20×20
      └─ Color.blue  0,28 100×10
      """
    }
  }

  @Test("a lazy row takes the height that it is offered")
  func row() {
    expectOutline(of: .lazyHStack, proposing: 50, 40) {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .bottom, spacing: 10) {
          ForEach(0..<100) { _ in Color.red.frame(width: 30, height: 20) }
        }
      }
    } is: {
      """
      ScrollView       0,0 50×40
      └─ LazyHStack    0,0 3990×40
         ├─ Color.red  0,20 30×20
         └─ Color.red  40,20 30×20
      """
    }
  }

  // Rules/Grids.md#R-93
  @Test("columns come from the items: (100 - 10) / 2 for each; a line is as high as its highest cell")
  func verticalGrid() {
    expectOutline(of: .lazyVGrid, proposing: 100, 100) {
      LazyVGrid(columns: [GridItem(spacing: 10), GridItem()], spacing: 5) {
        Color.red.frame(height: 10)
        Color.green.frame(width: 20, height: 30)
        Color.blue.frame(height: 10)
      }
    } is: {
      """
      LazyVGrid       0,0 100×45
      ├─ Color.red    0,10 45×10
      ├─ Color.green  67.5,0 20×30
      └─ Color.blue   0,35 45×10
      """
    }
  }

  // Rules/Grids.md#R-93
  @Test("flexible cells are as high as the highest cell of their row; a row of them alone is 10 high")
  func filledRows() {
    expectLayout(proposing: 100, 200) {
      LazyVGrid(columns: [GridItem(spacing: 10), GridItem()], spacing: 5) {
        Color.red
        Color.green.frame(width: 20, height: 30)
        Text("a").frame(maxHeight: .infinity, alignment: .bottom)
        Text("abcdefg")
        Color.blue
      }
    } is: {
      // "abcdefg" has 45 points, and so two lines of 10.
      """
      LazyVGrid           0,0 100×70
      ├─ Color.red        0,0 45×30
      ├─ Color.green      67.5,0 20×30
      ├─ frame            17.5,35 10×20
      │  └─ Text("a")     17.5,45 10×10
      ├─ Text("abcdefg")  57.5,35 40×20
      └─ Color.blue       0,60 45×10
      """
    }
  }

  @Test("flexible cells of a lazy grid that runs sideways are as wide as the widest cell of their line")
  func filledColumns() {
    expectLayout(proposing: 200, 40) {
      LazyHGrid(rows: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 5) {
        Color.red
        Color.green.frame(width: 30, height: 10)
        Color.blue
      }
    } is: {
      """
      LazyHGrid       0,0 45×40
      ├─ Color.red    0,0 30×20
      ├─ Color.green  0,25 30×10
      └─ Color.blue   35,0 10×20
      """
    }
  }

  @Test("an adaptive column whose minimum is above the room takes the room")
  func narrowAdaptive() {
    expectLayout(proposing: 30, 40) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { Color.red.frame(height: 10) }
    } is: {
      """
      LazyVGrid     0,0 30×10
      └─ Color.red  0,0 30×10
      """
    }
  }

  @Test("rows of a lazy grid that runs sideways: fixed ones of 20 and 10, 8 apart in the middle")
  func horizontalGrid() {
    expectOutline(of: .lazyHGrid, proposing: 100, 60) {
      LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(10))], spacing: 4) {
        Color.red.frame(width: 10)
        Color.green.frame(width: 20)
        Color.blue.frame(width: 30)
      }
    } is: {
      // 38 of 60 are used, so they start at 11.
      """
      LazyHGrid       0,0 54×60
      ├─ Color.red    5,11 10×20
      ├─ Color.green  0,39 20×10
      └─ Color.blue   24,11 30×20
      """
    }
  }

  @Test("a track is fixed, flexible within limits, or as many as fit")
  func item() {
    expectOutline(of: .gridItem, proposing: 100, 100) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(20), spacing: 0), GridItem(.flexible(minimum: 10, maximum: 15), spacing: 0),
          GridItem(.adaptive(minimum: 25), spacing: 5, alignment: .topLeading),
        ], spacing: 0
      ) {
        ForEach(0..<4) { _ in Color.red.frame(height: 10) }
        Color.blue.frame(width: 5, height: 5)
      }
    } is: {
      // What is left of 100 - 20 is halved; 15 is the most of one half, so 65 remain, with two tracks of 30, 5 apart.
      """
      LazyVGrid      0,0 100×15
      ├─ Color.red   0,0 20×10
      ├─ Color.red   20,0 15×10
      ├─ Color.red   35,0 30×10
      ├─ Color.red   70,0 30×10
      └─ Color.blue  7.5,10 5×5
      """
    }
  }

  @Test("a pinned header stays at the top as long as its section is in sight")
  func pinned() {
    let view = TestedView(proposing: 100, 40) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: PinnedScrollableViews.sectionHeaders) {
          Section {
            Color.red.frame(height: 100)
          } header: {
            Color.blue.frame(height: 10)
          }
          Color.green.frame(height: 100)
        }
      }
    }
    view.scroll(by: CGSize(width: 0, height: -50))
    expectOutline(of: .pinnedScrollableViews, view) {
      """
      ScrollView         0,0 100×40
      └─ LazyVStack      0,-50 100×210
         ├─ Color.blue   0,0 100×10
         ├─ Color.red    0,-40 100×100
         └─ Color.green  0,60 100×100
      """
    }
    // The section ends 5 below the top: the header is pushed out.
    view.scroll(by: CGSize(width: 0, height: -55))
    #expect(view.frame(of: "Color.blue")?.minY == -5)
  }
}
