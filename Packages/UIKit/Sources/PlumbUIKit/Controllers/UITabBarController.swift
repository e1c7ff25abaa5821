import Foundation
import PlumbControls
import PlumbViews

/// A delegate that is notified of the chosen tab. All methods are optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether a tab may be chosen.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  /// A tab was chosen.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// Controllers behind tabs: SwiftUI's tab view shows them.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The delegate, which is notified of the chosen tab.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar.
  open private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar()
    bar.tabs = self
    return bar
  }()
  /// The controllers behind the tabs.
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in viewControllers ?? [] { addChild(controller) }
      changed()
    }
  }
  /// The tabs. Their controllers are those behind the tabs.
  open var tabs: [UITab] = [] {
    didSet {
      for tab in tabs { tab.tabBarController = self }
      tabsChanged()
    }
  }
  /// The number of the chosen tab.
  open var selectedIndex = 0 { didSet { if selectedIndex != oldValue { changed() } } }
  /// The controller behind the chosen tab.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set {
      if let newValue, let index = viewControllers?.firstIndex(of: newValue) { selectedIndex = index }
    }
  }

  /// Changes the controllers behind the tabs.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  private func choose(_ index: Int) {
    guard let controllers = viewControllers, controllers.indices.contains(index) else { return }
    guard delegate?.tabBarController(self, shouldSelect: controllers[index]) != false else {
      changed()
      return
    }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controllers[index])
  }

  override func makeView() -> UIView { ContentHolder(describing: self) }

  override func describe() -> AnyView {
    let tabs = self
    let controllers = viewControllers ?? []
    AppearanceProxies.apply(toAllIn: tabBar)
    let bar = tabBar.looks(of: controllers.map(\.tabBarItem))
    return AnyView(
      TabView(
        selection: Binding {
          tabs.selectedIndex
        } set: {
          tabs.choose($0)
        }
      ) {
        ForEach(Array(controllers.enumerated()), id: \.offset) { index, controller in
          ControllerContent(controller)
            .tabItem {
              if let image = controller.tabBarItem.image { Image(uiImage: image) }
              Text(verbatim: controller.tabBarItem.title ?? controller.title ?? "")
            }
            .badge(Self.badge(of: controller.tabBarItem))
            .tag(index)
        }
      }
      .environment(\.controlLooks.tabBar, bar))
  }

  private static func badge(of item: UITabBarItem) -> Text? { item.badgeValue.map { Text(verbatim: $0) } }
}
