import CommandTesting
import Foundation
import Testing

/// `action.yml`, and the workflow of Commands.md that uses it.
@Suite("The action for workflows", .timeLimit(.minutes(10)))
struct ActionTests {
  private static func text(_ name: String) throws -> String {
    try String(contentsOf: Article.root.appending(path: name), encoding: .utf8)
  }

  private func action() throws -> BlockYAML { try BlockYAML(Self.text("action.yml")) }

  private func workflow() throws -> BlockYAML {
    let page = try Self.text("Documentation/Commands.md")
    let blocks = page.components(separatedBy: "```yaml\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    return try BlockYAML(#require(blocks.first { $0.contains("jobs:") }))
  }

  /// The text with the values of expressions such as `${{ inputs.source }}`.
  private func filled(_ text: String, _ inputs: [String: String]) -> String {
    text.replacing(#/\$\{\{ inputs\.([a-z]+) \}\}/#) { inputs[String($0.1)] ?? "" }
  }

  /// Runs the scripts of the action, as a runner does, with the built command in the place of the checkout's.
  private func run(_ command: Command, _ inputs: [String: String]) throws -> Command.Answer {
    let folder = command.path("runner")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? FileManager.default.createSymbolicLink(
      atPath: "\(folder)/plumb", withDestinationPath: Command.executable.path)
    var last: Command.Answer?
    for step in try #require(action()["runs"]?["steps"]).items {
      guard let script = step["run"]?.string else { continue }
      #expect(step["shell"]?.string == "bash")
      var environment = [
        "GITHUB_ACTION_PATH": folder, "RUNNER_TEMP": "\(folder)/temp", "GITHUB_OUTPUT": "\(folder)/output",
      ]
      for name in step["env"]?.keys ?? [] {
        environment[name] = filled(step["env"]?[name]?.string ?? "", inputs)
      }
      try command.folder.write(script, to: "runner/script.sh")
      // As GitHub calls it.
      last = try command.shell(
        "bash --noprofile --norc -eo pipefail runner/script.sh", environment: environment)
      if last?.status != 0 { break }
    }
    return try #require(last)
  }

  @Test("has inputs that its steps read, and steps that read no other")
  func inputs() throws {
    let action = try action()
    #expect(action["runs"]?["using"]?.string == "composite")
    let names = action["inputs"]?.keys ?? []
    let read = try Set(Self.text("action.yml").matches(of: #/inputs\.([a-z]+)/#).map { String($0.1) })
    #expect(names == read && names == ["source", "since", "review", "shard", "variant", "merge"])
    // A script with an expression in it would run what somebody writes into a branch's name.
    for step in action["runs"]?["steps"]?.items ?? [] {
      let (script, action) = (step["run"]?.string, step["uses"]?.string ?? "")
      let isAction = action.contains(#/^actions\/[a-z-]+(\/[a-z]+)?@v[0-9]+$/#)
      #expect(script.map { !$0.contains("${{") } ?? isAction, "\(step)")
    }
  }

  @Test("checks a project as the command does, in shards too, and merges their results")
  func steps() throws {
    let command = try Command("#Preview(\"A\") { Text(\"A\") }\n#Preview(\"B\") { Text(\"B\") }")
    defer { command.folder.remove() }
    #expect(try command.run("snapshot", "View.swift", "--variant", "dark").status == 0)
    let whole = try run(command, ["source": "View.swift", "variant": "dark"])
    #expect(whole == .init(status: 0, output: "", error: "Pictures in __Snapshots__: 4 unchanged.\n"))
    try command.write(
      "#Preview(\"A\") { Text(\"Other\") }\n#Preview(\"B\") { Text(\"B\") }", to: "View.swift")
    var codes: [Int32] = []
    for number in 1...2 {
      codes.append(try run(command, ["source": "View.swift", "shard": "\(number)/2"]).status)
      let output = try String(contentsOfFile: command.path("runner/output"), encoding: .utf8)
      #expect(output.contains("name=plumb-snapshots-\(number)-of-2\n"))
      _ = try command.shell("mkdir -p results && mv runner/temp/plumb-snapshots results/\(number)")
    }
    #expect(codes.sorted() == [0, 1])
    let merged = try run(command, ["source": ".", "merge": "results"])
    #expect(
      merged.status == 1 && merged.error.hasSuffix("2 pictures of 2 shards: 1 not as recorded.\n"),
      "\(merged)")
    #expect(FileManager.default.fileExists(atPath: command.path("runner/temp/plumb-times.xml")))
    #expect(
      FileManager.default.fileExists(atPath: command.path("runner/temp/plumb-snapshots/report/index.html")))
  }

  @Test("uploads the page of a review for a pull request, and a change does not fail it")
  func review() throws {
    let checkout = try TestCheckout(
      ["View.swift": "import SwiftUI\n#Preview(\"A\") { Text(\"A\") }"], in: ".")
    defer { checkout.end() }
    let command = checkout.command
    try checkout.write("import SwiftUI\n#Preview(\"A\") { Text(\"Other\") }", to: "View.swift")
    let inputs = ["source": "View.swift", "review": "main"]
    let answer = try run(command, inputs)
    #expect(answer.status == 0 && answer.output.contains(": 1 changed. Drawn: 1 of 1."), "\(answer)")
    let output = try String(contentsOfFile: command.path("runner/output"), encoding: .utf8)
    #expect(output.contains("name=plumb-review\n"))
    let results = command.path("runner/temp/plumb-snapshots")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: results).sorted() == ["review.html", "review.md"])
    // A view that crashes does, and the page is there all the same.
    try checkout.write(
      "import SwiftUI\n#Preview(\"A\") { fatalError(); return Text(\"\") }", to: "View.swift")
    #expect(try run(command, inputs).status == 3)
    #expect(try run(command, ["source": "View.swift", "review": "nowhere"]).status == 2)
  }

  @Test("is used by the workflow of the documentation with its inputs, and shards that are all there")
  func documented() throws {
    let (action, jobs) = (try action(), try #require(workflow()["jobs"]))
    let steps = jobs.keys.flatMap { jobs[$0]?["steps"]?.items ?? [] }
    let uses = steps.filter { $0["uses"]?.string?.contains("plumb") ?? false }
    #expect(uses.count == 3)
    for use in uses { #expect(use["with"]?.keys.isSubset(of: action["inputs"]?.keys ?? []) ?? false) }
    let shards = jobs["check"]?["strategy"]?["matrix"]?["shard"]?.items.compactMap(\.string) ?? []
    #expect(shards == (1...5).map { "\($0)/5" })
    #expect(jobs["result"]?["needs"]?.string == "check")
  }

  @Test(
    "is in a form of which a wrong line is found",
    arguments: ["a: b: c", "a:\n    b: c\n  d: e", "a: 'b", "a\n", "a: [b]", "a: b\na: c"])
  func wrong(text: String) { #expect(throws: BlockYAML.Problem.self) { try BlockYAML(text) } }
}
