import Foundation
import PlumbViews

/// The priority of a condition of a layout: 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Float
  /// Creates a priority from 1 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// It must hold.
  public static let required = UILayoutPriority(1000)
  /// The priority with which a button resists becoming smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which a view resists growing.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the size that a view is asked to fit.
  public static let fittingSizeLevel = UILayoutPriority(50)
  /// The priority of a window's size while its edge is dragged.
  public static let sceneSizeStayPut = UILayoutPriority(500)

  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
    one.rawValue < other.rawValue
  }
  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }
  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }
}

/// One relation between two lengths or places: `first = multiplier × second + constant`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// A side, a middle or a length of a view.
  public enum Attribute: Int, Sendable {
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }

  /// The relation of the two sides.
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

  /// The axis of a length.
  public typealias Axis = NSLayoutAxis

  let first: LayoutTerm
  let second: LayoutTerm?
  /// The relation of the two sides.
  public let relation: Relation
  /// The factor of the second side.
  public let multiplier: CGFloat
  /// The points that are added to the second side.
  open var constant: CGFloat { didSet { if constant != oldValue { touch() } } }
  /// The priority.
  open var priority = UILayoutPriority.required { didSet { if priority != oldValue { touch() } } }
  /// A name for messages.
  open var identifier: String?
  weak var holder: UIView?

  init(
    _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) {
    (self.first, self.second, self.relation) = (first, second, relation)
    (self.multiplier, self.constant) = (multiplier, constant)
    super.init()
  }

  /// Creates a relation between attributes of two views or guides.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = view2.flatMap { LayoutTerm($0, attr2) }
    self.init(LayoutTerm(view1, attr1) ?? .nothing, relation, second, multiplier, c)
  }

  /// The first item.
  public var firstItem: AnyObject? { first.item }
  /// The second item.
  public var secondItem: AnyObject? { second?.item }
  /// The first item's attribute.
  public var firstAttribute: Attribute { first.attribute }
  /// The second item's attribute.
  public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// Whether the constraint is in force.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates constraints.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Reads the visual format, which is not read here: there are no constraints in the answer.
  @available(
    *, deprecated,
    message:
      "In Plumb, NSLayoutConstraint.constraints(withVisualFormat:) does nothing: the visual format is not read; write anchors instead."
  )
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }

  /// The alignment of the views of a visual format.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  private func activate() {
    guard holder == nil else { return }
    guard let view = first.view, let holder = view.ancestor(sharedWith: second?.view) else {
      report(
        "a constraint between \(first.name) and \(second?.name ?? "nothing") has no effect: the views are not in one "
          + "tree yet. Add both with addSubview before activating it.")
      return
    }
    add(to: holder)
  }

  func add(to view: UIView) {
    holder?.constraints.removeAll { $0 === self }
    holder = view
    view.constraints.append(self)
    view.setNeedsLayout()
  }

  func deactivate() {
    holder?.constraints.removeAll { $0 === self }
    holder?.setNeedsLayout()
    holder = nil
  }

  private func touch() { holder?.setNeedsLayout() }

  /// Returns whether a view, or a guide of it, is one of the two items.
  func names(_ view: UIView) -> Bool { first.view === view || second?.view === view }
}

/// A side, a middle or a length of a view or a guide.
@MainActor struct LayoutTerm {
  /// A view or a guide; not kept alive.
  weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  static var nothing: LayoutTerm { LayoutTerm(item: nil, attribute: .notAnAttribute) }

  init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
  }

  init?(_ item: Any, _ attribute: NSLayoutConstraint.Attribute) {
    guard attribute != .notAnAttribute, item is UIView || item is UILayoutGuide else { return nil }
    self.init(item: item as AnyObject, attribute: attribute)
  }

  /// The view, or the one that has the guide.
  var view: UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  /// The item in words.
  var name: String { item.map { "\(type(of: $0))" } ?? "nothing" }
}

extension UIView {
  /// The innermost view that is around this one and another, or one of them; this one where there is no other.
  func ancestor(sharedWith other: UIView?) -> UIView? {
    guard let other else { return self }
    var here: UIView? = self
    while let view = here {
      if other.isDescendant(of: view) { return view }
      here = view.superview
    }
    return nil
  }

  /// Activates a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.add(to: self) }
  /// Activates constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
  /// Removes a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.deactivate() }
  /// Removes constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(removeConstraint)
  }

  /// Adds a guide: a rectangle that draws nothing.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
    setNeedsLayout()
  }

  /// Removes a guide.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === layoutGuide }
    setNeedsLayout()
  }

  /// Returns the priority with which the view resists growing.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? priorities.hugging.0 : priorities.hugging.1
  }

  /// Sets the priority with which the view resists growing.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { priorities.hugging.0 = priority } else { priorities.hugging.1 = priority }
    setNeedsLayout()
  }

  /// Returns the priority with which the view resists becoming smaller than its content.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? priorities.resistance.0 : priorities.resistance.1
  }

  /// Sets the priority with which the view resists becoming smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal { priorities.resistance.0 = priority } else { priorities.resistance.1 = priority }
    setNeedsLayout()
  }
}

/// An axis of a layout.
public enum NSLayoutAxis: Int, Sendable { case horizontal, vertical }

/// The strength with which a view holds the size of its content, along the horizontal and the vertical axis.
struct SizePriorities {
  var hugging = (UILayoutPriority.defaultLow, UILayoutPriority.defaultLow)
  var resistance = (UILayoutPriority.defaultHigh, UILayoutPriority.defaultHigh)
}
