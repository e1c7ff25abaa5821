import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Outlines: frames, sizes and places")
struct FrameOutlines {
  private var red: some View { Color.red.frame(width: 20, height: 10) }

  // Rules/Frames.md#R-50
  @Test("a fixed frame is exactly that large, and its child stands or reaches out by the alignment")
  func fixedFrame() {
    expectOutline(of: .fixedFrame, proposing: 100, 100) {
      red.frame(width: 10, height: 30, alignment: .topTrailing)
    } is: {
      """
      frame         0,0 10×30
      └─ Color.red  -10,0 20×10
      """
    }
    // The side that is not given is the child's.
    expectOutline(of: .fixedFrame, proposing: 100, 100) {
      red.frame(height: 30)
    } is: {
      """
      frame         0,0 20×30
      └─ Color.red  0,10 20×10
      """
    }
  }

  // Rules/Frames.md#R-52, R-54, R-55
  @Test("a flexible frame keeps the offer within its limits, and a maximum alone never cuts its child")
  func flexibleFrame() {
    expectOutline(of: .flexibleFrame, proposing: 100, 100) {
      red.frame(minWidth: 30, maxWidth: 60, minHeight: 15)
    } is: {
      // 100 is kept at 60; the height is offered 100, and the child's 10 is raised to 15.
      """
      frame         0,0 60×15
      └─ Color.red  20,2.5 20×10
      """
    }
    expectOutline(of: .flexibleFrame, proposing: 10, nil) {
      VStack(spacing: 0) {
        red.frame(maxWidth: .infinity)
        red.frame(minWidth: 0, maxWidth: .infinity, idealHeight: 40)
      }
    } is: {
      """
      VStack           0,0 20×50
      ├─ Color.red     0,0 20×10
      └─ frame         5,10 10×40
         └─ Color.red  0,25 20×10
      """
    }
  }

  // Rules/Modifiers.md#R-63
  @Test("a fixed size is the ideal one, on the axes that are named")
  func fixedSize() {
    expectOutline(of: .fixedSize, proposing: 100, 100) {
      HStack(spacing: 0) {
        Color.red.fixedSize()
        Color.blue.fixedSize(horizontal: true, vertical: false)
      }
    } is: {
      """
      HStack         0,0 20×100
      ├─ Color.red   0,45 10×10
      └─ Color.blue  10,0 10×100
      """
    }
  }

