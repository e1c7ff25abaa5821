import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@Suite("UIBezierPath and CGPath") struct PathTests {
  private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
    [one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY]
      .allSatisfy { abs($0) < 1e-6 }
  }

  @Test("an arc of UIKit turns clockwise where SwiftUI's says the opposite")
  func arc() {
    let arc = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(isClose(arc.bounds, CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(abs(arc.currentPoint.x - 10) < 1e-9 && abs(arc.currentPoint.y - 20) < 1e-9)
  }

  @Test("round corners are cut where they are asked for")
  func corners() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 10, height: 10))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 39, y: 1)))
    #expect(!path.contains(CGPoint(x: 39, y: 39)))
    #expect(isClose(Path(path.cgPath).boundingRect, CGRect(x: 0, y: 0, width: 40, height: 40)))
  }

  @Test("a path that is added to leaves its copies as they were")
  func mutable() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    let copy = path.copy()
    path.addLine(to: CGPoint(x: 5, y: 2), transform: CGAffineTransform(translationX: 1, y: 0))
    #expect(copy?.isEmpty == false && copy?.currentPoint == CGPoint(x: 1, y: 2))
    #expect(path.boundingBox == CGRect(x: 1, y: 2, width: 5, height: 0))
    var kinds: [CGPathElementType] = []
    path.applyWithBlock { kinds.append($0.pointee.type) }
    #expect(kinds == [.moveToPoint, .addLineToPoint])
    #expect(CGMutablePath().boundingBox.isNull)
  }

  @Test("insets take from each side, and speak SwiftUI's words")
  func insets() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 2, y: 1, width: 94, height: 46))
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(EdgeInsets(insets) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }
}
