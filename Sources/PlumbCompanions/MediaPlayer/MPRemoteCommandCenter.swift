/// How an app has taken a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120,
    commandFailed = 200
}

/// A command of a lock screen or of headphones. None ever comes.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  /// When it came.
  public let timestamp: TimeInterval = 0
}
/// People want to be some seconds further.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// How many seconds.
  public let interval: TimeInterval = 0
}
/// People want to be at a time.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// At which second.
  public let positionTime: TimeInterval = 0
}
/// People want another speed.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// How fast.
  public let playbackRate: Float = 1
}

/// A command that people give from a lock screen or with headphones. Nobody does here.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  /// Whether people can.
  open var isEnabled = true
  /// Hears of it. It never comes.
  @discardableResult open func addTarget(
    fileID: StaticString = #fileID, line: UInt = #line,
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    reportCompanion("MPRemoteCommandCenter", fileID, line)
    return NSObject()
  }
  /// Hears of it no more.
  open func removeTarget(_ target: Any?) {}
}
/// People want to be some seconds further.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  /// How many seconds.
  open var preferredIntervals: [NSNumber] = []
}
/// People want to be at a time.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
/// People want another speed.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  /// The speeds.
  open var supportedPlaybackRates: [NSNumber] = []
}

/// The commands of a lock screen and of headphones.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let one = MPRemoteCommandCenter()
  /// The one of the app.
  open class func shared() -> MPRemoteCommandCenter { one }
  /// People want to play.
  public let playCommand = MPRemoteCommand()
  /// People want to pause.
  public let pauseCommand = MPRemoteCommand()
  /// People want to stop.
  public let stopCommand = MPRemoteCommand()
  /// People want to play or pause.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// People want to hear the next track.
  public let nextTrackCommand = MPRemoteCommand()
  /// People want to hear the previous track.
  public let previousTrackCommand = MPRemoteCommand()
  /// People want to seek forward.
  public let seekForwardCommand = MPRemoteCommand()
  /// People want to seek backward.
  public let seekBackwardCommand = MPRemoteCommand()
  /// People want to like.
  public let likeCommand = MPRemoteCommand()
  /// People want to bookmark.
  public let bookmarkCommand = MPRemoteCommand()
  /// People want to skip forward.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// People want to skip backward.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// People want to be at a time.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// People want to have another speed.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
}
