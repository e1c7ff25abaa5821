import ArgumentParser
import Foundation

struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the laid-out tree of a view, with frames.")

  @OptionGroup var view: ViewOptions
  @OptionGroup var stage: StageOptions

  @Flag(help: "Every question and answer of the layout, with its reason.")
  var trace = false

  @Flag(help: "JSON on standard output, and nothing else there: an object, or an array with --all.")
  var json = false

  func run() throws {
    var failures = Failures()
    let trees = try Session.with(source: view.source, timeout: view.timeout, isForMachines: json) { session in
      let words = session.words(stage)
      return try session.cast(Choice(view)).compactMap { member in
        try failures.attempt {
          String(decoding: try member.show(.inspect(trace: trace, asJSON: json), words), as: UTF8.self)
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
