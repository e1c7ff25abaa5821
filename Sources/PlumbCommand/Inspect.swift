import ArgumentParser
import Foundation
import PlumbLive
import PlumbSource

struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the laid-out tree of a view, with frames.")

  @OptionGroup var view: ViewOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var stage: StageOptions
  @OptionGroup var sandbox: SandboxOptions

  @Flag(help: "Every question and answer of the layout, with its reason.")
  var trace = false

  @Flag(help: "Every modifier on a line of its own.")
  var full = false

  @Flag(help: "What each view was offered.")
  var proposals = false

  @Flag(help: "The views that controls and modifiers are made of, too.")
  var parts = false

  @Flag(help: "What the layout of each view cost, as a table.")
  var cost = false

  @Flag(help: "JSON on standard output, and nothing else there: an object, or an array with --all.")
  var json = false

  func validate() throws {
    if cost, trace || full || proposals || parts {
      throw ValidationError(
        "--cost is a table of its own; leave --trace, --full, --proposals and --parts out.")
    }
    if json, full || proposals || parts {
      throw ValidationError(
        "JSON has every view, modifier and offer; leave --full, --proposals and --parts out.")
    }
  }

  /// The request that is sent to a child.
  var request: InspectRequest {
    InspectRequest(trace: trace, full: full, proposals: proposals, cost: cost, parts: parts, asJSON: json)
  }

  func run() throws {
    let trees = try Outcomes(of: view, project, sandbox, isForMachines: json) { member in
      try request.text(of: member.show(.inspect(request), stage.stage), about: member.view.title)
    }
    if json && view.all {
      try StandardOutput.write(json: trees.json { $0 })
    } else if !trees.values.isEmpty {
      let text = trees.values.joined(separator: "\n\n")
      try json ? StandardOutput.write(json: text) : StandardOutput.write(text)
    }
    try trees.end()
  }
}
