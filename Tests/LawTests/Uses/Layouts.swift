// swift-format-ignore-file
// One line a name reads better here.
import SwiftUI

struct LayoutUses: View {
  @Namespace private var space
  var body: some View {
    VStack {
      stacks
      frames
      paddings
      backgrounds
      grids
      readers
    }
  }
  @ViewBuilder var stacks: some View {
    VStack(alignment: .leading, spacing: 4) { Text("a") }
    HStack(alignment: .firstTextBaseline) { Text("a") }
    HStack(spacing: nil) { Text("a") }
    ZStack(alignment: .bottomTrailing) { Text("a") }
    ZStack(alignment: Alignment(horizontal: .leading, vertical: .top)) { Text("a") }
    LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders]) { Text("a") }
    LazyHStack(alignment: .top, spacing: 4, pinnedViews: .sectionFooters) { Text("a") }
    LazyVStack { ForEach(0..<3) { Text("\($0)") } }
    Spacer()
    Spacer(minLength: 0)
    Divider()
    Group { Text("a") }
    EmptyView()
    AnyView(Text("a"))
    AnyView(erasing: Text("a"))
    ForEach(["a", "b"], id: \.self) { Text($0) }
    ForEach(Array(["a", "b"].enumerated()), id: \.offset) { index, value in Text("\(index)\(value)") }
    ForEach(Array(zip(0..., ["a"])), id: \.0) { pair in Text(pair.1) }
    ForEach(0..<3, id: \.self) { _ in Text("x") }
    ForEach(0...3, id: \.self) { Text("\($0)") }
    ForEach([1, 2].indices, id: \.self) { i in Text("\(i)") }
    ViewThatFits { Text("a"); Text("b") }
    ViewThatFits(in: .horizontal) { Text("a"); Text("b") }
    AnyLayout(HStackLayout(spacing: 3))  { Text("a") }
    AnyLayout(VStackLayout(alignment: .leading, spacing: 3)) { Text("a") }
    ZStackLayout(alignment: .top) { Text("a") }
    GridLayout() { GridRow { Text("a") } }
    Text("a").alignmentGuide(.leading) { d in d[.trailing] }.alignmentGuide(.top) { $0[VerticalAlignment.center] }
    Text("a").alignmentGuide(HorizontalAlignment.center) { _ in 0 }.alignmentGuide(.custom) { $0.width / 2 }
    Text("a").alignmentGuide(.firstTextBaseline) { $0[.lastTextBaseline] }
  }
  @ViewBuilder var frames: some View {
    Color.red.frame(width: 1).frame(height: 2).frame(width: 1, height: 1, alignment: .topLeading).frame(width: nil)
    Color.red.frame(maxWidth: .infinity).frame(maxHeight: .infinity, alignment: .top)
      .frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity, minHeight: 0, idealHeight: 5, maxHeight: 10, alignment: .center)
      .frame(minWidth: 3, maxWidth: 4, alignment: .leading).frame()
    Color.red.fixedSize().fixedSize(horizontal: true, vertical: false).layoutPriority(1)
    Color.red.aspectRatio(1.5, contentMode: .fit).aspectRatio(contentMode: .fill).scaledToFit().scaledToFill()
      .aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit).aspectRatio(16 / 9, contentMode: .fit)
    Color.red.offset(x: 1).offset(y: 1).offset(x: 1, y: 2).offset(CGSize(width: 1, height: 1)).offset(.zero)
    Color.red.position(x: 1, y: 1).position(CGPoint(x: 1, y: 1)).position(.zero)
    Color.red.containerRelativeFrame(.horizontal).containerRelativeFrame([.horizontal, .vertical])
    Color.red.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 4)
    Color.red.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 4, alignment: .center)
    Color.red.containerRelativeFrame(.horizontal) { length, axis in length * 0.5 }
    Color.red.zIndex(1).hidden().id("a").tag(1).tag(Optional("x")).layoutValue(key: Weight.self, value: 2)
    Color.red.geometryGroup().compositingGroup().drawingGroup().drawingGroup(opaque: true, colorMode: .linear)
  }
  @ViewBuilder var paddings: some View {
    Text("a").padding().padding(4).padding(.horizontal).padding(.top, 3).padding([.leading, .bottom]).padding(.all, nil)
    Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).padding([.top, .bottom], 4.5)
    Text("a").padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4)).padding(Edge.Set.vertical, 2).scenePadding().scenePadding(.horizontal)
    Text("a").safeAreaInset(edge: .bottom) { Text("b") }
    Text("a").safeAreaInset(edge: .top, alignment: .leading, spacing: 0) { Text("b") }
    Text("a").safeAreaInset(edge: .leading, alignment: .top, spacing: nil) { Text("b") }
    Text("a").safeAreaPadding().safeAreaPadding(.horizontal).safeAreaPadding(.bottom, 3).safeAreaPadding(8).safeAreaPadding(EdgeInsets())
    Text("a").ignoresSafeArea().ignoresSafeArea(.keyboard).ignoresSafeArea(edges: .top).ignoresSafeArea(.all, edges: [.top, .bottom])
      .ignoresSafeArea(.container, edges: .bottom).edgesIgnoringSafeArea(.all).edgesIgnoringSafeArea([.top])
    Text("a").contentMargins(10).contentMargins(.horizontal, 10).contentMargins(.vertical, 10, for: .scrollContent)
      .contentMargins(.top, nil).contentMargins(10, for: .scrollIndicators).contentMargins(.all, EdgeInsets(), for: .automatic)
    Text("a").safeAreaBar(edge: .bottom) { Text("b") }
    Text("a").defaultScrollAnchor(.bottom)
  }
  @ViewBuilder var backgrounds: some View {
    Text("a").background(Color.red).background(.red).background(Color.red.opacity(0.3).cornerRadius(3))
    Text("a").background(Circle()).background(Circle().fill(Color.red), alignment: .topLeading).background { Text("x") }
    Text("a").background(alignment: .top) { Text("x") }.background(.blue, in: Capsule()).background(in: RoundedRectangle(cornerRadius: 3))
    Text("a").background(.blue, in: RoundedRectangle(cornerRadius: 3, style: .continuous)).background()
    Text("a").background(.blue, in: .rect).background(.blue, in: .circle).background(.blue, in: .rect(cornerRadii: .init(topLeading: 4)))
    Text("a").background(.blue, in: .rect(topLeadingRadius: 4, bottomTrailingRadius: 3)).background(Color.red, in: Circle(), fillStyle: FillStyle(eoFill: true))
    Text("a").background(Color.red, ignoresSafeAreaEdges: .top).background(Color.red.ignoresSafeArea()).background(.red.gradient, in: .capsule)
    Text("a").background(GeometryReader { proxy in Color.clear.preference(key: Width.self, value: proxy.size.width) })
    Text("a").overlay(Text("b")).overlay(Text("b"), alignment: .top).overlay { Text("b") }.overlay(alignment: .bottomTrailing) { Text("b") }
    Text("a").overlay(Circle().stroke(Color.red, lineWidth: 2)).overlay(.red).overlay(.red, in: Circle()).overlay(.blue.opacity(0.2), ignoresSafeAreaEdges: [])
    Text("a").border(Color.red).border(.red, width: 2).border(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom), width: 1)
    Text("a").mask(Circle()).mask { Circle() }.mask(alignment: .leading) { Circle() }
    Text("a").clipped().clipped(antialiased: false).clipShape(Circle()).clipShape(.capsule).clipShape(.rect(cornerRadius: 4))
      .clipShape(Circle(), style: FillStyle()).cornerRadius(3).cornerRadius(3, antialiased: true)
    Text("a").clipShape(.rect(cornerRadius: 4, style: .continuous)).clipShape(RoundedRectangle(cornerSize: CGSize(width: 2, height: 2)))
    Text("a").containerBackground(.red, for: .navigation).containerBackground(for: .window) { Color.red }
    Text("a").backgroundExtensionEffect()
  }
  @ViewBuilder var grids: some View {
    Grid { GridRow { Text("a"); Text("b") }; Divider(); GridRow(alignment: .top) { Text("a").gridCellColumns(2) } }
    Grid(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 4) { GridRow { Text("a").gridColumnAlignment(.trailing) } }
    Text("a").gridCellUnsizedAxes(.horizontal).gridCellAnchor(.center).gridCellUnsizedAxes([.horizontal, .vertical])
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) { Text("a") }
    LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), alignment: .leading, spacing: 3, pinnedViews: []) { Text("a") }
    LazyVGrid(columns: [.init(.fixed(30)), .init(.flexible(minimum: 1, maximum: 9), spacing: 1, alignment: .leading), GridItem()]) { Text("a") }
    LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.adaptive(minimum: 1, maximum: 3))], spacing: 2) { Text("a") }
  }
  @ViewBuilder var readers: some View {
    GeometryReader { proxy in
      Text("\(proxy.size.width) \(proxy.frame(in: .global).minY) \(proxy.safeAreaInsets.top) \(proxy.frame(in: .named("s")).midX)")
      Text("\(proxy.frame(in: .local).maxX) \(proxy.bounds(of: .scrollView)?.width ?? 0) \(proxy.frame(in: .scrollView(axis: .vertical)).height)")
    }
    .coordinateSpace(name: "s").coordinateSpace(.named("t"))
    GeometryReader { (proxy: GeometryProxy) -> AnyView in AnyView(Text("\(proxy.size.height)")) }
    Text("a").onGeometryChange(for: CGSize.self) { $0.size } action: { _ in }
    Text("a").onGeometryChange(for: CGFloat.self, of: { proxy in proxy.size.height }) { old, new in }
    Text("a").matchedGeometryEffect(id: "a", in: space).matchedGeometryEffect(id: 1, in: space, properties: .frame, anchor: .center, isSource: false)
    Text("a").visualEffect { content, proxy in content.offset(x: proxy.size.width).blur(radius: 1).scaleEffect(0.5) }
    ScrollViewReader { proxy in Button("a") { withAnimation { proxy.scrollTo(1, anchor: .top) }; proxy.scrollTo("x") } }
    Text("a").anchorPreference(key: Bounds.self, value: .bounds) { $0 }
      .overlayPreferenceValue(Bounds.self) { anchor in GeometryReader { proxy in Text("\(anchor.map { proxy[$0].width } ?? 0)") } }
      .backgroundPreferenceValue(Bounds.self, alignment: .center) { _ in Text("x") }
      .transformAnchorPreference(key: Bounds.self, value: .bounds) { $0 = $1 }
    Text("a").preference(key: Width.self, value: 3).onPreferenceChange(Width.self) { _ in }.transformPreference(Width.self) { $0 += 1 }
    Text("a").matchedTransitionSource(id: 1, in: space).navigationTransition(.zoom(sourceID: 1, in: space))
  }
  struct Weight: LayoutValueKey { static let defaultValue: Double = 1 }
  struct Width: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }
  struct Bounds: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() ?? value }
  }
}

extension HorizontalAlignment {
  private enum Custom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
  }
  static let custom = HorizontalAlignment(Custom.self)
}

struct Flow: Layout {
  var spacing: CGFloat = 8
  struct Cache { var sizes: [CGSize] = [] }
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
  var animatableData: AnimatablePair<CGFloat, CGFloat> { get { .init(spacing, 0) } set { spacing = newValue.first } }
  func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }
  func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    for (index, subview) in zip(subviews.indices, subviews) {
      let dimension = subview.dimensions(in: .infinity)
      _ = (dimension[.leading], dimension[HorizontalAlignment.center], subview.priority, subview[LayoutUses.Weight.self], index)
      _ = subview.spacing.distance(to: subviews[0].spacing, along: .horizontal)
      subview.place(at: bounds.origin, anchor: .topLeading, proposal: .unspecified)
      subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(width: 1, height: nil))
      subview.place(at: .zero, proposal: .init(cache.sizes[0]))
    }
  }
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat? { nil }
}
