import PlumbTesting
import SwiftUI
import Testing

/// A block that is as wide as a number that a proxy tells.
private struct Bar: View {
  let tell: @MainActor (GeometryProxy) -> CGFloat
  var body: some View {
    GeometryReader { proxy in Color.blue.frame(width: tell(proxy), height: 5) }
  }
}

@MainActor @Suite("Outlines: reading places")
struct GeometryOutlines {
  private var red: some View { Color.red.frame(width: 40, height: 20) }

  // Rules/Modifiers.md#R-66
  @Test("a reader takes the whole offer, 10 where there is none, and places at the top leading corner")
  func reader() {
    expectOutline(of: .geometryReader, proposing: 100, nil) {
      GeometryReader { _ in Color.blue.frame(width: 5, height: 5) }
    } is: {
      """
      GeometryReader  0,0 100×10
      └─ Color.blue   0,0 5×5
      """
    }
    expectOutline(of: .geometryReader, proposing: 100, 50) {
      GeometryReader { proxy in
        Color.blue.frame(width: proxy.size.width / 2, height: proxy.size.height / 5)
      }
    } is: {
      """
      GeometryReader  0,0 100×50
      └─ Color.blue   0,0 50×10
      """
    }
  }

  @Test("a proxy tells the size, the safe area and places in other coordinates")
  func proxy() {
    let covered = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
    expectOutline(of: .geometryProxy, proposing: 100, 200, safeArea: covered) {
      VStack(spacing: 0) {
        Bar { (proxy: GeometryProxy) in proxy.safeAreaInsets.top }
        Bar { $0.frame(in: .global).minY }
        Bar { $0.size.height }
        Bar { $0.bounds(of: .named("all"))?.width ?? 1 }
      }
      .coordinateSpace(.named("all"))
    } is: {
      // Each of the four has 35 of 140. The first touches the covered 40; the second starts at 75.
      """
      VStack             0,40 100×140
      ├─ GeometryReader  0,40 100×35
      │  └─ Color.blue   0,40 40×5
      ├─ GeometryReader  0,75 100×35
      │  └─ Color.blue   0,75 75×5
      ├─ GeometryReader  0,110 100×35
      │  └─ Color.blue   0,110 35×5
      └─ GeometryReader  0,145 100×35
         └─ Color.blue   0,145 100×5
      """
    }
  }

  @Test(
    "a window without round corners has no corner insets; those of a window reach into a view less far inside"
  )
  func corners() {
    let view = TestedView(proposing: 100, 60) {
      VStack(spacing: 0) {
        Bar { $0.containerCornerInsets.topLeading.width }
        Bar { 1 + $0.containerCornerInsets.topLeading.width }.padding(.leading, 12)
      }
    }
    expectOutline(of: .containerCornerInsets, view) {
      """
      VStack                0,0 100×60
      ├─ GeometryReader     0,0 100×30
      │  └─ Color.blue      0,0 0×5
      └─ padding            0,30 100×30
         └─ GeometryReader  12,30 88×30
            └─ Color.blue   12,30 1×5
      """
    }
    view.setCorners(RectangleCornerInsets(topLeading: CGSize(width: 50, height: 40)))
    // The second starts 12 to the right and 30 further down, where 10 of the corner's height are left.
    expectOutline(of: .containerCornerInsets, view) {
      """
      VStack                0,0 100×60
      ├─ GeometryReader     0,0 100×30
      │  └─ Color.blue      0,0 50×5
      └─ padding            0,30 100×30
         └─ GeometryReader  12,30 88×30
            └─ Color.blue   12,30 39×5
      """
    }
  }

