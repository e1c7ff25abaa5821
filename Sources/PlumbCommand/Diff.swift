import ArgumentParser
import Foundation
import PlumbInspector
import PlumbLive
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
    let trees = try [old, new].map {
      $0.hasSuffix(".json") ? Side(path: $0, data: try saved($0)) : try shown($0)
    }
    // Views may be ten thousand deep, which an ordinary stack is not.
    let text = try onDeepStack { [json] in try Self.compare(trees[0], trees[1], asJSON: json) }
    try json ? StandardOutput.write(json: text) : StandardOutput.write(text)
  }

  /// More than the tree of any view has.
  private static let mostBytes = 256 << 20

  /// A tree as JSON: a saved one, or that of a view that was shown.
  struct Side {
    let path: String
    var view: String?
    let data: Data
  }

  static func compare(_ old: Side, _ new: Side, asJSON: Bool) throws -> String {
    let difference = TreeDifference(from: try snapshot(old), to: try snapshot(new))
    return asJSON ? difference.json.text : difference.text
  }

  private static func snapshot(_ tree: Side) throws -> Snapshot {
    do {
      return try Snapshot(json: Array(tree.data))
    } catch {
      if let view = tree.view { throw Failure.unreadable(view) }
      throw Failure(
        .wrongWords,
        "\(tree.path) is not a tree of one view. Save one with inspect --json --trace, without --all. (\(error.description))"
      )
    }
  }

  func saved(_ path: String) throws -> Data {
    do { return try PlainFile.read(path, most: Self.mostBytes, within: .everything) } catch {
      throw Failure(
        .wrongWords,
        error == .missing
          ? "There is no file \(path)."
          : "\(path) can not be read as a tree: a saved tree is a plain file of at most \(Self.mostBytes >> 20) MB."
      )
    }
  }

  private func shown(_ path: String) throws -> Side {
    try CompiledSource.with(
      source: try project.words(path), timeout: limit.timeout, sandbox: sandbox.sandbox(),
      isForMachines: true,
      tolerance: .missingModules
    ) { compiled in
      let choice = view.name.map(Choice.named) ?? .first
      guard let member = try compiled.views(choice).first else {
        throw Failure(.wrongWords, "\(path) declares no views.")
      }
      let data = try member.show(.inspect(InspectRequest(trace: true, asJSON: true)), stage.stage)
      return Side(path: path, view: member.view.title, data: data)
    }
  }
}
