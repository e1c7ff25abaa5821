import ArgumentParser
import Foundation
import PlumbSource
import SwiftUI
import Synchronization

/// The app that an assistant uses, in a child of its own.
final class AssistantApps {
  private let sources: KeptSources
  private var running: RunningScene?

  init(_ sources: KeptSources) { self.sources = sources }

  func end() {
    running?.end()
    running = nil
  }

  func call(_ command: any ParsableCommand, _ cancellation: Cancellation) throws -> ToolResult {
    switch command {
    case let run as RunApp: return try start(run, cancellation)
    case let tap as Tap: return try ask(.tap(tap.element.target(at: tap.at)), cancellation)
    case let type as TypeText:
      return try ask(.type(type.element.target(), text: type.text, submits: type.submit), cancellation)
    case let swipe as Swipe:
      return try ask(.swipe(swipe.element.target(), swipe.direction, distance: swipe.distance), cancellation)
    case is Screen: return try ask(.look, wantsPicture: true, cancellation)
    default:
      guard let running else { throw Failure(.wrongWords, "No app runs.") }
      end()
      return ToolResult("\(running.title) has ended.")
    }
  }

  private func start(_ command: RunApp, _ cancellation: Cancellation) throws -> ToolResult {
    end()
    let source = try sources.source(command.project.words(command.source))
    let (request, compiled, title) = try source.compiled(cancellation) {
      try self.request(command, $0, cancellation)
    }
    running = try RunningScene(request, of: compiled, title: title, in: sources.folder, cancellation)
    return try ask(.look, cancellation)
  }

  /// The app that is meant, or the view.
  private func request(_ command: RunApp, _ compiled: KeptCompilation, _ cancellation: Cancellation) throws
    -> (
      ChildRequest, CompiledSource, String
    )
  {
    let source = compiled.source.cancelled(by: cancellation)
    let apps = try source.apps()
    let stage = command.stage.liveStage
    if let index = try Run.chosen(command.name, of: apps) {
      return (source.request(.drive(app: index, socket: ""), stage), compiled.source, apps[index])
    }
    let (view, request) = try compiled.view(command.name.map(Choice.named) ?? .first, cancellation)
    return (request(.drive(app: nil, socket: ""), stage), compiled.source, view.title)
  }

  private func ask(
    _ action: DriveRequest.Action, wantsPicture: Bool = false, _ cancellation: Cancellation
  ) throws -> ToolResult {
    guard let running else { throw Failure(.wrongWords, "No app runs; call run first.") }
    let answer: DriveAnswer
    do {
      answer = try running.ask(DriveRequest(action: action, wantsPicture: wantsPicture), cancellation)
    } catch {
      // A scene that did not answer is in no known state.
      end()
      throw error
    }
    if let problem = answer.problem { throw Failure(.wrongWords, problem) }
    return ToolResult((answer.picture.map { [.png($0)] } ?? []) + [.text(answer.listing)])
  }
}

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
    guard socket.write(try JSONEncoder().encode(request)),
      let line = try socket.read(until: deadline, orWhen: { cancellation.isCancelled })
    else {
      program.end()
      throw Self.failure(ending, title, source, self.request, cancellation)
    }
    return try JSONDecoder().decode(DriveAnswer.self, from: line)
  }

  func end() {
    program.end()
    Self.wait(for: ending)
  }

  private static func wait(for ending: Ending) {
    for _ in 0..<200 where !ending.isThere { usleep(10_000) }
  }

  /// Why it does not answer.
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
