import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@MainActor @Suite("Projections")
struct ProjectionTests {
  private func drawing(_ view: some View) throws -> String {
    try ImageRenderer(content: view).svgString()
  }

  @Test("a quarter turn about a line in the view hides it, and no turn changes nothing")
  func turns() throws {
    let base = Color.red.frame(width: 20, height: 20)
    #expect(try drawing(base.rotation3DEffect(.zero, axis: (x: 0, y: 1, z: 0))) == drawing(base))
    // A plain turn in the plane is a map of the plane.
    #expect(
      try drawing(base.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1), perspective: 0))
        == drawing(base.rotationEffect(.degrees(90))))
  }

  @Test("about a vertical axis, the right side goes away and becomes shorter")
  func perspective() throws {
    let transform = try #require(path(Rectangle().rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))))
    let box = transform.boundingRect
    // 100 wide, turned about its middle by 60°: the ends are at 50·cos 60° = 25 before and 43.3 away; the eye is 100 off.
    #expect(abs(box.minX - (50 - 25 / (1 - 0.433013))) < 0.01)
    #expect(abs(box.maxX - (50 + 25 / (1 + 0.433013))) < 0.01)
    #expect(abs(box.height - 100 / (1 - 0.433013)) < 0.01)
    #expect(transform.contains(CGPoint(x: box.minX + 1, y: 1)) || box.minY < 0)
  }

  private func path(_ view: some View) -> Path? {
    let items = TestedView(proposing: 100, 100) { view }.displayList.items
    for case .fill(let path, _, _) in items { return path }
    return nil
  }

  @Test("layout and coordinates do not see it")
  func layout() {
    let view = TestedView(proposing: 100, 100) {
      HStack(spacing: 0) {
        Text("ab").rotation3DEffect(.degrees(45), axis: (x: 1, y: 1, z: 0), anchor: .leading, anchorZ: 5)
        Color.red
      }
    }
    #expect(view.frame(of: "Text(\"ab\")") == CGRect(x: 0, y: 45, width: 20, height: 10))
    #expect(view.frame(of: "Color.red")?.minX == 20)
  }

  @Test(
    "a button is pressed where a turn in space draws it, and has its element there",
    arguments: [(45, 0, 1), (45, 1, 0), (180, 0, 1), (20, 1, 1)] as [(Double, CGFloat, CGFloat)])
  func presses(degrees: Double, x: CGFloat, y: CGFloat) throws {
    var count = 0
    let view = TestedView(proposing: 200, 200) {
      Button {
        count += 1
      } label: {
        Color.red.frame(width: 100, height: 60)
      }
      .accessibilityLabel("turned")
      .rotation3DEffect(.degrees(degrees), axis: (x: x, y: y, z: 0))
    }
    let drawn = try #require(
      view.displayList.items.lazy.compactMap { item -> Path? in
        if case .fill(let path, _, _) = item { path } else { nil }
      }.first)
    let box = drawn.boundingRect
    view.tap(at: CGPoint(x: box.midX, y: box.midY))
    #expect(count == 1)
    // Of the corners of the box at least one is beside what is drawn.
    let beside = CGPoint(x: box.minX - 30, y: box.midY)
    view.tap(at: beside)
    #expect(count == 1)
    let element = try #require(view.host.accessibleElements().first { $0.label == "turned" })
    #expect(element.frame.contains(CGPoint(x: box.midX, y: box.midY)))
  }

  @Test("a rectangle's projection is found by its four corners, and undone")
  func corners() throws {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    var given = ProjectionTransform(CGAffineTransform(rotationAngle: 0.3))
    (given.m13, given.m23) = (0.001, -0.002)
    let found = try #require(ProjectionTransform(from: rect, to: Path(rect).projected(by: given)))
    for point in [CGPoint(x: 10, y: 20), CGPoint(x: 60, y: 45), CGPoint(x: 100, y: 30)] {
      let there = point.applying(given)
      let back = try #require(there.unprojected(by: found))
      #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
    }
    #expect(ProjectionTransform(from: rect, to: Path(ellipseIn: rect)) == nil)
  }

  @Test("a turn in space is animated: halfway it is turned by half")
  func animated() {
    struct Turning: View {
      @State private var isTurned = false
      var body: some View {
        Color.red.frame(width: 100, height: 100)
          .rotation3DEffect(.degrees(isTurned ? 60 : 0), axis: (x: 0, y: 1, z: 0))
          .onTapGesture { withAnimation(.linear(duration: 2)) { isTurned = true } }
      }
    }
    let view = TestedView(proposing: 100, 100, time: 0) { Turning() }
    view.tap(at: CGPoint(x: 50, y: 50))
    view.advance(by: 1)
    let still = path(
      Color.red.frame(width: 100, height: 100).rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)))
    var drawn: Path?
    for case .fill(let path, _, _) in view.displayList.items { drawn = drawn ?? path }
    let (half, now) = (still?.boundingRect ?? .null, drawn?.boundingRect ?? .null)
    #expect(abs(half.minX - now.minX) < 0.5 && abs(half.height - now.height) < 0.5)
  }

  @Test("text becomes outlines, and what is behind the eye is not drawn")
  func text() {
    let tipped = path(Text("ab").rotation3DEffect(.degrees(50), axis: (x: 1, y: 0, z: 0)))
    #expect(tipped?.isEmpty == false)
    let behind = path(
      Rectangle().rotation3DEffect(.degrees(80), axis: (x: 0, y: 1, z: 0), perspective: 3))
    let box = behind?.boundingRect ?? .null
    #expect(!box.isNull && box.minX.isFinite && box.maxX.isFinite)
  }

  struct Shear: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: -amount * size.height, ty: 0))
    }
  }

  @Test("an effect of one's own is drawn from the view's corner")
  func ownEffect() throws {
    let base = Color.red.frame(width: 20, height: 10).padding(5)
    let same = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: -10, ty: 0)
    #expect(try drawing(base.modifier(Shear(amount: 0.5))) == drawing(base.transformEffect(same)))
    #expect(
      try drawing(base.modifier(Shear(amount: 0.5).ignoredByLayout())) == drawing(base.transformEffect(same)))
    #expect(
      try drawing(base.projectionEffect(ProjectionTransform(same))) == drawing(base.transformEffect(same)))
  }

  @Test("a map and the map back are none, and maps without one stay")
  func inverse() {
    var space = CATransform3DMakeRotation(0.7, 1, 2, 3)
    space.m34 = -0.01
    let transform = ProjectionTransform(CATransform3DTranslate(CATransform3DScale(space, 2, 3, 4), 5, 6, 7))
    let both = transform.concatenating(transform.inverted())
    let point = CGPoint(x: 3, y: 4).applying(both)
    #expect(abs(point.x - 3) < 1e-9 && abs(point.y - 4) < 1e-9)
    #expect(CATransform3DInvert(CATransform3DMakeScale(0, 1, 1)) == CATransform3DMakeScale(0, 1, 1))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 1))))
    #expect(!transform.isAffine && !transform.isIdentity)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let isInverted = flat.invert()
    #expect(!isInverted)
  }
}
