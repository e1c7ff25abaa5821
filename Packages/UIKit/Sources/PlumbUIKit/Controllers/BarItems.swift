import Foundation
import PlumbControls
import PlumbViews

/// An item of a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The words.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// Whether it can be used.
  open var isEnabled = true
  /// A number by which the item is found.
  open var tag = 0
  /// The insets of the picture.
  @_Unheeded(.barLooks, "UIBarItem.imageInsets")
  open var imageInsets = UIEdgeInsets.zero
  /// Creates an item without words.
  public required override init() { super.init() }
  /// Sets the attributes of the title: the font and the colour.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
  }
  /// Returns the attributes of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
  var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
}

/// A button of a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The look.
  public enum Style: Int, Sendable { case plain, done = 2, prominent = 3 }
  /// A button that the system knows.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close
  }

  private var call: TargetAction?
  private var primary: UIAction?
  /// The look.
  open var style = Style.plain
  /// The view in the place of a button.
  open var customView: UIView?
  /// The menu that a press shows.
  open var menu: UIMenu?
  /// The colour.
  open var tintColor: UIColor?
  /// The width in points; 0 for as much as it needs.
  open var width: CGFloat = 0
  private var system: SystemItem?
  /// The object whose method is called.
  open weak var target: AnyObject?
  /// The method that is called.
  open var action: Selector? { didSet { call = action.map { TargetAction(target, $0) } } }

  /// Creates a button without words.
  public required init() { super.init() }

  /// Creates a button with words.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style) = (title, style)
    call = action.map { TargetAction(target, $0) }
  }

  /// Creates a button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style) = (image, style)
    call = action.map { TargetAction(target, $0) }
  }

  /// Creates a button that the system knows.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    system = systemItem
    call = action.map { TargetAction(target, $0) }
  }

  /// Creates a button that the system knows, with an action or a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    (system, primary, self.menu) = (systemItem, primaryAction, menu)
  }

  /// Creates a button with an action or a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (primary, self.menu) = (primaryAction, menu)
  }

  /// Creates an item of a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns a flexible space.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Returns a space of a width.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// The item as SwiftUI's view.
  @ViewBuilder var content: some View {
    let item = self
    let _ = AppearanceProxies.apply(to: self, in: [])
    let words = ControlLooks.Words(titleAttributes[.normal])
    if let customView {
      let size = customView.bounds.size == .zero ? customView.intrinsicContentSize : customView.bounds.size
      UIViewContent(customView).frame(width: max(0, size.width), height: max(0, size.height))
    } else if system == .flexibleSpace {
      Spacer()
    } else if system == .fixedSpace {
      Color.clear.frame(width: width, height: 1)
    } else if let menu {
      Menu {
        menu.items
      } label: {
        label
      }
    } else {
      Button {
        item.primary?.perform(item)
        item.call?.send(item)
      } label: {
        label.fontWeight(style == .done || system == .done || system == .save ? .semibold : nil)
          .font(words.font)
          .modifier(_OwnColor(color: words.color))
      }
      .disabled(!isEnabled)
      .tint(tintColor.map { Color(uiColor: $0) })
    }
  }

  @ViewBuilder private var label: some View {
    if let image {
      Image(uiImage: image)
    } else if let symbol = system?.symbol {
      Image(systemName: symbol)
    } else {
      Text(verbatim: title ?? system?.title ?? "")
    }
  }
}

extension UIBarButtonItem.SystemItem {
  var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }

  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }
}

/// The content of the navigation bar for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The mode of the large title.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  /// The words of the button that leads to this item: its title, a general word, or none.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  private weak var controller: UIViewController?
  /// The words in the middle.
  open var title: String? { didSet { controller?.changed() } }
  /// The view in the middle; the words are shown here.
  @_Unheeded(.barParts, "UINavigationItem.titleView")
  open var titleView: UIView? = nil
  /// The words above; they are not shown here.
  @_Unheeded(.barParts, "UINavigationItem.prompt")
  open var prompt: String? = nil
  /// The button that leads back; the bar has its own.
  @_Unheeded(.barParts, "UINavigationItem.backBarButtonItem")
  open var backBarButtonItem: UIBarButtonItem? = nil
  /// The words of the button that leads back.
  @_Unheeded(.barParts, "UINavigationItem.backButtonTitle")
  open var backButtonTitle: String? = nil
  /// The words of the button that leads back here; SwiftUI's bar decides.
  @_Unheeded(.barParts, "UINavigationItem.backButtonDisplayMode")
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether the button that leads back is left out.
  open var hidesBackButton = false { didSet { controller?.changed() } }
  /// The first button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { controller?.changed() } }
  /// The buttons on the right, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { controller?.changed() } }
  /// The mode of the large title.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { controller?.changed() } }
  /// The controller of the search; no field is shown for it here.
  @_Unheeded(.barParts, "UINavigationItem.searchController")
  open var searchController: UISearchController? = nil
  /// Whether the search field goes while the content is scrolled.
  @_Unheeded(.barParts, "UINavigationItem.hidesSearchBarWhenScrolling")
  open var hidesSearchBarWhenScrolling = true
  /// The look of the bar; it is SwiftUI's here.
  @_Unheeded(.barLooks, "UINavigationItem.standardAppearance")
  open var standardAppearance: UINavigationBarAppearance? = nil
  /// The look of the bar at the edge of the content; it is SwiftUI's here.
  @_Unheeded(.barLooks, "UINavigationItem.scrollEdgeAppearance")
  open var scrollEdgeAppearance: UINavigationBarAppearance? = nil
  /// The look of a low bar; it is SwiftUI's here.
  @_Unheeded(.barLooks, "UINavigationItem.compactAppearance")
  open var compactAppearance: UINavigationBarAppearance? = nil

  /// Creates an item with words.
  public init(title: String) {
    self.title = title
    super.init()
  }

  init(of controller: UIViewController) {
    self.controller = controller
    super.init()
  }

  /// Changes the buttons on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Changes the buttons on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
}

/// The content of a tab bar for a controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The picture while the tab is chosen.
  @_Unheeded(.barLooks, "UITabBarItem.selectedImage")
  open var selectedImage: UIImage? = nil
  /// A small text at the picture.
  open var badgeValue: String?
  /// The colour of the badge; red without one. It counts for all tabs, as `UITabBarItem.appearance()` says it.
  open var badgeColor: UIColor?

  /// Creates an item without words.
  public required init() { super.init() }

  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an item with a picture for the chosen tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// A tab that the system knows.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed
  }

  /// Creates an item that the system knows.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: "\(systemItem)".capitalized, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }
}

extension UITabBarItem.SystemItem {
  fileprivate var symbol: String {
    switch self {
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock"
    case .contacts: "person.circle"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .downloads: "arrow.down.circle"
    case .mostViewed: "list.number"
    case .more: "ellipsis"
    }
  }
}
