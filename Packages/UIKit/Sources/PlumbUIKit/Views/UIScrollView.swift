import Foundation
import PlumbLayout
import PlumbViews

/// A delegate that is notified of a scroll view's movement. All methods are optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// The content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger has gone.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// A movement that code has begun is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that grows when two fingers part.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// The zoom has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}

/// A view whose content can be larger than itself.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// The mode in which the keyboard is dismissed.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive, onDragWithAccessory }
  /// Whether the safe area moves the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  /// The colour of the marks at the edge.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  var position = ScrollPosition()
  private var offset = CGPoint.zero
  private var zoomAtStart: CGFloat?
  /// The delegate, which is notified of the view's movement.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The size of the content in points.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue, !measuresContent { changed() } }
  }
  /// Whether the view finds the size of its content out by itself, so that nobody must be notified of it.
  var measuresContent: Bool { false }
  /// The point of the content that is in the upper left corner.
  open var contentOffset: CGPoint {
    get { offset }
    set { setContentOffset(newValue, animated: false) }
  }
  /// The insets of the content.
  open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { changed() } } }
  /// The insets of the content, including the parts that bars cover.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Whether the safe area moves the content.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether fingers move the content.
  open var isScrollEnabled = true { didSet { if isScrollEnabled != oldValue { changed() } } }
  /// Whether the content rests at whole pages.
  open var isPagingEnabled = false { didSet { if isPagingEnabled != oldValue { changed() } } }
  /// Whether the content goes over its edge.
  @_Unheeded(.scrolling, "UIScrollView.bounces")
  open var bounces = true
  /// Whether it does so also where everything fits.
  @_Unheeded(.scrolling, "UIScrollView.alwaysBounceVertical")
  open var alwaysBounceVertical = false
  /// Whether it does so also where everything fits.
  @_Unheeded(.scrolling, "UIScrollView.alwaysBounceHorizontal")
  open var alwaysBounceHorizontal = false
  /// Whether the mark at the side is seen.
  open var showsVerticalScrollIndicator = true { didSet { changed() } }
  /// Whether the mark below is seen.
  open var showsHorizontalScrollIndicator = true { didSet { changed() } }
  /// The colour of the marks.
  @_Unheeded(.scrolling, "UIScrollView.indicatorStyle")
  open var indicatorStyle = IndicatorStyle.default
  /// The insets of the indicators.
  @_Unheeded(.scrolling, "UIScrollView.scrollIndicatorInsets")
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The mode in which the keyboard is dismissed.
  open var keyboardDismissMode = KeyboardDismissMode.none { didSet { changed() } }
  /// The least zoom.
  open var minimumZoomScale: CGFloat = 1 { didSet { changed() } }
  /// The most zoom.
  open var maximumZoomScale: CGFloat = 1 { didSet { changed() } }
  private var zoom: CGFloat = 1
  /// The zoom of the view that the delegate names; 1 is its own size.
  open var zoomScale: CGFloat {
    get { zoom }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether a touch waits until it is known that it does not scroll.
  open var delaysContentTouches = true
  /// Whether a touch can become a scroll.
  open var canCancelContentTouches = true
  /// Whether a finger moves the content now.
  open private(set) var isDragging = false
  /// Whether the content still moves.
  open private(set) var isDecelerating = false
  /// The control that a pull at the top uses to refresh.
  open var refreshControl: UIRefreshControl? { didSet { changed() } }
  /// The area of the content.
  open private(set) lazy var contentLayoutGuide = UILayoutGuide(.content, of: self)
  /// The area of the view.
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(.frame, of: self)

  override func setUp() {
    super.setUp()
    clipsToBounds = true
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if let subview = subview as? UIRefreshControl { refreshControl = subview }
  }

  /// Moves the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset != offset else { return }
    offset = contentOffset
    position.scrollTo(point: contentOffset)
    scrolled()
    if animated {
      withAnimation { changed() }
      delegate?.scrollViewDidEndScrollingAnimation(self)
    } else {
      changed()
    }
    delegate?.scrollViewDidScroll(self)
  }

  /// Moves the content so that a rectangle of it is seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func moved(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ room: CGFloat) -> CGFloat {
      start < from ? start : start + length > from + room ? start + length - room : from
    }
    setContentOffset(
      CGPoint(
        x: moved(rect.minX, rect.width, offset.x, bounds.width),
        y: moved(rect.minY, rect.height, offset.y, bounds.height)), animated: animated)
  }

  /// Shows the marks for a moment.
  open func flashScrollIndicators() {}
  /// Zooms the view that the delegate names, between the least and the most zoom. The content is as large as that view.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let scale = max(minimumZoomScale, min(scale, maximumZoomScale))
    guard scale != zoom, let view = delegate?.viewForZooming(in: self) else { return }
    func change() {
      zoom = scale
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
      view.center = CGPoint(x: size.width / 2, y: size.height / 2)
      contentSize = size
      changed()
    }
    if animated { withAnimation { change() } } else { change() }
    delegate?.scrollViewDidZoom(self)
  }

  /// Another part of the content is seen.
  func scrolled() {}

  var wrapsContent: Bool { false }

  private var axes: Axis.Set {
    guard isScrollEnabled else { return [] }
    var axes: Axis.Set = []
    if contentSize.width > bounds.width { axes.insert(.horizontal) }
    if contentSize.height > bounds.height || axes.isEmpty { axes.insert(.vertical) }
    return axes
  }

  override func describe() -> AnyView {
    let (size, room) = (contentSize, contentInset)
    let content = ScrolledLayout(view: self, shown: shownSubviews) {
      ForEach(shownSubviews, id: \.self) { UIViewContent($0) }
    }
    .frame(width: max(0, size.width), height: max(0, size.height), alignment: .topLeading)
    .padding(EdgeInsets(top: room.top, leading: room.left, bottom: room.bottom, trailing: room.right))
    var scrolled = followed(AnyView(ScrollView(axes) { content }))
    if maximumZoomScale > minimumZoomScale { scrolled = AnyView(scrolled.simultaneousGesture(pinch)) }
    return decorated(AnyView(SizedLayout(view: self) { scrolled }))
  }

  /// The scrolling content, with the place that it shows, and what is done when that changes.
  func followed(_ content: AnyView) -> AnyView {
    let scroll = self
    var scrolled = AnyView(
      content
        .scrollIndicators(
          showsVerticalScrollIndicator || showsHorizontalScrollIndicator ? .automatic : .hidden
        )
        .scrollPosition(
          Binding {
            scroll.position
          } set: {
            scroll.position = $0
          }
        )
        .onScrollGeometryChange(for: CGPoint.self) {
          $0.contentOffset
        } action: { _, point in
          scroll.moved(to: point)
        }
        .onScrollPhaseChange { old, new in scroll.phaseChanged(from: old, to: new) })
    if keyboardDismissMode != .none {
      scrolled = AnyView(
        scrolled.scrollDismissesKeyboard(keyboardDismissMode == .interactive ? .interactively : .immediately))
    }
    if isPagingEnabled { scrolled = AnyView(scrolled.scrollTargetBehavior(.paging)) }
    if let refreshControl { scrolled = AnyView(scrolled.refreshable { refreshControl.refresh() }) }
    return scrolled
  }

  /// Two fingers zoom from where the zoom was when they came.
  private var pinch: some Gesture {
    let scroll = self
    return MagnifyGesture().onChanged { value in
      let start = scroll.zoomAtStart ?? scroll.zoom
      scroll.zoomAtStart = start
      scroll.setZoomScale(start * value.magnification, animated: false)
    }.onEnded { _ in scroll.zoomAtStart = nil }
  }

  private func moved(to point: CGPoint) {
    guard point != offset else { return }
    offset = point
    scrolled()
    delegate?.scrollViewDidScroll(self)
  }

  private func phaseChanged(from old: ScrollPhase, to new: ScrollPhase) {
    isDragging = new == .interacting
    isDecelerating = new == .decelerating
    if new == .interacting { delegate?.scrollViewWillBeginDragging(self) }
    if old == .interacting { delegate?.scrollViewDidEndDragging(self, willDecelerate: new == .decelerating) }
    if new == .idle, old == .decelerating { delegate?.scrollViewDidEndDecelerating(self) }
  }
}

/// Sets the size of the view, and of its one subview.
struct SizedLayout: Layout {
  let view: UIView

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.bounded(by: view)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let size = bounds.size
    MainActor.assumeIsolated { view.layOut(size) }
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(size)) }
  }
}

/// Places the subviews of a scroll view in its content.
private struct ScrolledLayout: Layout {
  let view: UIView
  let shown: [UIView]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let frames = MainActor.assumeIsolated { shown.map(\.untransformedFrame) }
    for (frame, subview) in zip(frames, subviews) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}

/// A control that refreshes when a person pulls at the top of a scroll view.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether something is refreshed now.
  open private(set) var isRefreshing = false
  /// The words below the wheel; they are not shown here.
  @_Unheeded(.scrolling, "UIRefreshControl.attributedTitle")
  open var attributedTitle: NSAttributedString? = nil

  /// Shows that something is refreshed.
  open func beginRefreshing() { isRefreshing = true }
  /// Shows that it is done.
  open func endRefreshing() { isRefreshing = false }

  func refresh() {
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}
