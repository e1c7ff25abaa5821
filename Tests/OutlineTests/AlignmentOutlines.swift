import PlumbTesting
import SwiftUI
import Testing

/// A line of one's own: a quarter of the way down.
private enum Quarter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}

extension VerticalAlignment {
  fileprivate static let quarter = VerticalAlignment(Quarter.self)
}

@MainActor @Suite("Outlines: alignment")
struct AlignmentOutlines {
  // Rules/Alignment.md#R-80
  @Test("a horizontal line: leading edges, or trailing ones")
  func horizontal() {
    func column(_ alignment: HorizontalAlignment) -> some View {
      VStack(alignment: alignment, spacing: 0) {
        Color.red.frame(width: 40, height: 10)
        Color.blue.frame(width: 20, height: 10)
      }
    }
    expectOutline(of: .horizontalAlignment, proposing: 100, 100) {
      HStack(spacing: 0) {
        column(.leading)
        column(.center)
        column(.trailing)
      }
    } is: {
      """
      HStack            0,0 120×20
      ├─ VStack         0,0 40×20
      │  ├─ Color.red   0,0 40×10
      │  └─ Color.blue  0,10 20×10
      ├─ VStack         40,0 40×20
      │  ├─ Color.red   40,0 40×10
      │  └─ Color.blue  50,10 20×10
      └─ VStack         80,0 40×20
         ├─ Color.red   80,0 40×10
         └─ Color.blue  100,10 20×10
      """
    }
  }

  // Rules/Alignment.md#R-80, R-81: in squares of 10 the baseline is 8 below the top; of two lines the last is at 18. A
  // view without text has its baseline at the bottom.
  @Test("a vertical line: first and last baselines")
  func vertical() {
    func row(_ alignment: VerticalAlignment) -> some View {
      HStack(alignment: alignment, spacing: 0) {
        Text("a\nb")
        Text("c")
        Color.red.frame(width: 10, height: 4)
      }
    }
    expectOutline(of: .verticalAlignment, proposing: 100, 100) {
      row(.firstTextBaseline)
    } is: {
      """
      HStack           0,0 30×20
      ├─ Text("a⏎b")   0,0 10×20
      ├─ Text("c")     10,0 10×10
      └─ Color.red     20,4 10×4
      """
    }
    expectOutline(of: .verticalAlignment, proposing: 100, 100) {
      row(.lastTextBaseline)
    } is: {
      """
      HStack           0,0 30×20
      ├─ Text("a⏎b")   0,0 10×20
      ├─ Text("c")     10,10 10×10
      └─ Color.red     20,14 10×4
      """
    }
  }

  @Test("both lines at once, with a text's baseline among them")
  func both() {
    expectOutline(of: .alignment, proposing: 100, 100) {
      ZStack(alignment: Alignment(horizontal: .trailing, vertical: .top)) {
        Color.red.frame(width: 40, height: 40)
        ZStack(alignment: .trailingFirstTextBaseline) {
          Color.blue.frame(width: 20, height: 6)
          Text("a")
        }
      }
    } is: {
      // Blue's bottom is on the baseline, 8 below the top of the text.
      """
      ZStack            0,0 40×40
      ├─ Color.red      0,0 40×40
      └─ ZStack         20,0 20×10
         ├─ Color.blue  20,2 20×6
         └─ Text("a")   30,0 10×10
      """
    }
  }

  @Test("a line of one's own has its place in views that do not say: a quarter of 40 meets a quarter of 20")
  func own() {
    expectOutline(of: .alignmentID, proposing: 100, 100) {
      HStack(alignment: .quarter, spacing: 0) {
        Color.red.frame(width: 10, height: 40)
        Color.blue.frame(width: 10, height: 20)
      }
    } is: {
      """
      HStack         0,0 20×40
      ├─ Color.red   0,0 10×40
      └─ Color.blue  10,5 10×20
      """
    }
    let _: any AlignmentID.Type = Quarter.self
  }

  // Rules/Alignment.md#R-82: a frame moves the child's line with the child.
  @Test("a view's own line lines it up, also through padding around it")
  func guide() {
    expectOutline(of: .alignmentGuide, proposing: 100, 100) {
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 10, height: 10).alignmentGuide(.top) { $0.height / 2 }.padding(.top, 4)
        Color.blue.frame(width: 10, height: 20)
      }
    } is: {
      // The line is 4 + 5 below the top of the padding, and meets the top of the blue one.
      """
      HStack            0,0 20×29
      ├─ padding        0,0 10×14
      │  └─ Color.red   0,4 10×10
      └─ Color.blue     10,9 10×20
      """
    }
  }

  // Rules/Alignment.md#R-81
  @Test(
    "lines of several children are one: the mean of one's own, the smallest first and the largest last baseline"
  )
  func combining() {
    expectOutline(of: .combineExplicit, proposing: 100, 100) {
      HStack(alignment: .quarter, spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10).alignmentGuide(.quarter) { _ in 2 }
          Color.red.frame(width: 10, height: 10).alignmentGuide(.quarter) { _ in 6 }
          Color.red.frame(width: 10, height: 10)
        }
        Color.blue.frame(width: 10, height: 0)
      }
    } is: {
      // 2 and 10 + 6; the third says nothing. Their mean is 9.
      """
      HStack           0,0 20×30
      ├─ VStack        0,0 10×30
      │  ├─ Color.red  0,0 10×10
      │  ├─ Color.red  0,10 10×10
      │  └─ Color.red  0,20 10×10
      └─ Color.blue    10,9 10×0
      """
    }
    #expect(VerticalAlignment.quarter.combineExplicit([2, nil, 16]) == 9)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([8, 18]) == 8)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([8, 18]) == 18)
  }

  @Test("a point is a share of a size, and may lie outside")
  func unitPoint() {
    expectOutline(of: .unitPoint, proposing: nil, nil) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        Color.red.frame(width: 10, height: 10).gridCellAnchor(UnitPoint(x: 0.5, y: 0))
        Color.blue.frame(width: 10, height: 10).gridCellAnchor(UnitPoint(x: 1.5, y: 0))
        Color.green.frame(width: 30, height: 10).gridCellAnchor(.center)
      }
    } is: {
      // Of the 20 that are free: half, and once and a half.
      """
      Grid            0,0 30×30
      ├─ Color.red    10,0 10×10
      ├─ Color.blue   30,10 10×10
      └─ Color.green  0,20 30×10
      """
    }
  }
}
