import Foundation
import PlumbViews

/// A tab of a tab bar controller.
@preconcurrency @MainActor open class UITab: NSObject, Identifiable {
  /// The name by which the app finds the tab.
  nonisolated public let identifier: String
  nonisolated public var id: String { identifier }
  /// The words.
  open var title: String { didSet { changed() } }
  /// The picture.
  open var image: UIImage? { didSet { changed() } }
  /// The text of the badge; `nil` for none.
  open var badgeValue: String? { didSet { changed() } }
  /// Whether the tab is left out.
  open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsChanged() } } }
  /// The controller of the tab bar.
  open internal(set) weak var tabBarController: UITabBarController?
  private let provider: ((UITab) -> UIViewController)?

  /// Creates a tab. Its controller is made when it is first asked for.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    super.init()
  }

  /// The controller of the tab.
  open private(set) lazy var viewController: UIViewController? = provider?(self)

  private func changed() { tabBarController?.tabsChanged() }
}

extension UITabBarController {
  /// Creates a controller of tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    // A method, because an initializer calls no observers of its own properties.
    setTabs(tabs, animated: false)
  }

  /// The chosen tab; `nil` where there are controllers only.
  public var selectedTab: UITab? {
    get { shownTabs.indices.contains(selectedIndex) ? shownTabs[selectedIndex] : nil }
    set {
      guard let newValue, let index = shownTabs.firstIndex(of: newValue) else { return }
      selectedIndex = index
    }
  }

  /// Returns the tab of an identifier.
  public func tab(forIdentifier identifier: String) -> UITab? { tabs.first { $0.identifier == identifier } }

  /// Replaces the tabs.
  public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

  private var shownTabs: [UITab] { tabs.filter { !$0.isHidden && $0.viewController != nil } }

  /// Shows the controllers of the tabs, with their words. The chosen tab stays the same, if it is still there.
  func tabsChanged() {
    let chosen = selectedViewController
    viewControllers = shownTabs.compactMap { tab in
      tab.viewController?.tabBarItem.title = tab.title
      tab.viewController?.tabBarItem.image = tab.image
      tab.viewController?.tabBarItem.badgeValue = tab.badgeValue
      return tab.viewController
    }
    selectedIndex = viewControllers.flatMap { chosen.flatMap($0.firstIndex(of:)) } ?? 0
  }
}
