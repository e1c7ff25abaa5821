import Foundation

/// Makes the menus above an app. A page has none, so an app is not asked for them.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  /// The system that has the menus.
  var system: UIMenuSystem { get }
  /// The menu of a name.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Puts a menu in the place of another one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts others in the place of a menu's elements.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu behind another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu at the start of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu at the end of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The main system of menus.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  /// Above the app.
  public static let main = UIMenuSystem()
  /// At what a person presses.
  public static let context = UIMenuSystem()
  /// Asks the app for its menus again: a page has none.
  open func setNeedsRebuild() {}
  /// Looks again at what can be done: a page has no menus.
  open func setNeedsRevalidate() {}
}

extension UIMenu {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The one with the app's name.
    public static let application = Identifier("com.apple.menu.application")
    /// Files.
    public static let file = Identifier("com.apple.menu.file")
    /// Changes.
    public static let edit = Identifier("com.apple.menu.edit")
    /// Looks of texts.
    public static let format = Identifier("com.apple.menu.format")
    /// The menu of the view.
    public static let view = Identifier("com.apple.menu.view")
    /// Windows.
    public static let window = Identifier("com.apple.menu.window")
    /// Help.
    public static let help = Identifier("com.apple.menu.help")
    /// About the app.
    public static let about = Identifier("com.apple.menu.about")
    /// The app's settings.
    public static let preferences = Identifier("com.apple.menu.preferences")
    /// The menu of other apps' services.
    public static let services = Identifier("com.apple.menu.services")
    /// Fonts.
    public static let font = Identifier("com.apple.menu.font")
    /// Sizes of texts.
    public static let textSize = Identifier("com.apple.menu.text-size")
    /// The bar above.
    public static let toolbar = Identifier("com.apple.menu.toolbar")
    /// The bar at the side.
    public static let sidebar = Identifier("com.apple.menu.sidebar")
    /// All menus.
    public static let root = Identifier("com.apple.menu.root")
  }
}
