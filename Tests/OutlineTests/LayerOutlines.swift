import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Outlines: behind, before, and cut off")
struct LayerOutlines {
  private var red: some View { Color.red.frame(width: 40, height: 20) }

  // Rules/Modifiers.md#R-61
  @Test("what is behind is offered the size of the view, may reach out, and changes nothing")
  func background() {
    expectOutline(of: .background, proposing: 100, 100) {
      red.background(alignment: .bottomTrailing) {
        Color.blue
        Color.green.frame(width: 60, height: 10)
      }
    } is: {
      // Two are together 60×20, and that corner meets the view's.
      """
      background         0,0 40×20
      ├─ Color.red       0,0 40×20
      ├─ Color.blue      -20,0 60×20
      └─ Color.green     -20,5 60×10
      """
    }
    expectOutline(of: .backgroundView, proposing: 100, 100) {
      red.background(Color.blue.frame(width: 10, height: 10), alignment: .topLeading)
    } is: {
      """
      background     0,0 40×20
      ├─ Color.red   0,0 40×20
      └─ Color.blue  0,0 10×10
      """
    }
  }

  @Test("a style behind, in a shape or in the whole rectangle, changes no place")
  func backgroundStyle() {
    expectOutline(of: .backgroundStyle, proposing: 100, 100) {
      HStack(spacing: 0) {
        red.background(.blue, in: Capsule())
        red.background(.green, ignoresSafeAreaEdges: .all)
        red
      }
    } is: {
      """
      HStack             0,0 120×20
      ├─ background      0,0 40×20
      │  ├─ Color.red    0,0 40×20
      │  └─ Capsule      0,0 40×20
      ├─ background      40,0 40×20
      │  ├─ Color.red    40,0 40×20
      │  └─ Color.green  40,0 40×20
      └─ Color.red       80,0 40×20
      """
    }
  }

  @Test("what is before is offered the size of the view too, and its guides are not the view's")
  func overlay() {
    expectOutline(of: .overlay, proposing: 100, 100) {
      HStack(alignment: .top, spacing: 0) {
        red.overlay(alignment: .top) {
          Color.blue.frame(height: 5).alignmentGuide(.top) { _ in 10 }
        }
        Color.green.frame(width: 10, height: 10)
      }
    } is: {
      """
      HStack            0,0 50×20
      ├─ overlay        0,0 40×20
      │  ├─ Color.red   0,0 40×20
      │  └─ Color.blue  0,-10 40×5
      └─ Color.green    40,0 10×10
      """
    }
    expectOutline(of: .overlayView, proposing: 100, 100) {
      red.overlay(Text("ab"), alignment: .trailing)
    } is: {
      """
      overlay         0,0 40×20
      ├─ Color.red    0,0 40×20
      └─ Text("ab")   20,5 20×10
      """
    }
  }

  @Test("a border is inside, clips and corners cut only what is drawn")
  func cutting() {
    expectOutline(of: .border, proposing: 100, 100) {
      HStack(spacing: 0) {
        red.border(.blue, width: 4)
        red
      }
    } is: {
      """
      HStack        0,0 80×20
      ├─ Color.red  0,0 40×20
      └─ Color.red  40,0 40×20
      """
    }
    expectOutline(of: .clipped, proposing: 100, 100) {
      HStack(spacing: 0) {
        red.frame(width: 10).clipped()
        red
      }
    } is: {
      """
      HStack           0,0 50×20
      ├─ frame         0,0 10×20
      │  └─ Color.red  -15,0 40×20
      └─ Color.red     10,0 40×20
      """
    }
    expectOutline(of: .clipShape, proposing: 100, 100) {
      Color.red.clipShape(Circle()).frame(width: 40, height: 20)
    } is: {
      // A circle that cuts is drawn in the whole rectangle; it does not make that a square.
      """
      Color.red  0,0 40×20
      """
    }
    expectOutline(of: .cornerRadius, proposing: 100, 100) {
      red.cornerRadius(8).padding(1)
    } is: {
      """
      padding       0,0 42×22
      └─ Color.red  1,1 40×20
      """
    }
  }

  @Test("a mask is laid out like what is before, and is not drawn itself")
  func mask() {
    expectOutline(of: .mask, proposing: 100, 100) {
      red.mask(alignment: .leading) { Circle().frame(width: 10) }
    } is: {
      // A circle is a square of the shorter side (Rules/Leaves.md#R-70), and the side that a frame does not say is its
      // child's.
      """
      mask          0,0 40×20
      ├─ Color.red  0,0 40×20
      └─ Circle     0,5 10×10
      """
    }
  }

  @Test("the container's shape names a shape for those inside, and changes no place")
  func containerShape() {
    expectOutline(of: .containerShape, proposing: 100, 60) {
      ContainerRelativeShape().padding(10).containerShape(RoundedRectangle(cornerRadius: 20))
    } is: {
      """
      padding                    0,0 100×60
      └─ ContainerRelativeShape  10,10 80×40
      """
    }
    expectOutline(of: .concentricRectangle, proposing: 100, 60) {
      ConcentricRectangle().padding(10).containerShape(RoundedRectangle(cornerRadius: 20))
    } is: {
      """
      padding                 0,0 100×60
      └─ ConcentricRectangle  10,10 80×40
      """
    }
  }
}
