import CommandTesting
import Foundation

/// The commands that a document writes, each as it is written, and the output that it shows below some of them.
struct WrittenCommands {
  /// In the order of the document, each once.
  private(set) var all: [String] = []
  /// The lines below a command that begins with `$`, without their indent.
  private(set) var outputs: [String: String] = [:]

  /// - Parameter path: of the document, from the root of the project.
  init(of path: String) throws {
    self.init(text: try String(contentsOf: Article.root.appending(path: path), encoding: .utf8))
  }

  init(text: String) {
    var (shown, fence): (String?, String?) = (nil, nil)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") { fence = fence == nil ? String(line.dropFirst(3)) : nil }
      // Examples of JSON are read by CommandsPageTests.
      if fence == "json" { continue }
      if let match = line.wholeMatch(of: #/    (\$ )?((?:\./)?plumb .*?)(?: +#.*)?/#) {
        let command = String(match.2)
        shown = match.1 == nil ? nil : command
        add(command)
      } else if let command = shown, line.hasPrefix("    ") || line.isEmpty {
        outputs[command, default: ""] += line.dropFirst(4) + "\n"
      } else {
        shown = nil
        for match in line.matches(of: /`((?:\.\/)?plumb [^`]+)`/) {
          let command = String(match.1)
          // The name of a command alone is a word of a sentence; in a table it is the command.
          if line.hasPrefix("| `plumb ") || command.hasPrefix("./") || command.split(separator: " ").count > 2
          {
            add(command)
          }
        }
        if let match = line.wholeMatch(of: /- run: (.*plumb .*)/) { add(String(match.1)) }
      }
    }
  }

  private mutating func add(_ command: String) {
    // The usage lines of Commands.md are the rows of the README's table.
    let isUsage = command.contains(#/ {2,}/#)
    if !isUsage, !all.contains(command) { all.append(command) }
  }
}
