import PlumbTesting
import PlumbUIKit
import SwiftUI
import Testing

/// Tabs, columns and stacks, as Apple's documentation describes them (`UITab`, `UISplitViewController`,
/// `UINavigationControllerDelegate`).
@Suite("Controllers of other controllers") @MainActor struct ContainerTests {
  private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test("a tab makes its controller, is chosen by itself or by its number, and a hidden one is left out")
  func tabs() {
    var made: [String] = []
    let tabs = ["one", "two", "three"].map { name in
      UITab(title: name.uppercased(), image: nil, identifier: name) { tab in
        made.append(tab.identifier)
        return titled(tab.title)
      }
    }
    let controller = UITabBarController(tabs: tabs)
    #expect(made == ["one", "two", "three"] && controller.selectedTab === tabs[0])
    #expect(controller.viewControllers?.map { $0.tabBarItem.title } == ["ONE", "TWO", "THREE"])
    controller.selectedTab = tabs[2]
    #expect(controller.selectedIndex == 2)
    tabs[0].isHidden = true
    #expect(controller.selectedTab === tabs[2] && controller.selectedIndex == 1)
    tabs[1].badgeValue = "4"
    #expect(controller.viewControllers?.first?.tabBarItem.badgeValue == "4")
    #expect(controller.tab(forIdentifier: "two") === tabs[1] && made.count == 3)
  }

  @Test("a tab's words are seen in the bar, and a tap chooses it")
  func tappedTab() {
    let tabs = ["One", "Two"].map { UITab(title: $0, image: nil, identifier: $0) { titled($0.title) } }
    let controller = UITabBarController(tabs: tabs)
    let view = TestedView(proposing: 300, 400) { ShownController { controller } }
    view.tap("Two")
    #expect(controller.selectedTab === tabs[1])
  }

  @Test("a split view keeps a controller for each column, and shows the compact one")
  func columns() {
    let split = UISplitViewController(style: .doubleColumn)
    let (first, second) = (titled("first"), titled("second"))
    split.setViewController(first, for: .primary)
    split.setViewController(second, for: .secondary)
    #expect(split.viewControllers == [first, second] && split.viewController(for: .secondary) === second)
    let compact = UIHostingController(rootView: Text("compact"))
    split.setViewController(compact, for: .compact)
    let view = TestedView(proposing: 300, 400) { ShownController { split } }
    #expect(view.frame(of: "Text(\"compact\")") != nil && compact.splitViewController === split)
  }

  @Test("a delegate hears of the controller on top when the whole stack is replaced")
  func replacedStack() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var lines: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { lines.append("will show \(viewController.title ?? "")") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { lines.append("shows \(viewController.title ?? "")") }
    }
    let (navigation, delegate) = (
      UINavigationController(navigationBarClass: nil, toolbarClass: nil), Delegate()
    )
    navigation.delegate = delegate
    navigation.setViewControllers([titled("a"), titled("b")], animated: false)
    #expect(delegate.lines == ["will show b", "shows b"])
  }

  @Test("an action is performed no more for the events that it is removed for")
  func removedAction() {
    let control = UIControl()
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: [.editingChanged, .editingDidBegin])
    control.removeAction(action, for: .editingChanged)
    control.sendActions(for: .editingChanged)
    control.sendActions(for: .editingDidBegin)
    #expect(count == 1)
    control.removeAction(action, for: .allEvents)
    control.sendActions(for: .editingDidBegin)
    #expect(count == 1)
  }
}
