import Foundation

/// Finds the frames of a tree of views from their constraints.
///
/// 1. Each view and guide has four variables: left, top, width and height, in the root's coordinates.
/// 2. A view whose frame follows from its autoresizing mask keeps it.
/// 3. A content's own size is two relations for each axis: not more, as strongly as the view hugs it, and not less, as
///    strongly as it resists compression.
/// 4. A stack view and a scroll view add their own relations.
/// 5. Text that wraps is measured for the width of a first solution, and the whole is solved again.
@MainActor struct ConstraintLayout {
  let root: UIView
  private(set) var solver = LinearSolver()
  private var boxes: [ObjectIdentifier: Box] = [:]
  /// Widths that text is to wrap in.
  private var widths: [ObjectIdentifier: CGFloat] = [:]
  private var tooMany: [NSLayoutConstraint] = []

  /// The variables of a rectangle.
  struct Box {
    let left, top, width, height: LinearExpression
    var right: LinearExpression { left + width }
    var bottom: LinearExpression { top + height }
    var middleX: LinearExpression { left + width * 0.5 }
    var middleY: LinearExpression { top + height * 0.5 }
  }

  init(root: UIView) { self.root = root }

  // MARK: Answers

  /// Gives each view that constraints place its frame.
  mutating func place() {
    guard root.hasConstraintsInside else { return }
    solve { layout in
      let box = layout.box(of: layout.root)
      layout.must(box.width - LinearExpression(Double(layout.root.bounds.width)))
      layout.must(box.height - LinearExpression(Double(layout.root.bounds.height)))
    }
    for constraint in tooMany where constraint.priority == .required {
      report(
        "\(type(of: root)): the constraint \(constraint.words) can not hold beside the others; it is left out."
      )
    }
    assign(root, isResized: true)
  }

