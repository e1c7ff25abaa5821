import Foundation
import PlumbViews

/// The outermost view: it shows a controller.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The level of a window in the order from back to front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// In front of another level.
    public static func + (level: Level, difference: CGFloat) -> Level {
      Level(rawValue: level.rawValue + difference)
    }
    /// The usual level of windows.
    public static let normal = Level(rawValue: 0)
    /// In front of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// In front of everything.
    public static let alert = Level(rawValue: 2000)
  }

  /// The scene in which the window is.
  open weak var windowScene: UIWindowScene? {
    didSet {
      oldValue?.windows.removeAll { $0 === self }
      if let windowScene, !windowScene.windows.contains(self) { windowScene.windows.append(self) }
    }
  }
  /// The controller that is shown.
  open var rootViewController: UIViewController? { didSet { changed() } }
  /// The level of the window. The last one with a controller is shown here.
  @_Unheeded(.windows, "UIWindow.windowLevel")
  open var windowLevel = Level.normal
  /// Whether the keyboard writes to the window.
  open internal(set) var isKeyWindow = false
  /// The screen.
  open var screen: UIScreen { .main }
  open override var window: UIWindow? { self }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a window in a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    // An observer of a property is not called in an initializer of the same class.
    attach(to: windowScene)
  }

  private func attach(to scene: UIWindowScene) { windowScene = scene }

  /// Shows the window, and lets the keyboard write to it.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
    LooseWindows.note(self)
  }

  /// Lets the keyboard write to the window.
  open func makeKey() {
    for other in UIApplication.shared.windows { other.isKeyWindow = other === self }
    isKeyWindow = true
  }

  /// The window with its controller.
  override func describe() -> AnyView {
    guard let rootViewController else { return AnyView(EmptyView()) }
    let content = WindowContent(controller: rootViewController)
    let ground = backgroundColor.map { Color(uiColor: $0) }
    let shown = content.background { ground?.ignoresSafeArea() }
    return AnyView(
      SurroundingsReader(
        view: self, content: ownTint.map { AnyView(shown.tint(Color(uiColor: $0))) } ?? AnyView(shown)))
  }
}

/// Windows without a scene: those of apps that are older than scenes.
@MainActor enum LooseWindows {
  private(set) static var all: [UIWindow] = []

  static func note(_ window: UIWindow) {
    if window.windowScene == nil, !all.contains(window) { all.append(window) }
  }
}

/// A window in the tree of SwiftUI's views.
package struct WindowView: View {
  private let window: UIWindow
  @ObservedObject private var changes: ViewChanges
  private let number: Int

  package init(_ window: UIWindow) {
    (self.window, changes, number) = (window, window.changes, window.changes.number)
  }

  package var body: some View { ViewChanges.during { window.describe() } }
}
