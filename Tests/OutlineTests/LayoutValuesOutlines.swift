import PlumbTesting
import SwiftUI
import Testing

/// A container of 40 by 40 that puts its subviews where a closure says.
private struct Placing: Layout {
  let place: @Sendable (LayoutSubviews, CGRect) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 40, height: 40)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(subviews, bounds)
  }
}

/// As large as it is offered, and 10 where nothing is said.
private struct Offered: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private struct Place: LayoutValueKey { static let defaultValue: CGFloat = 0 }

@MainActor @Suite("Outlines: what layouts know of subviews")
struct LayoutValuesOutlines {
  private var red: some View { Color.red.frame(width: 10, height: 20) }
  private var blue: some View { Color.blue.frame(width: 30, height: 10) }

  @Test("subviews are a collection whose slices are subviews too: the last first")
  func subviews() {
    expectOutline(of: .layoutSubviews, proposing: 100, 100) {
      Placing(place: { (subviews: LayoutSubviews, bounds) in
        #expect(subviews.count == 3 && subviews.layoutDirection == .leftToRight)
        var x = bounds.minX
        for subview in subviews[1...].reversed() {
          subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
          x += subview.sizeThatFits(.unspecified).width
        }
      }) {
        Color.green.frame(width: 20, height: 20)
        red
        blue
      }
    } is: {
      // The green one is not in the slice, so it is in the middle.
      """
      Placing         0,0 40×40
      ├─ Color.green  10,10 20×20
      ├─ Color.red    30,0 10×20
      └─ Color.blue   0,0 30×10
      """
    }
  }

  @Test("a subview is placed by any point of it, and tells its guides and its priority")
  func subview() {
    expectOutline(of: .layoutSubview, proposing: 100, 100) {
      Placing(place: { subviews, bounds in
        let first: LayoutSubview = subviews[0]
        #expect(first.priority == 2)
        first.place(
          at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
        // The guide of 30×10 is its bottom, so it hangs from y 10 on.
        let bottom = subviews[1].dimensions(in: .unspecified)[VerticalAlignment.bottom]
        subviews[1].place(at: CGPoint(x: bounds.minX, y: bounds.minY + bottom), proposal: .unspecified)
      }) {
        red.layoutPriority(2)
        blue
      }
    } is: {
      """
      Placing        0,0 40×40
      ├─ Color.red   30,20 10×20
      └─ Color.blue  0,10 30×10
      """
    }
  }

  @Test("what is not said in a proposal counts as 10")
  func proposal() {
    expectOutline(of: .proposedViewSize, proposing: 100, 100) {
      Offered {}.fixedSize(horizontal: false, vertical: true)
    } is: {
      """
      Offered  0,0 100×10
      """
    }
    #expect(
      ProposedViewSize(width: nil, height: 3).replacingUnspecifiedDimensions() == CGSize(width: 10, height: 3)
    )
  }

