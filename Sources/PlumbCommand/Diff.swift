import ArgumentParser
import Foundation
import PlumbInspector
import PlumbSource

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says which views moved between two sources, and why.",
    discussion: "A side may be what inspect --json --trace has saved, in a file that ends in .json.")

  @Argument(help: "The older source: a Swift file, a folder, or a saved tree.")
  var old: String

  @Argument(help: "The newer source, or a saved tree.")
  var new: String

  @OptionGroup var view: NameOption
  @OptionGroup var limit: TimeoutOption
  @OptionGroup var project: TargetOptions
  @OptionGroup var stage: StageOptions
  @OptionGroup var sandbox: SandboxOptions

  @Flag(help: "JSON on standard output, and nothing else there: an array of moved views.")
  var json = false

  func validate() throws {
    let given = (view.name == nil ? [] : ["--view"]) + stage.given
    if old.hasSuffix(".json"), new.hasSuffix(".json"), let first = given.first {
      throw ValidationError(
        "Both trees were laid out when they were saved, so \(first) changes nothing; leave \(given.count == 1 ? "it" : given.joined(separator: ", ")) out."
      )
    }
  }

  func run() throws {
    let trees = try [old, new].map { (path: $0, data: try $0.hasSuffix(".json") ? saved($0) : shown($0)) }
    // Views may be ten thousand deep, which an ordinary stack is not.
    let text = try onDeepStack { [json] in try Self.compare(trees[0], trees[1], asJSON: json) }
    try json ? StandardOutput.write(json: text) : StandardOutput.write(text)
  }

  static func compare(
    _ old: (path: String, data: Data), _ new: (path: String, data: Data), asJSON: Bool
  ) throws -> String {
    let difference = TreeDifference(from: try snapshot(old), to: try snapshot(new))
    return asJSON ? difference.json.text : difference.text
  }

  private static func snapshot(_ tree: (path: String, data: Data)) throws -> Snapshot {
    do {
      return try Snapshot(json: Array(tree.data))
    } catch {
      throw Failure(
        .wrongWords,
        "\(tree.path) is not a tree of one view. Save one with inspect --json --trace, without --all. (\(error.description))"
      )
    }
  }

  func saved(_ path: String) throws -> Data {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(.wrongWords, "There is no file \(path).")
    }
    return data
  }

  private func shown(_ path: String) throws -> Data {
    try CompiledSource.with(
      source: try project.words(path), timeout: limit.timeout, sandbox: sandbox.sandbox(), isForMachines: true
    ) { compiled in
      let choice = view.name.map(Choice.named) ?? .first
      guard let member = try compiled.views(choice).first else {
        throw Failure(.wrongWords, "\(path) declares no views.")
      }
      return try member.show(.inspect(InspectRequest(trace: true, asJSON: true)), stage.stage)
    }
  }
}
