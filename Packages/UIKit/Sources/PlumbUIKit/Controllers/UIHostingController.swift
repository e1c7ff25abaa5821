import Foundation
import PlumbViews

/// A view whose content is made of SwiftUI's views.
@MainActor class ContentHolder: UIView {
  var content: (() -> AnyView)? { didSet { changed() } }

  override var hasOwnSize: Bool { true }
  override func makeContent() -> AnyView? { content?() }
}

extension ContentHolder {
  /// Shows how a controller describes itself, as long as it is there.
  convenience init(describing controller: UIViewController) {
    self.init()
    content = { [weak controller] in controller?.describe() ?? AnyView(EmptyView()) }
  }
}

/// A controller that shows a SwiftUI view.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  /// The view that is shown.
  open var rootView: Content {
    didSet {
      holder.changed()
      changed()
    }
  }
  /// The regions of the safe area. The surroundings determine them.
  @_Unheeded(.screens, "UIHostingController.safeAreaRegions")
  open var safeAreaRegions: SafeAreaRegions = .all
  /// Whether the size follows the content.
  @_Unheeded(.screens, "UIHostingController.sizingOptions")
  open var sizingOptions: UIHostingControllerSizingOptions = []
  private let holder = ContentHolder()

  /// Shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Shows a view; there is no archive to read.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// There is no archive to read, so there is no view either.
  public required init?(coder: NSCoder) {
    fatalError("UIHostingController has no view in an archive; use init(rootView:).")
  }

  override func makeView() -> UIView {
    holder.content = { [weak self] in
      self.map { AnyView(_GivenView(content: $0.rootView)) } ?? AnyView(EmptyView())
    }
    return holder
  }

  override func describe() -> AnyView {
    loadViewIfNeeded()
    let background = view.backgroundColor.map { Color(uiColor: $0) }
    return AnyView(_GivenView(content: rootView).background { background?.ignoresSafeArea() })
  }

  /// Returns the size that the view takes for one that is offered.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    ViewHost(rootView, environment: view.surroundings).measured(ProposedViewSize(size))
  }
}

/// Whether a hosting controller's size follows its content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The size that the controller would like.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The size of the view's content.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
