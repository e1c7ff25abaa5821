import Foundation
import PlumbControls
import PlumbViews

/// The bar above controllers on a stack.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  private weak var navigation: UINavigationController?
  /// Whether titles are large.
  open var prefersLargeTitles = false { didSet { navigation?.changed() } }
  /// The colour of the bar.
  open var barTintColor: UIColor? { didSet { barChanged() } }
  /// Whether what is behind shows through.
  @_Unheeded(.barLooks, "UINavigationBar.isTranslucent")
  open var isTranslucent = true
  /// The look of older bars.
  @_Unheeded(.barLooks, "UINavigationBar.barStyle")
  open var barStyle = UIBarStyle.default
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { barChanged() } }
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { barChanged() } }
  /// The looks of the bar.
  open var standardAppearance: UINavigationBarAppearance {
    get { usualLooks(of: self, \.ownAppearance) }
    set { ownAppearance = newValue }
  }
  /// The looks that were asked for or set.
  var ownAppearance: UINavigationBarAppearance? { didSet { barChanged() } }
  /// The looks at the edge of the content.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { barChanged() } }
  /// The looks of a low bar.
  @_Unheeded(.barLooks, "UINavigationBar.compactAppearance")
  open var compactAppearance: UINavigationBarAppearance? = nil
  /// The looks of a low bar at the edge of the content.
  @_Unheeded(.barLooks, "UINavigationBar.compactScrollEdgeAppearance")
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? = nil
  /// The picture of the line at the edge.
  open var shadowImage: UIImage? { didSet { barChanged() } }
  /// The picture of the button that leads back.
  @_Unheeded(.barLooks, "UINavigationBar.backIndicatorImage")
  open var backIndicatorImage: UIImage? = nil
  /// The mask of the button that leads back.
  @_Unheeded(.barLooks, "UINavigationBar.backIndicatorTransitionMaskImage")
  open var backIndicatorTransitionMaskImage: UIImage? = nil
  /// The item on top.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below it, to which the button leads back.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// The items of the controllers, the one on top last; `nil` for a bar without a controller.
  open var items: [UINavigationItem]? { navigation?.viewControllers.map(\.navigationItem) }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init(of navigation: UINavigationController) {
    self.init(frame: .zero)
    self.navigation = navigation
  }

  /// Sets the picture behind the bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    if barMetrics == .default { self.backgroundImage = backgroundImage }
  }
  /// The picture behind the bar. An empty one leaves it without a ground; another one is not drawn.
  var backgroundImage: UIImage? { didSet { barChanged() } }

  private func barChanged() { navigation?.changed() }
}

/// The look of older bars.
public enum UIBarStyle: Int, Sendable { case `default`, black }
/// The height of a bar.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

/// The bar of tabs.
@preconcurrency @MainActor open class UITabBar: UIView {
  weak var tabs: UITabBarController?
  /// The colour of the bar.
  open var barTintColor: UIColor? { didSet { barChanged() } }
  /// The colour of tabs that are not chosen.
  open var unselectedItemTintColor: UIColor? { didSet { barChanged() } }
  /// Whether what is behind shows through.
  @_Unheeded(.barLooks, "UITabBar.isTranslucent")
  open var isTranslucent = true
  /// The look of older bars.
  @_Unheeded(.barLooks, "UITabBar.barStyle")
  open var barStyle = UIBarStyle.default
  /// The picture behind the bar.
  open var backgroundImage: UIImage? { didSet { barChanged() } }
  /// The picture of the line at the edge.
  open var shadowImage: UIImage? { didSet { barChanged() } }
  /// The looks of the bar.
  open var standardAppearance: UITabBarAppearance {
    get { usualLooks(of: self, \.ownAppearance) }
    set { ownAppearance = newValue }
  }
  /// The looks that were asked for or set.
  var ownAppearance: UITabBarAppearance? { didSet { barChanged() } }
  /// The looks at the edge of the content.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { barChanged() } }
  /// The tabs.
  open var items: [UITabBarItem]?

  private func barChanged() { tabs?.changed() }
}

/// A bar with buttons.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]? { didSet { changed() } }
  /// The colour of the bar.
  open var barTintColor: UIColor? { didSet { changed() } }
  /// Whether what is behind shows through.
  @_Unheeded(.barLooks, "UIToolbar.isTranslucent")
  open var isTranslucent = true
  /// The look of older bars.
  @_Unheeded(.barLooks, "UIToolbar.barStyle")
  open var barStyle = UIBarStyle.default
  /// The looks of the bar.
  open var standardAppearance: UIToolbarAppearance {
    get { usualLooks(of: self, \.ownAppearance) }
    set { ownAppearance = newValue }
  }
  /// The looks that were asked for or set.
  var ownAppearance: UIToolbarAppearance? { didSet { barChanged() } }
  /// The looks at the edge of the content.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { barChanged() } }

  private func barChanged() { changed() }

  /// Changes the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  // The bar is 44 points high, as UIKit's.
  open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: 44) }
  override func makeContent() -> AnyView? {
    let items = items ?? []
    return AnyView(
      HStack { ForEach(Array(items.enumerated()), id: \.offset) { _, item in item.content } }
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { looks.ground?.color })
  }
}
