import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Reading geometry")
struct GeometryTests {
  struct Told: View {
    let tell: (GeometryProxy) -> String
    var body: some View { GeometryReader { proxy in Text(tell(proxy)) } }
  }

  static func words(_ rect: CGRect?) -> String {
    rect.map { "\(Int($0.minX)),\(Int($0.minY)) \(Int($0.width))×\(Int($0.height))" } ?? "none"
  }

  @Test("a frame is told in the coordinates of the canvas, of the view, and of named views around it")
  func spaces() {
    let view = TestedView(proposing: 200, 200) {
      VStack(spacing: 0) {
        Color.red.frame(height: 20)
        VStack(spacing: 0) {
          Color.blue.frame(height: 30)
          Told { Self.words($0.frame(in: .global)) }
          Told { Self.words($0.frame(in: .local)) }
          Told { Self.words($0.frame(in: .named("inner"))) }
          Told { Self.words($0.frame(in: CoordinateSpace.named("outer"))) }
          Told { Self.words($0.bounds(of: .named("inner"))) }
        }
        .padding(.leading, 10)
        .coordinateSpace(name: "inner")
      }
      .coordinateSpace(.named("outer"))
    }
    #expect(view.frame(of: "Text(\"10,50 190×30\")") != nil)
    #expect(view.frame(of: "Text(\"0,0 190×30\")") != nil)
    #expect(view.frame(of: "Text(\"10,90 190×30\")") != nil)
    #expect(view.frame(of: "Text(\"10,140 190×30\")") != nil)
    #expect(view.frame(of: "Text(\"-10,-150 200×180\")") != nil)
    #expect(view.warnings == [])
  }

