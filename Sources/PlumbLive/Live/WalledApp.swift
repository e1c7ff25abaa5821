import Foundation
import PlumbServer
import PlumbSource
import Synchronization

/// An app or a preview behind a wall, and the server before it in this process: the app itself has no way to the network.
final class WalledApp: Sendable {
  private struct State {
    var relay: PageRelay?
    var program: RunningProgram?
    var isWanted = true
    var end: (outcome: Result<Subprocess.Outcome, Subprocess.Problem>, said: HeardChild.Said)?
  }

  private let state = Mutex(State())

  /// Starts a preview.
  ///
  /// - Parameters:
  ///   - shown: receives the port as soon as the preview's page can be loaded.
  ///   - hang: receives the message that the preview does not answer, or that it does again.
  ///   - ended: called when the port is free again.
  static func start(
    _ request: ChildRequest, of source: CompiledSource, key: ServerKey, pagePort: UInt16,
    shown: @escaping @Sendable (UInt16) -> Void, hang: @escaping @Sendable (WireMessage) -> Void,
    ended: @escaping @Sendable (Result<Subprocess.Outcome, Subprocess.Problem>, HeardChild.Said) -> Void
  ) throws -> RunningProgram {
    let app = WalledApp()
    let program = try source.start(request) { wire in
      app.messages(
        app.relay(shown: shown) { news in
          PageRelay(
            wire, port: 0, isClaimed: false, key: key, stage: PageStage(isWalled: true), pagePort: pagePort,
            news: news)
        }, hang: hang)
    } ended: { outcome, said in
      app.stop { ended(outcome, said) }
    }
    app.follow(program)
    return program
  }

  /// Shows an app at a port that is kept for it, until it ends or a page asks for a new beginning.
  static func run(
    _ request: ChildRequest, of source: CompiledSource, about title: String, key: ServerKey, port: UInt16,
    _ watch: AppWatch
  ) throws {
    let app = WalledApp()
    let stage = PageStage(given: request.stage, isWalled: true)
    let notices = AppNotices {
      watch.restart()
      AppNotices.afterAnswer { app.end() }
    }
    source.saves?.pass { notices.complain($0) }
    let program = try source.start(request) { wire in
      app.messages(
        app.relay(shown: { _ in watch.begin() }) { news in
          PageRelay(
            wire, port: port, isClaimed: true, key: key, stage: stage, notices: notices, news: news)
        }
      ) { message in
        watch.hearOfHang(message)
        notices.hangs(watch.reason)
      }
    } ended: { outcome, said in
      app.stop {
        app.state.withLock { $0.end = (outcome, said) }
        // The loop below looks again.
        DispatchQueue.main.async {}
      }
    }
    app.follow(program)
    // The server talks with pages on this thread.
    while true {
      if let end = app.state.withLock(\.end) {
        if source.isCancelled { throw Compiler.Problem.cancelled }
        _ = try source.data(request, about: title, end.outcome.get(), end.said)
        return
      }
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }

  private func relay(
    shown: @escaping @Sendable (UInt16) -> Void,
    _ make: (_ news: @escaping @Sendable (PageRelay.News) -> Void) -> PageRelay
  ) -> PageRelay {
    let relay = make { [self] news in
      switch news {
      case .isShown(let port): shown(port)
      case .isNotShown(let reason):
        say(reason)
        end()
      case .isLate: state.withLock(\.program)?.letGoOn()
      }
    }
    state.withLock { $0.relay = relay }
    return relay
  }

  /// The closure for the messages of the app: those about its health, and those to pages.
  private func messages(
    _ relay: PageRelay, hang: @escaping @Sendable (WireMessage) -> Void
  ) -> HeardChild.Hearing {
    { message in
      guard message.kind == .hangs || message.kind == .answers else { return relay.take(message) }
      hang(message)
      return true
    }
  }

  private func follow(_ program: RunningProgram) {
    let isWanted = state.withLock { state in
      state.program = program
      return state.isWanted
    }
    if !isWanted { program.end() }
  }

  private func end() {
    let program = state.withLock { state in
      state.isWanted = false
      return state.program
    }
    program?.end()
  }

  /// Performs an action when nobody listens at the port any more: a replacement listens there.
  private func stop(_ then: @escaping @Sendable () -> Void) {
    let relay = state.withLock(\.relay)
    Task {
      await relay?.stop()
      then()
    }
  }
}
