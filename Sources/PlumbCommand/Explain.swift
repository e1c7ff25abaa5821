import ArgumentParser
import Foundation
import PlumbLive
import PlumbSource

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says why a view has its size and its place.",
    discussion:
      "Without --id, --at, --path and --line it explains the outermost view, and lists what else there is.")

  @OptionGroup var view: ViewOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var stage: StageOptions
  @OptionGroup var sandbox: SandboxOptions
  @OptionGroup var subject: SubjectOptions

  @Flag(help: "Every sentence, with the causes of the causes.")
  var full = false

  @Flag(help: "The views that controls and modifiers are made of, too, in the list and with --every.")
  var parts = false

  @Flag(help: "JSON on standard output, and nothing else there: an array of explanations.")
  var json = false

  /// The request that is sent to a child.
  var request: ExplainRequest {
    ExplainRequest(subject: subject.request, full: full, parts: parts, asJSON: json)
  }

  func run() throws {
    let texts = try Outcomes(of: view, project, sandbox, isForMachines: json) { member in
      try request.text(of: member.show(.explain(request), stage.stage), about: member.view.title)
    }
    // An explanation that is not there has its own error object, which is alone without --all.
    if json && (view.all || !texts.values.isEmpty) {
      try StandardOutput.write(json: texts.json { $0 })
    } else if !texts.values.isEmpty {
      try StandardOutput.write(texts.values.joined(separator: "\n\n"))
    }
    try texts.end()
  }
}

/// The arguments that choose a view of a tree.
struct SubjectOptions: ParsableArguments {
  @Option(help: "The view with this accessibilityIdentifier.")
  var id: String?

  @Option(parsing: .unconditional, help: "The view at a point of the canvas, x,y.", transform: Self.point)
  var at: [Double]?

  @Option(
    help: "Names from the outside in, such as HStack/Text[1]; the number counts those of a name, from 0.")
  var path: String?

  @Option(help: "The view that stands at a line of the source, such as Card.swift:12.")
  var line: String?

  @Flag(help: "Every view and modifier.")
  var every = false

  func validate() throws {
    for (name, word) in [("--id", id), ("--path", path), ("--line", line)] where word?.isEmpty ?? false {
      throw ValidationError("\(name) needs the name of a view, and this one is empty.")
    }
    if [id != nil, at != nil, path != nil, line != nil, every].count(where: { $0 }) > 1 {
      throw ValidationError(
        "--id, --at, --path, --line and --every say which view is meant; use one of them.")
    }
  }

  static func point(_ word: String) throws -> [Double] {
    let numbers = word.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
    guard numbers.count == 2, numbers.allSatisfy(\.isFinite) else {
      throw ValidationError("A point is x,y in points, such as 100,20, not \(word).")
    }
    return numbers
  }

  var request: ExplainRequest.Subject {
    if let id { return .identifier(id) }
    if let at { return .point(at[0], at[1]) }
    if let path { return .path(path) }
    if let line { return .line(line) }
    return every ? .every : .outermost
  }
}
