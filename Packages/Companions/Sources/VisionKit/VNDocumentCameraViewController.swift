import PlumbUIKit
import SwiftUI

/// Papers that a person has photographed: none.
open class VNDocumentCameraScan: NSObject {
  /// The number of pages.
  open var pageCount: Int { 0 }
  /// Their title.
  open var title: String { "" }
  /// Returns the picture of one. There is none.
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// A delegate that is notified when the scanning of papers ends. All methods are optional.
@preconcurrency @MainActor public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}

/// Lets a person photograph papers. There is no camera: it is a placeholder, and can be cancelled.
@preconcurrency @MainActor open class VNDocumentCameraViewController: UIViewController {
  /// Whether there is a camera. There is none.
  open class var isSupported: Bool { false }
  /// The delegate, which is notified of the end.
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  open override func loadView() {
    reportCompanion("VNDocumentCameraViewController")
    view = PlaceholderView { [weak self] in
      BarredPlaceholder(button: "Cancel", placeholder: Placeholder("No camera", symbol: "doc.viewfinder")) {
        guard let self else { return }
        guard let delegate = self.delegate else { return self.dismiss(animated: true) }
        delegate.documentCameraViewControllerDidCancel(self)
      }
    }
  }
}
