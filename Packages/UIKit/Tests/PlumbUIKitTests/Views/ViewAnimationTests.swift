import PlumbTesting
import PlumbUIKit
import SwiftUI
import Testing
import ViewTesting

@Suite("Paces of UIKit's animations") @MainActor struct ViewAnimationTests {
  /// How far a view has come on its way of 100 points, some seconds after it began.
  private func way(after seconds: Double, _ move: (@escaping () -> Void) -> Void) throws -> CGFloat {
    let root = UIView()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.backgroundColor = .blue
    root.addSubview(inner)
    let view = TestedView(proposing: 200, 50) { Shown { root } }
    view.advance(by: 0.1)
    move { inner.frame.origin.x = 100 }
    view.advance(by: 0)
    view.advance(by: seconds)
    return try #require(view.painted.last?.frame.minX)
  }

  @Test("an animator has the curve that it is given")
  func curves() throws {
    func half(_ curve: UIView.AnimationCurve) throws -> CGFloat {
      try way(after: 0.5) {
        UIViewPropertyAnimator(duration: 1, curve: curve, animations: $0).startAnimation()
      }
    }
    #expect(try abs(half(.linear) - 50) < 0.5)
    #expect(try half(.easeIn) < 40)
    #expect(try half(.easeOut) > 60)
    #expect(try abs(half(.easeInOut) - 50) < 0.5)
  }

  @Test("a spring begins with the velocity that it is given")
  func velocity() throws {
    func start(_ velocity: CGFloat) throws -> CGFloat {
      try way(after: 0.05) {
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: velocity,
          animations: $0)
      }
    }
    // A velocity of 10 is half of the way in a twentieth of a second, which the spring slows down.
    #expect(try start(10) > start(0) + 20)
  }

  @Test("a spring that repeats goes on")
  func repeating() throws {
    let ends = try [6.0, 6.1, 6.2, 6.3].map { time in
      try way(after: time) {
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
          options: [.repeat, .autoreverse], animations: $0)
      }
    }
    #expect(Set(ends).count > 1, "\(ends)")
  }
}
