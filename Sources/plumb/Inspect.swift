import ArgumentParser
import Foundation
import PlumbInspector
import SwiftUI

struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the laid-out tree of a view, with frames.")

  @OptionGroup var view: ViewOptions
  @OptionGroup var stage: StageOptions

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

  func run() throws {
    var failures = Failures()
    let request = InspectRequest(trace: trace, full: full, proposals: proposals, cost: cost, asJSON: json)
    let trees = try Session.with(source: view.source, timeout: view.timeout, isForMachines: json) { session in
      let words = session.words(stage)
      return try session.cast(Choice(view)).compactMap { member in
        try failures.attempt {
          String(decoding: try member.show(.inspect(request), words), as: UTF8.self)
        }
      }
    }
    if json && view.all {
      print("[\(trees.joined(separator: ",\n"))]")
    } else if !trees.isEmpty {
      print(trees.joined(separator: "\n\n"))
    }
    try failures.end()
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
