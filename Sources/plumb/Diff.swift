import ArgumentParser
import Foundation
import PlumbInspector

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says which views moved between two sources, and why.",
    discussion: "A side may be what inspect --json --trace has saved, in a file that ends in .json.")

  @Argument(help: "The older source: a Swift file, a folder, or a saved tree.")
  var old: String

  @Argument(help: "The newer source, or a saved tree.")
  var new: String

  @Option(
    name: .customLong("view"), help: "A View type, a preview provider, or the name of a #Preview.",
    transform: ViewOptions.name)
  var name: String?

  @Option(
    help: "How many seconds compiling may take, and after it each view; 300 and 30 without it.",
    transform: StageOptions.timeout)
  var timeout: Double?

  @OptionGroup var stage: StageOptions

  @Flag(help: "JSON on standard output, and nothing else there: an array of moved views.")
  var json = false

  func validate() throws {
    let given = (name == nil ? [] : ["--view"]) + stage.given
    if old.hasSuffix(".json"), new.hasSuffix(".json"), let first = given.first {
      throw ValidationError(
        "Both trees were laid out when they were saved, so \(first) changes nothing; leave \(given.count == 1 ? "it" : given.joined(separator: ", ")) out."
      )
    }
  }

  func run() throws {
    let difference = TreeDifference(from: try snapshot(of: old), to: try snapshot(of: new))
    try StandardOutput.write(json ? difference.json.text : difference.text)
  }

  private func snapshot(of path: String) throws -> Snapshot {
    let data = try path.hasSuffix(".json") ? saved(path) : shown(path)
    do {
      return try JSONDecoder().decode(Snapshot.self, from: data)
    } catch {
      throw Failure(
        .wrongWords, "\(path) is not a tree of one view. Save one with inspect --json --trace, without --all."
      )
    }
  }

  private func saved(_ path: String) throws -> Data {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(.wrongWords, "There is no file \(path).")
    }
    return data
  }

  private func shown(_ path: String) throws -> Data {
    try Session.with(source: path, timeout: timeout, isForMachines: true) { session in
      let choice = name.map(Choice.named) ?? .first
      guard let member = try session.cast(choice).first else {
        throw Failure(.wrongWords, "\(path) declares no views.")
      }
      return try member.show(.inspect(InspectRequest(trace: true, asJSON: true)), session.words(stage))
    }
  }
}
