import PlumbUIKit

/// The key of what is playing: title.
public let MPMediaItemPropertyTitle = "title"
/// The key of what is playing: artist.
public let MPMediaItemPropertyArtist = "artist"
/// The key of what is playing: album title.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key of what is playing: artwork.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key of what is playing: genre.
public let MPMediaItemPropertyGenre = "genre"
/// The key of what is playing: persistent id.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The key of what is playing: playback duration.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key of what is playing: elapsed playback time.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of what is playing: playback rate.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The key of what is playing: default playback rate.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The key of what is playing: is live stream.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The key of what is playing: media type.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// The key of what is playing: playback queue index.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// The key of what is playing: playback queue count.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"

/// Whether something is playing.
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }
/// The kind of media that is playing.
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }

/// The values about the playing sound that a lock screen shows. There is no lock screen; the values are kept.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let one = MPNowPlayingInfoCenter()
  /// Returns the one of the app.
  open class func `default`() -> MPNowPlayingInfoCenter { one }
  /// The values of the playing item, by names such as `MPMediaItemPropertyTitle`.
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
  /// Creates an artwork from a handler that makes the picture in a size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (bounds, request) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
  }
  /// Returns the picture in a size.
  open func image(at size: CGSize) -> UIImage? { request(size) }
}

/// Shows how loud it is: a slider that changes nothing.
@preconcurrency @MainActor open class MPVolumeView: UIView {
  /// Whether the slider is seen.
  open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
  /// Whether the button for other speakers is seen. It is not.
  open var showsRouteButton = true
  private let slider = UISlider()
  /// Creates a slider of a frame.
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
