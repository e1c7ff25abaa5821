import ArgumentParser
import Foundation
import PlumbInspector
import PlumbLive
import PlumbSource

/// An argument of a tool: an option of its command under a name that JSON has, `type_size` for `--type-size`.
struct ToolParameter: Sendable {
  enum Kind: Sendable { case text, flag }

  let name: String
  /// The option's own name; that of a positional argument is its name too.
  let option: String
  let kind: Kind
  let isPositional: Bool
  var isNeeded: Bool
  let description: String
  let choices: [String]

  /// The options that say how a view is shown.
  static let stage = Set(all(of: StageWords.self).map(\.option)).subtracting(["help"])

  /// The parameters that a command's own help knows.
  static func all(of command: any ParsableArguments.Type) -> [ToolParameter] {
    guard let help = try? JSONDecoder().decode(Help.self, from: Data(command._dumpHelp().utf8)) else {
      return []
    }
    return (help.command.arguments ?? []).compactMap { argument in
      let isPositional = argument.kind == "positional"
      let long = isPositional ? argument.valueName : argument.names?.first { $0.kind == "long" }?.name
      guard let long, argument.shouldDisplay ?? true else { return nil }
      return ToolParameter(
        name: long.replacingOccurrences(of: "-", with: "_"), option: long,
        kind: argument.kind == "flag" ? .flag : .text, isPositional: isPositional,
        isNeeded: !(argument.isOptional ?? false), description: argument.abstract ?? "",
        choices: argument.allValueStrings ?? argument.allValues ?? [])
    }
  }

  var schema: JSON {
    var fields: [(String, JSON)] = [("type", .string(kind == .flag ? "boolean" : "string"))]
    if kind == .text, Self.numbers.contains(option) {
      fields = [("type", .array([.string("number"), .string("string")]))]
    }
    if !description.isEmpty { fields.append(("description", .string(description))) }
    if !choices.isEmpty { fields.append(("enum", .array(choices.map { .string($0) }))) }
    return .object(fields)
  }

  /// The parameters that may also be written as a number.
  private static let numbers: Set<String> = ["scale", "seed", "index", "distance", "app"]

  /// The command's arguments for a value; none for `null` and for a flag that is off.
  func words(_ value: JSON) throws(RPCProblem) -> [String] {
    switch (kind, value) {
    case (_, .null), (.flag, .bool(false)): return []
    case (.flag, .bool(true)): return ["--\(option)"]
    case (.text, .string(let text)): return word(text)
    case (.text, .number) where Self.numbers.contains(option): return word(value.line)
    default:
      throw RPCProblem(.wrongParameters, "\(name) is a \(kind == .flag ? "boolean" : "string").")
    }
  }

  /// With an equals sign, a value may begin with a hyphen.
  private func word(_ text: String) -> [String] { isPositional ? [text] : ["--\(option)=\(text)"] }

  private struct Help: Decodable {
    struct Command: Decodable { var arguments: [Argument]? }
    struct Argument: Decodable {
      struct Name: Decodable { var kind, name: String }
      var kind: String
      var names: [Name]?
      var valueName, abstract: String?
      var shouldDisplay, isOptional: Bool?
      var allValues, allValueStrings: [String]?
    }
    var command: Command
  }
}

/// The stage's options as a command, so that their names can be listed.
struct StageWords: ParsableCommand {
  @OptionGroup var stage: StageOptions
}

extension AssistantTool {
  /// The command's arguments for those of a tool: positional ones come last, after `--`.
  ///
  /// `diff` has two sides, and the arguments of the new one follow after an empty one.
  func words(_ arguments: JSON, in revision: ProtocolRevision) throws(RPCProblem) -> [[String]] {
    guard case .object(var fields) = arguments else { return [[]] }
    if revision.namesApps, usesApp, !fields.contains(where: { $0.0 == "app" }) {
      throw RPCProblem(.wrongParameters, "\(name) needs app, the number that run returned.")
    }
    var changes: [(String, JSON)] = []
    if name == "diff" {
      if let index = fields.firstIndex(where: { $0.0 == "new_options" }) {
        guard case .object(let options) = fields.remove(at: index).1 else {
          throw RPCProblem(.wrongParameters, "new_options is an object.")
        }
        for (name, _) in options
        where !parameters.contains(where: { $0.name == name && ToolParameter.stage.contains($0.option) }) {
          throw RPCProblem(.wrongParameters, "new_options has no \(name.prefix(80)).")
        }
        changes = options
      }
      if !fields.contains(where: { $0.0 == "new" }), let old = fields.first(where: { $0.0 == "old" }) {
        fields.append(("new", old.1))
      }
    }
    let old = try words(fields)
    guard !changes.isEmpty else { return [old] }
    return [old, try words(fields.filter { field in !changes.contains { $0.0 == field.0 } } + changes)]
  }

  private func words(_ fields: [(String, JSON)]) throws(RPCProblem) -> [String] {
    for (name, _) in fields where !parameters.contains(where: { $0.name == name }) {
      let nearest = nearestWord(to: name, among: parameters.map(\.name)).map { " Did you mean \($0)?" } ?? ""
      throw RPCProblem(.wrongParameters, "\(self.name) has no argument \(name.prefix(80)).\(nearest)")
    }
    var (options, positional): ([String], [String]) = ([], [])
    for parameter in parameters {
      let value = fields.first { $0.0 == parameter.name }?.1 ?? .null
      let words = try parameter.words(value)
      if parameter.isNeeded, words.isEmpty {
        throw RPCProblem(.wrongParameters, "\(name) needs \(parameter.name).")
      }
      if parameter.isPositional { positional += words } else { options += words }
    }
    return options + (positional.isEmpty ? [] : ["--"] + positional)
  }
}
