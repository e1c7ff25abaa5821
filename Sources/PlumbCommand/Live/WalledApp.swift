import Foundation
import PlumbServer
import PlumbSource
import Synchronization

/// An app or a preview behind a wall, and the server that stands before it in this process: the app itself has no way to the network.
struct WalledApp {
  private struct State {
    var relay: PageRelay?
    var outcome: Result<Subprocess.Outcome, Subprocess.Problem>?
  }

  /// The state that the threads around one child share.
  private final class Ending: Sendable {
    let state = Mutex(State())
    var isOver: Bool { state.withLock { $0.outcome != nil } }
  }

  /// Starts a preview. Its port goes to the request's file of ports as soon as its page can be loaded.
  static func start(
    _ request: ChildRequest, of source: CompiledSource, key: ServerKey, pagePort: UInt16,
    ended: @escaping @Sendable (Result<Subprocess.Outcome, Subprocess.Problem>) -> Void
  ) throws -> RunningProgram {
    unlink(request.portFile)
    return try start(
      request, of: source, port: 0, isClaimed: false,
      relay: { PageRelay($0, key: key, stage: PageStage(isWalled: true), pagePort: pagePort) }, ended: ended)
  }

  /// Shows an app at a port that is kept for it, until it ends or a page asks for a new beginning.
  static func run(
    _ request: ChildRequest, of source: CompiledSource, about title: String, key: ServerKey, port: UInt16
  ) throws {
    let stage = PageStage(given: request.stage, isWalled: true)
    let running = Mutex<RunningProgram?>(nil)
    let hangs = HangAnswers(request) { running.withLock { $0 }?.end() }
    let ending = Ending()
    let program = try start(
      request, of: source, port: port, isClaimed: true,
      relay: { PageRelay($0, key: key, stage: stage, hangs: hangs) },
      ended: { outcome in ending.state.withLock { $0.outcome = outcome } })
    running.withLock { $0 = program }
    // The server talks with pages on this thread.
    while !ending.isOver { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) }
    guard let outcome = ending.state.withLock({ $0.outcome }) else { return }
    _ = try source.data(request, about: title, try outcome.get())
  }

  private static func start(
    _ request: ChildRequest, of source: CompiledSource, port: UInt16, isClaimed: Bool,
    relay makeRelay: @escaping @Sendable (RelayStream) -> PageRelay,
    ended: @escaping @Sendable (Result<Subprocess.Outcome, Subprocess.Problem>) -> Void
  ) throws -> RunningProgram {
    let listening = try LineSocket.listen(at: request.relayFile)
    let ending = Ending()
    let program: RunningProgram
    do {
      program = try source.start(request) { outcome in
        let relay = ending.state.withLock { state in
          state.outcome = outcome
          return state.relay
        }
        Task {
          // Who stands in for it listens at the same port.
          await relay?.stop()
          ended(outcome)
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
      relay.run(port: port, isClaimed: isClaimed) { news in
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
      // The command ends an app whose messages no app sends.
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
