import Foundation
import PlumbViews

/// A class whose look can be set for all of its views at once. It has no effect here.
@preconcurrency @MainActor public protocol UIAppearance {
  /// Returns a proxy for the looks of all views of the class, and reports that they have no effect.
  static func appearance(fileID: StaticString, line: UInt) -> Self
  /// Returns a proxy for the looks of all views of the class in some others.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type], fileID: StaticString,
    line: UInt
  ) -> Self
}

/// A class in which looks can be said for others.
@preconcurrency @MainActor public protocol UIAppearanceContainer {}

extension UIViewController: UIAppearanceContainer {}
extension UIView: UIAppearanceContainer {}

extension UIView: UIAppearance {
  /// Returns a proxy for the looks of all views of the class, and reports that they have no effect.
  public static func appearance(fileID: StaticString = #fileID, line: UInt = #line) -> Self {
    WithoutEffect.appearance.tell(fileID, line)
    return AppearanceProxies.proxy(Self.self) { Self(coder: NSCoder())! }
  }

  /// Returns a proxy for the looks of all views of the class in some others, and reports that they have no effect.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type],
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    appearance(fileID: fileID, line: line)
  }
}

extension UIBarItem: UIAppearance {
  /// Returns a proxy for the looks of all items of the class, and reports that they have no effect.
  public static func appearance(fileID: StaticString = #fileID, line: UInt = #line) -> Self {
    WithoutEffect.appearance.tell(fileID, line)
    return AppearanceProxies.proxy(Self.self) { Self() }
  }

  /// Returns a proxy for the looks of all items of the class in some views, and reports that they have no effect.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type],
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    appearance(fileID: fileID, line: line)
  }
}

/// The objects that receive the settings for all views of a class.
@MainActor private enum AppearanceProxies {
  static var made: [ObjectIdentifier: AnyObject] = [:]

  static func proxy<Proxy: AnyObject>(_ type: Proxy.Type, _ make: () -> Proxy) -> Proxy {
    if let known = made[ObjectIdentifier(type)] as? Proxy { return known }
    let proxy = make()
    made[ObjectIdentifier(type)] = proxy
    return proxy
  }
}

/// The colours and words of a bar, which has SwiftUI's looks here.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The colour of the bar.
  open var backgroundColor: UIColor?
  /// The effect on the content behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// The colour of the line at the edge.
  open var shadowColor: UIColor?
  /// The picture of the line at the edge.
  open var shadowImage: UIImage?

  /// Creates the usual looks.
  public required override init() { super.init() }
  /// Creates the usual looks of a kind of device.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
  /// Sets the usual background.
  open func configureWithDefaultBackground() {}
  /// Sets a background through which nothing shows.
  open func configureWithOpaqueBackground() {}
  /// Removes the background.
  open func configureWithTransparentBackground() {}
}

/// The looks of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The looks of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The looks of the button that leads back.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The looks of buttons that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// Sets the picture of the back button.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The looks of a bar's buttons.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The looks in one state.
  public final class State: NSObject {
    /// The attributes of the words.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title.
    public var titlePositionAdjustment = UIOffset.zero
  }
  /// The looks in the usual state.
  public let normal = State()
  /// The looks of a pressed button.
  public let highlighted = State()
  /// The looks of a button that can not be used.
  public let disabled = State()
  /// Creates the usual looks.
  public override init() { super.init() }
  /// Creates the usual looks of a style.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
}

/// The looks of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The looks of tabs.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The looks of tabs in a row.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The looks of tabs in a low row.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The looks of a tab.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// The looks in one state.
  public final class State: NSObject {
    /// The attributes of the words.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of the picture.
    public var iconColor: UIColor?
    /// The colour of the badge.
    public var badgeBackgroundColor: UIColor?
  }
  /// The looks in the usual state.
  public let normal = State()
  /// The looks of the chosen tab.
  public let selected = State()
}

/// The looks of a bar below.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}

