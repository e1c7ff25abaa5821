import PlumbLayout

/// Runs the passes of frames, in the order of `FramePhase`: the only loop over them.
///
/// A pass owns its queue. What has to run again waits in the queue of its pass, or requests its pass there.
@MainActor package final class FrameScheduler {
  let updates = UpdatePass()
  let preferences = PreferencePass()
  let links = LinkPass()
  let layout = LayoutPass()
  let readers = ReaderPass()
  let appearance = AppearancePass()
  let motion = AnimationClock()
  let accessibility = AccessibilityPass()
  /// The passes after a layout, in their order.
  private var passes: [any FramePass]
  /// The phase that runs; `nil` between frames.
  private var phase: FramePhase?
  /// A closure that is called when the picture is out of date.
  var needsFrame: (() -> Void)?

  init() { passes = [readers, appearance] }

  /// The maximum number of times that passes may cause each other to run again in one frame.
  private static let limit = 100

  /// Something has changed that is not shown yet.
  private var hasWork: Bool {
    !updates.isEmpty || layout.isRequested || passes.contains(where: \.isRequested)
  }

  /// Adds a pass of a host that runs behind the others.
  func add(_ pass: any FramePass) { passes.append(pass) }

  /// Whether a change that is made now begins its own transaction.
  private var changesBeginTransactions: Bool { phase?.beginsTransactions ?? true }

  /// Runs a closure as a phase. Phases are nested where an action of a view shows what waits.
  private func during<Result>(_ phase: FramePhase, _ body: () throws -> Result) rethrows -> Result {
    let outer = self.phase
    self.phase = phase
    defer { self.phase = outer }
    return try body()
  }

  /// Runs the passes until none has anything to do: views are made, placed and moved, and then perform their actions.
  func run(_ host: ViewHost, _ proposal: ProposedViewSize, _ origin: @escaping (CGSize) -> CGPoint) {
    layout.begin(proposal, origin)
    host.context.environment.fitSizeClasses(to: host.canvasProposal ?? proposal)
    place(host, proposal, origin)
    // Views that read their own size learn it when they are placed, and views do things once they have appeared; both
    // may change what there is to lay out.
    for _ in 0..<Self.limit {
      // All views are there before the first of them appears.
      if layout.beginRound() {
        place(host, proposal, origin)
        continue
      }
      for pass in passes { during(pass.phase) { pass.run(host) } }
      if !hasWork, !during(.motion, host.sendArrivals) {
        motion.endUpdate()
        if !hasWork { return }
      }
      place(host, proposal, origin)
    }
    let path = updates.lastChanged?.subject.viewPath ?? "the view"
    // The actions are the views' own; another pass may itself be what never rests.
    let asking = passes.first { $0.isRequested && $0 !== appearance }.map { " for \(type(of: $0))" } ?? ""
    host.report(
      "\(path): the view changes its own layout for ever\(asking); the last of \(Self.limit) passes is shown."
    )
  }

  /// Brings the nodes up to date, and links those in the layout whose members have changed.
  func update(_ host: ViewHost) {
    during(.update) {
      motion.beginUpdate()
      updateViews(host)
      while host.prepareArrivals() { updateViews(host) }
    }
    during(.link) { links.run(host) }
  }

  /// Brings the views up to date and places them once.
  private func place(_ host: ViewHost, _ proposal: ProposedViewSize, _ origin: (CGSize) -> CGPoint) {
    host.update()
    let size = host.layoutTree.size(of: host.root.layout, proposal)
    let before = host.framesBeforeMove()
    during(.layout) { layout.place(host, size, proposal, origin) }
    if let before { host.move(from: before) }
  }

  /// Makes views and reads preferences, until neither changes the other.
  private func updateViews(_ host: ViewHost) {
    for _ in 0..<Self.limit {
      updates.finishWalk()
      if updates.hasNoStaleViews { preferences.read(host) }
      guard !updates.hasNoStaleViews else { break }
      updates.run()
    }
    // A view may answer each change of a preference with the next: after the last pass, too.
    if updates.hasNoStaleViews { preferences.read(host) }
    guard let (path, type) = updates.giveUp() else { return }
    let changed = type.map { " (\(typeName($0)) changed last)" } ?? ""
    host.report(
      "\(path): the views change each other for ever\(changed); the last of \(Self.limit) passes is shown.")
  }

  // MARK: Time

  /// Moves what moves to a time, and shows what changes by that.
  func advance(_ host: ViewHost, to time: Double) {
    motion.hasClock = true
    guard time.isFinite else { return }
    motion.time = max(motion.time, time)
    host.textClock.advance()
    guard motion.isListening else { return }
    flush(host)
    // Time begins no separate transaction, which a modifier might animate again.
    during(.motion) { motion.advanceMotions() }
    let actions = motion.takeActions()
    if hasWork { showAgain(host) } else { motion.transaction = Transaction() }
    for action in actions { action() }
    flush(host)
  }

  /// Something is about to change. A change in another transaction than that of the waiting changes is shown after
  /// them.
  ///
  /// Changes that the layout itself makes, such as the size that a reader of geometry receives, aren't changes of their
  /// own: they are shown in the transaction of the update that caused them.
  func willChange(_ host: ViewHost) {
    guard changesBeginTransactions else { return }
    let current = Transaction.current
    if let pending = motion.pending, pending.number != current.number { flush(host) }
    motion.wait(for: current, host)
  }

  /// Shows what waits.
  private func flush(_ host: ViewHost) {
    if hasWork { showAgain(host) } else { motion.pending = nil }
  }

  private func showAgain(_ host: ViewHost) {
    if let (proposal, origin) = layout.last { host.layOut(proposal, at: origin) } else { host.update() }
  }
}
