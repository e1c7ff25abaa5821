import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

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
    "it stands on the side that is named, in its middle, 8 points away",
    arguments: [
      (Edge.top, CGPoint(x: 450, y: 232)), (.bottom, CGPoint(x: 450, y: 408)),
      (.leading, CGPoint(x: 292, y: 320)), (.trailing, CGPoint(x: 608, y: 320)),
    ])
  func edges(edge: Edge, origin: CGPoint) {
    #expect(place(Asking(edge: edge)) == origin)
  }

  @Test("leading is on the right where people read from there")
  func mirrored() {
    #expect(place(Asking(edge: .leading), .rightToLeft) == CGPoint(x: 608, y: 320))
    let aside = CGPoint(x: 300, y: 350)
    #expect(place(Asking(edge: .leading, position: aside), .rightToLeft) == CGPoint(x: 808, y: 320))
    #expect(place(Asking(position: aside), .rightToLeft) == CGPoint(x: 700, y: 408))
  }

  @Test("a side without room gives way to the other one")
  func room() {
    #expect(place(Asking(edge: .top, position: CGPoint(x: 500, y: 60))) == CGPoint(x: 450, y: 118))
    #expect(place(Asking(edge: .trailing, position: CGPoint(x: 890, y: 350))) == CGPoint(x: 682, y: 320))
  }

  @Test("it is attached to a point or a part of the view")
  func parts() {
    #expect(place(Asking(anchor: .point(.topLeading), edge: .bottom)) == CGPoint(x: 350, y: 308))
    let part = PopoverAttachmentAnchor.rect(.rect(CGRect(x: 0, y: 0, width: 20, height: 20)))
    #expect(place(Asking(anchor: part, edge: .bottom)) == CGPoint(x: 360, y: 328))
    // Without a side, it stands below, and begins where its part begins.
    #expect(place(Asking(anchor: part)) == CGPoint(x: 400, y: 328))
  }
}
