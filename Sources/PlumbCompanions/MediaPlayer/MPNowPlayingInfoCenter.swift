import PlumbUIKit

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"

/// Whether something is playing.
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }
/// What is playing.
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }

/// Tells a lock screen what is playing. There is none, and the values are kept.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let one = MPNowPlayingInfoCenter()
  /// The one of the app.
  open class func `default`() -> MPNowPlayingInfoCenter { one }
  /// What is playing, by names such as `MPMediaItemPropertyTitle`.
  open var nowPlayingInfo: [String: Any]? {
    didSet { if nowPlayingInfo != nil { reportCompanion("MPNowPlayingInfoCenter") } }
  }
  /// Whether it is playing.
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// The picture of a song.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  /// Its size and place, in points.
  public let bounds: CGRect
  private let request: (CGSize) -> UIImage
  /// Takes who makes the picture in a size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (bounds, request) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
  }
  /// The picture in a size.
  open func image(at size: CGSize) -> UIImage? { request(size) }
}

/// Shows how loud it is: a slider that changes nothing.
@preconcurrency @MainActor open class MPVolumeView: UIView {
  /// Whether the slider is seen.
  open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
  /// Whether the button for other speakers is seen. It is not.
  open var showsRouteButton = true
  private let slider = UISlider()
  /// Makes a slider of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    slider.value = 0.5
    slider.frame = bounds
    slider.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(slider)
    reportCompanion("MPVolumeView")
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
