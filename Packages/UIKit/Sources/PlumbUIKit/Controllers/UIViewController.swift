import Foundation
import PlumbViews

/// Manages a view: makes it, hears when it comes and goes, and shows others over it.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var loaded: UIView?
  private var isLoading = false
  let changes = ViewChanges()

  /// Creates a controller. There are no interface files here, so the name has no meaning.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    if nibNameOrNil != nil { WithoutEffect.nibs.report() }
    super.init()
  }
  /// Creates a controller from an archive, which there is not here.
  public required init?(coder: NSCoder) { super.init() }
  /// Creates a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: View

  /// The view; made when it is asked for first.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded = newValue
      newValue?.controller = self
      if overrideUserInterfaceStyle != .unspecified {
        newValue?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
      }
      changed()
    }
  }
  /// The view, if it is made.
  open var viewIfLoaded: UIView? { loaded }
  /// Whether the view is made.
  open var isViewLoaded: Bool { loaded != nil }

  /// Makes the view. Overrides set `view`.
  open func loadView() { view = makeView() }
  /// The view where nobody makes one.
  func makeView() -> UIView { UIView(frame: UIScreen.main.bounds) }

  /// Makes the view, if it is not there.
  open func loadViewIfNeeded() {
    guard loaded == nil, !isLoading else { return }
    isLoading = true
    loadView()
    if loaded == nil { view = makeView() }
    isLoading = false
    viewDidLoad()
  }

  /// The view is made.
  open func viewDidLoad() {}
  /// The view will be seen.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is seen for the first time soon.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is seen.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view will not be seen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is not seen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The subviews are placed now.
  open func viewWillLayoutSubviews() {}
  /// The subviews are placed.
  open func viewDidLayoutSubviews() {}
  /// The constraints are looked at. Overrides add what is missing, and call `super` at last, which notifies the view.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// The safe area is another one.
  open func viewSafeAreaInsetsDidChange() {}
  /// Memory is short; it never is here.
  open func didReceiveMemoryWarning() {}
  /// The window has another size, because the device of the page was turned or the page has another size. The controllers inside are
  /// notified by `super`.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOnTransition(to: size, with: coordinator) }
  /// The traits will be others. It is called right before they are.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The traits of the place in which it is: light or dark, the scale, the size classes, the size of text.
  open var traitCollection: UITraitCollection { surroundingTraits }
  let traitState = TraitState()
  /// The size of the window at the last layout.
  var windowSize: CGSize?
  /// The traits of the place are others: the appearance, a size class, the size of text, the direction or the scale.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Words and bars

  /// The words in bars.
  open var title: String? { didSet { changed() } }
  /// The content of the navigation bar for the controller.
  open private(set) lazy var navigationItem = UINavigationItem(of: self)
  /// The content of the tab bar for the controller.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// The buttons of a bar below.
  open var toolbarItems: [UIBarButtonItem]? { didSet { changed() } }
  /// Whether the tab bar goes when the controller is pushed.
  @_Unheeded(.screens, "UIViewController.hidesBottomBarWhenPushed")
  open var hidesBottomBarWhenPushed = false
  /// The edges that reach below bars.
  @_Unheeded(.screens, "UIViewController.edgesForExtendedLayout")
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Whether they reach below bars that nothing shows through.
  @_Unheeded(.screens, "UIViewController.extendedLayoutIncludesOpaqueBars")
  open var extendedLayoutIncludesOpaqueBars = false
  /// Light or dark, whatever the surroundings are.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
      if overrideUserInterfaceStyle != oldValue { changed() }
    }
  }
  /// Whether the content is edited.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  private var edits = false
  /// Begins or ends to edit the content. Overrides pass it on.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edits = editing
    editButtonItem.title = editing ? "Done" : "Edit"
    editButtonItem.style = editing ? .done : .plain
    changed()
  }
  /// A button that begins and ends to edit the content. It is in English.
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    primaryAction: UIAction(title: "Edit") { [weak self] _ in
      if let self { setEditing(!isEditing, animated: true) }
    })
  /// The look of the status bar; a page has none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is seen; a page has none.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the mark at the lower edge goes; a page has none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The ways in which the device may be held; a page is as it is.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// The way in which the device is held when the controller is presented; a page is as it is.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the screen turns with the device.
  open var shouldAutorotate: Bool { true }
  /// Updates the status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// The size that the controller would like where it is presented.
  open var preferredContentSize = CGSize.zero
  /// The insets that are added to the safe area that bars leave.
  @_Unheeded(.screens, "UIViewController.additionalSafeAreaInsets")
  open var additionalSafeAreaInsets = UIEdgeInsets.zero

  // MARK: Tree

  /// The controller around.
  open internal(set) weak var parent: UIViewController?
  /// The controllers inside.
  open internal(set) var children: [UIViewController] = []

  /// Adds a child controller. Its view is added with `addSubview`.
  open func addChild(_ childController: UIViewController) {
    childController.parent?.children.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    childController.parent = self
    childController.isMovingToParent = true
    children.append(childController)
  }
  /// Leaves the controller around.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }
  /// The controller comes into another one, or leaves it.
  open func willMove(toParent parent: UIViewController?) {}
  /// The controller has come into another one, or has left it.
  open func didMove(toParent parent: UIViewController?) {}

  /// The navigation controller around.
  open var navigationController: UINavigationController? { around() }
  /// The tab bar controller around.
  open var tabBarController: UITabBarController? { around() }
  /// The split view controller around; there is none.
  open var splitViewController: UISplitViewController? { around() }

  private func around<Controller>() -> Controller? {
    var here = parent
    while let controller = here {
      if let found = controller as? Controller { return found }
      here = controller.parent
    }
    return nil
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  // MARK: Presentations

  /// The style in which the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The transition of the presentation. It is that of SwiftUI here.
  @_Unheeded(.screens, "UIViewController.modalTransitionStyle")
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a person cannot take it away.
  open var isModalInPresentation = false { didSet { changed() } }
  /// The controller that this one shows over itself.
  open internal(set) var presentedViewController: UIViewController? { didSet { changed() } }
  /// The controller that shows this one.
  open internal(set) weak var presentingViewController: UIViewController?
  /// The controller of the sheet.
  open private(set) lazy var sheetPresentationController: UISheetPresentationController? = {
    let sheet = UISheetPresentationController()
    sheet.presented = self
    return sheet
  }()
  /// The controller of the popover, which is a sheet here.
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController()
  /// The controller of the presentation.
  open var presentationController: UIPresentationController? { sheetPresentationController }

  /// Whether the controller comes now.
  open var isBeingPresented: Bool { false }
  /// Whether the controller goes now.
  open var isBeingDismissed: Bool { presentingViewController == nil && parent == nil }
  /// Whether the controller comes into the one around now.
  open internal(set) var isMovingToParent = false
  /// Whether the controller leaves the one around.
  open var isMovingFromParent: Bool { parent == nil }

  /// Shows a controller over this one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    // An alert is gone before its button does something.
    guard presentedViewController == nil || presentedViewController is UIAlertController else {
      report(
        "\(type(of: self)) presents \(type(of: presentedViewController!)) already; "
          + "\(type(of: viewControllerToPresent)) is not shown. Dismiss the first one before.")
      return
    }
    viewControllerToPresent.presentingViewController = self
    presentedViewController = viewControllerToPresent
    completion?()
  }

  /// Dismisses the controller that this controller shows over itself, or else this controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController != nil {
      presentedViewController?.presentingViewController = nil
      presentedViewController = nil
    } else if let presentingViewController {
      presentingViewController.dismiss(animated: flag)
    } else if let parent {
      parent.dismiss(animated: flag)
    } else if let dismissFromSwiftUI {
      dismissFromSwiftUI()
    }
    completion?()
  }

  /// Ends the presentation of SwiftUI's that the controller is in.
  var dismissFromSwiftUI: (() -> Void)?

  /// Shows a controller as the one around does it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller as the content beside this one: on a phone, as `show` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }

  // MARK: Ways of storyboards

  /// Goes a way of the controller's storyboard. There are none here, so nobody is asked and nothing is shown, which is reported.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    PlumbUIKit.report(
      "\(type(of: self)).performSegue(withIdentifier: \"\(identifier)\") does nothing: \(WithoutEffect.storyboards.missing)."
    )
  }
  /// Prepares the controller to which a way leads. It is not called here.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether a way may be gone. It is not called here.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  // MARK: Content

  /// Shows the controller again.
  func changed() { changes.send() }

  /// The controller's own content; the view, where nothing else is.
  func describe() -> AnyView { AnyView(UIViewContent(view)) }
}
