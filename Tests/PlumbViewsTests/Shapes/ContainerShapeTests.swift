import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@MainActor @Suite("Shapes that follow their container")
struct ContainerShapeTests {
  private func path(_ view: some View, _ direction: LayoutDirection = .leftToRight) -> Path? {
    let list = TestedView(proposing: 100, 60, environment: { $0.layoutDirection = direction }) { view }
      .displayList
    for case .fill(let path, _, _) in list.items { return path }
    return nil
  }

  @Test("a relative shape is the container's, moved inwards by the padding")
  func relative() {
    let shape = ContainerRelativeShape().padding(4)
      .containerShape(RoundedRectangle(cornerRadius: 20, style: .circular))
    #expect(
      path(shape)
        == path(RoundedRectangle(cornerRadius: 16, style: .circular).padding(4)))
    #expect(path(ContainerRelativeShape().padding(4)) == path(Rectangle().padding(4)))
  }

  @Test("a concentric rectangle has each corner about the container's corner, or a radius of its own")
  func concentric() {
    let container = RoundedRectangle(cornerRadius: 20)
    #expect(
      path(ConcentricRectangle().padding(4).containerShape(container))
        == path(RoundedRectangle(cornerRadius: 16).padding(4)))
    #expect(
      path(
        ConcentricRectangle(corners: .concentric(minimum: .fixed(10))).padding(15).containerShape(container))
        == path(RoundedRectangle(cornerRadius: 10).padding(15)))
    #expect(
      path(ConcentricRectangle(topLeadingCorner: .fixed(7)))
        == path(UnevenRoundedRectangle(topLeadingRadius: 7)))
    #expect(
      path(ConcentricRectangle(corners: .concentric, isUniform: true).containerShape(Capsule()))
        == path(RoundedRectangle(cornerRadius: 30)))
  }

  struct Arrow: Shape {
    var behavior = LayoutDirectionBehavior.mirrors
    var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addLines([.zero, CGPoint(x: rect.maxX, y: 30), CGPoint(x: 0, y: 60)])
        path.closeSubpath()
      }
    }
  }

  @Test("a shape is mirrored right to left unless it says that it is fixed")
  func mirrored() {
    let left = CGPoint(x: 1, y: 10)
    #expect(path(Arrow())?.contains(left) == true)
    #expect(path(Arrow(), .rightToLeft)?.contains(left) == false)
    #expect(path(Arrow(behavior: .fixed), .rightToLeft)?.contains(left) == true)
    #expect(path(Arrow(behavior: .mirrors(in: .leftToRight)))?.contains(left) == false)
    #expect(path(Arrow().scale(1), .rightToLeft)?.contains(left) == false)
  }

  @Test("a view is mirrored right to left if it is told to")
  func flipped() {
    func isFlipped(_ view: some View, _ direction: LayoutDirection) -> Bool {
      let list = TestedView(proposing: 10, 10, environment: { $0.layoutDirection = direction }) { view }
        .displayList
      if case .group(.transform(let transform), _)? = list.items.first { return transform.a == -1 }
      return false
    }
    #expect(isFlipped(Color.red.flipsForRightToLeftLayoutDirection(true), .rightToLeft))
    #expect(!isFlipped(Color.red.flipsForRightToLeftLayoutDirection(true), .leftToRight))
    #expect(!isFlipped(Color.red.flipsForRightToLeftLayoutDirection(false), .rightToLeft))
    #expect(isFlipped(Color.red.layoutDirectionBehavior(.mirrors(in: .leftToRight)), .leftToRight))
    #expect(!isFlipped(Color.red.layoutDirectionBehavior(.fixed), .rightToLeft))
  }
}
