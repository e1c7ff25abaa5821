import PlumbUIKit
import SwiftUI

/// A film with its controls. Here it is the black placeholder of `VideoPlayer`.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  /// The player of the film.
  open var player: AVPlayer? { didSet { viewIfLoaded?.setNeedsDisplay() } }
  /// The delegate, which is notified of events.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether controls are seen. A placeholder has none.
  open var showsPlaybackControls = true
  /// The way in which the film fills the view.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the film can be in a small window.
  open var allowsPictureInPicturePlayback = true
  /// Whether it goes there by itself.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether it is as large as the screen when it begins.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether it becomes small again when it ends.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the lock screen shows it.
  open var updatesNowPlayingInfoCenter = true
  /// Whether only the way to and fro is left of the controls.
  open var requiresLinearPlayback = false
  /// Whether the first picture is there.
  open var isReadyForDisplay: Bool { false }
  /// The rectangle of the film in the view.
  open var videoBounds: CGRect { viewIfLoaded?.bounds ?? .zero }
  /// A view for content between the film and its controls.
  open private(set) lazy var contentOverlayView: UIView? = UIView()

  open override func loadView() {
    view = PlaceholderView { [weak self] in
      guard let self else { return AnyView(EmptyView()) }
      return AnyView(VideoPlayer(player: player))
    }
    if let overlay = contentOverlayView {
      overlay.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(overlay)
      NSLayoutConstraint.activate([
        overlay.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        overlay.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        overlay.topAnchor.constraint(equalTo: view.topAnchor),
        overlay.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
  }
}

/// A delegate that is notified of a film's events. There are none here. All methods are optional.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  /// The film goes into a small window.
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// The film comes from a small window.
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Returns whether the controller goes when the film is in a small window.
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool
}

extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool { true }
}
