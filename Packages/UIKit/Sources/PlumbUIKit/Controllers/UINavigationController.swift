import Foundation
import PlumbControls
import PlumbViews

/// Controllers on a stack, under a bar: SwiftUI's navigation stack shows them.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = [] { didSet { changed() } }
  /// The delegate, which is notified of the shown controllers.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar.
  open private(set) lazy var navigationBar = UINavigationBar(of: self)
  /// The bar below.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// Whether the bar is left out.
  open var isNavigationBarHidden = false { didSet { changed() } }
  /// Whether the bar below is left out.
  open var isToolbarHidden = true { didSet { changed() } }
  /// Whether the bar goes while the content is scrolled; it stays here.
  @_Unheeded(.screens, "UINavigationController.hidesBarsOnSwipe")
  open var hidesBarsOnSwipe = false
  /// The recognizer of the swipe back; the stack has its own.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  /// Creates a stack of one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty stack. The bars are SwiftUI's, whatever their classes are.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if navigationBarClass != nil || toolbarClass != nil { WithoutEffect.barClasses.report() }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controllers, the root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller on top.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that is seen, which may be presented by the one on top.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? stack.last?.presentedViewController ?? stack.last
  }

  /// Shows other controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for old in stack where !viewControllers.contains(old) { old.removeFromParent() }
    for new in viewControllers where new.parent !== self { addChild(new) }
    let (old, new) = (stack.last, viewControllers.last)
    if let new, new !== old { delegate?.navigationController(self, willShow: new, animated: animated) }
    stack = viewControllers
    if let new, new !== old { delegate?.navigationController(self, didShow: new, animated: animated) }
  }

  /// Pushes a controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
    delegate?.navigationController(self, willShow: viewController, animated: animated)
    if animated && !stack.isEmpty {
      withAnimation { stack.append(viewController) }
    } else {
      stack.append(viewController)
    }
    viewController.didMove(toParent: self)
    delegate?.navigationController(self, didShow: viewController, animated: animated)
  }

  /// Removes the controller on top.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    cut(to: stack.count - 1)
    return top
  }

  /// Removes everything above the root.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    let above = Array(stack.dropFirst())
    cut(to: 1)
    return above
  }

  /// Removes everything above a controller.
  @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    let above = Array(stack[(index + 1)...])
    cut(to: index + 1)
    return above
  }

  private func cut(to count: Int) {
    let gone = Array(stack[count...])
    withAnimation { stack.removeSubrange(count...) }
    for controller in gone { controller.removeFromParent() }
    if let top = stack.last { delegate?.navigationController(self, didShow: top, animated: true) }
  }

  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// Shows or hides the bar below.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  override func makeView() -> UIView { ContentHolder(describing: self) }

  override func describe() -> AnyView {
    let navigation = self
    guard let root = stack.first else { return AnyView(EmptyView()) }
    AppearanceProxies.apply(toAllIn: navigationBar)
    let path = Binding<[PushedController]> {
      navigation.stack.dropFirst().map { PushedController(controller: $0) }
    } set: { path in
      let count = 1 + path.count
      if count < navigation.stack.count { navigation.cut(to: count) }
    }
    return AnyView(
      NavigationStack(path: path) {
        NavigatedContent(controller: root, navigation: navigation)
          .navigationDestination(for: PushedController.self) {
            NavigatedContent(controller: $0.controller, navigation: navigation)
          }
      }
      .environment(\.controlLooks.navigationBar, navigationBar.looks))
  }
}

/// A controller as an element of a path, whatever its class is: destinations are found by the exact type.
private struct PushedController: Hashable {
  let controller: UIViewController
}

/// A controller on a stack, with what it says about the bar.
private struct NavigatedContent: View {
  let controller: UIViewController
  let navigation: UINavigationController

  var body: some View {
    ControllerContent(controller).modifier(
      BarWords(controller: controller, changes: controller.changes, navigation: navigation))
  }
}

private struct BarWords: ViewModifier {
  let controller: UIViewController
  @ObservedObject var changes: ViewChanges
  let navigation: UINavigationController

  func body(content: Content) -> some View {
    let item = controller.navigationItem
    let isLarge: Bool =
      switch item.largeTitleDisplayMode {
      case .always: navigation.navigationBar.prefersLargeTitles
      case .never: false
      default: navigation.navigationBar.prefersLargeTitles && navigation.viewControllers.first === controller
      }
    let titled =
      content
      .navigationTitle(Text(verbatim: item.title ?? controller.title ?? ""))
      .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
      .navigationBarBackButtonHidden(item.hidesBackButton)
    let barred = titled.toolbar {
      ToolbarItemGroup(placement: .topBarLeading) {
        BarButtons(items: item.leftBarButtonItems ?? [], number: changes.number)
      }
      ToolbarItemGroup(placement: .topBarTrailing) {
        BarButtons(items: (item.rightBarButtonItems ?? []).reversed(), number: changes.number)
      }
    }
    let below = navigation.isToolbarHidden ? [] : controller.toolbarItems ?? []
    return Group {
      if ViewChanges.during({ controller.view is ContentHolder }), navigation.isPlain(controller) {
        content
      } else if navigation.isNavigationBarHidden {
        barred.toolbar(.hidden, for: .navigationBar)
      } else if below.isEmpty {
        barred
      } else {
        barred.toolbar {
          ToolbarItemGroup(placement: .bottomBar) { BarButtons(items: below, number: changes.number) }
        }
      }
    }
  }
}

extension UINavigationController {
  /// A hosting controller whose item says nothing: its own view says what the bar shows.
  fileprivate func isPlain(_ controller: UIViewController) -> Bool {
    let item = controller.navigationItem
    return controller.title == nil && item.title == nil && item.leftBarButtonItems == nil
      && item.rightBarButtonItems == nil && !isNavigationBarHidden && isToolbarHidden
  }
}

private struct BarButtons: View {
  let items: [UIBarButtonItem]
  /// Another number is another value: an item may have other words.
  let number: Int

  var body: some View {
    ForEach(Array(items.enumerated()), id: \.offset) { _, item in BarButton(item: item, number: number) }
  }
}

private struct BarButton: View {
  let item: UIBarButtonItem
  let number: Int

  var body: some View { item.content }
}
