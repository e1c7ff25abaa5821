import Foundation
import PlumbServer
import PlumbSource
import Synchronization

/// An app or a preview behind a wall, and the server before it in this process: the app itself has no way to the network.
struct WalledApp {
  private struct State {
    var relay: PageRelay?
    var outcome: Result<Subprocess.Outcome, Subprocess.Problem>?
    /// Whether the command has ended the child because of what it did to its connection.
    var isStray = false
  }

  /// The state that the threads around one child share.
  private final class Ending: Sendable {
    let state = Mutex(State())
    var isOver: Bool { state.withLock { $0.outcome != nil } }
  }

  /// The reason why the command ends an app whose end of the connection is not that of an app.
  static let stray =
    "was ended, because it wrote to its connection with plumb, or closed it. An app may use only file descriptors that it has opened itself."

  /// Starts a preview. Its port goes to the request's file of ports as soon as its page can be loaded.
  static func start(
    _ request: ChildRequest, of source: CompiledSource, key: ServerKey, pagePort: UInt16,
    ended: @escaping @Sendable (Result<Subprocess.Outcome, Subprocess.Problem>) -> Void
  ) throws -> RunningProgram {
    unlink(request.portFile)
    return try start(
      request, of: source, port: 0, isClaimed: false,
      relay: { PageRelay($0, key: key, stage: PageStage(isWalled: true), pagePort: pagePort) },
      ended: { outcome, isStray in
        ended(isStray ? .failure(Subprocess.Problem(description: "It \(stray)")) : outcome)
      })
  }

  /// Shows an app at a port that is kept for it, until it ends or a page asks for a new beginning.
  static func run(
    _ request: ChildRequest, of source: CompiledSource, about title: String, key: ServerKey, port: UInt16
  ) throws {
    let saves = request.savesFile.map(FollowedSaves.init)
    let stage = PageStage(given: request.stage, isWalled: true, isFollowed: saves != nil)
    let running = Mutex<RunningProgram?>(nil)
    let hangs = HangAnswers(request) { running.withLock { $0 }?.end() }
    let ending = Ending()
    let program = try start(
      request, of: source, port: port, isClaimed: true,
      relay: { PageRelay($0, key: key, stage: stage, hangs: hangs, saves: saves) },
      ended: { outcome, isStray in ending.state.withLock { ($0.outcome, $0.isStray) = (outcome, isStray) } })
    running.withLock { $0 = program }
    // The server talks with pages on this thread.
    while !ending.isOver {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
      if source.isCancelled { program.end() }
    }
    if source.isCancelled { throw Compiler.Problem.cancelled }
    let (outcome, isStray) = ending.state.withLock { ($0.outcome, $0.isStray) }
    guard let outcome = try outcome?.get() else { return }
    if isStray { throw source.failure("\(title) \(stray)", outcome) }
    _ = try source.data(request, about: title, outcome)
  }

  private static func start(
    _ request: ChildRequest, of source: CompiledSource, port: UInt16, isClaimed: Bool,
    relay makeRelay: @escaping @Sendable (RelayStream) -> PageRelay,
    ended: @escaping @Sendable (Result<Subprocess.Outcome, Subprocess.Problem>, _ isStray: Bool) -> Void
  ) throws -> RunningProgram {
    let listening = try LineSocket.listen(at: request.relayFile)
    let ending = Ending()
    let program: RunningProgram
    do {
      program = try source.start(request) { outcome in
        let (relay, isStray) = ending.state.withLock { state in
          state.outcome = outcome
          return (state.relay, state.isStray)
        }
        Task {
          // Its replacement listens at the same port.
          await relay?.stop()
          ended(outcome, isStray)
        }
      }
    } catch {
      close(listening)
      throw error
    }
    Thread.detachNewThread {
      let socket = LineSocket.accept(listening, until: nil) { ending.isOver }
      close(listening)
      unlink(request.relayFile)
      guard let socket else { return }
      if let process = socket.otherProcess {
        program.works(in: process)
        Thread.detachNewThread {
          while !ending.isOver {
            program.letGoOn()
            usleep(500_000)
          }
        }
      }
      let relay = makeRelay(socket.relayed)
      let isOver = ending.state.withLock { state in
        state.relay = relay
        return state.outcome != nil
      }
      guard !isOver else { return }
      let end = relay.run(port: port, isClaimed: isClaimed) { news in
        switch news {
        case .isShown(let port): request.tellPort(port)
        case .isNotShown(let reason):
          say(reason)
          program.end()
        case .hangs(let report):
          try? Data(report).write(to: URL(fileURLWithPath: request.hangFile), options: .atomic)
        case .answers: unlink(request.hangFile)
        }
      }
      // It may have ended by itself: the wall around it takes a moment to say how.
      for _ in 0..<200 where end == .gone && !ending.isOver { usleep(10_000) }
      ending.state.withLock { if $0.outcome == nil { $0.isStray = true } }
      program.end()
    }
    return program
  }
}

extension HangAnswers {
  /// Creates the answers about a request's child while its main thread does not answer.
  init(_ request: ChildRequest, restart: @escaping @Sendable () -> Void) {
    self.init(
      reason: {
        guard access(request.hangFile, F_OK) == 0 else { return nil }
        return try? String(contentsOfFile: request.hangReasonFile, encoding: .utf8)
      },
      restart: {
        try? Data().write(to: URL(fileURLWithPath: request.restartFile))
        // The answer goes out before.
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.2, execute: restart)
      })
  }
}
