import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Shapes that wrap others") @MainActor struct WrappedShapeTests {
  /// The leading part of what is offered.
  private struct Part: Shape {
    var share: CGFloat
    var behavior = LayoutDirectionBehavior.mirrors
    var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }
    var animatableData: CGFloat {
      get { share }
      set { share = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height))
    }
  }

  private struct Growing<Drawn: Shape>: View {
    let shape: (Part) -> Drawn
    @State private var share: CGFloat = 0
    var body: some View {
      VStack(spacing: 0) {
        shape(Part(share: share)).fill(.red)
        Button("grow") { withAnimation(.linear(duration: 1)) { share = 1 } }.frame(height: 20)
      }
    }
  }

  private func widths<Drawn: Shape>(_ shape: @escaping (Part) -> Drawn) -> [CGFloat] {
    let view = TestedView(proposing: 100, 60, time: 0) { Growing(shape: shape) }
    view.press("grow")
    return [0.5, 2].map { time in
      view.advance(to: time)
      return (view.painted.first?.frame.width ?? 0).rounded()
    }
  }

  @Test("the numbers of the shape inside are animated")
  func animated() {
    #expect(widths { $0 } == [50, 100])
    #expect(widths { AnyShape($0) } == [50, 100])
    #expect(widths { $0.transform(CGAffineTransform(scaleX: 0.5, y: 1)) } == [25, 50])
  }

  @Test("a shape of another type takes the place of the one before at once")
  func other() {
    let circle = AnyShape(Circle()).animatableData
    let part = AnyShape(Part(share: 0.25)).animatableData
    #expect(part - circle == .zero)
    var half = part + part
    half.scale(by: 0.5)
    #expect(half == part)
    #expect(part - .zero == part)
    #expect((.zero - part) + part == part - part)
  }

  @Test("a shape that is not mirrored stays so inside of another")
  func direction() {
    func left(_ behavior: LayoutDirectionBehavior) -> CGFloat? {
      let shape = AnyShape(Part(share: 0.25, behavior: behavior))
      return TestedView(proposing: 100, 20, environment: { $0.layoutDirection = .rightToLeft }) {
        shape.fill(.red)
      }.painted.first?.frame.minX
    }
    #expect(left(.mirrors) == 75)
    #expect(left(.fixed) == 0)
  }
}