/// The bar above controllers on a stack. Its colours have no effect here.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  private weak var navigation: UINavigationController?
  /// Whether titles are large.
  open var prefersLargeTitles = false { didSet { navigation?.changed() } }
  /// The colour of the bar.
  @_Unheeded(.barLooks, "UINavigationBar.barTintColor")
  open var barTintColor: UIColor? = nil
  /// Whether what is behind shows through.
  @_Unheeded(.barLooks, "UINavigationBar.isTranslucent")
  open var isTranslucent = true
  /// The look of older bars.
  @_Unheeded(.barLooks, "UINavigationBar.barStyle")
  open var barStyle = UIBarStyle.default
  /// The attributes of the title.
  @_Unheeded(.barLooks, "UINavigationBar.titleTextAttributes")
  open var titleTextAttributes: [NSAttributedString.Key: Any]? = nil
  /// The attributes of the large title.
  @_Unheeded(.barLooks, "UINavigationBar.largeTitleTextAttributes")
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? = nil
  /// The looks of the bar.
  @_Unheeded(.barLooks, "UINavigationBar.standardAppearance")
  open var standardAppearance = UINavigationBarAppearance()
  /// The looks at the edge of the content.
  @_Unheeded(.barLooks, "UINavigationBar.scrollEdgeAppearance")
  open var scrollEdgeAppearance: UINavigationBarAppearance? = nil
  /// The looks of a low bar.
  @_Unheeded(.barLooks, "UINavigationBar.compactAppearance")
  open var compactAppearance: UINavigationBarAppearance? = nil
  /// The looks of a low bar at the edge of the content.
  @_Unheeded(.barLooks, "UINavigationBar.compactScrollEdgeAppearance")
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? = nil
  /// The picture of the line at the edge.
  @_Unheeded(.barLooks, "UINavigationBar.shadowImage")
  open var shadowImage: UIImage? = nil
  /// The picture of the button that leads back.
  @_Unheeded(.barLooks, "UINavigationBar.backIndicatorImage")
  open var backIndicatorImage: UIImage? = nil
  /// The mask of the button that leads back.
  @_Unheeded(.barLooks, "UINavigationBar.backIndicatorTransitionMaskImage")
  open var backIndicatorTransitionMaskImage: UIImage? = nil
  /// The item on top.
  open var topItem: UINavigationItem? { navigation?.topViewController?.navigationItem }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init(of navigation: UINavigationController) {
    self.init(frame: .zero)
    self.navigation = navigation
  }

  /// Sets the picture behind the bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// The look of older bars.
public enum UIBarStyle: Int, Sendable { case `default`, black }
/// The height of a bar.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

/// The bar of tabs. Its colours have no effect here.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The colour of the bar.
  @_Unheeded(.barLooks, "UITabBar.barTintColor")
  open var barTintColor: UIColor? = nil
  /// The colour of tabs that are not chosen.
  @_Unheeded(.barLooks, "UITabBar.unselectedItemTintColor")
  open var unselectedItemTintColor: UIColor? = nil
  /// Whether what is behind shows through.
  @_Unheeded(.barLooks, "UITabBar.isTranslucent")
  open var isTranslucent = true
  /// The look of older bars.
  @_Unheeded(.barLooks, "UITabBar.barStyle")
  open var barStyle = UIBarStyle.default
  /// The picture behind the bar.
  @_Unheeded(.barLooks, "UITabBar.backgroundImage")
  open var backgroundImage: UIImage? = nil
  /// The picture of the line at the edge.
  @_Unheeded(.barLooks, "UITabBar.shadowImage")
  open var shadowImage: UIImage? = nil
  /// The looks of the bar.
  @_Unheeded(.barLooks, "UITabBar.standardAppearance")
  open var standardAppearance = UITabBarAppearance()
  /// The looks at the edge of the content.
  @_Unheeded(.barLooks, "UITabBar.scrollEdgeAppearance")
  open var scrollEdgeAppearance: UITabBarAppearance? = nil
  /// The tabs.
  open var items: [UITabBarItem]?
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
  @_Unheeded(.barLooks, "UIToolbar.standardAppearance")
  open var standardAppearance = UIToolbarAppearance()
  /// The looks at the edge of the content.
  @_Unheeded(.barLooks, "UIToolbar.scrollEdgeAppearance")
  open var scrollEdgeAppearance: UIToolbarAppearance? = nil

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
        .background { barTintColor.map { Color(uiColor: $0) } })
  }
}