  /// The size that the root takes for a target.
  mutating func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    solve { layout in
      let box = layout.box(of: layout.root)
      layout.prefer(box.width - LinearExpression(Double(target.width)), .equal, horizontal)
      layout.prefer(box.height - LinearExpression(Double(target.height)), .equal, vertical)
    }
    let box = box(of: root)
    return CGSize(width: value(box.width), height: value(box.height))
  }

  private mutating func solve(_ sized: (inout ConstraintLayout) -> Void) {
    for round in 0..<2 {
      (solver, boxes, tooMany) = (LinearSolver(), [:], [])
      let box = box(of: root)
      must(box.left)
      must(box.top)
      sized(&self)
      relate(root)
      solver.settle()
      guard round == 0 else { return }
      widths = [:]
      noteWidths(root)
      if widths.isEmpty { return }
    }
  }

  private mutating func noteWidths(_ view: UIView) {
    if view.wraps, let box = boxes[ObjectIdentifier(view)] {
      let (width, wanted) = (value(box.width), view.intrinsicContentSize.width)
      if width + 0.5 < wanted { widths[ObjectIdentifier(view)] = width }
    }
    for inner in view.subviews { noteWidths(inner) }
  }

  func value(_ expression: LinearExpression) -> CGFloat {
    expression.terms.reduce(CGFloat(expression.constant)) {
      $0 + CGFloat($1.value * solver.value(of: $1.key))
    }
  }

  /// - Parameter isResized: the view will be placed anyway, and what is in it with it.
  private func assign(_ view: UIView, isResized: Bool) {
    let around = box(known: view)
    var hasMoved = false
    for inner in view.subviews {
      let before = inner.untransformedFrame
      if let around, let box = box(known: inner), !inner.translatesAutoresizingMaskIntoConstraints {
        let size = CGSize(width: max(0, value(box.width)), height: max(0, value(box.height)))
        let (x, y) = (value(box.left) - value(around.left), value(box.top) - value(around.top))
        inner.bounds.size = CGSize(width: pixels(size.width), height: pixels(size.height))
        inner.center = CGPoint(
          x: pixels(x) + inner.bounds.width / 2 + view.bounds.minX,
          y: pixels(y) + inner.bounds.height / 2 + view.bounds.minY)
      }
      let after = inner.untransformedFrame
      hasMoved = hasMoved || before != after
      assign(inner, isResized: before.size != after.size)
    }
    if hasMoved && !isResized { view.changed() }
    if let scroll = view as? UIScrollView, let content = boxes[ObjectIdentifier(scroll.contentLayoutGuide)] {
      scroll.contentSize = CGSize(width: pixels(value(content.width)), height: pixels(value(content.height)))
    }
    for guide in view.layoutGuides {
      guard let around, let box = boxes[ObjectIdentifier(guide)] else { continue }
      guide.layoutFrame = CGRect(
        x: value(box.left) - value(around.left), y: value(box.top) - value(around.top),
        width: value(box.width), height: value(box.height))
    }
  }

  /// Half points: pixels of a screen of two a point.
  private func pixels(_ length: CGFloat) -> CGFloat { (length * 2).rounded() / 2 }

  private func box(known view: UIView) -> Box? { boxes[ObjectIdentifier(view)] }

  // MARK: Relations

  /// Something that holds, or is left out where it cannot.
  @discardableResult mutating func must(
    _ expression: LinearExpression, _ relation: LinearSolver.Relation = .equal
  ) -> Bool {
    solver.add(expression, relation)
  }

  /// Something that holds as strongly as a priority says.
  mutating func prefer(
    _ expression: LinearExpression, _ relation: LinearSolver.Relation, _ priority: UILayoutPriority
  ) {
    if priority >= .required, solver.add(expression, relation) { return }
    // Each 200 of a priority weigh ten times as much: 251 goes before 250, and 750 before a handful of 250s (assumed).
    let exponent = Double(max(1, min(priority.rawValue, 999))) / 200
    solver.add(expression, relation, weight: powerOfTen(exponent))
  }

  private func powerOfTen(_ exponent: Double) -> Double { pow(10, exponent) }

  /// The variables of a view or a guide, made when they are asked for first.
  mutating func box(of item: AnyObject) -> Box {
    if let known = boxes[ObjectIdentifier(item)] { return known }
    let made: Box
    if let guide = item as? UILayoutGuide, let view = guide.owningView, let insets = guide.insets {
      let around = box(of: view)
      made = Box(
        left: around.left + LinearExpression(Double(insets.left)),
        top: around.top + LinearExpression(Double(insets.top)),
        width: around.width - LinearExpression(Double(insets.left + insets.right)),
        height: around.height - LinearExpression(Double(insets.top + insets.bottom)))
    } else {
      made = Box(
        left: LinearExpression(solver.makeVariable()), top: LinearExpression(solver.makeVariable()),
        width: LinearExpression(solver.makeVariable()), height: LinearExpression(solver.makeVariable()))
    }
    boxes[ObjectIdentifier(item)] = made
    if !(item is UILayoutGuide && (item as? UILayoutGuide)?.insets != nil) {
      must(made.width, .atLeast)
      must(made.height, .atLeast)
    }
    return made
  }

  private mutating func relate(_ view: UIView) {
    let box = box(of: view)
    if view !== root, view.translatesAutoresizingMaskIntoConstraints, let around = view.superview {
      let (outer, frame) = (self.box(of: around), view.untransformedFrame)
      must(box.left - outer.left - LinearExpression(Double(frame.minX - around.bounds.minX)))
      must(box.top - outer.top - LinearExpression(Double(frame.minY - around.bounds.minY)))
      must(box.width - LinearExpression(Double(frame.width)))
      must(box.height - LinearExpression(Double(frame.height)))
    } else {
      relateContent(of: view, box)
    }
    if let scroll = view as? UIScrollView { relate(contentOf: scroll, box) }
    if let stack = view as? UIStackView { stack.relateArranged(in: &self) }
    for constraint in view.constraints { relate(constraint) }
    for inner in view.subviews where !(inner.isHidden && view is UIStackView) { relate(inner) }
  }

  private mutating func relateContent(of view: UIView, _ box: Box) {
    var size = view.intrinsicContentSize
    if let width = widths[ObjectIdentifier(view)] {
      size.height = view.measuredContentSize(width: width).height
    }
    if size.width >= 0 {
      let difference = box.width - LinearExpression(Double(size.width))
      prefer(difference, .atMost, view.contentHuggingPriority(for: .horizontal))
      prefer(difference, .atLeast, view.contentCompressionResistancePriority(for: .horizontal))
    }
    if size.height >= 0 {
      let difference = box.height - LinearExpression(Double(size.height))
      prefer(difference, .atMost, view.contentHuggingPriority(for: .vertical))
      prefer(difference, .atLeast, view.contentCompressionResistancePriority(for: .vertical))
    }
  }

  /// The content begins where the scroll view does; how large it is follows from what is in it.
  private mutating func relate(contentOf scroll: UIScrollView, _ box: Box) {
    let content = self.box(of: scroll.contentLayoutGuide)
    must(content.left - box.left)
    must(content.top - box.top)
  }

  private mutating func relate(_ constraint: NSLayoutConstraint) {
    guard let first = expression(constraint.first, beside: constraint.second) else { return }
    var difference = first
    if let second = constraint.second {
      guard let other = expression(second, beside: constraint.first) else { return }
      difference.add(other, times: -Double(constraint.multiplier))
    }
    difference.constant -= Double(constraint.constant)
    let relation: LinearSolver.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .atMost
      case .greaterThanOrEqual: .atLeast
      }
    if constraint.priority >= .required {
      if !must(difference, relation) { tooMany.append(constraint) }
    } else {
      prefer(difference, relation, constraint.priority)
    }
  }

  /// An attribute in the variables. Edges of a scroll view mean its content, to what is in it.
  private mutating func expression(_ term: LayoutTerm, beside other: LayoutTerm?) -> LinearExpression? {
    guard var item = term.item, term.view?.isDescendant(of: root) == true else { return nil }
    let margins = (item as? UIView)?.layoutMargins ?? .zero
    let isLength = term.attribute == .width || term.attribute == .height
    if let scroll = item as? UIScrollView, !isLength, let view = other?.view, view !== scroll,
      view.isDescendant(of: scroll), !(other?.item is UILayoutGuide && view === scroll)
    {
      item = scroll.contentLayoutGuide
    }
    let box = box(of: item)
    func plus(_ expression: LinearExpression, _ constant: CGFloat) -> LinearExpression {
      expression + LinearExpression(Double(constant))
    }
    switch term.attribute {
    case .left, .leading: return box.left
    case .right, .trailing: return box.right
    case .top: return box.top
    case .bottom: return box.bottom
    case .width: return box.width
    case .height: return box.height
    case .centerX, .centerXWithinMargins: return box.middleX
    case .centerY, .centerYWithinMargins: return box.middleY
    case .leftMargin, .leadingMargin: return plus(box.left, margins.left)
    case .rightMargin, .trailingMargin: return plus(box.right, -margins.right)
    case .topMargin: return plus(box.top, margins.top)
    case .bottomMargin: return plus(box.bottom, -margins.bottom)
    case .firstBaseline: return plus(box.top, (item as? UIView)?.firstBaseline ?? 0)
    case .lastBaseline: return plus(box.bottom, -((item as? UIView)?.baselineFromBottom ?? 0))
    case .notAnAttribute: return nil
    }
  }
}

extension NSLayoutConstraint {
  /// The constraint in words: `UILabel.width = 20`.
  var words: String {
    let sign = relation == .equal ? "=" : relation == .lessThanOrEqual ? "≤" : "≥"
    let times = multiplier == 1 ? "" : "\(multiplier) × "
    let left = "\(first.name).\(first.attribute)"
    guard let second else { return "\(left) \(sign) \(constant)" }
    return "\(left) \(sign) \(times)\(second.name).\(second.attribute) + \(constant)"
  }
}

extension UIView {
  /// The distance of the first baseline below the upper edge: that of a label's first line.
  var firstBaseline: CGFloat {
    guard let label = self as? UILabel else { return bounds.height }
    return label.font.ascender
  }

  /// The distance of the last baseline above the lower edge.
  var baselineFromBottom: CGFloat {
    guard let label = self as? UILabel else { return 0 }
    return -label.font.descender
  }
}