  @Test("the distance of two subviews is the larger of their wishes, usually 8; a spacer wishes none")
  func spacing() {
    expectOutline(of: .viewSpacing, proposing: 100, 100) {
      Placing(place: { subviews, bounds in
        var (x, last) = (bounds.minX, ViewSpacing?.none)
        for subview in subviews {
          x += last.map { $0.distance(to: subview.spacing, along: .horizontal) } ?? 0
          subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: 5, height: 5))
          (x, last) = (x + 10, subview.spacing)
        }
      }) {
        Color.red
        Color.green
        Color.blue
      }
    } is: {
      """
      Placing         0,0 40×40
      ├─ Color.red    0,0 5×5
      ├─ Color.green  18,0 5×5
      └─ Color.blue   36,0 5×5
      """
    }
  }

  @Test("dimensions know the size and the guides: 20 less a quarter of 20 is 15 before the leading edge")
  func dimensions() {
    expectOutline(of: .viewDimensions, proposing: 100, 100) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 40, height: 10)
        Color.blue.frame(width: 20, height: 10)
          .alignmentGuide(.leading) { (size: ViewDimensions) in
            size[explicit: HorizontalAlignment.leading] ?? size[.trailing] - size.width / 4
          }
      }
    } is: {
      """
      VStack         0,0 55×20
      ├─ Color.red   15,0 40×10
      └─ Color.blue  0,10 20×10
      """
    }
  }

  @Test("a value that a subview has is for its layout; without one there is the key's own")
  func layoutValue() {
    let layout = Placing { subviews, bounds in
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.minX + subview[Place.self], y: bounds.minY), proposal: .unspecified)
      }
    }
    expectOutline(of: .layoutValue, proposing: 100, 100) {
      layout {
        red.layoutValue(key: Place.self, value: 7)
        blue
      }
    } is: {
      """
      Placing        0,0 40×40
      ├─ Color.red   7,0 10×20
      └─ Color.blue  0,0 30×10
      """
    }
    // A frame around it is another view, which has no value.
    expectOutline(of: .layoutValueKey, proposing: 100, 100) {
      layout { red.layoutValue(key: Place.self, value: 7).padding(1) }
    } is: {
      """
      Placing          0,0 40×40
      └─ padding       0,0 12×22
         └─ Color.red  1,1 10×20
      """
    }
    let _: any LayoutValueKey.Type = Place.self
  }

  @Test("one layout or another: first a row, then a column of the same views")
  func anyLayout() {
    func view(_ layout: AnyLayout) -> some View {
      layout {
        red
        blue
      }
    }
    expectOutline(of: .anyLayout, proposing: 100, 100) {
      view(AnyLayout(HStackLayout(alignment: .top, spacing: 2)))
    } is: {
      """
      AnyLayout.HStackLayout  0,0 42×20
      ├─ Color.red   0,0 10×20
      └─ Color.blue  12,0 30×10
      """
    }
    expectOutline(of: .anyLayout, proposing: 100, 100) {
      view(AnyLayout(Placing { subviews, _ in #expect(subviews.count == 2) }))
    } is: {
      """
      AnyLayout.Placing  0,0 40×40
      ├─ Color.red   15,10 10×20
      └─ Color.blue  5,15 30×10
      """
    }
  }

  @Test("the stacks as layouts do what the stacks do")
  func stackLayouts() {
    expectOutline(of: .stackLayouts, proposing: 100, 100) {
      VStackLayout(alignment: .trailing) {
        red
        HStackLayout(spacing: 1) {
          blue
          red
        }
      }
    } is: {
      """
      VStackLayout      0,0 41×48
      ├─ Color.red      31,0 10×20
      └─ HStackLayout      0,28 41×20
         ├─ Color.blue  0,33 30×10
         └─ Color.red   31,28 10×20
      """
    }
  }

  @Test("a depth stack as a layout is as large as all together")
  func depthLayout() {
    expectOutline(of: .depthLayout, proposing: 100, 100) {
      ZStackLayout(alignment: .topLeading) {
        red
        blue
      }
    } is: {
      """
      ZStackLayout   0,0 30×20
      ├─ Color.red   0,0 10×20
      └─ Color.blue  0,0 30×10
      """
    }
  }

  @Test("a grid as a layout has rows and columns: 30 and 10 wide, 1 and 2 apart")
  func gridLayout() {
    expectOutline(of: .gridLayout, proposing: 100, 100) {
      GridLayout(alignment: .topLeading, horizontalSpacing: 1, verticalSpacing: 2) {
        GridRow {
          red
          red
        }
        GridRow { blue }
      }
    } is: {
      """
      GridLayout        0,0 41×32
      ├─ GridRow        0,0 41×20
      │  ├─ Color.red   0,0 10×20
      │  └─ Color.red   31,0 10×20
      └─ GridRow        0,22 30×10
         └─ Color.blue  0,22 30×10
      """
    }
  }
}
