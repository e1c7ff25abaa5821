import PlumbTesting
import SwiftUI
import Testing

/// Cases of the rules (Documentation/Rules.md) of which no recorded answer is among the tests, reasoned from the rules.
@MainActor @Suite("Outlines: rules")
struct RuleOutlines {
  private var red: some View { Color.red.frame(width: 20, height: 10) }

  @Test("R-13: of two endless views the one that needs more chooses first")
  func largerMinimumFirst() {
    expectLayout(proposing: 100, 10) {
      HStack(spacing: 0) {
        Color.blue
        Color.red.frame(minWidth: 80)
      }
    } is: {
      // 80 of the half, 50, and then the 20 that are left; the other way round the row would be 130 long.
      """
      HStack         0,0 100×10
      ├─ Color.blue  0,0 20×10
      └─ Color.red   20,0 80×10
      """
    }
  }

  @Test("R-17: without a height a row answers from a first pass and offers its own height in a second")
  func secondPass() {
    expectLayout(proposing: 100, nil) {
      HStack {
        Color.blue
        Color.red.frame(width: 10, height: 30)
      }
    } is: {
      """
      HStack         0,0 100×30
      ├─ Color.blue  0,0 82×30
      └─ Color.red   90,0 10×30
      """
    }
  }

  @Test("R-20, R-21: a priority passes a stack of one view, and not padding or a stack of two")
  func priorities() {
    expectLayout(proposing: 100, 10) {
      HStack(spacing: 0) {
        HStack { Color.red.layoutPriority(1) }
        Color.blue
      }
    } is: {
      """
      HStack           0,0 100×10
      ├─ HStack        0,0 100×10
      │  └─ Color.red  0,0 100×10
      └─ Color.blue    100,0 0×10
      """
    }
    expectLayout(proposing: 100, 10) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1).padding(.leading, 2)
        Color.blue
      }
    } is: {
      """
      HStack           0,0 100×10
      ├─ padding       0,0 50×10
      │  └─ Color.red  2,0 48×10
      └─ Color.blue    50,0 50×10
      """
    }
  }

  // In squares of 10: L = 10, t = 1, ascent 8, cap height 8. Above a text 10 + 1 - 8 = 3.
  @Test("R-31, R-33, R-35: above a text 3, above padding 8 again, and through a row 3 still")
  func spacing() {
    expectLayout(proposing: 100, 100) {
      VStack {
        red
        Text("a")
        red
        Text("b").padding(.top, 1)
        red
        HStack { Text("c") }
      }
    } is: {
      """
      VStack              0,0 20×81
      ├─ Color.red        0,0 20×10
      ├─ Text("a")        5,13 10×10
      ├─ Color.red        0,26 20×10
      ├─ padding          5,44 10×11
      │  └─ Text("b")     5,45 10×10
      ├─ Color.red        0,58 20×10
      └─ HStack           5,71 10×10
         └─ Text("c")     5,71 10×10
      """
    }
  }

  @Test(
    "R-42: a spacer keeps its stack's axis in a flexible frame and in an overlay, and none in a depth stack")
  func spacerAxis() {
    expectLayout(proposing: 100, 40) {
      HStack(spacing: 0) {
        Spacer().frame(maxWidth: 30)
        ZStack { Spacer() }
      }
    } is: {
      // In the depth stack it is endless on both axes; the frame's 30 are the less flexible.
      """
      HStack        0,0 100×40
      ├─ Spacer     0,20 30×0
      └─ ZStack     30,0 70×40
         └─ Spacer  30,0 70×40
      """
    }
  }

  @Test(
    "R-57: without an offer a child is offered the frame's size at a limit, and nothing between the limits")
  func placingInFrames() {
    expectLayout(proposing: nil, nil) {
      VStack(spacing: 0) {
        Color.red.frame(minWidth: 20, maxWidth: 60)
        Text("abc").frame(minWidth: 20, maxWidth: 60)
      }
    } is: {
      // The column answers with the widest, 30, and offers that in the second pass; the text is as wide as it is.
      """
      VStack           0,0 30×20
      ├─ Color.red     0,0 30×10
      └─ Text("abc")   0,10 30×10
      """
    }
    expectLayout(proposing: nil, nil) {
      Color.red.frame(minWidth: 20, maxWidth: 60)
    } is: {
      """
      Color.red  0,0 20×10
      """
    }
  }

  @Test("R-58: of two frames the inner keeps its size, and their alignments add up")
  func chainedFrames() {
    expectLayout(proposing: 100, 100) {
      Color.red.frame(width: 10, height: 10).frame(width: 20, alignment: .leading)
        .frame(width: 50, alignment: .trailing)
    } is: {
      """
      frame            0,0 50×10
      └─ frame         30,0 20×10
         └─ Color.red  30,0 10×10
      """
    }
  }

  @Test("R-60: padding that takes more than there is leaves nothing")
  func negativePadding() {
    expectLayout(proposing: 100, 100) {
      HStack(spacing: 0) {
        red.padding(-10)
        red
      }
    } is: {
      // 20 - 20 and 10 - 20, which is none.
      """
      HStack           0,0 20×10
      ├─ padding       0,5 0×0
      │  └─ Color.red  -10,-5 20×10
      └─ Color.red     0,0 20×10
      """
    }
  }

  @Test("R-62: a ratio with nothing offered leaves the child as it likes, and with one side makes the other")
  func ratios() {
    expectLayout(proposing: nil, nil) {
      Color.red.aspectRatio(2, contentMode: .fit)
    } is: {
      """
      Color.red  0,0 10×10
      """
    }
    expectLayout(proposing: 30, nil) {
      Color.red.aspectRatio(0.5, contentMode: .fill)
    } is: {
      """
      Color.red  0,0 30×60
      """
    }
  }

  @Test("R-70: a circle is a square of the shorter side, or of the only one")
  func circles() {
    expectLayout(proposing: 40, nil) {
      VStack(spacing: 0) {
        Circle()
        Circle().frame(height: 10)
      }
    } is: {
      """
      VStack     0,0 40×50
      ├─ Circle  0,0 40×40
      └─ Circle  15,40 10×10
      """
    }
    expectLayout(proposing: 0, 10) {
      HStack { Circle() }
    } is: {
      """
      HStack     0,0 0×0
      └─ Circle  0,0 0×0
      """
    }
  }

  @Test("R-72: the text that is less flexible chooses first, and the other one is cut")
  func texts() {
    expectLayout(proposing: 58, 10) {
      HStack {
        Text("aaaabbbb").lineLimit(1)
        Text("cc")
      }
    } is: {
      // 58 - 8 are 50, of which the short one takes 20; "aa…" is all that fits into 30.
      """
      HStack                0,0 58×10
      ├─ Text("aaaabbbb")   0,0 30×10
      └─ Text("cc")         38,0 20×10
      """
    }
  }

  @Test("R-81: the first baseline of a row is its smallest, and a column's is that of its first text")
  func baselines() {
    expectLayout(proposing: 100, 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          red
          Text("a")
          Text("b")
        }
        Text("c")
      }
    } is: {
      // The red one has no text, so it does not count: the line is at 10 + 8.
      """
      HStack            0,0 30×30
      ├─ VStack         0,0 20×30
      │  ├─ Color.red   0,0 20×10
      │  ├─ Text("a")   5,10 10×10
      │  └─ Text("b")   5,20 10×10
      └─ Text("c")      20,10 10×10
      """
    }
  }

  @Test("R-93: a flexible lazy grid with no width is as wide as its cells would like to be")
  func lazyGrid() {
    expectLayout(proposing: nil, 100) {
      LazyVGrid(columns: [GridItem(spacing: 4), GridItem()], spacing: 0) {
        red
        Color.blue.frame(width: 30, height: 10)
        Color.blue.frame(width: 5, height: 10)
      }
    } is: {
      """
      LazyVGrid      0,0 54×20
      ├─ Color.red   0,0 20×10
      ├─ Color.blue  24,0 30×10
      └─ Color.blue  7.5,10 5×10
      """
    }
  }

  @Test("R-100: what scrolls sideways is offered no width, so a frame without end is as wide as its child")
  func scrolledFrame() {
    expectLayout(proposing: 100, 60) {
      ScrollView(.horizontal) { red.frame(maxWidth: .infinity, maxHeight: .infinity) }
    } is: {
      """
      ScrollView       0,0 100×60
      └─ frame         0,0 20×60
         └─ Color.red  0,25 20×10
      """
    }
  }

  @Test(
    "R-100: a row that scrolls sideways gets no width in the end either, so each card stays as wide as it would like to be"
  )
  func scrolledCards() {
    func card(_ width: CGFloat) -> some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          red
          Spacer(minLength: 0)
        }
        Color.green.frame(minWidth: 0, idealWidth: width, maxWidth: .infinity, minHeight: 10, maxHeight: 10)
      }
    }
    expectLayout(proposing: 300, 60) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          card(40)
          card(100)
        }
      }
    } is: {
      // Offered its own 140 once more, the row would share them equally.
      """
      ScrollView               0,0 300×20
      └─ HStack                0,0 140×20
         ├─ VStack             0,0 40×20
         │  ├─ HStack          0,0 40×10
         │  │  ├─ Color.red    0,0 20×10
         │  │  └─ Spacer       20,5 20×0
         │  └─ Color.green     0,10 40×10
         └─ VStack             40,0 100×20
            ├─ HStack          40,0 100×10
            │  ├─ Color.red    40,0 20×10
            │  └─ Spacer       60,5 80×0
            └─ Color.green     40,10 100×10
      """
    }
  }
}
