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
