import PlumbExchange
import PlumbSource

/// The lines that describe to a coding assistant how it sees and checks the SwiftUI of a project.
struct AgentsSection {
  /// A target that can be shown.
  struct Target {
    let name: String
    /// Whether it is shown without `--target`.
    let isChosen: Bool
    let previews: [WrittenPreview]
  }

  /// The source's path from the folder of the file.
  let source: String
  /// The targets; one without a name for what is no project.
  let targets: [Target]

  /// An assistant reads the whole file each time.
  static let mostLines = 40
  /// The maximum number of files whose previews are listed.
  private static let mostFiles = 10
  /// The maximum length of a line in that list.
  private static let widest = 160

  var section: MarkedSection { MarkedSection(lines: lines) }

  private var lines: [String] {
    let place = shellWord(source)
    let view = example.map { shown in
      (shown.target.isChosen ? "" : "--target \(shellWord(shown.target.name)) ")
        + "--view \(shellWord(shown.preview.name))"
    }
    let chosen = view ?? "--view NAME"
    return [
      "## SwiftUI with Plumb", "",
      "Plumb draws the SwiftUI of this project without a Mac. Paths are relative to this folder. After each edit of a view, check it, and look at",
      "its picture:", "", "```sh",
      "plumb check \(place)  # the compiler's errors, with file and line",
      "plumb render \(place) \(chosen) -o view.png  # the picture of a preview",
      "plumb inspect \(place) \(chosen)  # the frame of each view",
      "plumb explain \(place) \(chosen) --every  # why each view has its size and place; also --id, --line FILE:LINE, --at X,Y",
      "plumb inspect \(place) \(chosen) --json --trace > before.json  # before an edit",
      "plumb diff before.json \(place) \(chosen)  # after it: the views that moved, and the first cause",
      "plumb snapshot \(place)  # records a picture of each preview in __Snapshots__",
      "plumb snapshot \(place) --check  # ends with 1 if a preview differs from its picture, and prints the cause; --since HEAD draws only what your edits reach",
      "```", "",
      "`plumb mcp` has these as tools of the Model Context Protocol, and taps and types in a running app:",
      "`{\"mcpServers\": {\"plumb\": {\"command\": \"plumb\", \"args\": [\"mcp\"]}}}`. `plumb help render` lists the options, such as",
      "`--device \"iPhone 16\"`, `--appearance dark`, `--type-size accessibility3` and `--locale ja`.", "",
    ] + targetLines + previewLines
  }

  /// The preview of the commands: the first one that is shown without `--target`, if there is one.
  private var example: (target: Target, preview: WrittenPreview)? {
    let all = targets.filter(\.isChosen) + targets.filter { !$0.isChosen }
    return all.lazy.compactMap { target in target.previews.first(where: Self.isListed).map { (target, $0) } }
      .first
  }

  private var targetLines: [String] {
    let named = targets.filter { !$0.name.isEmpty && Self.isPlain($0.name) }
    guard named.count > 1 else { return [] }
    let names = named.map { "`\($0.name)`\($0.isChosen ? " (shown without it)" : "")" }
    return Self.wrapped("Targets, for `--target`: ", names, most: 2) + [""]
  }

  private var previewLines: [String] {
    let files = targets.flatMap { target in
      Dictionary(grouping: target.previews.filter(Self.isListed), by: \.file).sorted { $0.key < $1.key }
        .map { (target: target, file: $0.key, previews: $0.value) }
    }
    guard !files.isEmpty else {
      return [
        "There is no preview yet. Add `#Preview { … }` below a view, or name a view without arguments with `--view`."
      ]
    }
    let several = Set(files.map(\.target.name)).count > 1
    let rows = files.prefix(Self.mostFiles).map { target, file, previews in
      let start = "- \(several ? "\(target.name), " : "")\(file): "
      return Self.wrapped(start, previews.map { "`\($0.name)`" }, most: 1)[0]
    }
    let rest = files.dropFirst(Self.mostFiles)
    let count = rest.reduce(0) { $0 + $1.previews.count }
    let more =
      rest.isEmpty
      ? []
      : [
        "- \(count) more in \(rest.count) \(rest.count == 1 ? "file" : "files"); `--view` with a wrong name lists all."
      ]
    return ["Previews, for `--view` (one without a name is its file and line):", ""] + rows + more
  }

  /// Words behind a beginning, in at most so many lines; the number of those that have no room is at the end.
  private static func wrapped(_ start: String, _ words: [String], most: Int) -> [String] {
    var lines = [start]
    for (index, word) in words.enumerated() {
      let isLast = index == words.count - 1
      if lines[lines.count - 1].count + word.count > widest, index > 0 {
        guard lines.count < most else {
          lines[lines.count - 1] += "and \(words.count - index) more"
          return lines
        }
        lines.append("")
      }
      lines[lines.count - 1] += word + (isLast ? "" : ", ")
    }
    return lines.map { $0.hasSuffix(", ") ? String($0.dropLast()) : $0 }
  }

  private static func isListed(_ preview: WrittenPreview) -> Bool {
    isPlain(preview.file) && isPlain(preview.name)
  }

  /// Whether a word of the source can be among others in Markdown, and ends nothing there.
  private static func isPlain(_ word: String) -> Bool {
    !word.isEmpty && word.count <= 80 && HarmlessText.line(word) == word && !word.contains("`")
      && !word.contains("<!--") && !word.contains("-->")
  }
}
