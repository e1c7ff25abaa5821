/// The access of an app to a person's music.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
/// The music of a person. No host has any: access is refused.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  private static let one = MPMediaLibrary()
  /// Returns the one of the device.
  open class func `default`() -> MPMediaLibrary { one }
  /// Returns the access of the app: none.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  /// Requests access. It is refused.
  @available(
    *, deprecated,
    message: "In Plumb, MPMediaLibrary does nothing: no host has music of people, so access is refused."
  )
  open class func requestAuthorization(
    _ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    later { completionHandler(.denied) }
  }
  /// Requests access. It is refused.
  @available(
    *, deprecated,
    message: "In Plumb, MPMediaLibrary does nothing: no host has music of people, so access is refused."
  )
  open class func requestAuthorization() async
    -> MPMediaLibraryAuthorizationStatus
  {
    return .denied
  }
}

/// A song. Nobody ever holds one here.
open class MPMediaItem: NSObject, @unchecked Sendable {
  public let persistentID: UInt64 = 0
  open var title: String? { nil }
  open var artist: String? { nil }
  open var albumTitle: String? { nil }
  open var genre: String? { nil }
  open var artwork: MPMediaItemArtwork? { nil }
  open var playbackDuration: TimeInterval { 0 }
  open var assetURL: URL? { nil }
}
/// Some songs: none.
open class MPMediaItemCollection: NSObject, @unchecked Sendable {
  public let items: [MPMediaItem]
  open var count: Int { items.count }
  open var representativeItem: MPMediaItem? { items.first }
  public init(items: [MPMediaItem]) { self.items = items }
}
/// A query for songs. There are none.
open class MPMediaQuery: NSObject, @unchecked Sendable {
  open var items: [MPMediaItem]? { [] }
  open var collections: [MPMediaItemCollection]? { [] }
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  open class func artists() -> MPMediaQuery { MPMediaQuery() }
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
}
/// Whether a song is playing.
public enum MPMusicPlaybackState: Int, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}
/// Plays a person's music. There is none.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
  /// The one of the app.
  public static let applicationMusicPlayer = MPMusicPlayerController()
  /// The one of the device.
  public static let systemMusicPlayer = MPMusicPlayerController()
  open var nowPlayingItem: MPMediaItem?
  open var playbackState: MPMusicPlaybackState { .stopped }
  open var currentPlaybackTime: TimeInterval = 0
  open func setQueue(with query: MPMediaQuery) {}
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  open func setQueue(with storeIDs: [String]) {}
  open func prepareToPlay() {}
  /// Plays. Nothing is heard.
  open func play() { reportCompanion("MPMusicPlayerController.play") }
  open func pause() {}
  open func stop() {}
  open func skipToNextItem() {}
  open func skipToPreviousItem() {}
  open func skipToBeginning() {}
  open func beginGeneratingPlaybackNotifications() {}
  open func endGeneratingPlaybackNotifications() {}
}
