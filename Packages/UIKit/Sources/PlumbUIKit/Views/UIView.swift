import Foundation
import PlumbViews

/// A rectangle of the screen that draws, holds other views and takes touches.
///
/// Its look is made of SwiftUI's views, so that the engine draws it and a page can use it. The places of its subviews
/// are UIKit's to determine: frames, constraints, and the effect of `layoutSubviews`.
@preconcurrency @MainActor open class UIView: UIResponder, CALayerDelegate {
  let changes = ViewChanges()
  private var box = ViewBox()

  /// Creates a view at a place of its superview.
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
    setUp()
  }

  /// Creates a view from an archive, which there is not here: it is empty.
  public required init?(coder: NSCoder) {
    super.init()
    setUp()
  }

  /// Creates a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// Prepares what all views of a class have.
  func setUp() {}

  // MARK: Geometry

  /// The rectangle in the superview's coordinates, in points.
  open var frame: CGRect {
    get {
      let size = bounds.size.applying(transform)
      let (width, height) = (abs(size.width), abs(size.height))
      return CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }
    set {
      if bounds.size != newValue.size { bounds.size = newValue.size }
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The rectangle in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { box.bounds }
    set {
      guard newValue != box.bounds else { return }
      let old = box.bounds
      box.bounds = newValue
      if old.size != newValue.size {
        needsLayout = true
        resizeSubviews(from: old.size)
      }
      moved()
    }
  }

  /// The middle, in the superview's coordinates.
  open var center: CGPoint {
    get { box.center }
    set {
      guard newValue != box.center else { return }
      box.center = newValue
      moved()
    }
  }

  /// The transform around the view's middle.
  open var transform = CGAffineTransform.identity { didSet { if transform != oldValue { changed() } } }

  /// The superview places its subviews again.
  private func moved() {
    guard !LayoutPass.isRunning else { return }
    superview?.changed()
    changed()
  }

  // MARK: Looks

  /// The colour behind everything in the view.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// The colour of what the view marks as usable, for itself and what is inside.
  open var tintColor: UIColor! {
    get { box.tint ?? superview?.tintColor ?? .systemBlue }
    set {
      let old = chosenTint
      box.tint = newValue
      changed()
      if old != chosenTint { tintChanged() }
    }
  }
  /// The colour that the view itself draws behind everything in it.
  var drawnBackground: UIColor? { backgroundColor }
  /// The tint that was set on the view itself.
  var ownTint: UIColor? {
    get { box.tint }
    set { tintColor = newValue }
  }
  /// Whether the view has taken over what is set for all views of its class.
  var hasAppearance = false
  /// The opacity of the view: 1 is opaque, 0 invisible.
  open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { changed() } } }
  /// Whether the view is left out of the picture; it keeps its place.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      superview?.setNeedsLayout()
      superview?.changed()
    }
  }
  /// Whether nothing shows through; a promise of the author that nothing here needs.
  open var isOpaque = true
  /// Whether what reaches over the edge is cut off.
  open var clipsToBounds = false { didSet { if clipsToBounds != oldValue { changed() } } }
  /// The way in which the content fills the bounds.
  open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { changed() } } }
  /// The layer with the corners, the border and the shadow.
  open private(set) lazy var layer = makeLayer()
  /// Light or dark, whatever the surroundings are.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { changed() } }
  /// The traits of the place in which it is: light or dark, the scale, the size classes, the size of text.
  open var traitCollection: UITraitCollection { surroundingTraits }
  let traitState = TraitState()
  /// The traits of the place are others: the appearance, a size class, the size of text, the direction or the scale.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The order of the sides.
  @_Unheeded(.controlParts, "UIView.semanticContentAttribute")
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// The class of the layer.
  open class var layerClass: AnyClass { CALayer.self }

  private func makeLayer() -> CALayer {
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.view = self
    layer.delegate = self
    return layer
  }

  /// Draws what a subclass draws by itself. UIKit's own views draw nothing in it.
  open func draw(_ rect: CGRect) {}
  /// Sets the contents of the view's layer. Overrides do so here, where they draw no content by themselves.
  open func display(_ layer: CALayer) {}
  /// Places what is in a layer: in the view's own layer, by `layoutSubviews`. An override calls `super`, and sizes layers here.
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutSubviews() } }
  /// The view is drawn again before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// The view is drawn again before the next frame.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// The tint of the view, or of one around it, has changed.
  open func tintColorDidChange() {}

  // MARK: Touches and words

  /// Whether touches are taken.
  open var isUserInteractionEnabled = true { didSet { changed() } }
  /// Whether several fingers are.
  open var isMultipleTouchEnabled = false
  /// Whether no other view takes touches while this one does.
  open var isExclusiveTouch = false
  /// The recognizers of the view.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = nil { didSet { changed() } }
  /// A number by which the view is found.
  open var tag = 0
  /// Whether assistive tools meet the view.
  open var isAccessibilityElement = false { didSet { changed() } }
  /// The name that assistive tools use for the view.
  open var accessibilityLabel: String? { didSet { changed() } }
  /// The description of the effect of using it.
  open var accessibilityHint: String? { didSet { changed() } }
  /// Its value in words.
  open var accessibilityValue: String? { didSet { changed() } }
  /// The name that tests find the view by.
  open var accessibilityIdentifier: String? { didSet { changed() } }
  /// The kind of the element.
  open var accessibilityTraits: UIAccessibilityTraits = [] { didSet { changed() } }

  // MARK: Tree

  /// The view around.
  open internal(set) weak var superview: UIView?
  /// The views inside, the hindmost first.
  open internal(set) var subviews: [UIView] = []
  /// The controller whose view this is.
  weak var controller: UIViewController?
  /// The window around.
  open var window: UIWindow? { superview?.window }
  open override var next: UIResponder? { controller ?? superview }

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { insert(view) { $0.count } }
  /// Adds a view at a place, where 0 is the hindmost.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view) { max(0, min(index, $0.count)) } }
  /// Adds a view in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view) { others in others.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? others.count }
  }
  /// Adds a view behind another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view) { others in others.firstIndex { $0 === siblingSubview } ?? others.count }
  }
  /// Removes the view from its superview, and the constraints that name it with it.
  open func removeFromSuperview() { leaveSuperview() }
  /// Moves a view in front of the others.
  open func bringSubviewToFront(_ view: UIView) { move(view) { $0.count } }
  /// Moves a view behind the others.
  open func sendSubviewToBack(_ view: UIView) { move(view) { _ in 0 } }
  /// Adds a recognizer.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { add(gestureRecognizer) }
  /// Removes a recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { remove(gestureRecognizer) }
  /// The view comes into a superview, or leaves it.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view has come into a superview, or has left it.
  open func didMoveToSuperview() {}
  /// The view comes into a window, or leaves it.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view has come into a window, or has left it.
  open func didMoveToWindow() {}
  /// A view has come inside.
  open func didAddSubview(_ subview: UIView) {}
  /// A view goes.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  /// Whether the frame follows from the autoresizing mask instead of constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The parts of the frame that grow with the superview.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow the size at all.
  open var autoresizesSubviews = true
  /// The distance that content keeps from the edges.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) { didSet { setNeedsLayout() } }
  /// The same by leading and trailing sides.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
        trailing: layoutMargins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
    }
  }
  /// Whether margins of the superview count as well; they do not here.
  @_Unheeded(.controlParts, "UIView.preservesSuperviewLayoutMargins")
  open var preservesSuperviewLayoutMargins = false
  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea = true
  /// The insets that bars and round corners cover of the view.
  open internal(set) var safeAreaInsets = UIEdgeInsets.zero {
    didSet { if safeAreaInsets != oldValue { needsLayout = true } }
  }
  /// The constraints that the view holds.
  open internal(set) var constraints: [NSLayoutConstraint] = []
  /// The guides that were added to the view.
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  /// The rectangle that nothing covers.
  open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(.safeArea, of: self)
  /// The rectangle inside the margins.
  open private(set) lazy var layoutMarginsGuide = UILayoutGuide(.margins, of: self)
  /// The rectangle that is as wide as text is easy to read; it is the margins' here.
  open private(set) lazy var readableContentGuide = UILayoutGuide(.margins, of: self)
  /// The rectangle that the keyboard leaves; a page has no keyboard, so it is below the bottom edge.
  open private(set) lazy var keyboardLayoutGuide = UILayoutGuide(.keyboard, of: self)
  var priorities = SizePriorities()
  /// Whether constraints around the view have no say in it.
  var isLayoutRoot: Bool { superview == nil }
  /// The subviews are placed again before the next frame.
  var needsLayout = true
  /// The node that shows the view, where touches meet it.
  @Linked var shownNode: ViewNode?
  /// The environment where the view was shown last.
  var shownEnvironment: EnvironmentValues?
  /// A size that was measured for these changes.
  var measured: (number: Int, width: CGFloat?, size: CGSize)?

  /// The size that the content has by itself; `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize { measuredContentSize(width: nil) }
  /// Returns the size that the view would like for one that is offered.
  open func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
  /// The subviews are placed again before the next frame.
  open func setNeedsLayout() {
    var view: UIView? = self
    while let here = view {
      here.needsLayout = true
      if !LayoutPass.isRunning { here.changed() }
      view = here.isLayoutRoot ? nil : here.superview
    }
  }
  /// Places the subviews now, if something has changed.
  open func layoutIfNeeded() { layOutNow() }
  /// The constraints are looked at again before the next frame.
  open func setNeedsUpdateConstraints() { setNeedsLayout() }
  /// The content has another size now.
  open func invalidateIntrinsicContentSize() {
    measured = nil
    setNeedsLayout()
  }
  /// Resizes the view to the size that fits.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// Returns the size that the constraints give for a target, which holds as strongly as the priorities say.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    constrainedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  /// Returns whether a point is inside of the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Returns the foremost view at a point that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
  /// Prepares what constraints are solved with.
  func prepareLayout() {}
  /// Places the subviews. Overrides set frames here.
  open func layoutSubviews() {}
  /// Adds what constraints are missing. Overrides do so here.
  open func updateConstraints() {}

  // MARK: Content

  /// The content of a view of another of our modules, such as a map. Such a view can't override the members below.
  package var companionContent: (() -> AnyView)? { didSet { changed() } }
  /// Returns the content that the view shows by itself, below its subviews; `nil` if there is none.
  func makeContent() -> AnyView? {
    if let companionContent { return companionContent() }
    return isForeign ? AnyView(DrawnView(view: self, number: changes.number)) : nil
  }
  /// Whether the content has a size that the view takes over.
  var hasOwnSize: Bool { false }
  /// The subviews as they are shown.
  var shownSubviews: [UIView] { subviews.filter { !$0.isHidden } }
  /// The view with its subviews, when the usual picture is not the one.
  func describe() -> AnyView { usualDescription() }

  /// Puts the looks of the view around its content.
  func decorated(_ content: AnyView) -> AnyView { usuallyDecorated(content) }

  /// Shows the view again.
  func changed() { changes.send() }
}

/// The numbers of a view's place.
private struct ViewBox {
  var bounds = CGRect.zero
  var center = CGPoint.zero
  var tint: UIColor?
}
