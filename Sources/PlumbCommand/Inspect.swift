import ArgumentParser
import Foundation
import PlumbInspector
import SwiftUI

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

  @Flag(help: "What the layout of each view cost, as a table.")
  var cost = false

  @Flag(help: "JSON on standard output, and nothing else there: an object, or an array with --all.")
  var json = false

  func validate() throws {
    if cost, trace || full || proposals {
      throw ValidationError("--cost is a table of its own; leave --trace, --full and --proposals out.")
    }
    if json, full || proposals {
      throw ValidationError("JSON has every modifier and every offer; leave --full and --proposals out.")
    }
  }

  func run() throws {
    var trees = Outcomes<String>()
    let request = InspectRequest(trace: trace, full: full, proposals: proposals, cost: cost, asJSON: json)
    try Session.with(
      source: project.words(view.source), timeout: view.timeout, sandbox: sandbox.sandbox(),
      isForMachines: json, isTolerant: view.all && !project.strict
    ) { session in
      let words = session.words(stage)
      for member in try session.cast(Choice(view)) {
        try trees.attempt(member.scene.name) {
          String(decoding: try member.show(.inspect(request), words), as: UTF8.self)
        }
      }
      trees.keep(session.leftOut.failure)
    }
    if json && view.all {
      try StandardOutput.write(trees.json { $0 })
    } else if !trees.values.isEmpty {
      try StandardOutput.write(trees.values.joined(separator: "\n\n"))
    }
    try trees.end()
  }
}

/// How a child shows a tree.
struct InspectRequest: Codable {
  var trace = false
  var full = false
  var proposals = false
  var cost = false
  var asJSON = false
}

/// The laid-out tree of a view, as an outline or, for machines, as JSON.
@MainActor func inspect(view: AnyView, name: String, on stage: Stage, _ request: InspectRequest) -> String {
  if request.cost {
    let (tree, layout) = traced(view: view, name: name, on: stage)
    let cost = LayoutCost(tree, layout)
    return request.asJSON ? cost.json.text : cost.table
  }
  let tree = request.trace ? traced(view: view, name: name, on: stage).0 : laidOut(view, name, stage)
  if request.asJSON { return stage.places.placing(tree).json.text }
  return tree.root.listing(
    OutlineOptions(full: request.full, proposals: request.proposals, trace: request.trace))
}