  private struct Measuring: View {
    @State private var width: CGFloat = 0
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 40, height: 20)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { width = $0 })
        Color.blue.frame(width: width, height: 5)
      }
    }
  }

  @Test("a change of a place is told: the bar becomes as wide as the block")
  func onGeometryChange() {
    expectOutline(of: .onGeometryChange, proposing: 100, 100) {
      Measuring()
    } is: {
      """
      VStack         0,0 40×25
      ├─ Color.red   0,0 40×20
      └─ Color.blue  0,20 40×5
      """
    }
  }

  @Test("places are told in the coordinates of a view with a name, of the canvas, or of the reader itself")
  func spaces() {
    expectOutline(of: .coordinateSpace, proposing: 100, 100) {
      VStack(spacing: 0) {
        red
        VStack(spacing: 0) {
          red
          Bar { $0.frame(in: .named("inner")).minY }
        }
        .coordinateSpace(.named("inner"))
      }
    } is: {
      // 20 below the inner column's top.
      """
      VStack                0,0 100×100
      ├─ Color.red          30,0 40×20
      └─ VStack             0,20 100×80
         ├─ Color.red       30,20 40×20
         └─ GeometryReader  0,40 100×60
            └─ Color.blue   0,40 20×5
      """
    }
    expectOutline(of: .coordinateSpaceEnum, proposing: 100, 100) {
      VStack(spacing: 0) {
        red
        Bar { $0.frame(in: CoordinateSpace.global).minY + $0.frame(in: CoordinateSpace.local).minY }
        Bar { $0.frame(in: CoordinateSpace.named("nobody")).minY }
      }
    } is: {
      """
      VStack             0,0 100×100
      ├─ Color.red       30,0 40×20
      ├─ GeometryReader  0,20 100×40
      │  └─ Color.blue   0,20 20×5
      └─ GeometryReader  0,60 100×40
         └─ Color.blue   0,60 60×5
      """
    }
    func minY(of proxy: GeometryProxy, in space: some CoordinateSpaceProtocol) -> CGFloat {
      proxy.frame(in: space).minY
    }
    expectOutline(of: .coordinateSpaceProtocol, proposing: 100, 50) {
      VStack(spacing: 0) {
        red
        ScrollView {
          Color.red.frame(height: 10)
          Bar { minY(of: $0, in: .scrollView) }.frame(height: 10)
        }
      }
    } is: {
      // 10 and the usual 8 below the scroll view's top, wherever that is.
      """
      VStack                0,0 100×50
      ├─ Color.red          30,0 40×20
      └─ ScrollView         0,20 100×30
         ├─ Color.red       0,20 100×10
         └─ GeometryReader  0,38 100×10
            └─ Color.blue   0,38 18×5
      """
    }
  }

  private struct Matched: View {
    @Namespace private var space
    var body: some View {
      HStack(spacing: 10) {
        Color.red.frame(width: 40, height: 20).matchedGeometryEffect(id: 1, in: space)
        Color.blue.frame(width: 10, height: 10).matchedGeometryEffect(id: 1, in: space, isSource: false)
      }
    }
  }

  @Test("a matched view stands in the middle of its source, where its own frame allows no other size")
  func matched() {
    expectOutline(of: .matchedGeometryEffect, proposing: 100, 100) {
      Matched()
    } is: {
      """
      HStack                       0,0 60×20
      ├─ Color.red                 0,0 40×20
      └─ matchedGeometryEffect     50,5 10×10
         └─ Color.blue             15,5 10×10
      """
    }
  }

  private struct TwoSpaces: View {
    @Namespace private var one
    @Namespace private var other
    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 20).matchedGeometryEffect(id: 1, in: one)
        Color.blue.frame(width: 10, height: 10).matchedGeometryEffect(id: 1, in: other, isSource: false)
      }
    }
  }

  @Test("the same id in another namespace is another one")
  func namespaces() {
    expectOutline(of: .namespace, proposing: 100, 100) {
      TwoSpaces()
    } is: {
      """
      HStack         0,0 50×20
      ├─ Color.red   0,0 40×20
      └─ Color.blue  40,5 10×10
      """
    }
    let _: Namespace.Type = Namespace.self
  }

  @Test("an effect of the place changes what is drawn, and no place")
  func visualEffect() {
    expectOutline(of: .visualEffect, proposing: 100, 100) {
      HStack(spacing: 0) {
        red.visualEffect { content, proxy in content.offset(x: proxy.size.width) }
        red
      }
    } is: {
      """
      HStack        0,0 80×20
      ├─ Color.red  0,0 40×20
      └─ Color.red  40,0 40×20
      """
    }
  }

  @Test("sides and axes: leading is on the right where rows run from right to left")
  func edges() {
    func view() -> some View {
      VStack(alignment: .leading, spacing: 0) {
        red.padding(Edge.Set.leading, 10)
        red.padding(EdgeInsets(top: 0, leading: 0, bottom: 1, trailing: 20))
        Color.blue.frame(height: 10).fixedSize(
          horizontal: Axis.Set.horizontal.contains(.horizontal), vertical: false)
      }
    }
    expectOutline(of: .edges, proposing: 100, 100, environment: { $0.layoutDirection = .rightToLeft }) {
      view()
    } is: {
      // 60 wide: the first is 10 from the right edge, the second at it; blue is 10 wide there.
      """
      VStack           0,0 60×51
      ├─ padding       10,0 50×20
      │  └─ Color.red  10,0 40×20
      ├─ padding       0,20 60×21
      │  └─ Color.red  20,20 40×20
      └─ Color.blue    50,41 10×10
      """
    }
  }
}
