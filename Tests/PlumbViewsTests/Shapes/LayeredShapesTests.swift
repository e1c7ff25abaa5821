import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@MainActor @Suite("Shapes in several layers")
struct LayeredShapesTests {
  /// The outline of a thick line is made of curves, a thousandth of a point beside the circle.
  private func rounded(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX.rounded(), y: rect.minY.rounded(), width: rect.width.rounded(),
      height: rect.height.rounded())
  }

  private func bounds(_ view: some View) -> [CGRect] {
    let list = TestedView(proposing: 100, 100) { view }.displayList
    return list.items.compactMap { item in
      if case .fill(let path, _, _) = item { rounded(path.boundingRect) } else { nil }
    }
  }

  @Test("any number of fills and lines are of the shape itself, each in front of the one before")
  func layers() {
    let ring = Circle().fill(.blue).stroke(.red, lineWidth: 10).stroke(.green, lineWidth: 20).fill(.yellow)
    let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(
      bounds(ring) == [whole, whole.insetBy(dx: -5, dy: -5), whole.insetBy(dx: -10, dy: -10), whole])
  }

  @Test("lines inside the edge have layers too, and a fill after a line is of the whole shape")
  func borders() {
    let card = Rectangle().strokeBorder(.red, lineWidth: 10).fill(.blue).strokeBorder(lineWidth: 4)
    let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(bounds(card) == [whole, whole, whole])
    #expect(bounds(Circle().stroke(.red, lineWidth: 10).fill()).last == whole)
  }

  @Test("a shape in layers has the size of the shape, and is any view of a shape")
  func size() {
    func framed<S: ShapeView>(_ view: S) -> some View where S.Content == Circle {
      view.frame(width: 40, height: 40)
    }
    let view = TestedView(proposing: 100, 100) { framed(Circle().fill(.red).stroke(.blue)) }
    #expect(view.size == CGSize(width: 40, height: 40))
  }
}
