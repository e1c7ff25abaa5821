import CommandTesting
import Foundation
import PlumbExchange
import Testing

/// A view, its source and its files are somebody else's. What they print and how they are called is shown, and never obeyed.
@Suite("Bytes of a view are not orders", .timeLimit(.minutes(10)))
struct OrderTests {
  /// Prints orders of each kind, and what a person would print.
  private static let noisy = #"""
    struct Noisy: View {
      var body: some View {
        let _ = print("\u{1B}]52;c;ZXZpbA==\u{7}\u{1B}]0;title\u{7}\u{1B}[2J\u{9B}31m admin\u{202E}nimda")
        let _ = print("::add-mask::secret\n  ::set-output name=a::b\r::error::c\n##[add-mask]d ##vso[task.setvariable]e")
        let _ = print("Grüße 👨‍👩‍👧\tzwei\nZeilen")
        Text("\u{1B}]0;tree\u{7}\n::warning::tree").accessibilityIdentifier("\u{9D}0;id\u{9C}")
      }
    }
    """#

  /// The characters of a text that somebody obeys.
  private func orders(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter(HarmlessText.isOrder)
  }

  /// The lines that GitHub's runner obeys (`ActionCommand.cs` in github.com/actions/runner).
  private func commands(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).filter {
      $0.drop(while: \.isWhitespace).hasPrefix("::") || $0.contains("##[") || $0.contains("##vso[")
    }
  }

  private static let runner = ["GITHUB_ACTIONS": "true"]

  @Test("in what a view prints, which stays readable")
  func printed() throws {
    let command = try Command(Self.noisy)
    defer { command.folder.remove() }
    let answer = try command.run("inspect", "View.swift")
    #expect(answer.status == 0, "\(answer.error)")
    #expect(orders(answer.output + answer.error) == [])
    #expect(
      answer.output.contains(
        #"\u{1B}]52;c;ZXZpbA==\u{7}\u{1B}]0;title\u{7}\u{1B}[2J\u{9B}31m admin\u{202E}nimda"#))
    #expect(answer.output.contains("Grüße 👨‍👩‍👧\tzwei\nZeilen\n"))
    #expect(answer.output.contains(#"\u{1B}]0;tree\u{7}"#), "the tree, too")
    // No program reads this log: these lines are a person's own.
    #expect(answer.output.contains("\n::add-mask::secret\n  ::set-output name=a::b"))
  }

  @Test(
    "for a runner of jobs, in print, trees and explanations",
    arguments: ["inspect", "explain", "diff View.swift"])
  func jobs(word: String) throws {
    let command = try Command(Self.noisy)
    defer { command.folder.remove() }
    let answer = try command.shell("\"$PLUMB\" \(word) View.swift", environment: Self.runner)
    #expect(answer.status == 0, "\(answer.error)")
    #expect(orders(answer.output + answer.error) == [])
    #expect(commands(answer.output) == [] && commands(answer.error) == [])
    #expect((answer.output + answer.error).contains(#"\u{3A}:add-mask::secret"#))
    #expect((answer.output + answer.error).contains(#"\u{23}#[add-mask]d \u{23}#vso[task.setvariable]e"#))
  }

  @Test("on a terminal")
  func terminal() throws {
    let command = try Command(Self.noisy)
    defer { command.folder.remove() }
    // `script` gives the command a terminal, which sends a return before each break.
    let answer = try command.shell("script -qec '\"$PLUMB\" inspect View.swift' /dev/null < /dev/null")
    let text = answer.output.replacingOccurrences(of: "\r\n", with: "\n")
    #expect(text.contains(#"\u{1B}]52;c;ZXZpbA==\u{7}"#), "\(text)")
    #expect(orders(text) == [])
  }

  @Test("in JSON, whose texts are those of the view")
  func json() throws {
    let command = try Command(Self.noisy)
    defer { command.folder.remove() }
    let answer = try command.shell("\"$PLUMB\" inspect View.swift --json", environment: Self.runner)
    #expect(orders(answer.output + answer.error) == [] && commands(answer.output) == [])
    let texts = Self.texts(in: try HostileTests.json(answer.output))
    #expect(
      texts.contains("\u{1B}]0;tree\u{7}\n::warning::tree") && texts.contains("\u{9D}0;id\u{9C}"), "\(texts)")
  }

  /// Every string of a JSON value.
  private static func texts(in value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(texts)
    case let object as [String: Any]: object.values.flatMap(texts)
    default: []
    }
  }

  @Test("in a crash's own words")
  func crash() throws {
    let command = try Command(
      #"""
      struct Bad: View {
        var body: some View { fatalError("\u{1B}]52;c;ZXZpbA==\u{7}\n::add-mask::secret\n##[error]x") }
      }
      """#)
    defer { command.folder.remove() }
    for words in ["inspect View.swift", "render View.swift -o a.png --json"] {
      let answer = try command.shell("\"$PLUMB\" \(words)", environment: Self.runner)
      #expect(answer.status == 3)
      #expect(answer.error.contains(#"\u{1B}]52;c;ZXZpbA==\u{7}"#), "\(answer.error)")
      #expect(orders(answer.output + answer.error) == [])
      #expect(commands(answer.output) == [] && commands(answer.error) == [])
    }
  }

  @Test("in names of previews and files, which stay on one line")
  func names() throws {
    let command = try Command()
    defer { command.folder.remove() }
    try FileManager.default.createDirectory(atPath: command.path("App"), withIntermediateDirectories: false)
    let file = "App/a\u{1B}[2J\u{202E}.swift"
    try command.write(
      #"""
      #Preview("A\u{1B}]0;x\u{7}\n::add-mask::secret\nNew: forged") { Text("A") }
      #Preview("B\r\n::error::50% %0A::warning::x") { Text("B") }
      """#, to: file)
    for (words, status) in [
      ("inspect App --all", 0), ("explain App --view none", 2), ("gallery App -o out", 0),
      ("snapshot App", 0),
      (#"explain App --view 'A\u{1B}]0;x\u{7}\u{A}::add-mask::secret\u{A}New: forged'"#, 0),
    ] as [(String, Int32)] {
      let answer = try command.shell("\"$PLUMB\" \(words)", environment: Self.runner)
      #expect(answer.status == status, "\(words): \(answer)")
      #expect(orders(answer.output + answer.error) == [], "\(words): \(answer)")
      #expect(commands(answer.output) == [] && commands(answer.error) == [], "\(words): \(answer)")
      #expect(!answer.error.contains("\nNew: forged"), "\(words): \(answer.error)")
    }
    try command.write("#Preview(\"A\") { Text(1, 2, 3) }", to: file)
    let answer = try command.run("check", "App")
    #expect(answer.status == 1 && answer.error.contains("error:"), "\(answer)")
    #expect(orders(answer.error) == [])
    let missing = try command.run("render", "none\u{1B}]0;x\u{7}.swift", "-o", "a.png")
    #expect(missing.status == 2 && orders(missing.error) == [])
  }

  @Test("in an annotation: the command's own is obeyed, and what a name says in it is not")
  func annotations() throws {
    let command = try Command(#"#Preview("B\r\n::add-mask::secret 50% %0A::x\u{1B}[2J") { Text("B") }"#)
    defer { command.folder.remove() }
    let answer = try command.shell(
      "\"$PLUMB\" snapshot View.swift --check", environment: Self.runner)
    #expect(answer.status == 1)
    #expect(commands(answer.error).count == 1)
    let line = try #require(commands(answer.error).first)
    #expect(line.hasPrefix("::error file=View.swift,line=2,title=Snapshot%3A new::New: "), "\(line)")
    #expect(line.contains("50%25 %250A::x"))
    #expect(orders(answer.error) == [])
  }

  @Test("when a line has no end, or is longer than what is kept of it")
  func longLines() throws {
    let command = try Command(
      #"""
      struct Long: View {
        var body: some View {
          let _ = print(String(repeating: "ü", count: 100_001), terminator: "")
          let _ = print(String(repeating: "x", count: 65_535) + "##", terminator: "")
          let _ = fflush(stdout)
          let _ = print("[add-mask]secret\n##", terminator: "")
          Text("[add-mask]")
        }
      }
      """#)
    defer { command.folder.remove() }
    let answer = try command.run("inspect", "View.swift")
    #expect(answer.output.contains(String(repeating: "ü", count: 100_001)), "no letter is cut")
    let read = try command.shell("\"$PLUMB\" inspect View.swift", environment: Self.runner)
    #expect(commands(read.output) == [])
  }
}
