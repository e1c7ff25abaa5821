import PlumbUIKit
import SwiftUI

/// A file that is looked at.
public protocol QLPreviewItem: AnyObject {
  /// The location of the file.
  var previewItemURL: URL? { get }
  /// The title of the file.
  var previewItemTitle: String? { get }
}
extension QLPreviewItem { public var previewItemTitle: String? { nil } }
extension NSURL: QLPreviewItem { public var previewItemURL: URL? { self as URL } }

/// A data source that provides the files to show.
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  /// Returns the number of files.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// The one at a place from 0.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// A delegate that is notified of the person's actions with the files. All methods are optional.
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
  /// The controller is about to go.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// The controller is gone.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}
extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// Shows files: a placeholder with the file's name, and a button that ends it.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
  /// The data source, which provides the files.
  open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
  /// The delegate, which is notified of the person's actions.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The index of the visible file, from 0.
  open var currentPreviewItemIndex = 0 { didSet { viewIfLoaded?.setNeedsDisplay() } }

  /// Creates a controller without files.
  @available(
    *, deprecated,
    message: "In Plumb, QLPreviewController does nothing: no host shows files, so a placeholder has the name."
  )
  public init() {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The file that is seen.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, currentPreviewItemIndex >= 0,
      currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self)
    else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }
  /// Returns whether a file can be shown.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL?.isFileURL ?? false }
  /// Loads the files again.
  open func reloadData() { viewIfLoaded?.setNeedsDisplay() }
  /// Loads the visible file again.
  open func refreshCurrentPreviewItem() { viewIfLoaded?.setNeedsDisplay() }
  open override func loadView() {
    view = PlaceholderView { [weak self] in self?.placeholder }
  }
  private var placeholder: BarredPlaceholder {
    let item = currentPreviewItem
    return FilePlaceholder.placeholder(item?.previewItemURL, title: item?.previewItemTitle) { [weak self] in
      guard let self else { return }
      delegate?.previewControllerWillDismiss(self)
      dismiss(animated: true)
      delegate?.previewControllerDidDismiss(self)
    }
  }
}

/// The placeholder of a file that isn't shown.
enum FilePlaceholder {
  @MainActor static func placeholder(_ url: URL?, title: String? = nil, end: @escaping @MainActor () -> Void)
    -> BarredPlaceholder
  {
    let name = title ?? url?.lastPathComponent
    return BarredPlaceholder(
      button: "Done", title: name, placeholder: Placeholder(name ?? "No file", detail: nil, symbol: "doc"),
      end: end)
  }
}
