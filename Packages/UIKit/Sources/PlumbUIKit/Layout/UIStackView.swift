import Foundation
import PlumbViews

/// Views in a row or a column.
///
/// It is arranged by constraints, as UIKit does it, so that the priorities of the arranged views decide who grows.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The distribution of the length among the arranged views.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of the arranged views across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The upper sides of a row's views.
    public static var top: Alignment { .leading }
    /// The lower sides of a row's views.
    public static var bottom: Alignment { .trailing }
  }

  /// The views in their order.
  public private(set) var arrangedSubviews: [UIView] = []
  /// Whether the views are in a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
  /// The distribution of the length among the arranged views.
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  /// The alignment of the arranged views across the axis.
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// The points between two views.
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Whether the margins keep the views from the edges.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
  /// Whether distances are measured from baselines; they are not here.
  @_Unheeded(.controlParts, "UIStackView.isBaselineRelativeArrangement")
  open var isBaselineRelativeArrangement = false
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The spacing of the system; 8 points.
  public nonisolated static var spacingUseSystem: CGFloat { 8 }
  /// The spacing of the stack.
  public nonisolated static var spacingUseDefault: CGFloat { -1 }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Adds a view at a place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
    setNeedsLayout()
  }

  /// Arranges a view no more; it stays inside.
  open func removeArrangedSubview(_ view: UIView) {
    forget(view)
    setNeedsLayout()
  }

  func forget(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  /// Sets the distance of the next view from a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
    setNeedsLayout()
  }

  /// Returns the distance of the next view from a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  private func distance(after view: UIView) -> Double {
    let custom = customSpacing[ObjectIdentifier(view)] ?? -1
    return Double(custom < 0 ? spacing : custom)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { systemLayoutSizeFitting(size) }
}

extension UIStackView {
  /// A span along one axis.
  private struct Span {
    let start, length: LinearExpression
    var end: LinearExpression { start + length }
    var middle: LinearExpression { start + length * 0.5 }
  }

  private func span(_ box: ConstraintLayout.Box, _ axis: NSLayoutConstraint.Axis) -> Span {
    axis == .horizontal ? Span(start: box.left, length: box.width) : Span(start: box.top, length: box.height)
  }

  private var across: NSLayoutConstraint.Axis { axis == .horizontal ? .vertical : .horizontal }

  /// Adds the relations that arrange the views.
  func relateArranged(in layout: inout ConstraintLayout) {
    let views = arrangedSubviews.filter { !$0.isHidden }
    let area: AnyObject = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
    let outer = layout.box(of: area)
    let (along, cross) = (span(outer, axis), span(outer, across))
    guard !views.isEmpty else {
      layout.prefer(along.length, .equal, .fittingSizeLevel)
      layout.prefer(cross.length, .equal, .fittingSizeLevel)
      return
    }
    let boxes = views.map { layout.box(of: $0) }
    let spans = boxes.map { span($0, axis) }
    layout.must(spans[0].start - along.start)
    layout.must(spans[spans.count - 1].end - along.end)
    relateGaps(views, spans, in: &layout)
    if distribution == .fillEqually {
      for other in spans.dropFirst() { layout.must(other.length - spans[0].length) }
    } else if distribution == .fillProportionally {
      relateProportions(views, spans, in: &layout)
    }
    for (view, box) in zip(views, boxes) { relate(view, span(box, across), to: cross, in: &layout) }
  }

  private func relateGaps(_ views: [UIView], _ spans: [Span], in layout: inout ConstraintLayout) {
    var first: LinearExpression?
    for index in spans.indices.dropLast() {
      let (one, next) = (spans[index], spans[index + 1])
      let gap = next.start - one.end
      let least = gap - LinearExpression(distance(after: views[index]))
      switch distribution {
      case .fill, .fillEqually, .fillProportionally: layout.must(least)
      case .equalSpacing, .equalCentering:
        layout.must(least, .atLeast)
        let measure = distribution == .equalSpacing ? gap : next.middle - one.middle
        if let first { layout.must(measure - first) } else { first = measure }
      }
    }
    guard distribution == .equalSpacing || distribution == .equalCentering else { return }
    // The views keep their lengths, and the gaps grow.
    for (view, span) in zip(views, spans) {
      let size = view.intrinsicContentSize
      let length = axis == .horizontal ? size.width : size.height
      if length >= 0 {
        layout.prefer(span.length - LinearExpression(Double(length)), .equal, .defaultHigh)
      }
    }
  }

  private func relateProportions(_ views: [UIView], _ spans: [Span], in layout: inout ConstraintLayout) {
    let lengths = views.map { view in
      let size = view.intrinsicContentSize
      return Double(max(0, axis == .horizontal ? size.width : size.height))
    }
    guard let first = lengths.firstIndex(where: { $0 > 0 }) else { return }
    for index in lengths.indices where index != first && lengths[index] > 0 {
      // Stronger than what the views say of their own sizes.
      layout.prefer(
        spans[index].length - spans[first].length * (lengths[index] / lengths[first]), .equal,
        UILayoutPriority(999))
    }
  }

  private func relate(
    _ view: UIView, _ inner: Span, to outer: Span, in layout: inout ConstraintLayout
  ) {
    // The stack is as small across as its views let it be.
    layout.prefer(outer.length, .equal, UILayoutPriority(1))
    switch alignment {
    case .fill:
      layout.must(inner.start - outer.start)
      layout.must(inner.end - outer.end)
      return
    case .leading, .firstBaseline: layout.must(inner.start - outer.start)
    case .trailing, .lastBaseline: layout.must(inner.end - outer.end)
    case .center: layout.must(inner.middle - outer.middle)
    }
    layout.must(inner.start - outer.start, .atLeast)
    layout.must(inner.end - outer.end, .atMost)
    // A view that nothing else sizes fills what there is.
    layout.prefer(inner.length - outer.length, .equal, UILayoutPriority(2))
  }
}
