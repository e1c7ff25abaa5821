import ArgumentParser
import Foundation
import PlumbInspector
import PlumbLive
import PlumbSource
import SwiftUI

/// Does what an assistant asks, by what the commands call.
final class AssistantTools {
  private let sources: KeptSources
  private lazy var apps = AssistantApps(sources)

  init(_ sources: KeptSources) { self.sources = sources }

  func end() { apps.end() }

  /// - Parameter words: those of the tool's command; for `diff` those of the new side too.
  func call(_ tool: AssistantTool, _ words: [[String]], _ cancellation: Cancellation) -> ToolResult {
    do {
      let command = try tool.parse(words[0])
      switch command {
      case let check as Check: return try self.check(check, cancellation)
      case let render as Render: return try self.render(render, cancellation)
      case let inspect as Inspect: return try self.inspect(inspect, cancellation)
      case let explain as Explain: return try self.explain(explain, cancellation)
      case let diff as Diff:
        return try self.diff(diff, try words.count > 1 ? tool.parse(words[1]) as? Diff : nil, cancellation)
      case let previews as Previews: return try self.previews(previews, cancellation)
      default: return try apps.call(command, cancellation)
      }
    } catch let messages as CompilerMessages {
      return ToolResult(Failure(.doesNotCompile, messages.text))
    } catch {
      return ToolResult(Failure(error))
    }
  }

  private func check(_ command: Check, _ cancellation: Cancellation) throws -> ToolResult {
    let notices = try sources.source(try command.project.words(command.source)).check(cancellation)
    return ToolResult((["\(command.source) compiles."] + notices).joined(separator: "\n"))
  }

  private func render(_ command: Render, _ cancellation: Cancellation) throws -> ToolResult {
    try PictureFormat.png.check(command.stage)
    let shown = try show(
      command.view, command.project, .picture(PictureRequest(.png)), command.stage, cancellation)
    let picture = try AnsweredPicture.checked(shown.data, .png, of: shown.view.name)
    return ToolResult([
      .png(picture), .text(([shown.view.title] + shown.warnings).joined(separator: "\n")),
    ])
  }

  private func inspect(_ command: Inspect, _ cancellation: Cancellation) throws -> ToolResult {
    let shown = try show(
      command.view, command.project, .inspect(command.request), command.stage, cancellation)
    let text = try command.request.text(of: shown.data, about: shown.view.title)
    return ToolResult(text, isJSON: command.json, warnings: shown.warnings)
  }

  private func explain(_ command: Explain, _ cancellation: Cancellation) throws -> ToolResult {
    let shown = try show(
      command.view, command.project, .explain(command.request), command.stage, cancellation)
    let text = try command.request.text(of: shown.data, about: shown.view.title)
    return ToolResult(text, isJSON: command.json, warnings: shown.warnings)
  }

  /// - Parameter other: the same command with the new side's stage.
  private func diff(_ command: Diff, _ other: Diff?, _ cancellation: Cancellation) throws -> ToolResult {
    var notices: [String] = []
    func tree(_ path: String, _ stage: Stage) throws -> Diff.Side {
      if path.hasSuffix(".json") { return Diff.Side(path: path, data: try command.saved(path)) }
      let request = InspectRequest(trace: true, asJSON: true)
      let words = try command.project.words(path)
      let shown = try show(
        words, command.view.name.map(Choice.named) ?? .first, .inspect(request),
        stage,
        cancellation)
      let found = try sources.source(words).compiled(cancellation).notices
      notices += found.filter { !notices.contains($0) }
      return Diff.Side(path: path, view: shown.view.title, data: shown.data)
    }
    let old = try tree(command.old, command.stage.stage)
    let new = try tree(command.new, (other ?? command).stage.stage)
    let text = try Diff.compare(old, new, asJSON: command.json)
    return ToolResult(text.isEmpty ? "Nothing moved." : text, isJSON: command.json, warnings: notices)
  }

  private func previews(_ command: Previews, _ cancellation: Cancellation) throws -> ToolResult {
    let words = try command.project.words(command.source)
    let compiled = try sources.source(words).compiled(needsModule: true, cancellation)
    let listing = try Previews.Listing(compiled, targets: Previews.targets(words), cancellation)
    return ToolResult(jsonText(listing), isJSON: true, warnings: compiled.notices)
  }

  private func show(
    _ view: ViewOptions, _ project: ProjectOptions, _ work: ChildRequest.Work, _ stage: StageOptions,
    _ cancellation: Cancellation
  ) throws -> (view: SourceView, data: Data, warnings: [String]) {
    try show(try project.words(view.source), Choice(view), work, stage.stage, cancellation)
  }

  private func show(
    _ words: SourceWords, _ choice: Choice, _ work: ChildRequest.Work, _ stage: Stage,
    _ cancellation: Cancellation
  ) throws -> (view: SourceView, data: Data, warnings: [String]) {
    try sources.source(words).compiled(cancellation) { try $0.show(choice, work, stage, cancellation) }
  }
}

extension AssistantTool {
  /// Returns the command with its arguments. Invalid ones are reported as by the command itself.
  func parse(_ words: [String]) throws -> any ParsableCommand {
    // A picture always goes to who asked for it.
    let words = name == "render" ? ["--output=-"] + words : words
    do { return try command.parseAsRoot(words) } catch {
      throw Failure(.wrongWords, command.message(for: error))
    }
  }
}
