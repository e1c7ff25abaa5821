import PlumbTesting
import SwiftUI
import Testing

@Suite("ViewThatFits")
@MainActor struct ViewThatFitsTests {
  private var candidates: some View {
    ViewThatFits {
      Text("very long").accessibilityIdentifier("long")
      Text("short")
      Color.red.frame(width: 30, height: 10)
    }
  }

  @Test("the first view that fits is the only one there is")
  func firstFit() {
    expectLayout(proposing: 200, 100) {
      candidates
    } is: {
      """
      ViewThatFits                    0,0 90×10
      └─ Text("very long") #long  0,0 90×10
      """
    }
    expectLayout(proposing: 60, 100) {
      candidates
    } is: {
      """
      ViewThatFits      0,0 50×10
      └─ Text("short")  0,0 50×10
      """
    }
  }

  @Test("if none fits the last one is taken")
  func lastOne() {
    expectLayout(proposing: 10, 100) {
      candidates
    } is: {
      """
      ViewThatFits  0,0 30×10
      └─ Color.red  0,0 30×10
      """
    }
  }

  @Test("only the given axes count")
  func axes() {
    let tall = TestedView(proposing: 100, 10) {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 50, height: 50)
        Color.blue.frame(width: 10, height: 10)
      }
    }
    #expect(tall.size == CGSize(width: 50, height: 50))
    let both = TestedView(proposing: 100, 10) {
      ViewThatFits {
        Color.red.frame(width: 50, height: 50)
        Color.blue.frame(width: 10, height: 10)
      }
    }
    #expect(both.size == CGSize(width: 10, height: 10))
  }

  @Test("the chosen view is offered the whole room")
  func proposal() {
    let tested = TestedView(proposing: 200, 100) {
      ViewThatFits {
        Color.red.frame(idealWidth: 300)
        Color.blue
      }
    }
    #expect(tested.frame(of: "Color.blue") == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(tested.frame(of: "Color.red") == nil)
  }

  @Test("another room can choose another view, and nothing is chosen of nothing")
  func changes() {
    let tested = TestedView(proposing: 200, 100) { candidates }
    tested.layOut(proposing: 60, 100)
    #expect(tested.frame(of: "Text(\"short\")") != nil && tested.frame(of: "long") == nil)
    tested.layOut(proposing: nil, nil)
    #expect(tested.frame(of: "long") != nil)
    #expect(TestedView(proposing: 10, 10) { ViewThatFits { EmptyView() } }.size == .zero)
  }

  // Rules/Modifiers.md#R-65
  @Test("on an axis that does not count, a view is tried with what is offered there")
  func otherAxis() {
    func shows(_ title: String, in axes: Axis.Set) -> Bool {
      let view = TestedView(proposing: 60, 10) {
        ViewThatFits(in: axes) {
          Text("very long")
          Text("short")
        }
      }
      return view.frame(of: "Text(\"\(title)\")") != nil
    }
    // In one line it is 90 wide, and in 60 it has two lines.
    #expect(shows("short", in: .horizontal) && !shows("very long", in: .horizontal))
    #expect(shows("short", in: .vertical) && !shows("very long", in: .vertical))
  }

  // Rules/Spacing.md#R-31
  @Test("its distances are those of its first view, also of an only one")
  func spacing() {
    func gap<Content: View>(@ViewBuilder _ content: () -> Content) -> CGFloat? {
      let view = TestedView(proposing: 100, 100) {
        VStack {
          Color.red.frame(width: 20, height: 10)
          ViewThatFits { content() }
        }
      }
      return view.frame(of: "ViewThatFits").map { $0.minY - 10 }
    }
    // Above a text it is 3, and 8 above a view without a preference.
    #expect(gap { Text("a") } == 3)
    #expect(
      gap {
        Text("a"); Color.blue
      } == 3)
    #expect(
      gap {
        Color.blue; Text("a")
      } == 8)
  }

  @Test("views that do not fit are not drawn")
  func drawing() throws {
    let renderer = ImageRenderer(
      content: ViewThatFits {
        Color.red.frame(width: 300, height: 10)
        Color.blue.frame(width: 30, height: 10)
      })
    renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
    let fits = try renderer.svgString()
    let alone = ImageRenderer(content: Color.blue.frame(width: 30, height: 10))
    alone.proposedSize = ProposedViewSize(width: 100, height: 100)
    #expect(try alone.svgString() == fits)
  }
}
