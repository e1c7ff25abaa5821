import PlumbTesting
import PlumbUIKit
import SwiftUI
import Testing
import ViewTesting

@Suite("UIView") @MainActor struct UIViewTests {
  @Test("the traits of a view and of a controller have the nearest look that a view around them insists on")
  func traits() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.traitCollection.userInterfaceStyle == UITraitCollection.current.userInterfaceStyle)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    inner.overrideUserInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    controller.loadViewIfNeeded()
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("the changes of an animator that is set to a share of its way are made at once, and only once")
  func shareOfAnimator() {
    var count = 0
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { count += 1 }
    animator.fractionComplete = 0
    #expect(count == 0)
    animator.fractionComplete = 0.4
    animator.fractionComplete = 0.6
    animator.startAnimation()
    #expect(count == 1 && animator.fractionComplete == 1)
  }

  @Test("draws its colour, its subviews at their frames, and nothing of a hidden one")
  func frames() {
    let root = UIView()
    root.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 15))
    inner.backgroundColor = .blue
    inner.alpha = 0.5
    let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    hidden.backgroundColor = .green
    hidden.isHidden = true
    root.addSubview(inner)
    root.addSubview(hidden)
    let view = TestedView(proposing: 100, 50) { Shown { root } }
    #expect(view.seen == ["0,0 100×50", "10,20 30×15 @0.5"])
    inner.frame.origin.x = 40
    hidden.isHidden = false
    view.layOut()
    #expect(view.seen == ["0,0 100×50", "40,20 30×15 @0.5", "0,0 5×5"])
    inner.removeFromSuperview()
    view.layOut()
    #expect(view.seen == ["0,0 100×50", "0,0 5×5"])
  }

  @Test("lets subviews follow its size by their autoresizing masks, and calls layoutSubviews")
  func resizing() {
    final class Halves: UIView {
      let half = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(half)
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        half.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
      }
    }
    let halves = Halves(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
    let right = UIView(frame: CGRect(x: 40, y: 0, width: 10, height: 10))
    right.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
    halves.addSubview(right)
    _ = TestedView(proposing: 200, 60) { Shown { halves } }
    #expect(halves.half.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(right.frame == CGRect(x: 190, y: 0, width: 10, height: 60))
  }

  @Test("draws lines and areas of a subclass's draw(_:), again when it needs display")
  func drawing() {
    final class Mark: UIView {
      var length: CGFloat = 10 { didSet { setNeedsDisplay() } }
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIBezierPath(rect: CGRect(x: rect.maxX - length, y: 0, width: length, height: 5)).fill()
      }
    }
    let mark = Mark()
    let view = TestedView(proposing: 100, 50) { Shown { mark } }
    #expect(view.seen == ["90,0 10×5"])
    mark.length = 20
    view.layOut()
    #expect(view.seen == ["80,0 20×5"])
  }

  @Test("tells coordinates of one view in those of another, and finds views by tag and place")
  func coordinates() {
    let (root, one, two) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)),
      UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    )
    two.tag = 7
    root.addSubview(one)
    one.addSubview(two)
    #expect(two.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 16))
    #expect(root.viewWithTag(7) === two)
    #expect(root.hitTest(CGPoint(x: 16, y: 16), with: nil) === two)
    #expect(root.hitTest(CGPoint(x: 90, y: 90), with: nil) === root)
  }

  @Test("calls a recognizer's target with the recognizer, which knows the place")
  func gestures() {
    @MainActor final class Target: NSObject {
      var places: [CGPoint] = []
      func tapped(_ recognizer: UITapGestureRecognizer) {
        places.append(recognizer.location(in: recognizer.view))
      }
      var moved = CGPoint.zero
      var states: [UIGestureRecognizer.State] = []
      func panned(_ recognizer: UIPanGestureRecognizer) {
        moved = recognizer.translation(in: nil)
        states.append(recognizer.state)
      }
    }
    let (target, tapped) = (Target(), UIView())
    tapped.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Selector(Target.tapped)))
    let view = TestedView(proposing: 100, 50) { Shown { tapped } }
    view.tap(at: CGPoint(x: 30, y: 20))
    #expect(target.places == [CGPoint(x: 30, y: 20)])
    let panned = UIView()
    panned.addGestureRecognizer(UIPanGestureRecognizer(target: target, action: Selector(Target.panned)))
    let moved = TestedView(proposing: 200, 50) { Shown { panned } }
    moved.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 60, y: 10))
    #expect(target.moved.x == 50 && target.states.first == .began && target.states.last == .ended)
  }

  @Test("shows the controls of UIKit as those of SwiftUI, and tells targets of what a person does")
  func controls() {
    @MainActor final class Target: NSObject {
      var values: [String] = []
      func changed(_ sender: UISwitch) { values.append("\(sender.isOn)") }
      func stepped(_ sender: UIStepper) { values.append("\(sender.value)") }
    }
    let (target, toggle, action) = (
      Target(), UISwitch(), UIButton(primaryAction: UIAction(title: "Go") { _ in })
    )
    toggle.accessibilityLabel = "Wifi"
    toggle.addTarget(target, action: Selector(Target.changed), for: .valueChanged)
    let view = TestedView(proposing: 100, 60) { Shown { toggle } }
    view.tap(at: CGPoint(x: view.size.width / 2, y: view.size.height / 2))
    #expect(target.values == ["true"] && toggle.isOn)
    var presses = 0
    action.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    let pressed = TestedView(proposing: 100, 60) { Shown { action } }
    pressed.tap("Go")
    #expect(presses == 1)
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
  }

  @Test("of a class that is a labelled box is told once")
  func reports() {
    struct Boxed: View {
      var body: some View {
        ShownController { UIActivityViewController(activityItems: [], applicationActivities: nil) }
      }
    }
    let warnings = TestedView(proposing: 100, 60) { Boxed() }.warnings
    #expect(warnings.filter { $0.hasPrefix("UIActivityViewController is a labelled box") }.count == 1)
    // What no host could be told before is told to this one, too.
    #expect(Set(warnings).count == warnings.count)
  }

  @Test("a text that is edited stands on the view's own ground")
  func textGround() {
    let text = UITextView()
    #expect(text.backgroundColor == .systemBackground)
    text.backgroundColor = .red
    let view = TestedView(proposing: 100, 50) { Shown { text } }
    #expect(view.seen == ["0,0 100×50"])
  }

  @Test("the content of a text view is as wide as the view and as high as its lines with their insets")
  func textContent() {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let font = UIFont.systemFont(ofSize: 16)
    text.font = font
    // A text ends at a whole pixel.
    func isHigh(_ lines: CGFloat, and insets: CGFloat) -> Bool {
      abs(text.contentSize.height - insets - lines * font.lineHeight) < 1
    }
    text.text = "One"
    #expect(text.contentSize.width == 200)
    #expect(isHigh(1, and: 16))
    text.text = "One\nTwo\nThree"
    #expect(isHigh(3, and: 16))
    text.textContainerInset = .zero
    #expect(isHigh(3, and: 0))
  }
}
