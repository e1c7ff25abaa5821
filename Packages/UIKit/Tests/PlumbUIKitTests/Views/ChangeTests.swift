import PlumbTesting
import PlumbUIKit
import SwiftUI
import Testing
import ViewTesting

@Suite("What views and controllers are told of") @MainActor struct ChangeTests {
  private final class Watching: UIView {
    var lines: [String] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      lines.append("\(words(previousTraitCollection)) to \(words(traitCollection))")
    }
    override func tintColorDidChange() {
      super.tintColorDidChange()
      lines.append("tint")
    }
    private func words(_ traits: UITraitCollection?) -> String {
      guard let traits else { return "none" }
      let style = traits.userInterfaceStyle == .dark ? "dark" : "light"
      let side = traits.layoutDirection == .rightToLeft ? " mirrored" : ""
      return style + side + (traits.preferredContentSizeCategory == .accessibilityLarge ? " large" : "")
    }
  }

  @Test(
    "a view is told of another appearance, direction and size of text, with the traits before, and not at first"
  )
  func traits() {
    let watching = Watching()
    let view = TestedView(proposing: 100, 50) { Shown { watching } }
    #expect(watching.lines == [])
    view.setEnvironment { $0.colorScheme = .dark }
    view.setEnvironment { $0.layoutDirection = .rightToLeft }
    view.setEnvironment { $0.dynamicTypeSize = .accessibility2 }
    view.setEnvironment { $0.locale = Locale(identifier: "de") }
    #expect(
      watching.lines == [
        "light to dark", "dark to dark mirrored", "dark mirrored to dark mirrored large",
      ])
  }

  @Test("a view inside is told when one around it insists on a look, and when only its own place is dark")
  func ownLooks() {
    let (outer, watching) = (UIView(), Watching())
    outer.addSubview(watching)
    struct Place: View {
      let outer: UIView
      @State private var isDark = false
      var body: some View {
        VStack {
          Button("Dark") { isDark = true }
          Shown { outer }.environment(\.colorScheme, isDark ? .dark : .light)
        }
      }
    }
    let view = TestedView(proposing: 100, 100) { Place(outer: outer) }
    outer.overrideUserInterfaceStyle = .dark
    view.layOut()
    #expect(watching.lines == ["light to dark"])
    outer.overrideUserInterfaceStyle = .unspecified
    view.layOut()
    view.press("Dark")
    #expect(watching.lines == ["light to dark", "dark to light", "light to dark"])
  }

  @Test("an observer hears of the traits that it registered for, until it is unregistered")
  func observers() {
    @MainActor final class Target: NSObject {
      var count = 0
      func changed() { count += 1 }
    }
    let (label, target) = (UILabel(), Target())
    let view = TestedView(proposing: 100, 50) { Shown { label } }
    var lines: [String] = []
    let registration = label.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (label: UILabel, old) in
      lines.append("\(old.userInterfaceStyle == .light) \(label.traitCollection.userInterfaceStyle == .dark)")
    }
    label.registerForTraitChanges(
      [UITraitLayoutDirection.self], target: target, action: Selector(Target.changed))
    view.layOut()
    view.setEnvironment { $0.colorScheme = .dark }
    #expect(lines == ["true true"] && target.count == 0)
    view.setEnvironment { $0.layoutDirection = .rightToLeft }
    #expect(lines.count == 1 && target.count == 1)
    label.unregisterForTraitChanges(registration)
    view.setEnvironment { $0.colorScheme = .light }
    #expect(lines.count == 1)
  }

  @Test("a view is told of its tint and of one that comes from around it, and not of one that its own hides")
  func tints() {
    let (outer, inner, own) = (UIView(), Watching(), Watching())
    own.tintColor = .green
    outer.addSubview(inner)
    outer.addSubview(own)
    #expect(own.lines == ["tint"] && inner.lines == [])
    outer.tintColor = .red
    #expect(own.lines == ["tint"] && inner.lines == ["tint"])
    outer.tintColor = .red
    #expect(inner.lines == ["tint"])
    let other = Watching()
    outer.addSubview(other)
    #expect(other.lines == ["tint"])
  }

  private final class Page: UIViewController {
    var lines: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(UIView())
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      lines.append("from \(words(view.bounds.size)) to \(words(size))")
      coordinator.animate { [weak self] _ in
        if let self { lines.append("along \(words(view.bounds.size))") }
      } completion: { [weak self] _ in
        self?.lines.append("done")
      }
    }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      lines.append("will \(traitCollection.verticalSizeClass == newCollection.verticalSizeClass)")
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      lines.append("did \(traitCollection.verticalSizeClass == previousTraitCollection?.verticalSizeClass)")
    }
    private func words(_ size: CGSize) -> String { "\(Int(size.width))×\(Int(size.height))" }
  }

  @Test(
    "a controller is told of another size of the window before its view has it, and of other size classes")
  func windows() {
    let page = Page()
    let view = TestedView(proposing: 390, 844) { ShownController { page } }
    view.layOut()
    #expect(page.lines == [])
    view.layOut(proposing: 300, 844)
    #expect(page.lines == ["from 390×844 to 300×844", "along 300×844", "done"])
    page.lines = []
    view.layOut(proposing: 844, 390)
    #expect(page.lines.contains("from 300×844 to 844×390"))
    #expect(page.lines.contains("will false") && page.lines.contains("did false"))
  }

  @Test("a controller in another is told by the one around, and not when only its own place changes")
  func children() {
    let (outer, page) = (UIViewController(), Page())
    outer.addChild(page)
    outer.view.addSubview(page.view)
    page.view.frame = outer.view.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    struct Place: View {
      let outer: UIViewController
      @State private var isNarrow = false
      var body: some View {
        VStack(spacing: 0) {
          Button("Narrow") { isNarrow = true }
          ShownController { outer }.frame(width: isNarrow ? 100 : nil)
        }
      }
    }
    let view = TestedView(proposing: 300, 500) { Place(outer: outer) }
    view.press("Narrow")
    #expect(page.lines == [])
    view.layOut(proposing: 300, 600)
    #expect(page.lines.count == 3 && page.lines.last == "done")
  }

  @Test(
    "a layer places what is in it when its size has changed and when it is asked for, also a view's own layer"
  )
  func layers() {
    final class Ring: CALayer {
      var calls: [CGFloat] = []
      override func layoutSublayers() {
        super.layoutSublayers()
        calls.append(bounds.width)
      }
    }
    final class Backed: UIView {
      override class var layerClass: AnyClass { Ring.self }
      let ring = Ring()
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        ring.frame = CGRect(x: 0, y: 0, width: layer.bounds.width / 2, height: 10)
      }
    }
    let backed = Backed()
    backed.ring.backgroundColor = UIColor.red.cgColor
    backed.layer.addSublayer(backed.ring)
    let view = TestedView(proposing: 100, 50) { Shown { backed } }
    view.layOut()
    #expect((backed.layer as? Ring)?.calls == [100] && backed.layouts == 1)
    #expect(backed.ring.bounds.width == 50 && backed.ring.calls.last == 50)
    #expect(view.seen == ["0,0 50×10", "0,0 50×10"], "the layer, which is clear, on its colour")
    view.layOut(proposing: 80, 50)
    view.layOut()
    #expect((backed.layer as? Ring)?.calls == [100, 80] && backed.ring.calls.last == 40)
    let count = backed.ring.calls.count
    backed.ring.setNeedsLayout()
    view.layOut()
    #expect(backed.ring.calls.count == count + 1)
  }

  @Test("a controller adds the constraints of its view in updateViewConstraints, which tells the view")
  func constraints() {
    final class Own: UIView {
      var count = 0
      override func updateConstraints() {
        count += 1
        super.updateConstraints()
      }
    }
    final class Pinning: UIViewController {
      let inner = UIView()
      override func loadView() { view = Own() }
      override func updateViewConstraints() {
        if inner.superview == nil {
          inner.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(inner)
          NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(equalToConstant: 30),
            inner.heightAnchor.constraint(equalToConstant: 20),
            inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inner.topAnchor.constraint(equalTo: view.topAnchor),
          ])
        }
        super.updateViewConstraints()
      }
    }
    let pinning = Pinning()
    _ = TestedView(proposing: 100, 50) { ShownController { pinning } }
    #expect(pinning.inner.frame == CGRect(x: 70, y: 0, width: 30, height: 20))
    #expect((pinning.view as? Own)?.count ?? 0 > 0)
  }
}
