import Foundation

/// Notices that a source has changed on disk: its files, their order, or that there are none any more.
///
/// The kernel reports changes of the source's folders, so that a source at rest takes no processor time. On file systems that report
/// none (NFS, SMB, 9P, FUSE), and in projects of more folders than the kernel watches, the files are compared again and again.
public struct SourceWatch: Sendable {
  private let read: @Sendable () throws(Source.Problem) -> Source
  private let roots: [String]
  private let places: [String]
  private var last: SourceLook?

  public init(path: String) {
    self.init(below: [path]) { () throws(Source.Problem) in try Source(path: path) }
  }

  /// - Parameters:
  ///   - roots: the files and folders of the source. A folder is watched with those in it.
  ///   - places: folders without those in them, such as those to which packages are brought.
  ///   - read: reads what the source is now.
  public init(
    below roots: [String], beside places: [String] = [],
    _ read: @escaping @Sendable () throws(Source.Problem) -> Source
  ) {
    (self.roots, self.places, self.read) = (roots, places, read)
  }

  /// Returns whether the source is another one than at the last call of ``waitForChange()``.
  public func hasChanged() -> Bool { last != SourceLook(read) }

  /// Waits until the source is another one than at the last call; the first call does not wait.
  ///
  /// A file that is being written is waited for, but not long: somebody may save twenty times a second.
  public mutating func waitForChange() {
    guard last != nil else {
      last = SourceLook(read)
      return
    }
    guard var look = changed(until: nil) else { return }
    for _ in 0..<6 {
      usleep(15_000)
      let next = SourceLook(read)
      if next == look { break }
      look = next
    }
    last = look
  }

  /// Performs an action with the source. The action is cancelled when the source changes meanwhile.
  ///
  /// - Parameter cancels: false where a change does not cancel the work.
  public func untilChange<Result>(cancels: Bool, _ body: (Cancellation) throws -> Result) rethrows -> Result {
    let cancellation = Cancellation()
    guard cancels else { return try body(cancellation) }
    let end = RaisedFlag()
    defer { end.raise() }
    let watch = self
    Thread.detachNewThread {
      // The work may be over by now. Then nothing is cancelled.
      if watch.changed(until: end) != nil, !end.isRaised { cancellation.cancel() }
    }
    return try body(cancellation)
  }

  /// Waits until the source is another one than at the last call of ``waitForChange()``.
  ///
  /// - Parameter end: ends the wait.
  /// - Returns: what the source is then; `nil` at the end.
  private func changed(until end: RaisedFlag?) -> SourceLook? {
    // Each wait has its own: a thread that has ended its work must not take the report that another one waits for.
    let events = FolderEvents()
    while end?.isRaised != true {
      let start = ContinuousClock.now
      // The kernel reports changes after this line, and the look sees those before it.
      let folders = WatchedFolders(below: roots, beside: places, of: last?.files ?? [])
      let isReported = events.follow(folders.paths) && !folders.isCut
      let look = SourceLook(read)
      if look != last { return look }
      Self.rest(after: start, until: end)
      if isReported { events.wait(until: end) }
    }
    return nil
  }

  /// A large folder takes a while to look at; a tenth of the time is spent with it at most, also where others write in it all the time.
  private static func rest(after start: ContinuousClock.Instant, until end: RaisedFlag?) {
    let seconds = max(0.04, min(1, (ContinuousClock.now - start) / .seconds(1) * 9))
    if let end { end.wait(atMost: seconds) } else { usleep(useconds_t(seconds * 1e6)) }
  }
}
