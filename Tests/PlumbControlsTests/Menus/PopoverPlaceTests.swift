import PlumbDrawing
import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Where popovers stand") @MainActor struct PopoverPlaceTests {
  /// A popover of 100 × 60 beside a button of 200 × 100 in the middle of 1000 × 700.
  private struct Asking: View {
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    var edge: Edge?
    var position = CGPoint(x: 500, y: 350)
    @State private var isShown = false
    var body: some View {
      Button("ask") { isShown = true }
        .buttonStyle(.plain)
        .frame(width: 200, height: 100)
        .popover(isPresented: $isShown, attachmentAnchor: anchor, arrowEdge: edge) {
          Color.red.frame(width: 100, height: 60)
        }
        .position(position)
    }
  }

  private func place(_ asking: Asking, _ direction: LayoutDirection = .leftToRight) -> CGPoint? {
    let view = TestedView(proposing: 1000, 700, environment: { $0.layoutDirection = direction }) { asking }
    view.press("ask")
    return view.frame(of: "Color.red")?.origin
  }

  @Test(
    "it stands on the side that is named, in its middle, with 13 points for its arrow",
    arguments: [
      (Edge.top, CGPoint(x: 450, y: 227)), (.bottom, CGPoint(x: 450, y: 413)),
      (.leading, CGPoint(x: 287, y: 320)), (.trailing, CGPoint(x: 613, y: 320)),
    ])
  func edges(edge: Edge, origin: CGPoint) {
    #expect(place(Asking(edge: edge)) == origin)
  }

  @Test("leading is on the right where people read from there")
  func mirrored() {
    #expect(place(Asking(edge: .leading), .rightToLeft) == CGPoint(x: 613, y: 320))
    let aside = CGPoint(x: 300, y: 350)
    #expect(place(Asking(edge: .leading, position: aside), .rightToLeft) == CGPoint(x: 813, y: 320))
    #expect(place(Asking(position: aside), .rightToLeft) == CGPoint(x: 650, y: 413))
  }

  @Test("a side without room gives way to the other one")
  func room() {
    #expect(place(Asking(edge: .top, position: CGPoint(x: 500, y: 60))) == CGPoint(x: 450, y: 123))
    #expect(place(Asking(edge: .trailing, position: CGPoint(x: 890, y: 350))) == CGPoint(x: 677, y: 320))
    #expect(place(Asking(position: CGPoint(x: 500, y: 630))) == CGPoint(x: 450, y: 507))
  }

  @Test("it is attached to a point or a part of the view, and stands below where no side is named")
  func parts() {
    #expect(place(Asking(anchor: .point(.topLeading), edge: .bottom)) == CGPoint(x: 350, y: 313))
    let part = PopoverAttachmentAnchor.rect(.rect(CGRect(x: 0, y: 0, width: 20, height: 20)))
    #expect(place(Asking(anchor: part, edge: .bottom)) == CGPoint(x: 360, y: 333))
    #expect(place(Asking(anchor: part)) == CGPoint(x: 360, y: 333))
    #expect(place(Asking(anchor: .point(.center))) == CGPoint(x: 450, y: 363))
  }

  @Test(
    "a point on the edge of the view has it outside of the view",
    arguments: [
      (UnitPoint.top, CGPoint(x: 450, y: 227)), (.bottom, CGPoint(x: 450, y: 413)),
      (.leading, CGPoint(x: 287, y: 320)), (.trailing, CGPoint(x: 613, y: 320)),
      (.topTrailing, CGPoint(x: 550, y: 227)),
    ])
  func outside(point: UnitPoint, origin: CGPoint) {
    #expect(place(Asking(anchor: .point(point))) == origin)
  }

  /// A popover of a size on a phone of 390 × 844, of which 59 points are covered at the top and 34 at the bottom.
  private func card(
    _ size: CGSize, at position: CGPoint, _ anchor: PopoverAttachmentAnchor = .rect(.bounds),
    edge: Edge? = nil
  ) -> CGRect? {
    let view = TestedView(
      proposing: 390, 844, safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    ) {
      Button("ask") {}
        .buttonStyle(.plain)
        .frame(width: 100, height: 40)
        .popover(isPresented: .constant(true), attachmentAnchor: anchor, arrowEdge: edge) {
          Color.red.frame(minWidth: 0, idealWidth: size.width, minHeight: 0, idealHeight: size.height)
            .presentationCompactAdaptation(.popover)
        }
        .position(position)
    }
    return view.frame(of: "Color.red")
  }

  @Test("it stays 10 points inside of the safe area")
  func safeArea() throws {
    let size = CGSize(width: 200, height: 60)
    // The button is from 100 to 140 on the canvas: 31 points are above it.
    let below = try #require(card(size, at: CGPoint(x: 50, y: 61), .point(.top)))
    #expect(below == CGRect(x: 10, y: 113, width: 200, height: 60))
    let right = try #require(card(size, at: CGPoint(x: 350, y: 400)))
    #expect(right.maxX == 380)
  }

  @Test("where no side has room it is smaller, and never covers its anchor")
  func smaller() throws {
    let shown = try #require(card(CGSize(width: 800, height: 900), at: CGPoint(x: 195, y: 341)))
    // From 13 below the button, whose lower edge is at 420, to 10 above the bottom of the safe area.
    #expect(shown == CGRect(x: 10, y: 433, width: 370, height: 367))
  }

  @Test("a canvas as large as the view that asks has room on no side, and the card has its own size there")
  func noRoom() throws {
    let view = TestedView(proposing: 390, 844) {
      Held(false) { isShown in
        Button("ask") { isShown.wrappedValue = true }
          .frame(width: 100, height: 40)
          .popover(isPresented: isShown) {
            Button("inside") {}.frame(width: 200, height: 60).presentationCompactAdaptation(.popover)
          }
      }
    }
    view.tap("ask")
    let inside = try #require(view.elements.first { $0.label == "inside" })
    #expect(inside.frame.midX == 110 && inside.frame.midY == 83)
  }

  @Test("its arrow ends at the middle of the anchor's side, also where the card is moved aside")
  func arrow() throws {
    for edge in Edge.allCases {
      let view = TestedView(proposing: 1000, 700) { Asking(edge: edge) }
      view.press("ask")
      let card = try #require(view.frame(of: "Color.red"))
      let end = try #require(tip(of: view, beside: card))
      let button = CGRect(x: 400, y: 300, width: 200, height: 100)
      let expected =
        switch edge {
        case .top: CGPoint(x: button.midX, y: button.minY)
        case .bottom: CGPoint(x: button.midX, y: button.maxY)
        case .leading: CGPoint(x: button.minX, y: button.midY)
        case .trailing: CGPoint(x: button.maxX, y: button.midY)
        }
      #expect(abs(end.x - expected.x) < 0.5 && abs(end.y - expected.y) < 0.5, "\(edge): \(end)")
    }
    let aside = TestedView(proposing: 1000, 700) { Asking(position: CGPoint(x: 35, y: 350)) }
    aside.press("ask")
    let card = try #require(aside.frame(of: "Color.red"))
    #expect(card.minX == 10)
    // As far as the corner lets it: its side on the card is 36 points long, and begins 13 from the card's end.
    #expect(abs(try #require(tip(of: aside, beside: card)).x - 41) < 0.5)
  }

  /// The point of what is drawn farthest from a card in the colour of its ground.
  private func tip(of view: TestedView, beside card: CGRect) -> CGPoint? {
    func paths(_ items: [DisplayItem]) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item {
        case .fill(let path, .color, _): [path.boundingRect]
        case .group(_, let items): paths(items)
        default: []
        }
      }
    }
    let arrow = paths(view.displayList.items).first { box in
      min(box.width, box.height) > 11 && min(box.width, box.height) < 14
        && max(box.width, box.height) > 35 && max(box.width, box.height) < 37
    }
    guard let arrow else { return nil }
    if arrow.maxY <= card.minY + 0.5 { return CGPoint(x: arrow.midX, y: arrow.minY) }
    if arrow.minY >= card.maxY - 0.5 { return CGPoint(x: arrow.midX, y: arrow.maxY) }
    return CGPoint(x: arrow.maxX <= card.minX + 0.5 ? arrow.minX : arrow.maxX, y: arrow.midY)
  }
}
