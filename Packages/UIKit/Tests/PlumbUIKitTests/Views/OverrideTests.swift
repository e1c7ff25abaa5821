import PlumbExport
import PlumbTesting
import PlumbUIKit
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Methods of UIView in subclasses of an app") @MainActor struct OverrideTests {
  /// Counts the calls, and leaves the rest to UIKit.
  private final class Counting: UIView {
    var calls: [String] = []

    override func addSubview(_ view: UIView) {
      calls.append("add")
      super.addSubview(view)
    }
    override func insertSubview(_ view: UIView, at index: Int) {
      calls.append("insert")
      super.insertSubview(view, at: index)
    }
    override func bringSubviewToFront(_ view: UIView) {
      calls.append("front")
      super.bringSubviewToFront(view)
    }
    override func removeFromSuperview() {
      calls.append("remove")
      super.removeFromSuperview()
    }
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      calls.append("gesture")
      super.addGestureRecognizer(gestureRecognizer)
    }
    override func layoutIfNeeded() {
      calls.append("layout")
      super.layoutIfNeeded()
    }
    override func invalidateIntrinsicContentSize() {
      calls.append("size")
      super.invalidateIntrinsicContentSize()
    }
    override func sizeToFit() {
      calls.append("fit")
      super.sizeToFit()
    }
  }

  @Test("are overridden, and do the same through super")
  func overrides() {
    let (view, first, second, outer) = (Counting(), UIView(), UIView(), UIView())
    (view as UIView).addSubview(first)
    (view as UIView).insertSubview(second, at: 0)
    (view as UIView).bringSubviewToFront(second)
    #expect(view.subviews == [first, second])
    let gesture = UITapGestureRecognizer()
    (view as UIView).addGestureRecognizer(gesture)
    #expect(view.gestureRecognizers == [gesture])
    outer.addSubview(view)
    (view as UIView).removeFromSuperview()
    #expect(view.superview == nil && outer.subviews == [])
    (view as UIView).layoutIfNeeded()
    (view as UIView).invalidateIntrinsicContentSize()
    (view as UIView).sizeToFit()
    #expect(view.calls.prefix(5) == ["add", "insert", "front", "gesture", "remove"])
    #expect(Set(view.calls).isSuperset(of: ["layout", "size", "fit"]))
  }

  private static func dot(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
  }

  /// Shows the frames of a moving picture as the contents of its layer.
  private final class Moving: UIImageView {
    var frames: [UIImage] = []
    var displays = 0

    override func display(_ layer: CALayer) {
      guard displays < frames.count else { return }
      layer.contents = frames[displays].cgImage
      displays += 1
    }
  }

  @Test(
    "set the contents of the layer, which replace the picture, each time that the view is to be drawn again")
  func display() throws {
    let view = Moving(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.image = Self.dot(.red)
    func picture() throws -> [UInt8] {
      try TestedView(proposing: 20, 20) { Shown { view } }.displayList.pngData(scale: 1)
    }
    let still = try picture()
    #expect(view.displays == 0)
    view.frames = [Self.dot(.green), Self.dot(.blue)]
    view.setNeedsDisplay()
    let first = try picture()
    #expect(view.displays == 1 && first != still)
    let again = try picture()
    #expect(view.displays == 1 && again == first)
    view.setNeedsDisplay()
    #expect(try picture() != first && view.displays == 2)
  }
}
