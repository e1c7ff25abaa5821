import Foundation
import PlumbLayout
import PlumbViews

/// Whether frames are set by a layout, which places what it sets itself.
@MainActor enum LayoutPass {
  private(set) static var isRunning = false
  /// Whether a content is made to be measured, and not to be shown.
  private(set) static var isMeasuring = false

  static func measure<Result>(_ measure: () -> Result) -> Result {
    let outer = isMeasuring
    isMeasuring = true
    defer { isMeasuring = outer }
    return measure()
  }

  static func run(_ layout: () -> Void) {
    let outer = isRunning
    isRunning = true
    defer { isRunning = outer }
    layout()
  }
}

extension UIView {
  func layOutNow() {
    var root = self
    while !root.isLayoutRoot, let around = root.superview { root = around }
    root.layOutTree()
  }

  /// Lets the view and those inside say their constraints.
  public func updateConstraintsIfNeeded() { askForConstraints() }

  /// Lets the controller whose view it is, or else the view, say the constraints.
  private func askForConstraints() {
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  /// Places everything inside, without a picture.
  func layOutTree() {
    LayoutPass.run {
      layOut(bounds.size)
      for view in subviews { view.layOutTree() }
    }
  }

  /// Sets a size, and places the subviews where something has changed.
  func layOut(_ size: CGSize) {
    let transition = controller?.windowTransition(to: size)
    defer { transition?.runCompletions() }
    LayoutPass.run {
      if bounds.size != size { bounds.size = size }
      transition?.runAnimations()
      guard needsLayout else { return }
      if isLayoutRoot {
        prepareLayout()
        prepareConstraints()
        var layout = ConstraintLayout(root: self)
        layout.place()
      }
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layer.layoutSublayers()
      controller?.viewDidLayoutSubviews()
    }
  }

  private func prepareConstraints() {
    askForConstraints()
    for view in subviews { view.prepareConstraints() }
  }

  /// Gives subviews with an autoresizing mask their part of a new size.
  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews, old != .zero else { return }
    for view in subviews
    where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      var frame = view.frame
      (frame.origin.x, frame.size.width) = resized(
        frame.minX, frame.width, by: bounds.width - old.width, old: old.width,
        before: mask.contains(.flexibleLeftMargin), inside: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin))
      (frame.origin.y, frame.size.height) = resized(
        frame.minY, frame.height, by: bounds.height - old.height, old: old.height,
        before: mask.contains(.flexibleTopMargin), inside: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin))
      view.frame = frame
    }
  }

  /// One axis: the flexible parts share what was gained, by their lengths.
  private func resized(
    _ start: CGFloat, _ length: CGFloat, by gain: CGFloat, old: CGFloat, before: Bool, inside: Bool,
    after: Bool
  ) -> (CGFloat, CGFloat) {
    let parts = [before ? start : 0, inside ? length : 0, after ? old - start - length : 0]
    let sum = parts.reduce(0, +)
    let flexible = [before, inside, after].filter { $0 }.count
    guard flexible > 0 else { return (start, length) }
    func share(_ part: Int, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return sum > 0 ? gain * parts[part] / sum : gain / CGFloat(flexible)
    }
    return (start + share(0, before), max(0, length + share(1, inside)))
  }

  // MARK: Sizes

  /// The size of what the view shows by itself, as the engine answers it.
  ///
  /// - Parameter width: how wide it may be; `nil` for as wide as it likes.
  func measuredContentSize(width: CGFloat?) -> CGSize {
    let none = UIView.noIntrinsicMetric
    guard hasOwnSize else { return CGSize(width: none, height: none) }
    if let measured, measured.number == changes.number, measured.width == width { return measured.size }
    guard let content = LayoutPass.measure({ makeContent() }) else {
      return CGSize(width: none, height: none)
    }
    let host = ViewHost(content, environment: surroundings)
    let size = host.measured(ProposedViewSize(width: width, height: nil))
    // Up to the next pixel, as UIKit answers for text.
    let result = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    measured = (changes.number, width, result)
    return result
  }

  /// The environment here, as far as anybody knows yet.
  var surroundings: EnvironmentValues {
    shownEnvironment ?? superview?.surroundings ?? Surroundings.current.environment
  }

  /// Returns the size that the view has for a size, from its constraints or its content.
  func fittingSize(_ size: CGSize) -> CGSize {
    let content = intrinsicContentSize
    if content.width < 0, content.height < 0, !subviews.isEmpty, hasConstraintsInside {
      return systemLayoutSizeFitting(size)
    }
    let isTight = content.width > size.width && size.width > 0 && wraps
    let fitted = isTight ? measuredContentSize(width: size.width) : content
    return CGSize(
      width: fitted.width < 0 ? bounds.width : fitted.width,
      height: fitted.height < 0 ? bounds.height : fitted.height)
  }

  var hasConstraintsInside: Bool {
    !constraints.isEmpty || self is UIStackView || subviews.contains { $0.hasConstraintsInside }
  }

  /// Returns the smallest size that the constraints allow, or the largest, as far as the target says.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  func constrainedSize(
    _ targetSize: CGSize, _ horizontalFittingPriority: UILayoutPriority,
    _ verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    prepareConstraints()
    var layout = ConstraintLayout(root: self)
    return layout.fittingSize(
      targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The content takes several lines where it has less space.
  var wraps: Bool {
    (self as? UILabel).map { $0.numberOfLines != 1 } ?? (self as? UITextView)?.wrapsContent ?? false
  }
}

extension UIView {
  /// The size for a target that is as small as can be.
  public nonisolated static var layoutFittingCompressedSize: CGSize { .zero }
  /// The size for a target that is as large as can be.
  public nonisolated static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
