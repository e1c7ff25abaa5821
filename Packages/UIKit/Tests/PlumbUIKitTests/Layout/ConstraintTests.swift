import PlumbTesting
import PlumbUIKit
import SwiftUI
import Testing

@Suite("Constraints") @MainActor struct ConstraintTests {
  private func root(_ width: CGFloat = 200, _ height: CGFloat = 100) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func box(in view: UIView) -> UIView {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    return box
  }

  @Test("place a view by its edges, its middle and parts of lengths")
  func edges() {
    let root = root()
    let (one, two) = (box(in: root), box(in: root))
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      one.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      one.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -20),
      one.heightAnchor.constraint(equalToConstant: 30),
      two.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      two.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 4),
      two.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8),
      two.widthAnchor.constraint(equalTo: two.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 10, y: 8, width: 80, height: 30))
    #expect(two.frame == CGRect(x: 75, y: 42, width: 50, height: 50))
  }

  @Test("yield to each other by their priorities, and hold again when a constant changes")
  func priorities() {
    let root = root()
    let box = box(in: root)
    let wished = box.widthAnchor.constraint(equalToConstant: 150)
    wished.priority = .defaultHigh
    let most = box.widthAnchor.constraint(lessThanOrEqualToConstant: 120)
    NSLayoutConstraint.activate([
      wished, most, box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(box.frame.width == 120)
    most.constant = 60
    root.layoutIfNeeded()
    #expect(box.frame.width == 60)
    most.isActive = false
    root.layoutIfNeeded()
    #expect(box.frame.width == 150)
  }

  @Test("give a view with content its own size, and let the one that hugs less grow")
  func contents() {
    let root = root()
    let (name, value) = (squares("abc"), squares("de"))
    name.setContentHuggingPriority(.defaultLow, for: .horizontal)
    for label in [name, value] {
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 5),
      value.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(name.frame == CGRect(x: 0, y: 0, width: 175, height: 10))
    #expect(value.frame == CGRect(x: 180, y: 0, width: 20, height: 10))
  }

  @Test("wrap a text in the width that they leave it")
  func wrapping() {
    let root = root(50, 100)
    let label = squares("abc def ghi")
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 5, y: 0, width: 40, height: 30))
  }

  @Test("that can not hold together are reported, and the others hold")
  func contradiction() {
    let view = TestedView(proposing: 100, 50) {
      Shown {
        let root = root()
        let box = box(in: root)
        NSLayoutConstraint.activate([
          box.widthAnchor.constraint(equalToConstant: 10), box.widthAnchor.constraint(equalToConstant: 20),
          box.heightAnchor.constraint(equalToConstant: 10),
          box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          box.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        return root
      }
    }
    view.layOut()
    let warning = "UIView: the constraint UIView.width = 20.0 can not hold beside the others; it is left out."
    #expect(view.warnings.contains(warning))
  }

  @Test("of views in different trees say that a view is missing")
  func strangers() {
    let view = TestedView(proposing: 100, 50) {
      Shown {
        let root = UIView()
        UIView().topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        return root
      }
    }
    // What another test's code said while no host ran is told to the next host, which may be this one.
    let warnings = view.warnings.filter { $0.contains("constraint") }
    #expect(warnings.count == 1 && warnings[0].contains("addSubview"))
  }

  @Test("of a stack view arrange its views by its distribution and alignment")
  func stacks() {
    func frames(
      _ size: CGSize, _ change: (UIStackView) -> Void
    ) -> [CGRect] {
      let labels = [squares("a"), squares("bcd")]
      let stack = UIStackView(arrangedSubviews: labels)
      change(stack)
      stack.frame.size = size
      stack.layoutIfNeeded()
      return labels.map(\.frame)
    }
    let size = CGSize(width: 100, height: 40)
    #expect(
      frames(size) {
        $0.distribution = .fillEqually
        $0.spacing = 10
      } == [CGRect(x: 0, y: 0, width: 45, height: 40), CGRect(x: 55, y: 0, width: 45, height: 40)])
    #expect(
      frames(size) {
        $0.distribution = .equalSpacing
        $0.alignment = .center
      } == [CGRect(x: 0, y: 15, width: 10, height: 10), CGRect(x: 70, y: 15, width: 30, height: 10)])
    #expect(
      frames(size) {
        $0.axis = .vertical
        $0.alignment = .trailing
        $0.distribution = .fillEqually
      } == [CGRect(x: 90, y: 0, width: 10, height: 20), CGRect(x: 70, y: 20, width: 30, height: 20)])
    let stack = UIStackView(arrangedSubviews: [squares("a"), squares("bcd")])
    stack.spacing = 5
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 45, height: 10))
    stack.arrangedSubviews[0].isHidden = true
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 10))
  }

  @Test("that name a scroll view's edges say how large its content is")
  func scrolling() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let content = box(in: scroll)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 300),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 300))
  }

  @Test("are found for fifty views in less than a second")
  func many() {
    let root = root(300, 2_000)
    var above = root.topAnchor
    for _ in 0..<50 {
      let box = box(in: root)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: above, constant: 2),
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 20),
      ])
      above = box.bottomAnchor
    }
    let time = ContinuousClock().measure { root.layoutIfNeeded() }
    #expect(root.subviews[49].frame == CGRect(x: 0, y: 2 + 49 * 22, width: 300, height: 20))
    #expect(time < .seconds(1))
  }
}
