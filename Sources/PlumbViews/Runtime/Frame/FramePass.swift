/// A pass of a frame that runs once the views are placed. Its file and one line of `FrameScheduler` are all that it takes.
@MainActor package protocol FramePass: AnyObject {
  /// The phase in which it runs, which decides about the transaction of what it changes.
  var phase: FramePhase { get }
  /// Something waits for it, so that the frame has another round.
  var isRequested: Bool { get }
  func run(_ host: ViewHost)
}
