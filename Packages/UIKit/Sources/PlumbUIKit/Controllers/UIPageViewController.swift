import Foundation
import PlumbControls
import PlumbViews

/// A data source that provides the pages beside a page.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The dot of the first page.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// A delegate that is notified when pages are turned. All methods are optional.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  /// A page begins to turn.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// A page has turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// Pages that a swipe turns.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The style in which a page is turned; it slides here.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// The axis along which pages follow each other.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// The direction in which a page is turned.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// The name of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The points between two pages.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    /// The location of the spine.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  /// The data source, which provides the pages beside a page.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { changed() } }
  /// The delegate, which is notified when pages are turned.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The style in which a page is turned.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// The pages that are seen; one here.
  open private(set) var viewControllers: [UIViewController]?
  private var pulled: CGFloat = 0

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
    if options?.isEmpty == false { WithoutEffect.pageOptions.report() }
  }

  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.scroll, .horizontal)
    super.init(coder: coder)
  }

  /// Shows a page.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard viewControllers != self.viewControllers else {
      completion?(true)
      return
    }
    for old in self.viewControllers ?? [] { old.removeFromParent() }
    for new in viewControllers ?? [] { addChild(new) }
    let isFirst = self.viewControllers == nil
    if animated && !isFirst {
      withAnimation {
        self.viewControllers = viewControllers
        changed()
      }
    } else {
      self.viewControllers = viewControllers
      changed()
    }
    completion?(true)
  }

  private func beside(_ page: UIViewController, isAfter: Bool) -> UIViewController? {
    isAfter
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
  }

  /// A finger has pulled the page by some points, and is gone.
  private func released(_ distance: CGFloat, _ length: CGFloat) {
    guard let page = viewControllers?.first else { return }
    // A quarter of the page, where the finger is not quick; assumed.
    let next = abs(distance) > length / 4 ? beside(page, isAfter: distance < 0) : nil
    guard let next else {
      withAnimation {
        pulled = 0
        changed()
      }
      return
    }
    delegate?.pageViewController(self, willTransitionTo: [next])
    pulled = 0
    setViewControllers([next], direction: distance < 0 ? .forward : .reverse, animated: true)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [page], transitionCompleted: true)
  }

  override func makeView() -> UIView { ContentHolder(describing: self) }

  override func describe() -> AnyView {
    guard let page = viewControllers?.first else { return AnyView(Color.clear) }
    let pages = self
    let isRow = navigationOrientation == .horizontal
    let dots = dataSource?.presentationCount(for: self) ?? 0
    let dot = dots > 0 ? dataSource?.presentationIndex(for: self) ?? 0 : 0
    // The page and those beside it keep their identities while they slide.
    var (before, after) = (beside(page, isAfter: false), beside(page, isAfter: true))
    // Two pages in a circle: the other one is on the side that a finger uncovers.
    if let other = before, other === after { if pulled > 0 { after = nil } else { before = nil } }
    if before === page { before = nil }
    if after === page { after = nil }
    let around = [before, page, after].compactMap { $0 }
    let place = around.firstIndex(of: page) ?? 0
    return AnyView(
      GeometryReader { proxy in
        let length = isRow ? proxy.size.width : proxy.size.height
        ZStack {
          ForEach(Array(around.enumerated()), id: \.element) { index, controller in
            let way = CGFloat(index - place) * length + pages.pulled
            ControllerContent(controller)
              .frame(width: proxy.size.width, height: proxy.size.height)
              .offset(x: isRow ? way : 0, y: isRow ? 0 : way)
          }
        }
        .frame(width: proxy.size.width, height: proxy.size.height)
        .clipped(withTouchesTo: Rectangle())
        .contentShape(Rectangle())
        .gesture(
          DragGesture().onChanged { drag in
            pages.pulled = isRow ? drag.translation.width : drag.translation.height
            pages.changed()
          }.onEnded { drag in
            pages.released(isRow ? drag.translation.width : drag.translation.height, length)
          }
        )
        .overlay(alignment: .bottom) {
          if dots > 1 {
            HStack(spacing: 9) {
              ForEach(0..<dots, id: \.self) { index in
                Circle().fill(Color.primary.opacity(index == dot ? 0.8 : 0.3)).frame(width: 7, height: 7)
              }
            }.padding(.bottom, 10)
          }
        }
      })
  }
}
