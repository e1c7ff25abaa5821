import ArgumentParser
import Foundation
import PlumbInspector
import PlumbLive

/// A tool that an assistant may call. The arguments are the options of a command, with the same names, meanings and
/// limits.
struct AssistantTool: Sendable {
  let name: String
  let title: String
  let description: String
  /// The command whose options it has.
  let command: any ParsableCommand.Type
  /// Options that an assistant has no use for, because the server decides about them or the answer is another.
  var without: Set<String> = []
  /// It changes nothing, and the same call has the same answer as long as the source is the same.
  var isReadOnly = true

  /// The options that every command has for a person, or for files.
  private static let forPeople: Set<String> = ["help", "all", "strict", "timeout", "sandbox", "port"]

  static let instructions = """
    Plumb compiles SwiftUI sources on this machine, without a Mac, and shows what they look like. After an edit, call check, then \
    render to see the view; inspect and explain say where each view is and why; diff says what moved. run starts an app, tap, \
    type and swipe use it, screen shows it. A source is a Swift file, a folder, an Xcode project or a Swift package; it is compiled \
    again only when it has changed.
    """

  static let all = [
    AssistantTool(
      name: "check", title: "Check that a source compiles",
      description:
        "Compiles a SwiftUI source and returns the compiler's errors, each with its file, line, column and message. Runs nothing.",
      command: Check.self),
    AssistantTool(
      name: "render", title: "Picture of a view",
      description: """
        Returns a PNG of a view: the first #Preview, else the only view that can be made without arguments; `view` names another. \
        Without a device or size it is 390 by 844 points at two pixels a point; a smaller `scale` makes a smaller picture. Warnings \
        say what the view asks for and does not get.
        """,
      command: Render.self, without: ["output", "format", "json", "paper", "margins", "page-numbers"]),
    AssistantTool(
      name: "inspect", title: "Tree of a view",
      description: """
        Returns the laid-out tree of a view: every view with its frame (x,y width×height in points of the canvas). `json` returns JSON, with \
        source lines; `proposals` says what each view was offered.
        """,
      command: Inspect.self, without: ["cost"]),
    AssistantTool(
      name: "explain", title: "Why a view has its size and place",
      description: """
        Explains in sentences, with their numbers, why a view has its size and its place. Name it by `id` (accessibilityIdentifier), `path` \
        (a name such as Text, or HStack/Text[1]), `line` (Card.swift:12) or `at` (a point x,y). Without one of these: the outermost view, and a \
        list of all paths.
        """,
      command: Explain.self, without: ["every"]),
    AssistantTool(
      name: "diff", title: "What moved",
      description: """
        Compares two layouts of a view and says which views moved or changed their size, and why. `old` and `new` are sources, or the same \
        source twice with other `new_options`: an object with options of this tool that count for the new side only, such as \
        {"type_size": "accessibility3"}.
        """,
      command: Diff.self),
    AssistantTool(
      name: "previews", title: "What a source can show",
      description: """
        Lists the previews, views and apps of a source, each with its place, and for a project its targets. The names are those that `view` takes in \
        the other tools. `variants` has the values of other options of these tools: each preview can be shown with any of them, and `locale` lists \
        the languages of the source.
        """,
      command: Previews.self),
    AssistantTool(
      name: "run", title: "Start an app",
      description: """
        Starts the app of a source, or a view, and returns what is on its screen: a list of elements, each with its role, label and place. Use tap, \
        type and swipe on them, and screen for a picture, each with the number of the `app` that this returns. One app runs at a time; a second run ends \
        the first.
        """,
      command: RunApp.self, without: ["fit", "seed", "time-zone"], isReadOnly: false),
    AssistantTool(
      name: "tap", title: "Tap an element",
      description:
        "Taps an element of the running app, by its label, identifier or role, or a point, and returns the screen's elements afterwards.",
      command: Tap.self, isReadOnly: false),
    AssistantTool(
      name: "type", title: "Type a text",
      description:
        "Puts a text into a field of the running app, or a value into a slider; without a label, into the one that has the keyboard. `submit` presses Return afterwards.",
      command: TypeText.self, isReadOnly: false),
    AssistantTool(
      name: "swipe", title: "Swipe or scroll",
      description:
        "Drags a finger over the running app, or over one element: up shows what is further down. Returns the screen's elements afterwards.",
      command: Swipe.self, isReadOnly: false),
    AssistantTool(
      name: "screen", title: "Look at the running app",
      description: "Returns a PNG of the running app, and its elements.", command: Screen.self),
    AssistantTool(
      name: "stop", title: "End the running app", description: "Ends the running app.", command: Stop.self,
      isReadOnly: false),
  ]

  static func named(_ name: String) throws(RPCProblem) -> AssistantTool {
    if let tool = all.first(where: { $0.name == name }) { return tool }
    throw RPCProblem(
      .wrongParameters,
      "There is no tool \(name.prefix(80)). There are: \(all.map(\.name).joined(separator: ", ")).")
  }

  /// Whether it uses the app that `run` has started.
  var usesApp: Bool { parameters.contains { $0.name == "app" } }

  /// The parameters that the arguments may set.
  var parameters: [ToolParameter] { Self.declared[name] ?? [] }

  private static let declared = Dictionary(
    all.map { tool in
      var parameters = ToolParameter.all(of: tool.command).filter {
        !forPeople.union(tool.without).contains($0.option)
      }
      // A source can be compared with itself on another stage.
      for index in parameters.indices where parameters[index].name == "new" {
        parameters[index].isNeeded = false
      }
      return (tool.name, parameters)
    }, uniquingKeysWith: { first, _ in first })

  /// The tool in the answer to `tools/list`.
  func json(in revision: ProtocolRevision) -> JSON {
    var properties = parameters.map { ($0.name, $0.schema) }
    if name == "diff" {
      let stage = parameters.filter { !$0.isPositional && ToolParameter.stage.contains($0.option) }
      properties.append(
        (
          "new_options",
          .object([
            ("type", .string("object")),
            ("description", .string("Options that count for the new side only.")),
            ("properties", .object(stage.map { ($0.name, $0.schema) })),
            ("additionalProperties", .bool(false)),
          ])
        ))
    }
    let needed = parameters.filter { $0.isNeeded || revision.namesApps && $0.name == "app" }.map {
      JSON.string($0.name)
    }
    return .object([
      ("name", .string(name)), ("title", .string(title)), ("description", .string(description)),
      (
        "inputSchema",
        .object([
          ("type", .string("object")), ("properties", .object(properties)),
          ("required", .array(needed)), ("additionalProperties", .bool(false)),
        ])
      ),
      (
        "annotations",
        .object([
          ("readOnlyHint", .bool(isReadOnly)), ("openWorldHint", .bool(false)),
          ("destructiveHint", .bool(false)),
        ])
      ),
    ])
  }
}
