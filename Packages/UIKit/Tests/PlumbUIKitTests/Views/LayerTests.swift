import PlumbTesting
import PlumbUIKit
import SwiftUI
import Testing

@Suite("CALayer") @MainActor struct LayerTests {
  @Test("a named pace has the points of its curve, and others those that they are given")
  func paces() {
    var numbers: [Float] = [0, 0]
    CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &numbers)
    #expect(numbers == [0.42, 0])
    let own = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    own.getControlPoint(at: 2, values: &numbers)
    #expect(numbers == [0.3, 0.4])
    own.getControlPoint(at: 3, values: &numbers)
    #expect(numbers == [1, 1])
    own.getControlPoint(at: 9, values: &numbers)
    #expect(numbers == [1, 1])
  }

  @Test("an affine transform comes back as it was set")
  func transforms() {
    let layer = CALayer()
    #expect(CATransform3DIsIdentity(layer.transform))
    layer.setAffineTransform(CGAffineTransform(translationX: 3, y: 4))
    #expect(layer.affineTransform() == CGAffineTransform(translationX: 3, y: 4))
  }

  @Test("what is to be done after changes is done when they are shown, once")
  func transactions() {
    var count = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { count += 1 }
    CATransaction.commit()
    CATransaction.commit()
    #expect(count == 1)
  }

  // It is deprecated as what it calls is, which has no effect.
  @available(*, deprecated)
  @Test("a text checker finds nothing wrong, and keeps what it learns")
  func spelling() {
    let found = UITextChecker().rangeOfMisspelledWord(
      in: "wrogn", range: NSRange(location: 0, length: 5), startingAt: 0, wrap: false, language: "en")
    #expect(found.location == NSNotFound && found.length == 0)
    UITextChecker.learnWord("wrogn")
    #expect(UITextChecker.hasLearnedWord("wrogn"))
    UITextChecker.unlearnWord("wrogn")
    #expect(!UITextChecker.hasLearnedWord("wrogn"))
  }
}
