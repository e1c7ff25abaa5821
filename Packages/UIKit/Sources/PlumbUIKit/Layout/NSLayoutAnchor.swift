import Foundation

/// A side, a middle or a length, from which constraints are made.
@preconcurrency @MainActor public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let term: LayoutTerm

  init(_ term: LayoutTerm) {
    self.term = term
    super.init()
  }

  fileprivate func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, _ constant: CGFloat,
    times multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, relation, other?.term, multiplier, constant)
  }

  /// Both are the same, but for a distance.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  {
    constraint(.equal, anchor, c)
  }

  /// This one is not less than the other and a distance.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  {
    constraint(.greaterThanOrEqual, anchor, c)
  }

  /// This one is not more than the other and a distance.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  {
    constraint(.lessThanOrEqual, anchor, c)
  }
}

/// A place along the horizontal axis.
@preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance to another place, as a length.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    // 8 points: the system spacing between views.
    constraint(.equal, anchor, 8 * multiplier)
  }
}

/// A place along the vertical axis.
@preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// This one is below the other by the system spacing.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, 8 * multiplier)
  }
}

/// A length.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The length is a number of points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, nil, c) }

  /// The length is at least a number of points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, c)
  }

  /// The length is at most a number of points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, c)
  }

  /// The length is a multiple of another one.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, c, times: m)
  }

  /// The length is at least a multiple of another one.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, c, times: m)
  }

  /// The length is at most a multiple of another one.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, c, times: m)
  }
}

/// A rectangle that takes part in a layout and draws nothing.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  enum Kind { case own, safeArea, margins, keyboard, content, frame }

  /// The view that the guide belongs to.
  open weak var owningView: UIView?
  /// A name for messages.
  open var identifier = ""
  let kind: Kind
  /// The rectangle in the coordinates of the view, in points.
  open internal(set) var layoutFrame = CGRect.zero

  /// Creates a guide that belongs to no view yet.
  public override init() {
    kind = .own
    super.init()
  }

  init(_ kind: Kind, of view: UIView) {
    (self.kind, owningView) = (kind, view)
    super.init()
  }

  /// The distances of the sides from the view's; `nil` where constraints say where the guide is.
  var insets: UIEdgeInsets? {
    guard let view = owningView else { return nil }
    switch kind {
    case .own, .content: return nil
    case .frame: return .zero
    case .safeArea: return view.safeAreaInsets
    case .margins:
      let (margins, safe) = (
        view.layoutMargins, view.insetsLayoutMarginsFromSafeArea ? view.safeAreaInsets : .zero
      )
      return UIEdgeInsets(
        top: margins.top + safe.top, left: margins.left + safe.left, bottom: margins.bottom + safe.bottom,
        right: margins.right + safe.right)
    case .keyboard: return UIEdgeInsets(top: view.bounds.height, left: 0, bottom: 0, right: 0)
    }
  }
}

/// A view or a guide: both have anchors.
@MainActor protocol Anchored: AnyObject {}
extension UIView: Anchored {}
extension UILayoutGuide: Anchored {}

extension Anchored {
  fileprivate func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutTerm(item: self, attribute: attribute))
  }
  fileprivate func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutTerm(item: self, attribute: attribute))
  }
  fileprivate func length(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(LayoutTerm(item: self, attribute: attribute))
  }
}

extension UIView {
  /// The side on which lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The side on which lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The upper side.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { length(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { length(.height) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The baseline of the first line.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  /// The baseline of the last line.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
}

extension UILayoutGuide {
  /// The side on which lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The side on which lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The upper side.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { length(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { length(.height) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
}
