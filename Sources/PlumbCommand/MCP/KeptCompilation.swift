import Foundation
import PlumbLive
import PlumbSource
import SwiftUI

/// A compiled state of a source: its views are listed once, and each is asked for once how it is shown.
final class KeptCompilation {
  let source: CompiledSource
  /// Whether views can be made by their types.
  let hasModule: Bool
  private let folder: TemporaryFolder
  private var all: [SourceView]?
  private var requests: [Int: ViewRequest] = [:]
  /// The answers of views with their questions, the newest last.
  private var answers: [(question: String, answer: Answer)] = []

  typealias Answer = (view: SourceView, data: Data, warnings: [String])

  private static let mostAnswers = 32
  /// In bytes; larger ones are asked for anew.
  private static let largestAnswer = 8 << 20

  init(_ source: CompiledSource, folder: TemporaryFolder, hasModule: Bool) {
    (self.source, self.folder, self.hasModule) = (source, folder, hasModule)
  }

  /// The sentences about modules that are not here, and about the code that was left out because of them.
  var notices: [String] { source.leftOut.notices }

  // An app that runs may still read from the folder when its source has changed.
  deinit { folder.remove() }

  /// Everything that can be shown.
  func views(_ cancellation: Cancellation) throws -> [SourceView] {
    if let all { return all }
    let found = try source.cancelled(by: cancellation).allViews()
    all = found
    return found
  }

  /// The view of a choice, and what asks a child for it.
  func view(_ choice: Choice, _ cancellation: Cancellation) throws -> ViewRequest {
    let all = try views(cancellation)
    let chosen: [SourceView]
    do { chosen = try choice.views(of: all) } catch {
      // Which views can be made by their types is known of a whole module only.
      if !hasModule { throw NeedsModule() }
      throw error
    }
    guard let view = chosen.first else { throw Failure(.wrongWords, "There is no view.") }
    let place =
      all.firstIndex { $0.kind == view.kind && $0.index == view.index && $0.member == view.member } ?? 0
    if let known = requests[place] { return known }
    guard hasModule || view.kind != .view else { throw NeedsModule() }
    guard let made = try source.cancelled(by: cancellation).requests(for: [view], number: place + 1).first
    else {
      throw Failure(.wrongWords, "There is no view.")
    }
    requests[place] = made
    return made
  }

  /// Shows a view in a child.
  ///
  /// The answer for a still view follows from its source and the request alone (Documentation/Security.md), so it is
  /// reused.
  func show(
    _ choice: Choice, _ work: ChildRequest.Work, _ stage: Stage, _ cancellation: Cancellation
  ) throws -> Answer {
    let (view, request) = try self.view(choice, cancellation)
    var question = request(work, stage)
    question.seal = ""
    let key = jsonText(question)
    if let known = answers.first(where: { $0.question == key }) { return known.answer }
    let answer = try source.cancelled(by: cancellation).answer(request(work, stage), about: view.title)
    let warnings =
      notices + UseWithoutEffect.told(source.uses).map { "warning: \($0)" }
      + answer.lastLines.filter { $0.hasPrefix("warning: ") }
    let shown = (view, answer.data, warnings)
    if answer.data.count <= Self.largestAnswer {
      answers.append((key, shown))
      if answers.count > Self.mostAnswers { answers.removeFirst() }
    }
    return shown
  }
}

/// A view can be made only when the whole source is compiled as a module.
struct NeedsModule: Error {}
