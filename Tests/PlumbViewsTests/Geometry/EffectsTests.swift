import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Effects that know their place")
struct EffectsTests {
  @Test("a visual effect is drawn by the view's place, and changes no layout")
  func visualEffect() throws {
    func drawing(_ view: some View) throws -> String {
      try ImageRenderer(content: view.frame(width: 40, height: 40)).svgString()
    }
    let base = Color.red.frame(width: 20, height: 10)
    let moved = base.visualEffect { effect, proxy in effect.offset(x: proxy.size.width / 2).opacity(0.5) }
    #expect(try drawing(moved) == drawing(base.transformEffect(.init(translationX: 10, y: 0)).opacity(0.5)))
    let view = TestedView(proposing: 40, 40) { moved }
    #expect(view.frame(of: "Color.red") == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  struct Follower: View {
    @Namespace private var names
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    var id = 1

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.matchedGeometryEffect(id: 1, in: names).frame(width: 30, height: 20).padding(.leading, 40)
        Color.blue
          .matchedGeometryEffect(id: id, in: names, properties: properties, anchor: anchor, isSource: false)
          .frame(width: 10, height: 10)
      }
    }
  }

  @Test("a view that is no source has the source's place and size")
  func matched() {
    let view = TestedView(proposing: 100, 100) { Follower() }
    #expect(view.frame(of: "Color.red") == CGRect(x: 40, y: 0, width: 30, height: 20))
    #expect(view.frame(of: "Color.blue") == CGRect(x: 40, y: 0, width: 30, height: 20))
  }

  @Test("of the position alone, the anchors meet")
  func position() {
    let view = TestedView(proposing: 100, 100) { Follower(properties: .position, anchor: .bottomTrailing) }
    #expect(view.frame(of: "Color.blue") == CGRect(x: 60, y: 10, width: 10, height: 10))
  }

  @Test("without a source a view stays as it is")
  func unmatched() {
    let view = TestedView(proposing: 100, 100) { Follower(id: 2) }
    #expect(view.frame(of: "Color.blue") == CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}
