import ArgumentParser
import Foundation
import PlumbExchange
import PlumbLive
import PlumbProjects

struct Targets: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists the targets of a project, and says which can be shown.")

  @OptionGroup var place: WholeProjectOptions

  @OptionGroup var sandbox: SandboxOptions

  @Flag(help: "JSON on standard output, and nothing else there: an array of targets.")
  var json = false

  func run() throws {
    _ = try sandbox.sandbox()
    let project = try place.words().existingProject()
    for problem in project.problems { say(problem) }
    let targets = project.summaries
    try json ? StandardOutput.write(json: jsonText(targets)) : StandardOutput.write(Self.table(targets))
  }

  /// Under each project its targets, one on a line.
  private static func table(_ targets: [TargetSummary]) -> String {
    var lines: [String] = []
    var project: String?
    let names = targets.map { HarmlessText.line($0.name) }
    // A name that is longer than any column would make each line as long.
    let width = names.map(\.count).filter { $0 <= widest }.max() ?? 0
    let kinds = targets.map(\.kind.count).max() ?? 0
    for (name, target) in zip(names, targets) {
      if target.project != project { lines.append(HarmlessText.line(target.project)) }
      project = target.project
      let kind = target.kind.padding(toLength: kinds, withPad: " ", startingAt: 0)
      let spaces = String(repeating: " ", count: max(0, width - name.count))
      lines.append("  \(name)\(spaces)  \(kind)  \(HarmlessText.line(words(target)))")
    }
    return lines.joined(separator: "\n")
  }

  /// The characters of the widest column of names.
  private static let widest = 80

  private static func words(_ target: TargetSummary) -> String {
    if let obstacle = target.obstacle { return "can not be shown: \(obstacle)" }
    var words = ["\(target.files) \(target.files == 1 ? "file" : "files")"]
    if !target.modules.isEmpty { words.append("needs \(target.modules.joined(separator: ", "))") }
    if !target.missing.isEmpty { words.append("lacks \(target.missing.joined(separator: ", "))") }
    if target.isChosen { words.append("shown without --target") }
    return words.joined(separator: "; ")
  }
}
