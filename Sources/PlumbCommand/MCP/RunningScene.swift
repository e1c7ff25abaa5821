import Foundation
import PlumbSource
import Synchronization

/// A child with an app in it.
final class RunningScene {
  let title: String
  private let program: RunningProgram
  private let socket: LineSocket
  private let ending: Ending
  private let source: CompiledSource
  private let request: ChildRequest

  private final class Ending: Sendable {
    let outcome = Mutex<Result<Subprocess.Outcome, Subprocess.Problem>?>(nil)
    var isThere: Bool { outcome.withLock { $0 != nil } }
  }

  /// - Parameter folder: where the socket is, and what the app keeps: another start finds it there.
  init(
    _ request: ChildRequest, of source: CompiledSource, title: String, in folder: TemporaryFolder,
    _ cancellation: Cancellation
  ) throws {
    var request = request
    // Pictures of the same view are made meanwhile, with their own files.
    request.result += "-app"
    // In the folder that a sandbox lets it write to.
    let path = request.result + ".socket"
    guard case .drive(let app, _) = request.work else {
      preconditionFailure("Only a driven app has a socket.")
    }
    request.work = .drive(app: app, socket: path)
    let listening = try LineSocket.listen(at: path)
    defer {
      close(listening)
      unlink(path)
    }
    let ending = Ending()
    let settings = folder.path("settings")
    let program = try source.start(request, environment: ["XDG_CONFIG_HOME": settings]) { outcome in
      ending.outcome.withLock { $0 = outcome }
    }
    let deadline = ContinuousClock.now + .seconds(source.viewTimeout)
    guard
      let socket = LineSocket.accept(
        listening, until: deadline, orWhen: { cancellation.isCancelled || ending.isThere })
    else {
      program.end()
      throw Self.failure(ending, title, source, request, cancellation)
    }
    (self.title, self.program, self.socket, self.ending) = (title, program, socket, ending)
    (self.source, self.request) = (source, request)
  }

  func ask(_ request: DriveRequest, _ cancellation: Cancellation) throws -> DriveAnswer {
    let deadline = ContinuousClock.now + .seconds(source.viewTimeout)
    if socket.write(try JSONEncoder().encode(request)),
      let line = socket.read(until: deadline, orWhen: { cancellation.isCancelled })
    {
      do { return try JSONDecoder().decode(DriveAnswer.self, from: line) } catch { throw stray() }
    }
    // It has gone by itself: a sandbox around it takes a moment to say how, and would be ended before.
    let isEarly = !cancellation.isCancelled && .now < deadline
    if isEarly { Self.wait(for: ending) }
    if isEarly, !ending.isThere { throw stray() }
    program.end()
    throw Self.failure(ending, title, source, self.request, cancellation)
  }

  /// Ends an app that has written to its connection, or closed it.
  private func stray() -> Failure {
    end()
    return Failure(.viewFailed, "\(title) \(WalledApp.stray)")
  }

  func end() {
    program.end()
    Self.wait(for: ending)
  }

  private static func wait(for ending: Ending) {
    for _ in 0..<200 where !ending.isThere { usleep(10_000) }
  }

  /// Returns why it does not answer.
  private static func failure(
    _ ending: Ending, _ title: String, _ source: CompiledSource, _ request: ChildRequest,
    _ cancellation: Cancellation
  ) -> any Error {
    if cancellation.isCancelled { return Compiler.Problem.cancelled }
    wait(for: ending)
    if case .success(let outcome) = ending.outcome.withLock({ $0 }), outcome.end != .signalled(SIGKILL),
      let failure = source.ended(outcome, title, request)
    {
      return failure
    }
    return Failure(
      .viewFailed,
      "\(title) did not answer within \(source.viewTimeout.formatted()) seconds (--timeout), and was ended.")
  }
}
