import Combine

/// A film or a sound that is somewhere. Plumb does not open it.
open class AVAsset: NSObject, @unchecked Sendable {
  package let address: URL?
  init(address: URL?) { self.address = address }
  /// Creates what is at an address.
  public convenience init(url: URL) { self.init(address: url) }
  /// The duration, which is unknown.
  public var duration: CMTime { .invalid }
}

/// A film or a sound at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  public var url: URL { address ?? URL(fileURLWithPath: "/") }
  /// Creates what is at an address.
  public convenience init(url: URL, options: [String: Any]? = nil) { self.init(address: url) }
}

/// A film or a sound for a player.
open class AVPlayerItem: NSObject {
  /// Whether it can be played.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  /// The film or the sound.
  public let asset: AVAsset
  /// Whether it can be played, which nobody knows.
  public var status: Status { .unknown }
  /// The duration, which is unknown.
  public var duration: CMTime { .invalid }
  /// The reason for a failure: none.
  public var error: (any Error)? { nil }
  /// Creates what is at an address.
  public convenience init(url: URL) { self.init(asset: AVAsset(url: url)) }
  /// Creates what an asset holds.
  public init(asset: AVAsset) { self.asset = asset }
  /// Returns the time that is played.
  public func currentTime() -> CMTime { .zero }
}

/// Plays films and sounds. No host here does: it keeps what it is asked, and its time does not move.
open class AVPlayer: NSObject {
  /// Whether it plays.
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  /// Whether it can play.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  /// The action at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

  /// The current item.
  public private(set) var currentItem: AVPlayerItem?
  /// The playback rate: 1 is the usual speed, and 0 is paused.
  public var rate: Float = 0
  /// The volume, from 0 to 1.
  public var volume: Float = 1
  /// Whether it is silent.
  public var isMuted = false
  /// The action at the end of an item, which never comes.
  public var actionAtItemEnd: ActionAtItemEnd = .pause
  /// Whether it waits until it can play without stops.
  public var automaticallyWaitsToMinimizeStalling = true
  /// Whether films may be shown on another device.
  public var allowsExternalPlayback = true
  /// Whether the display stays on.
  public var preventsDisplaySleepDuringVideoPlayback = true
  private var time = CMTime.zero

  /// Creates a player of nothing.
  public override init() {}
  /// Creates a player of what is at an address.
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  /// Creates a player of an item.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  /// Whether it plays.
  public var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  /// Whether it can play, which nobody knows.
  public var status: Status { .unknown }
  /// The reason for a failure: none.
  public var error: (any Error)? { nil }

  /// Plays. Nothing is seen or heard.
  @available(
    *, deprecated,
    message:
      "In Plumb, AVPlayer.play does nothing: no host shows films or plays sounds, and its time stands still."
  )
  public func play() {
    rate = 1
  }
  /// Plays at a speed. Nothing is seen or heard.
  @available(
    *, deprecated,
    message:
      "In Plumb, AVPlayer.play does nothing: no host shows films or plays sounds, and its time stands still."
  )
  public func playImmediately(atRate rate: Float) {
    self.rate = rate
  }
  /// Stops.
  public func pause() { rate = 0 }
  /// Goes to a time.
  public func seek(to time: CMTime) { self.time = time }
  /// Goes to a time, and reports that it is there.
  public func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    self.time = time
    later { completionHandler(true) }
  }
  /// Goes to a time, which may be missed by some.
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { self.time = time }
  /// Returns the current time.
  public func currentTime() -> CMTime { time }
  /// Plays something else.
  public func replaceCurrentItem(with item: AVPlayerItem?) { (currentItem, time) = (item, .zero) }
  /// Adds an observer of the time. The time does not move, so it is never called.
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Adds an observer of some times. They never come.
  public func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any { NSObject() }
  /// Removes an observer of the time.
  public func removeTimeObserver(_ observer: Any) {}
}

/// Plays several items in order. No host here does.
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem]
  /// Creates a player of items.
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }
  /// Creates a player of nothing.
  public override convenience init() { self.init(items: []) }
  /// Creates a player of one item.
  public override convenience init(playerItem item: AVPlayerItem?) {
    self.init(items: item.map { [$0] } ?? [])
  }
  /// Returns the items.
  public func items() -> [AVPlayerItem] { queue }
  /// Goes to the next item.
  public func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }
  /// Inserts an item behind another, or at the end.
  public func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    if currentItem == nil { replaceCurrentItem(with: queue.first) }
  }
  /// Removes all items.
  public func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
}

/// Plays an item again and again. No host here does.
open class AVPlayerLooper: NSObject {
  /// The number of repetitions so far.
  public var loopCount: Int { 0 }
  /// Creates a looper of a player and an item.
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {
    if player.items().isEmpty { player.insert(templateItem, after: nil) }
  }
  /// Ends it.
  public func disableLooping() {}
}

extension NSNotification.Name {
  /// An item was played to its end, which is never so here.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// An item cannot be played to its end.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}
