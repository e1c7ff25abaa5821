import ArgumentParser
import Foundation
import PlumbLive
import PlumbSource
import SwiftUI

/// The app that an assistant uses, in its own child.
final class AssistantApps {
  private let sources: KeptSources
  private var running: RunningScene?
  /// The number of apps that were started, which is that of the last one.
  private var count = 0
  /// The source and compilation that the running app still reads from.
  private var shown: (source: KeptSource, compilation: KeptCompilation)?

  init(_ sources: KeptSources) { self.sources = sources }

  func end() {
    running?.end()
    (running, shown) = (nil, nil)
  }

  func call(_ command: any ParsableCommand, _ cancellation: Cancellation) throws -> ToolResult {
    switch command {
    case let run as RunApp: return try start(run, cancellation)
    case let tap as Tap:
      return try ask(tap.element.number, .tap(tap.element.target(at: tap.at)), cancellation)
    case let type as TypeText:
      let action = DriveRequest.Action.type(type.element.target(), text: type.text, submits: type.submit)
      return try ask(type.element.number, action, cancellation)
    case let swipe as Swipe:
      let action = DriveRequest.Action.swipe(
        swipe.element.target(), swipe.direction, distance: swipe.distance)
      return try ask(swipe.element.number, action, cancellation)
    case let screen as Screen: return try ask(screen.number, .look, wantsPicture: true, cancellation)
    case let stop as Stop:
      let title = try app(stop.number).title
      end()
      return ToolResult("\(title) has ended.")
    default: throw Failure(.wrongWords, "There is no such tool.")
    }
  }

  /// The running app.
  ///
  /// - Throws: a failure when another one is meant, or none runs.
  private func app(_ number: AppNumber?) throws(Failure) -> RunningScene {
    guard let running else { throw Failure(.wrongWords, "No app runs; call run first.") }
    if let named = number?.app, named != count {
      throw Failure(
        .wrongWords,
        "App \(named) has ended, because run started app \(count) after it; call run again.")
    }
    return running
  }

  private func start(_ command: RunApp, _ cancellation: Cancellation) throws -> ToolResult {
    end()
    let source = try sources.source(try command.project.words(command.source))
    let (compilation, request, title) = try source.compiled(cancellation) {
      let (request, title) = try self.request(command, $0, cancellation)
      return ($0, request, title)
    }
    shown = (source, compilation)
    running = try RunningScene(
      request, of: compilation.source, title: title, in: sources.folder)
    count += 1
    var result = try ask(nil, .look, cancellation)
    let notices = ["This is app \(count)."] + compilation.notices
    result.content.append(.text(notices.joined(separator: "\n")))
    return result
  }

  /// The app that is meant, or the view.
  private func request(
    _ command: RunApp, _ compiled: KeptCompilation, _ cancellation: Cancellation
  ) throws -> (ChildRequest, title: String) {
    let source = compiled.source.cancelled(by: cancellation)
    let apps = try source.apps()
    let stage = command.stage.liveStage
    if let index = try Run.chosen(command.name, of: apps) {
      return (source.request(.drive(app: index), stage), apps[index])
    }
    let (view, request) = try compiled.view(command.name.map(Choice.named) ?? .first, cancellation)
    return (request(.drive(app: nil), stage), view.title)
  }

  private func ask(
    _ number: AppNumber?, _ action: DriveRequest.Action, wantsPicture: Bool = false,
    _ cancellation: Cancellation
  ) throws -> ToolResult {
    let running = try app(number)
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