  // Rules/Stacks.md#R-12
  @Test("a higher priority gets its share first, from what the others need at least")
  func layoutPriority() {
    expectOutline(of: .layoutPriority, proposing: 100, 10) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 15)
        Color.blue.frame(maxWidth: 90).layoutPriority(1)
        Color.green
      }
    } is: {
      // Blue is offered 100 - 15 - 0; of the 15 that are left red takes what it needs.
      """
      HStack          0,0 100×10
      ├─ Color.red    0,0 15×10
      ├─ Color.blue   15,0 85×10
      └─ Color.green  100,0 0×10
      """
    }
  }

  // Rules/Modifiers.md#R-62
  @Test("a ratio is fitted into the offer or fills it; without an offer it is made from the ideal size")
  func aspectRatio() {
    expectOutline(of: .aspectRatio, proposing: 100, 20) {
      Color.red.aspectRatio(2, contentMode: .fit)
    } is: {
      """
      Color.red  0,0 40×20
      """
    }
    expectOutline(of: .aspectRatio, proposing: 100, 20) {
      Color.red.aspectRatio(CGSize(width: 2, height: 1), contentMode: .fill)
    } is: {
      """
      Color.red  0,0 100×50
      """
    }
    expectOutline(of: .aspectRatio, proposing: nil, 20) {
      Color.red.aspectRatio(2, contentMode: .fit)
    } is: {
      """
      Color.red  0,0 40×20
      """
    }
  }

  @Test("the child's own ratio, 3 to 1, fitted into 60×60 or filling it")
  func scaled() {
    func wide() -> some View {
      Color.red.frame(minWidth: 0, idealWidth: 30, minHeight: 0, idealHeight: 10)
    }
    expectOutline(of: .scaled, proposing: 60, 60) {
      wide().scaledToFit()
    } is: {
      """
      Color.red  0,0 60×20
      """
    }
    expectOutline(of: .scaled, proposing: 60, 60) {
      wide().scaledToFill()
    } is: {
      """
      Color.red  0,0 180×60
      """
    }
  }

  // Rules/Modifiers.md#R-60
  @Test("padding takes its room off the offer and adds it to the answer; 16 unless it is said")
  func padding() {
    expectOutline(of: .padding, proposing: 100, 100) {
      Color.red.padding([.top, .leading], 10).padding(.bottom)
    } is: {
      """
      padding          0,0 100×100
      └─ padding       0,0 100×84
         └─ Color.red  10,10 90×74
      """
    }
    expectOutline(of: .padding, proposing: 100, 100) {
      red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: -4))
    } is: {
      """
      padding       0,0 18×14
      └─ Color.red  2,1 20×10
      """
    }
  }

  @Test("an offset moves what is drawn; the neighbours stay")
  func offset() {
    expectOutline(of: .offset, proposing: 100, 100) {
      HStack(spacing: 0) {
        red.offset(x: 5, y: -5)
        Color.blue.frame(width: 10, height: 10)
      }
    } is: {
      """
      HStack           0,0 30×10
      ├─ offset        0,0 20×10
      │  └─ Color.red  5,-5 20×10
      └─ Color.blue    20,0 10×10
      """
    }
  }

  // Rules/Modifiers.md#R-64
  @Test("a position takes the whole offer and puts the middle of its child at the point")
  func position() {
    expectOutline(of: .position, proposing: 100, 60) {
      red.position(x: 30, y: 10)
    } is: {
      """
      position      0,0 100×60
      └─ Color.red  20,5 20×10
      """
    }
    expectOutline(of: .position, proposing: nil, 60) {
      red.position(CGPoint(x: 0, y: 0))
    } is: {
      """
      position      0,0 20×60
      └─ Color.red  -10,-5 20×10
      """
    }
  }

  @Test("an order of drawing changes no place")
  func zIndex() {
    expectOutline(of: .zIndex, proposing: 100, 100) {
      HStack(spacing: -10) {
        red.zIndex(1)
        Color.blue.frame(width: 20, height: 10)
      }
    } is: {
      """
      HStack         0,0 30×10
      ├─ Color.red   0,0 20×10
      └─ Color.blue  10,0 20×10
      """
    }
  }

  @Test(
    "a length is made from the container: (100 - 2×5) / 3, twice with the gap between, or as a closure says")
  func containerRelativeFrame() {
    expectOutline(of: .containerRelativeFrame, proposing: 100, 60) {
      ScrollView(.horizontal) {
        HStack(spacing: 5) {
          Color.red.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 5)
          Color.green.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 5)
          Color.blue.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
            axis == .horizontal ? length / 4 : length
          }
        }
      }
    } is: {
      """
      ScrollView         0,0 100×60
      └─ HStack          0,0 130×60
         ├─ Color.red    0,0 30×60
         ├─ Color.green  35,0 65×60
         └─ Color.blue   105,0 25×60
      """
    }
  }

  @Test("a hidden view keeps its place")
  func hidden() {
    expectOutline(of: .hidden, proposing: 100, 100) {
      HStack(spacing: 0) {
        red.hidden()
        red
      }
    } is: {
      """
      HStack        0,0 40×10
      ├─ Color.red  0,0 20×10
      └─ Color.red  20,0 20×10
      """
    }
  }

  @Test("a geometry group changes no place")
  func geometryGroup() {
    expectOutline(of: .geometryGroup, proposing: 100, 100) {
      HStack(spacing: 0) {
        red.geometryGroup()
        red.padding(1).geometryGroup()
      }
    } is: {
      """
      HStack           0,0 42×12
      ├─ Color.red     0,1 20×10
      └─ padding       20,0 22×12
         └─ Color.red  21,1 20×10
      """
    }
  }

  // 16 on iOS and 20 on macOS, assumed.
  @Test("the room that windows keep is 16 on iOS")
  func scenePadding() {
    expectOutline(of: .scenePadding, proposing: 100, 100) {
      Color.red.scenePadding(.horizontal)
    } is: {
      """
      padding       0,0 100×100
      └─ Color.red  16,0 68×100
      """
    }
  }
}
