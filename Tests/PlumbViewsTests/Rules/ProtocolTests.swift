import PlumbDrawing
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

private struct Pair: View {
  var body: some View {
    leaf(30, 10, "a")
    leaf(50, 10, "b")
  }
}

/// Proposes 40×40 to its subviews, and places only some of them, several times over.
private struct Careless: Layout {
  var places: [CGPoint] = []
  var anchor = UnitPoint.topLeading

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 60)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for place in places {
      subviews[0].place(at: place, anchor: anchor, proposal: ProposedViewSize(width: 40, height: 40))
    }
  }
}

@MainActor @Suite("Proposing and answering")
struct ProtocolTests {
  // Rules/Proposals.md#R-1
  @Test("a parent cannot force a size: the child keeps its own and is placed")
  func noForce() {
    let view = TestedView(proposing: 100, 100) { leaf(60, 10, "a").frame(width: 20, height: 30) }
    #expect(view.size == CGSize(width: 20, height: 30))
    #expect(view.frame(of: "a") == CGRect(x: -20, y: 10, width: 60, height: 10))
  }

  // Rules/Proposals.md#R-1
  @Test("drawn edges go to the nearest pixel and stay flush; frames are not rounded")
  func rounding() {
    let view = TestedView(proposing: 100, 10) {
      HStack(spacing: 0) {
        Color.red
        Color.green
        Color.blue
      }
    }
    #expect(view.frame(of: "Color.red")?.width == 100.0 / 3)
    let edges = view.displayList.items.compactMap { item -> [CGFloat]? in
      if case .fill(let path, _, _) = item { [path.boundingRect.minX, path.boundingRect.maxX] } else { nil }
    }
    #expect(edges == [[0, 33], [33, 67], [67, 100]])
  }

  // Rules/Proposals.md#R-2
  @Test(
    "views of several members, groups, collections and conditions are transparent to the stack around them")
  func transparency() {
    let inline = TestedView(proposing: 200, 100) {
      HStack {
        leaf(30, 10, "a")
        leaf(50, 10, "b")
      }
    }
    #expect(inline.size == CGSize(width: 88, height: 10))
    let views: [AnyView] = [
      AnyView(HStack { Pair() }),
      AnyView(HStack { Group { Pair() } }),
      AnyView(HStack { ForEach([30, 50], id: \.self) { leaf($0, 10, "\($0)") } }),
      AnyView(
        HStack {
          if isTrue(false) { leaf(99, 10) }
          Pair()
        }),
    ]
    for view in views { #expect(TestedView(proposing: 200, 100) { view }.size == inline.size) }
  }

  private func isTrue(_ condition: Bool) -> Bool { condition }

  // Rules/Proposals.md#R-2
  @Test("a modifier of several members is applied to each")
  func modifiersApplyToEach() {
    let padded = TestedView(proposing: 200, 100) { HStack { Pair().padding(8) } }
    #expect(padded.size == CGSize(width: 120, height: 26))
    #expect(padded.frame(of: "a")?.origin == CGPoint(x: 8, y: 8))
    #expect(padded.frame(of: "b")?.origin == CGPoint(x: 62, y: 8))
    let framed = TestedView(proposing: 300, 50) { HStack { Pair().frame(maxWidth: .infinity) } }
    #expect(framed.frame(of: "a")?.minX == 58)
    #expect(framed.frame(of: "b")?.minX == 202)
  }

  // Rules/Proposals.md#R-3
  @Test("a child is asked once for the same proposal, and its answer survives the pass")
  func memory() {
    let count = MeasureCount()
    let view = TestedView(proposing: 100, 100) {
      ZStack { VStack { CountingLeaf(20, 10, count) } }.padding(1).background(Color.red)
    }
    let first = count.value
    #expect(first <= 2)
    view.layOut()
    #expect(count.value == first)
    // What the leaf is offered is the same, so it is not asked again.
    view.layOut(proposing: 100, 100)
    #expect(count.value == first)
  }

  // Rules/Proposals.md#R-4
  @Test("a canvas offers its size without the safe area and centres the answer there")
  func canvas() {
    let stage = Stage(
      size: ProposedViewSize(width: 100, height: 200),
      safeArea: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 10))
    let staged = stage.show(leaf(30, 60))
    #expect(staged.canvas.offered == ProposedViewSize(width: 90, height: 140))
    #expect(staged.canvasSize == CGSize(width: 100, height: 200))
    let root = staged.host.layoutTree.absoluteFrame(of: staged.host.root.layout)
    #expect(root == CGRect(x: 30, y: 80, width: 30, height: 60))
  }

  // Rules/Proposals.md#R-5
  @Test("a subview that is not placed is centred at its answer to the layout's own proposal")
  func notPlaced() {
    let view = TestedView(proposing: 80, 40) { Careless()() { half("a") } }
    #expect(view.frame(of: "a") == CGRect(x: 30, y: 25, width: 40, height: 10))
  }

  // Rules/Proposals.md#R-5
  @Test("the last place wins, and anchors are shares of the size answered to its proposal")
  func lastPlaceWins() {
    let places = [CGPoint(x: 1, y: 1), CGPoint(x: 50, y: 30)]
    let view = TestedView(proposing: 80, 40) {
      Careless(places: places, anchor: .bottomTrailing)() { half("a") }
    }
    #expect(view.frame(of: "a") == CGRect(x: 30, y: 20, width: 20, height: 10))
  }

  // Rules/Proposals.md#R-6
  @Test("a container measures with what it is offered and places with its own size")
  func twoPasses() {
    let view = TestedView(proposing: 60, 40) {
      ZStack {
        half()
        leaf(20, 20, "a")
      }
    }
    // At 60 the half is 30×10, so the stack is 30×20; at 30 it is 15×10, and the two are only 20×20 together.
    #expect(view.size == CGSize(width: 30, height: 20))
    #expect(view.frame(of: "half") == CGRect(x: 2.5, y: 5, width: 15, height: 10))
    #expect(view.frame(of: "a") == CGRect(x: 0, y: 0, width: 20, height: 20))
  }
}
