import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

/// Names of the layout API that are used seldom, each in its smallest scene.
@MainActor @Suite("Seldom used names")
struct SmallNamesTests {
  struct Row: Layout {
    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Int) -> CGSize {
      cache += 1
      return CGSize(width: 40, height: 10)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Int
    ) {
      for subview in subviews[0...] {
        subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
    func makeCache(subviews: LayoutSubviews) -> Int { 100 }
    func updateCache(_ cache: inout Int, subviews: LayoutSubviews) { cache = 200 }
  }

  @Test("a layout with an orientation tells spacers their axis")
  func orientation() {
    let view = TestedView(proposing: 100, 100) { Row() { Spacer() } }
    #expect(view.frame(of: "Spacer")?.size == CGSize(width: 40, height: 0))
  }

  @Test("several explicit guides are one: the first baseline, the last one, the mean")
  func combining() {
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([3, nil, 1]) == 1)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([3, nil, 1]) == 3)
    #expect(HorizontalAlignment(Third.self).combineExplicit([1, nil, 3, 5]) == 3)
    #expect(HorizontalAlignment(Third.self).combineExplicit([CGFloat?]()) == nil)
  }

  enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  @Test("a header can be pinned, and another kind of section part cannot")
  func pinned() {
    func headerY(_ pinned: PinnedScrollableViews) -> CGFloat? {
      let view = TestedView(proposing: 50, 100) {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: pinned) {
            Section {
              Color.red.frame(height: 300)
            } header: {
              Text("head")
            }
          }
        }
      }
      view.scroll(by: CGSize(width: 0, height: -40))
      return view.frame(of: "Text(\"head\")")?.minY
    }
    #expect(headerY(.sectionHeaders) == 0)
    #expect(headerY([]) == -40)
    #expect(headerY(.sectionFooters) == -40)
  }

  @Test("places can be asked for with a name that is a value")
  func spaces() {
    func distance(to space: some CoordinateSpaceProtocol) -> String {
      let view = TestedView(proposing: 60, 20) {
        GeometryReader { proxy in Text(describe(proxy.frame(in: space).minX)) }
          .padding(.leading, 10).coordinateSpace(.named("outer")).padding(.leading, 20)
      }
      return String(view.outline.split(separator: "\"")[1])
    }
    #expect(distance(to: .global) == "30")
    #expect(distance(to: .named("outer")) == "10")
    #expect(distance(to: .local) == "0")
  }

  @Test("a type size is kept in a range, from either side and from both", arguments: DynamicTypeSize.allCases)
  func typeSizes(size: DynamicTypeSize) {
    struct Said: View {
      @Environment(\.dynamicTypeSize) private var size
      var body: some View { Text("\(String(describing: size))") }
    }
    func said(_ view: some View) -> String {
      let outline = TestedView(proposing: nil, nil, environment: { $0.dynamicTypeSize = size }) { view }
        .outline
      return String(outline.split(separator: "\"")[1])
    }
    #expect(said(Said().dynamicTypeSize(.small ... .large)) == "\(min(max(size, .small), .large))")
    #expect(said(Said().dynamicTypeSize(.medium...)) == "\(max(size, .medium))")
    #expect(said(Said().dynamicTypeSize(...DynamicTypeSize.xLarge)) == "\(min(size, .xLarge))")
    #expect(said(Said().dynamicTypeSize(.accessibility1)) == "accessibility1")
  }

  @Test("shorter lines go where the alignment says")
  func lines() {
    func start(_ alignment: TextAlignment) -> CGFloat? {
      let list = TestedView(proposing: 40, 40) { Text("abcd ef").multilineTextAlignment(alignment) }
        .displayList
      let origins = list.items.compactMap { item -> CGPoint? in
        if case .glyphs(let run, let origin, _) = item {
          return CGPoint(x: origin.x + (run.glyphs.first?.position.x ?? 0), y: origin.y)
        }
        return nil
      }
      return origins.max { $0.y < $1.y }?.x
    }
    #expect(start(.leading) == 0)
    #expect(start(.center) == 10)
    #expect(start(.trailing) == 20)
  }

  @Test(
    "a text that is cut keeps its size in all ways of cutting",
    arguments: [Text.TruncationMode.head, .middle, .tail])
  func truncation(mode: Text.TruncationMode) {
    let view = TestedView(proposing: 35, 10) {
      Text("abcdef").lineLimit(1).truncationMode(mode).allowsTightening(true)
    }
    #expect(view.size == CGSize(width: 30, height: 10))
  }

  @Test("some modifiers change no place")
  func unmoved() {
    func outline(_ view: some View) -> String { TestedView(proposing: 50, 50) { view }.outline }
    let base = HStack(spacing: 0) {
      Color.red
      Text("a")
    }
    let plain = outline(base)
    #expect(outline(base.geometryGroup()) == plain)
    #expect(outline(base.scrollContentBackground(.hidden)) == plain)
    #expect(outline(base.scrollEdgeEffectStyle(.soft, for: .all)) == plain)
    #expect(outline(base.scrollIndicatorsFlash(trigger: 1)) == plain)
    #expect(
      outline(base.ignoresSafeArea(SafeAreaRegions.keyboard, edges: Edge.Set(.top))).contains("Color.red"))
  }

  @Test("a group is drawn as one layer, and a higher index later")
  func layers() {
    func items(_ view: some View) -> String { "\(TestedView(proposing: 5, 5) { view }.displayList.items)" }
    #expect(items(Color.red.compositingGroup()).contains("layer"))
    #expect(items(Color.red.drawingGroup(opaque: true)).contains("layer"))
    let plain = items(
      ZStack {
        Color.red
        Color.blue
      })
    let turned = items(
      ZStack {
        Color.blue.zIndex(1)
        Color.red
      })
    #expect(plain == turned)
    // Layers are no siblings: an overlay stays in front, and a background behind.
    let layered = items(Color.red.overlay { Color.blue })
    #expect(items(Color.red.zIndex(1).overlay { Color.blue }) == layered)
    #expect(items(Color.blue.zIndex(-1).background { Color.red }) == layered)
  }

  @Test("an older name of a modifier is the same modifier")
  func older() {
    func frame(_ view: some View) -> CGRect? {
      TestedView(proposing: 50, 50) { view.accessibilityIdentifier("it") }.frame(of: "it")
    }
    #expect(frame(Old()) == frame(Color.red.ignoresSafeArea(edges: .top)))
  }

  @available(*, deprecated, message: "uses what is deprecated")
  private struct OldBody: View {
    var body: some View { Color.red.edgesIgnoringSafeArea(.top) }
  }

  private struct Old: View {
    var body: some View { AnyView(make()) }
    private func make() -> any View { (OldMaker() as any Maker).make() }
  }

  private struct OldMaker: Maker {
    @available(*, deprecated, message: "uses what is deprecated")
    func make() -> any View { OldBody() }
  }

  @Test("phases know whether they scroll")
  func phases() {
    let phases: [ScrollPhase] = [.idle, .tracking, .interacting, .decelerating, .animating]
    #expect(phases.map(\.isScrolling) == [false, true, true, true, true])
    #expect([ScrollTransitionPhase.topLeading, .identity, .bottomTrailing].map(\.value) == [-1, 0, 1])
  }

  @Test("a geometry tells its rectangles from its numbers")
  func geometry() {
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: -8), contentSize: CGSize(width: 50, height: 500),
      contentInsets: EdgeInsets(top: 8, leading: 0, bottom: 2, trailing: 0),
      containerSize: CGSize(width: 50, height: 100))
    #expect(geometry.bounds == CGRect(x: 0, y: -8, width: 50, height: 100))
    #expect(geometry.visibleRect == CGRect(x: 0, y: 0, width: 50, height: 90))
    #expect("\(geometry.debugDescription)" == "offset 0,-8 of 50×500 in 50×100")
  }

  @Test("subviews can be kept as values")
  func values() {
    struct Kept: View {
      let section: SectionConfiguration
      var body: some View {
        let all: SubviewsCollection = section.content
        let last: Subview? = all.last
        if let last { last }
      }
    }
    let view = TestedView(proposing: 50, 50) {
      ForEach(
        sections: Group {
          Text("a")
          Text("b")
        }
      ) { Kept(section: $0) }
    }
    #expect(view.outline.contains("\"b\"") && !view.outline.contains("\"a\""))
  }

  @Test("a value with a number can be scaled and added")
  func animatable() {
    struct Wave: Shape, Animatable {
      var height: CGFloat
      var animatableData: CGFloat {
        get { height }
        set { height = newValue }
      }
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width, height: height)) }
    }
    var wave = Wave(height: 4)
    wave.animatableData.scale(by: 0.5)
    #expect(wave.path(in: CGRect(x: 0, y: 0, width: 9, height: 9)).boundingRect.height == 2)
  }
}

private protocol Maker {
  @MainActor func make() -> any View
}
