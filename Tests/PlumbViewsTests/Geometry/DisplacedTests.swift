import PlumbTesting
import SwiftUI
import Testing

/// Views that are shown larger, or in another place, than they have in their container: one that ignores the safe area,
/// and one that follows another.
@MainActor @Suite("Views that are displaced")
struct DisplacedTests {
  private struct Following<Content: View>: View {
    @Namespace private var names
    @ViewBuilder let content: Content
    var body: some View { content.matchedGeometryEffect(id: 1, in: names, isSource: false) }
  }

  // Rules/Spacing.md#R-31, R-34
  @Test("a displaced view prefers the distances of what is in it")
  func spacing() {
    func gap(_ text: some View) -> CGFloat? {
      let view = TestedView(proposing: 100, 100) {
        VStack {
          Color.red.frame(width: 20, height: 10)
          text
        }
      }
      return view.frame(of: "Text(\"a\")").map { $0.minY - 10 }
    }
    // Above a text of ten points that is 3, and 8 above a view without a preference.
    #expect(gap(Text("a")) == 3)
    #expect(gap(Text("a").ignoresSafeArea()) == 3)
    #expect(gap(Following { Text("a") }) == 3)
    #expect(gap(Text("a").padding(.top, 1).ignoresSafeArea()) == 9)
  }

  // Rules/Stacks.md#R-12, R-19
  @Test("a displaced view gets its share by the priority of what is in it")
  func priority() {
    func widths(_ first: some View) -> [CGFloat?] {
      let view = TestedView(proposing: 100, 20) {
        HStack(spacing: 0) {
          first
          Color.blue
        }
      }
      return ["Color.red", "Color.blue"].map { view.frame(of: $0)?.width }
    }
    #expect(widths(Color.red.layoutPriority(1).ignoresSafeArea()) == [100, 0])
    #expect(widths(Following { Color.red.layoutPriority(1) }) == [100, 0])
    #expect(widths(Color.red.layoutPriority(-1).ignoresSafeArea()) == [0, 100])
    // Where nothing is said it is 0, and both share.
    #expect(widths(Color.red.ignoresSafeArea()) == [50, 50])
    #expect(widths(Following { Color.red }) == [50, 50])
  }

  // Rules/Alignment.md#R-81
  @Test("the guides that a displaced view sets are those on which its neighbours meet it")
  func guides() {
    func tops(_ first: some View) -> [CGFloat?] {
      let view = TestedView(proposing: 100, 100) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          first
          Color.blue.frame(width: 10, height: 20)
        }
      }
      return ["Color.red", "Color.blue"].map { view.frame(of: $0)?.minY }
    }
    let guided = Color.red.frame(width: 10, height: 10).alignmentGuide(.firstTextBaseline) { _ in 3 }
    // A view without a baseline has it at its lower edge.
    #expect(tops(Color.red.frame(width: 10, height: 10).ignoresSafeArea()) == [10, 0])
    #expect(tops(guided.ignoresSafeArea()) == [17, 0])
    #expect(tops(Following { guided }) == [17, 0])
  }

  private struct Pair: View {
    @Namespace private var names
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.matchedGeometryEffect(id: 1, in: names).frame(width: 30, height: 20).padding(.leading, 40)
        Color.blue
          .matchedGeometryEffect(id: 1, in: names, properties: properties, anchor: anchor, isSource: false)
          .frame(width: 10, height: 10)
      }
    }
  }

  @Test("a view that is no source has the source's place where text runs right to left, too")
  func rightToLeft() {
    func frames(_ properties: MatchedGeometryProperties, _ anchor: UnitPoint) -> [CGRect?] {
      let view = TestedView(proposing: 100, 100, environment: { $0.layoutDirection = .rightToLeft }) {
        Pair(properties: properties, anchor: anchor)
      }
      return ["Color.red", "Color.blue"].map { view.frame(of: $0) }
    }
    let source = CGRect(x: 0, y: 0, width: 30, height: 20)
    // One as large as the other meets it in all points, whichever is named.
    #expect(frames(.frame, .center) == [source, source])
    #expect(frames(.frame, .topLeading) == [source, source])
    #expect(frames(.frame, .bottomTrailing) == [source, source])
    #expect(frames(.position, .center) == [source, CGRect(x: 10, y: 5, width: 10, height: 10)])
    #expect(frames(.position, .bottom) == [source, CGRect(x: 10, y: 10, width: 10, height: 10)])
  }
}
