/// The result of handling a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120,
    commandFailed = 200
}

/// A command of a lock screen or of headphones. None ever comes.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  /// The time of the event.
  public let timestamp: TimeInterval = 0
}
/// An event that skips by some seconds.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The interval, in seconds.
  public let interval: TimeInterval = 0
}
/// An event that changes the playback position.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// At which second.
  public let positionTime: TimeInterval = 0
}
/// An event that changes the playback speed.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The playback rate.
  public let playbackRate: Float = 1
}

/// A command that people give from a lock screen or with headphones. Nobody does here.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  /// Whether people can.
  open var isEnabled = true
  /// Adds a handler of the command. The command never comes.
  @available(
    *, deprecated,
    message: "In Plumb, MPRemoteCommandCenter does nothing: there are neither a lock screen nor headphones."
  )
  @discardableResult open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    return NSObject()
  }
  /// Removes a handler of the command.
  open func removeTarget(_ target: Any?) {}
}
/// A command that skips by some seconds.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  /// The preferred intervals, in seconds.
  open var preferredIntervals: [NSNumber] = []
}
/// A command that changes the playback position.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
/// A command that changes the playback speed.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  /// The speeds.
  open var supportedPlaybackRates: [NSNumber] = []
}

/// The commands of a lock screen and of headphones.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let one = MPRemoteCommandCenter()
  /// Returns the one of the app.
  open class func shared() -> MPRemoteCommandCenter { one }
  /// The command that plays.
  public let playCommand = MPRemoteCommand()
  /// The command that pauses.
  public let pauseCommand = MPRemoteCommand()
  /// The command that stops.
  public let stopCommand = MPRemoteCommand()
  /// The command that plays or pauses.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// The command that plays the next track.
  public let nextTrackCommand = MPRemoteCommand()
  /// The command that plays the previous track.
  public let previousTrackCommand = MPRemoteCommand()
  /// The command that seeks forward.
  public let seekForwardCommand = MPRemoteCommand()
  /// The command that seeks backward.
  public let seekBackwardCommand = MPRemoteCommand()
  /// The command that likes a track.
  public let likeCommand = MPRemoteCommand()
  /// The command that bookmarks a track.
  public let bookmarkCommand = MPRemoteCommand()
  /// The command that skips forward.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// The command that skips backward.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// The command that changes the playback position.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// The command that changes the playback speed.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
}
