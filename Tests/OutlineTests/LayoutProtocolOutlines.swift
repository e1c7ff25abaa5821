import PlumbTesting
import SwiftUI
import Testing

/// Subviews one after the other, each as large as it would like to be.
private struct Row: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

/// Half as wide as it is offered, and 10 high.
private struct Half: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: (proposal.width ?? 40) / 2, height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

/// 40 by 40; places its first subview twice and the others never.
private struct Careless: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 40, height: 40)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: CGPoint(x: bounds.minX + 30, y: bounds.minY), proposal: .unspecified)
    subviews.first?.place(at: CGPoint(x: bounds.minX + 10, y: bounds.minY), proposal: .unspecified)
  }
}

/// A row that wants no distance to its neighbours.
private struct Tight: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    Row().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    Row().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
}

/// A row whose baseline is 5 below its top, and whose leading edge is 3 inside.
private struct Lifted: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    Row().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    Row().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    guide == .firstTextBaseline ? bounds.minY + 5 : nil
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    guide == .leading ? bounds.minX + 3 : nil
  }
}

/// Columns that are all as wide as the widest subview, which the cache remembers.
private struct EqualColumns: Layout {
  func makeCache(subviews: Subviews) -> CGFloat {
    subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
  }

  func updateCache(_ cache: inout CGFloat, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
    CGSize(width: cache * CGFloat(subviews.count), height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
  ) {
    for (index, subview) in subviews.enumerated() {
      let x = bounds.minX + cache * CGFloat(index)
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: cache, height: 10))
    }
  }
}

/// A row that tells spacers to run along it.
private struct Along: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 40, height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

@MainActor @Suite("Outlines: the Layout protocol")
struct LayoutProtocolOutlines {
  private var red: some View { Color.red.frame(width: 10, height: 20) }
  private var blue: some View { Color.blue.frame(width: 30, height: 10) }

  @Test("a layout's answer is its size, whatever it is offered")
  func layout() {
    expectOutline(of: .layout, proposing: 100, 100) {
      Row {
        red
        blue
      }
    } is: {
      """
      Row            0,0 40×20
      ├─ Color.red   0,0 10×20
      └─ Color.blue  10,0 30×10
      """
    }
  }

  @Test("sizeThatFits hears the proposal: half of 80 is 40")
  func sizeThatFits() {
    expectOutline(of: .sizeThatFits, proposing: 80, 50) {
      Half { Color.red }
    } is: {
      """
      Half          0,0 40×10
      └─ Color.red  0,0 40×10
      """
    }
  }

  // Rules/Proposals.md#R-5
  @Test("of two places the last counts, and what is never placed is in the middle")
  func placeSubviews() {
    expectOutline(of: .placeSubviews, proposing: 100, 100) {
      Careless {
        red
        blue
      }
    } is: {
      """
      Careless       0,0 40×40
      ├─ Color.red   10,0 10×20
      └─ Color.blue  5,15 30×10
      """
    }
  }

  @Test("two layouts that want no distance have none between them")
  func spacing() {
    expectOutline(of: .spacing, proposing: 100, 20) {
      HStack {
        Tight { red }
        Tight { red }
        red
      }
    } is: {
      // The third wishes nothing, so that a wish for none holds there too, as it does beside a spacer
      // (Rules/Spacing.md#R-34).
      """
      HStack            0,0 30×20
      ├─ Tight          0,0 10×20
      │  └─ Color.red   0,0 10×20
      ├─ Tight          10,0 10×20
      │  └─ Color.red   10,0 10×20
      └─ Color.red      20,0 10×20
      """
    }
  }

  @Test("a layout's own guides line it up: its baseline 5 with the bottom at 10, its leading edge 3 with 0")
  func explicitAlignment() {
    expectOutline(of: .explicitAlignment, proposing: 100, 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Lifted { red }
        blue
      }
    } is: {
      """
      HStack            0,0 40×25
      ├─ Lifted         0,5 10×20
      │  └─ Color.red   0,5 10×20
      └─ Color.blue     10,0 30×10
      """
    }
    expectOutline(of: .explicitAlignment, proposing: 100, 100) {
      VStack(alignment: .leading, spacing: 0) {
        Lifted { red }
        blue
      }
    } is: {
      """
      VStack            0,0 33×30
      ├─ Lifted         0,0 10×20
      │  └─ Color.red   0,0 10×20
      └─ Color.blue     3,20 30×10
      """
    }
  }

  @Test("what the cache remembers of all subviews sizes each of them: 30 is the widest")
  func cache() {
    expectOutline(of: .cache, proposing: 100, 100) {
      EqualColumns {
        Color.red.frame(minWidth: 10, maxWidth: .infinity)
        Color.blue.frame(minWidth: 30, maxWidth: .infinity)
      }
    } is: {
      """
      EqualColumns   0,0 60×10
      ├─ Color.red   0,0 30×10
      └─ Color.blue  30,0 30×10
      """
    }
  }

  @Test("a layout that says which way it runs has spacers and dividers run with it")
  func layoutProperties() {
    expectOutline(of: .layoutProperties, proposing: 100, 100) {
      Along {
        Spacer()
        Divider()
      }
    } is: {
      // A spacer is as thin as nothing across, a divider stands upright.
      """
      Along       0,0 40×10
      ├─ Spacer   0,0 40×0
      └─ Divider  0,0 1×10
      """
    }
  }

  /// What stands in numbers between two values of a layout.
  private struct Shifted: Layout, Animatable {
    var distance: CGFloat
    var animatableData: CGFloat {
      get { distance }
      set { distance = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 60, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews {
        subview.place(at: CGPoint(x: bounds.minX + distance, y: bounds.minY), proposal: .unspecified)
      }
    }
  }

  private struct Moving: View {
    @State private var isFar = false
    var body: some View {
      VStack(spacing: 0) {
        Shifted(distance: isFar ? 40 : 0) { Color.red.frame(width: 10, height: 20) }
        Button("go") { withAnimation(.linear(duration: 1)) { isFar = true } }.buttonStyle(.plain)
      }
    }
  }

  @Test("a layout's numbers are animated: half way to 40 is 20")
  func animatable() {
    let view = TestedView(proposing: 100, 100, time: 0) { Moving() }
    view.press("go")
    view.advance(to: 0.5)
    expectOutline(of: .animatable, view) {
      """
      VStack           0,0 60×30
      ├─ Shifted       0,0 60×20
      │  └─ Color.red  20,0 10×20
      └─ Button        20,20 20×10
         └─ Text("go") 20,20 20×10
      """
    }
    view.advance(to: 1)
    #expect(view.frame(of: "Color.red")?.minX == 40)
  }
}