  struct FirstSize: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
  }

  /// Keeps the first width that it hears of.
  struct Once: View {
    @State private var width: CGFloat?
    let told: (CGSize) -> Void
    var body: some View {
      Text(width.map { "\(Int($0))" } ?? "none")
        .frame(width: 120)
        .background(
          GeometryReader { proxy in
            let _ = told(proxy.size)
            Color.clear.preference(key: FirstSize.self, value: proxy.size.width)
          }
        )
        .onPreferenceChange(FirstSize.self) { if width == nil { width = $0 } }
    }
  }

  @Test("a reader first tells the size that it is laid out with, and never nothing")
  func firstSize() {
    var sizes: [CGSize] = []
    let view = TestedView(proposing: 200, 200) { Once { sizes.append($0) } }
    #expect(view.frame(of: "Text(\"120\")") != nil)
    #expect(sizes.first?.width == 120)
    #expect(sizes.allSatisfy { $0.width == 120 })
  }

  @Test("views in a reader appear before the view around it, as others inside do (Recorded/Animation.md#X5)")
  func appearing() {
    var heard: [String] = []
    _ = TestedView(proposing: 100, 100) {
      VStack {
        GeometryReader { _ in Color.red.onAppear { heard.append("inside") } }
        Color.blue.onAppear { heard.append("after") }
      }
      .onAppear { heard.append("around") }
    }
    #expect(Set(heard) == ["around", "inside", "after"])
    #expect(heard.last == "around")
  }

  struct Moving: View {
    @State private var height: CGFloat = 10
    var body: some View {
      VStack(spacing: 0) {
        Button("move") { height = 40 }
        Color.red.frame(height: height)
        HStack { Told { "\(Int($0.frame(in: .global).minY))" }.frame(height: 20) }
        Spacer()
      }
    }
  }

  @Test("a frame is told anew when a view around it has moved and the size is the same")
  func moving() {
    let view = TestedView(proposing: 100, 100) { Moving() }
    #expect(view.frame(of: "Text(\"20\")") != nil)
    view.press("move")
    #expect(view.frame(of: "Text(\"50\")") != nil)
  }

  @Test("in a scroll view a frame follows the content")
  func scrolling() {
    let view = TestedView(proposing: 100, 100) {
      VStack(spacing: 0) {
        Color.blue.frame(height: 20)
        ScrollView {
          Color.red.frame(height: 100)
          Told { "\(Int($0.frame(in: .scrollView).minY))" }.frame(height: 100)
        }
        .defaultScrollAnchor(.bottom)
      }
    }
    #expect(view.frame(of: "Text(\"-20\")") != nil)
  }

  struct Places: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  @Test("an anchor is where its view is, in the coordinates of who asks")
  func anchors() {
    let view = TestedView(proposing: 100, 100) {
      VStack(spacing: 0) {
        Color.red.frame(height: 30)
        Color.blue.frame(width: 20, height: 10).anchorPreference(key: Places.self, value: .bounds) { [$0] }
        Spacer(minLength: 0)
      }
      .padding(.leading, 10)
      .overlayPreferenceValue(Places.self) { places in
        GeometryReader { proxy in
          ForEach(places.indices, id: \.self) { Text(Self.words(proxy[places[$0]])) }
        }
      }
      .padding(5)
    }
    #expect(view.frame(of: "Text(\"40,30 20×10\")") != nil)
    #expect(view.warnings == [])
  }

  struct Points: PreferenceKey {
    static var defaultValue: [Anchor<CGPoint>] { [] }
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
      value += nextValue()
    }
  }

  @Test("an anchor may be a point, and several of one view")
  func pointAnchors() {
    let view = TestedView(proposing: 100, 100) {
      Color.red.frame(width: 40, height: 20)
        .transformAnchorPreference(key: Points.self, value: .bottomTrailing) { $0.append($1) }
        .transformAnchorPreference(key: Points.self, value: .point(CGPoint(x: 3, y: 4))) { $0.append($1) }
        .backgroundPreferenceValue(Points.self) { points in
          GeometryReader { proxy in
            Text(points.map { "\(Int(proxy[$0].x)),\(Int(proxy[$0].y))" }.joined(separator: " "))
          }
        }
    }
    #expect(view.frame(of: "Text(\"40,20 3,4\")") != nil)
  }

  struct Watching: View {
    @State private var width: CGFloat = 20
    @State private var seen: [CGFloat] = []
    var body: some View {
      VStack(spacing: 0) {
        Button("grow") { width = 50 }
        Color.red.frame(width: width, height: 10)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { seen.append($0) }
        Text(seen.map { "\(Int($0))" }.joined(separator: " "))
      }
    }
  }

  @Test("an action follows the geometry, the first time too")
  func actions() {
    let view = TestedView(proposing: 100, 100) { Watching() }
    #expect(view.frame(of: "Text(\"20\")") != nil)
    view.press("grow")
    #expect(view.frame(of: "Text(\"20 50\")") != nil)
  }

  struct Endless: View {
    @State private var width: CGFloat = 20
    var body: some View {
      Color.red.frame(width: width, height: 10)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 + 1 }
    }
  }

  @Test("geometry that changes itself for ever ends in a sentence")
  func endless() {
    let view = TestedView(proposing: 100, 100) { Endless() }
    #expect(
      view.warnings == [
        "Color.red: the view changes its own layout for ever; the last of 100 passes is shown."
      ])
  }

  @Test("a frame relative to a container is as long as the scroll view, or a part of it, or the canvas")
  func relative() {
    let view = TestedView(proposing: 100, 80) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          Color.red.containerRelativeFrame(.horizontal)
          Color.blue.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 5)
          Color.green.containerRelativeFrame(.horizontal) { length, _ in length / 4 }
        }
      }
      .contentMargins(.horizontal, 5)
    }
    #expect(view.frame(of: "Color.red")?.width == 90)
    #expect(view.frame(of: "Color.blue").map { ($0.width * 100).rounded() } == 5833)
    #expect(view.frame(of: "Color.green")?.width == 22.5)
    let free = TestedView(proposing: 100, 80) {
      VStack { Text("abc").containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading) }
    }
    #expect(free.frame(of: "containerRelativeFrame")?.size == CGSize(width: 100, height: 80))
    #expect(free.frame(of: "Text(\"abc\")")?.origin == .zero)
  }

  @Test("a scroll view that is as wide as its content gives what is in it no length to follow")
  func relativeWithoutContainer() {
    let view = TestedView(proposing: nil, 80) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          Color.red.containerRelativeFrame(.horizontal).padding()
          Text("abc")
        }
      }
    }
    #expect(view.frame(of: "Color.red")?.width == 10)
    #expect((view.frame(of: "ScrollView")?.width ?? .infinity) < 100)
  }
}
