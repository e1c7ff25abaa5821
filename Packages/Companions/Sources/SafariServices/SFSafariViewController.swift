import PlumbUIKit
import SwiftUI

/// Shows a page of the web over an app. Here it is a placeholder with the page's address, and a button that ends it.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// The word on the button that ends it.
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  /// The configuration of a controller.
  @preconcurrency @MainActor open class Configuration: NSObject {
    /// Whether a page is shown as a text, where that can be.
    open var entersReaderIfAvailable = false
    /// Whether the bar becomes smaller while the page is scrolled.
    open var barCollapsingEnabled = true
    /// Creates the usual ones.
    public override init() {}
  }

  /// The delegate, which is notified of the end.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The configuration.
  public let configuration: Configuration
  /// The colour of the bar, which is the ground's here.
  open var preferredBarTintColor: UIColor?
  /// The colour of what is in the bar.
  open var preferredControlTintColor: UIColor? { didSet { viewIfLoaded?.setNeedsDisplay() } }
  /// The word on the button that ends it.
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { viewIfLoaded?.setNeedsDisplay() } }
  private let address: URL

  /// Shows the page of an address.
  @available(
    *, deprecated,
    message:
      "In Plumb, SFSafariViewController does nothing: no host puts pages into views, so a placeholder has the address."
  )
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }
  /// Shows the page of an address, with a configuration.
  @available(
    *, deprecated,
    message:
      "In Plumb, SFSafariViewController does nothing: no host puts pages into views, so a placeholder has the address."
  )
  public init(
    url URL: URL, configuration: Configuration
  ) {
    (address, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
  }
  /// Shows the page of an address, as a text where that can be.
  @available(
    *, deprecated,
    message:
      "In Plumb, SFSafariViewController does nothing: no host puts pages into views, so a placeholder has the address."
  )
  public convenience init(
    url URL: URL, entersReaderIfAvailable: Bool
  ) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }
  /// There is no archive to read, so there is no address either.
  public required init?(coder: NSCoder) { fatalError("SFSafariViewController needs init(url:).") }

  open override func loadView() {
    view = PlaceholderView { [weak self] in self.map { AnyView($0.placeholder) } ?? AnyView(EmptyView()) }
    later { [weak self] in
      guard let self else { return }
      delegate?.safariViewController(self, didCompleteInitialLoad: true)
    }
  }

  private var placeholder: BarredPlaceholder {
    let word =
      switch dismissButtonStyle {
      case .done: "Done"
      case .close: "Close"
      case .cancel: "Cancel"
      }
    return BarredPlaceholder(
      button: word, title: address.host(),
      placeholder: Placeholder("Web page", detail: address.absoluteString, symbol: "globe"),
      tint: preferredControlTintColor.map { Color(uiColor: $0) }
    ) { [weak self] in
      guard let self else { return }
      dismiss(animated: true)
      delegate?.safariViewControllerDidFinish(self)
    }
  }
}

/// A delegate that is notified of the events of a page over an app. All methods are optional.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// The page was ended by its button.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The page is there: its placeholder is.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// The page is sent to another one. It never is here.
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
}
