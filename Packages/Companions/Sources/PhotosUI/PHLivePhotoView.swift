import PlumbUIKit

/// A view of a picture that moves, which is empty here: there are no such pictures.
@preconcurrency @MainActor open class PHLivePhotoView: UIView {
  /// The picture.
  open var livePhoto: PHLivePhoto?
  /// Whether it has no sound.
  open var isMuted = false
  /// The object that hears when the picture moves, which it never does.
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  /// Moves the picture, and reports that there is none.
  @available(
    *, deprecated,
    message: "In Plumb, PHPhotoLibrary does nothing: no host has pictures of people, so access is refused."
  )
  open func startPlayback(
    with playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
  /// Stops the picture, which does not move.
  open func stopPlayback() {}
}

/// The movement of a picture.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable { case undefined, full, hint }

/// An object that hears when a picture moves.
@preconcurrency @MainActor public protocol PHLivePhotoViewDelegate: AnyObject {
  /// The picture begins to move.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  /// The picture has moved.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}
extension PHLivePhotoViewDelegate {
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
}
