import Foundation
import PlumbViews

/// Two or three columns, of which one is shown: the compact one, or else the first.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The arrangement of the columns.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
  }
  /// Whether a button changes the arrangement.
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
  /// The way in which columns share the width.
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  /// A column.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
  /// The number of columns.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// The side of the first column.
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  /// The ground of the first column.
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  /// Whether the place of a controller is one of several columns.
  public enum LayoutEnvironment: Int, Sendable { case none, expanded, collapsed }

  /// The number of columns.
  public private(set) var style = Style.unspecified
  private var columns: [Column: UIViewController] = [:]
  /// The controllers of the columns.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for controller in viewControllers where controller.parent !== self { addChild(controller) }
      changed()
    }
  }
  /// The wanted arrangement of the columns.
  @_Unheeded(.screens, "UISplitViewController.preferredDisplayMode")
  open var preferredDisplayMode = DisplayMode.automatic
  /// The way in which columns shall share the width.
  @_Unheeded(.screens, "UISplitViewController.preferredSplitBehavior")
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Whether a button changes the arrangement.
  @_Unheeded(.screens, "UISplitViewController.displayModeButtonVisibility")
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// The side of the first column.
  @_Unheeded(.screens, "UISplitViewController.primaryEdge")
  open var primaryEdge = PrimaryEdge.leading
  /// The ground of the first column.
  @_Unheeded(.screens, "UISplitViewController.primaryBackgroundStyle")
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// The arrangement of the columns: one is shown.
  open var displayMode: DisplayMode { .secondaryOnly }
  /// The way in which columns share the width: one is shown.
  open var splitBehavior: SplitBehavior { .automatic }
  /// Whether only one column is shown: it always is.
  open var isCollapsed: Bool { true }

  /// Creates columns.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  /// Creates a number of columns.
  public convenience init(style: Style) {
    self.init(nibName: nil, bundle: nil)
    self.style = style
  }

  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column]?.removeFromParent()
    columns[column] = vc
    let ordered: [Column] = [.primary, .supplementary, .secondary, .inspector]
    viewControllers = ordered.compactMap { columns[$0] }
    if column == .compact, let vc { addChild(vc) }
  }

  /// Returns the controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  override func makeView() -> UIView { ContentHolder(describing: self) }

  override func describe() -> AnyView {
    let shown = columns[.compact] ?? viewControllers.first
    return shown.map { AnyView(ControllerContent($0)) } ?? AnyView(EmptyView())
  }
}
