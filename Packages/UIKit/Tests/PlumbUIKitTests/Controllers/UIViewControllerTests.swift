import PlumbTesting
import PlumbUIKit
import SwiftUI
import Testing

/// Shows a controller.
struct ShownController<Controller: UIViewController>: UIViewControllerRepresentable {
  let make: @MainActor () -> Controller
  func makeUIViewController(context: Context) -> Controller { make() }
  func updateUIViewController(_ uiViewController: Controller, context: Context) {}
}

@Suite("UIViewController") @MainActor struct UIViewControllerTests {
  final class Named: UIViewController {
    var lines: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      lines.append("load")
      let label = squares(title ?? "")
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
      view.addSubview(label)
    }
    override func viewWillAppear(_ animated: Bool) { lines.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { lines.append("appear") }
    override func viewDidDisappear(_ animated: Bool) { lines.append("disappear") }
  }

  private func named(_ title: String) -> Named {
    let controller = Named()
    controller.title = title
    return controller
  }

  @Test("loads its view once, and hears when it comes")
  func life() {
    let controller = named("first")
    let view = TestedView(proposing: 100, 100) { ShownController { controller } }
    #expect(controller.lines == ["load", "will appear", "appear"])
    #expect(view.size == CGSize(width: 100, height: 100))
    #expect(view.frame(of: "Text(\"first\")") != nil)
  }

  @Test("presents an alert, whose buttons do what they say and take it away")
  func alert() {
    let controller = named("first")
    let view = TestedView(proposing: 300, 400) { ShownController { controller } }
    var answers: [String] = []
    let alert = UIAlertController(title: "Delete?", message: "For ever", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in answers.append("keep") })
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in answers.append("delete") })
    controller.present(alert, animated: false)
    view.layOut()
    #expect(view.frame(of: "Text(\"Delete?\")") != nil)
    view.tap("Delete")
    view.advance(by: 1)
    #expect(answers == ["delete"] && controller.presentedViewController == nil)
  }

  @Test("presents another controller in a sheet, and takes it away")
  func sheet() {
    let (controller, other) = (named("first"), named("second"))
    let view = TestedView(proposing: 300, 400) { ShownController { controller } }
    controller.present(other, animated: false)
    view.layOut()
    #expect(view.frame(of: "Text(\"second\")") != nil)
    other.dismiss(animated: false)
    view.layOut()
    view.advance(by: 2)
    #expect(controller.presentedViewController == nil && view.frame(of: "Text(\"second\")") == nil)
  }

  @Test(
    "a navigation bar has the items of its controllers: the top one, and the one to which the button leads back"
  )
  func barItems() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    #expect(navigation.navigationBar.backItem == nil)
    #expect(navigation.navigationBar.topItem === first.navigationItem)
    navigation.pushViewController(second, animated: false)
    #expect(navigation.navigationBar.topItem === second.navigationItem)
    #expect(navigation.navigationBar.backItem === first.navigationItem)
    #expect(navigation.navigationBar.items?.count == 2 && UINavigationBar().items == nil)
  }

  @Test("is pushed on a navigation stack, and comes back with its bar's button")
  func navigation() {
    let (first, second) = (named("first"), named("second"))
    let navigation = UINavigationController(rootViewController: first)
    let view = TestedView(proposing: 300, 400) { ShownController { navigation } }
    navigation.pushViewController(second, animated: false)
    view.layOut()
    view.advance(by: 2)
    #expect(second.lines.contains("appear") && navigation.topViewController === second)
    #expect(navigation.popViewController(animated: false) === second)
    view.layOut()
    #expect(navigation.viewControllers == [first] && second.navigationController == nil)
  }

  @Test("stands behind a tab, and a tap on the tab tells the delegate")
  func tabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { title in
      let controller = named(title)
      controller.tabBarItem = UITabBarItem(title: title + " tab", image: nil, tag: 0)
      return controller
    }
    let view = TestedView(proposing: 300, 400) { ShownController { tabs } }
    view.tap("Two tab")
    #expect(tabs.selectedIndex == 1)
  }

  @Test("hosts a view of SwiftUI, also as the view of a child")
  func hosting() {
    let parent = named("parent")
    let host = UIHostingController(rootView: Text("inside").font(.squares(10)))
    let view = TestedView(proposing: 200, 100) {
      ShownController {
        parent.addChild(host)
        parent.view.addSubview(host.view)
        host.view.frame = CGRect(x: 50, y: 50, width: 60, height: 10)
        return parent
      }
    }
    #expect(
      view.frame(of: "Text(\"inside\")")?.origin == CGPoint(x: 50, y: 50))
    #expect(host.view.intrinsicContentSize == CGSize(width: 60, height: 10))
    host.rootView = Text("changed").font(.squares(10))
    view.layOut()
    #expect(view.frame(of: "Text(\"changed\")") != nil)
  }

  @Test("turns pages when a finger swipes, and tells the delegate")
  func pages() {
    @MainActor final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
      let all = ["a", "b", "c"].map { UIHostingController(rootView: Text(verbatim: $0)) }
      var turned = 0
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController? {
        all.firstIndex(of: viewController as! UIHostingController<Text>).flatMap {
          $0 > 0 ? all[$0 - 1] : nil
        }
      }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController? {
        all.firstIndex(of: viewController as! UIHostingController<Text>).flatMap {
          $0 < 2 ? all[$0 + 1] : nil
        }
      }
      func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
      ) { turned += 1 }
    }
    let (pages, source) = (
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), Pages()
    )
    (pages.dataSource, pages.delegate) = (source, source)
    pages.setViewControllers([source.all[0]], direction: .forward, animated: false)
    let view = TestedView(proposing: 200, 100) { ShownController { pages } }
    view.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 30, y: 50))
    #expect(source.turned == 1 && pages.viewControllers?.first === source.all[1])
    view.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 80, y: 50))
    #expect(source.turned == 1)
  }

  @Test("a way of a storyboard goes nowhere and is told; one that code makes is gone")
  func ways() {
    final class Leaving: UIViewController {
      var prepared: [String?] = []
      let made = UIViewController()
      var found: UIViewController?
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepared.append(segue.identifier) }
      override func viewDidAppear(_ animated: Bool) {
        performSegue(withIdentifier: "details", sender: nil)
        found = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Details")
      }
    }
    let controller = Leaving()
    let view = TestedView(proposing: 100, 100) { ShownController { controller } }
    view.layOut()
    #expect(controller.prepared.isEmpty && controller.presentedViewController == nil)
    #expect(controller.storyboard == nil && controller.found?.view.subviews.isEmpty == true)
    #expect(
      view.warnings == [
        "Leaving.performSegue(withIdentifier: \"details\") does nothing: storyboards are not read.",
        "UIStoryboard(name: \"Main\") does nothing: storyboards are not read, so its controller \"Details\" is empty.",
      ])
    var isGone = false
    let way = UIStoryboardSegue(identifier: "own", source: controller, destination: controller.made) {
      isGone = true
    }
    way.perform()
    #expect(isGone && way.destination === controller.made)
  }
}
