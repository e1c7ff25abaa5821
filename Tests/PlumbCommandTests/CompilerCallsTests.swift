import CommandTesting
import Foundation
import TestLayers
import Testing

/// How often the compiler is called: what a person waits for longest.
@Suite("Calls of the compiler", .timeLimit(.minutes(10))) struct CompilerCallsTests {
  /// A command that notes each call of the compiler, with a cache of its own.
  private struct Counted {
    let command: Command

    init(_ source: String) throws {
      command = try Command(source)
      let found = try command.shell("command -v swiftc").output.split(separator: "\n").first
      let compiler = try #require(found)
      // The compiler gets no variable of ours.
      let script = "echo called >> '\(command.path("calls"))'\nexec \(compiler) \"$@\""
      try writeScript(script, to: command.path("tools/swiftc"))
    }

    /// Runs a line of a shell, which has to end well.
    ///
    /// - Returns: how often the compiler was called.
    func calls(_ line: String) throws -> Int {
      let calls = command.path("calls")
      unlink(calls)
      let environment = [
        "PATH": "\(command.path("tools")):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")",
        "PLUMB_CACHE": command.path("cache"),
      ]
      let answer = try command.shell(line, environment: environment)
      #expect(answer.status == 0, "\(line): \(answer.error)")
      return ((try? String(contentsOfFile: calls, encoding: .utf8)) ?? "").split(separator: "\n").count
    }
  }

  private static let four = """
    #Preview("One") { Text("1") }
    #Preview("Two") { Text("2") }
    #Preview("Three") { Text("3") }
    #Preview("Four") { Text("4") }
    """

  @Test("a source is compiled once for all of its previews, and not again by the next command")
  func once() throws {
    let counted = try Counted(Self.four)
    defer { counted.command.folder.remove() }
    #expect(try counted.calls(#""$PLUMB" snapshot View.swift"#) == 1)
    #expect(try counted.calls(#""$PLUMB" snapshot View.swift --check --variant dark,rtl || [ $? = 1 ]"#) == 0)
    #expect(try counted.calls(#""$PLUMB" snapshot View.swift --check"#) == 0)
    #expect(try counted.calls(#""$PLUMB" render View.swift --view Two -o two.png"#) == 0)
    #expect(try counted.calls(#""$PLUMB" inspect View.swift --view Three"#) == 0)
  }

  @Test("views without a preview need one more call, which is not repeated either")
  func plain() throws {
    let counted = try Counted("struct Card: View { var body: some View { Text(\"Ace\") } }")
    defer { counted.command.folder.remove() }
    #expect(try counted.calls(#""$PLUMB" render View.swift -o view.png"#) == 2)
    #expect(try counted.calls(#""$PLUMB" render View.swift -o again.png && cmp view.png again.png"#) == 0)
  }

  @Test(
    "another text, name, place or platform is compiled, and what was compiled before is not", .needs(.UIKit))
  func others() throws {
    let counted = try Counted(Self.four)
    let command = counted.command
    defer { command.folder.remove() }
    let render = #""$PLUMB" render View.swift --view Two -o two.png"#
    #expect(try counted.calls(render) == 1)
    try command.write(Self.four.replacingOccurrences(of: "\"2\"", with: "\"22\""), to: "View.swift")
    #expect(try counted.calls("cp two.png old.png && \(render) && ! cmp -s two.png old.png") == 1)
    try command.write(Self.four, to: "View.swift")
    #expect(try counted.calls("\(render) && cmp two.png old.png") == 0)
    #expect(try counted.calls(render + " --platform macOS") == 1)
    #expect(
      try counted.calls("cp View.swift Other.swift && " + render.replacing("View.swift", with: "Other.swift"))
        == 1)
    #expect(try counted.calls("mkdir in && cp View.swift in && cd in && \(render)") == 1)
    #expect(try counted.calls("printf '\\n' >> tools/swiftc && \(render)") == 1)
    #expect(try counted.calls(render) == 0)
  }

  @Test("what was kept and is damaged is made again", .tags(.slow), arguments: ["PlumbUser.so", "key"])
  func damaged(file: String) throws {
    let counted = try Counted(Self.four)
    defer { counted.command.folder.remove() }
    let render = #""$PLUMB" render View.swift --view Two -o two.png"#
    #expect(try counted.calls(render) == 1)
    #expect(try counted.calls("truncate -s 100 cache/v2/libraries/*/\(file) && \(render)") == 1)
    #expect(try counted.calls(render) == 0)
    #expect(try counted.calls("rm cache/v2/libraries/*/\(file) && \(render)") == 1)
    #expect(try counted.calls(render) == 0)
  }

  @Test("a source that does not compile is compiled each time")
  func wrong() throws {
    let counted = try Counted("#Preview { Text(wrong) }")
    defer { counted.command.folder.remove() }
    for _ in 0..<2 {
      #expect(try counted.calls(#""$PLUMB" render View.swift -o view.png; [ $? = 1 ]"#) > 0)
    }
  }

  @Test("of what is kept, the entries that were used last stay")
  func bounded() throws {
    let counted = try Counted(Self.four)
    defer { counted.command.folder.remove() }
    // Older than what comes, and than what another run has just begun.
    let old = """
      mkdir -p cache/v2/libraries && touch cache/v2/CACHEDIR.TAG && cd cache/v2/libraries && for i in $(seq 100); do
        mkdir entry-$i && touch -d "$i hours ago" entry-$i/key
      done; mkdir .begun-now .begun-old && touch -d '2 hours ago' .begun-old
      """
    #expect(try counted.calls(old) == 0)
    #expect(try counted.calls(#""$PLUMB" render View.swift --view Two -o two.png"#) == 1)
    let left = try FileManager.default.contentsOfDirectory(atPath: counted.command.path("cache/v2/libraries"))
    #expect(left.count == 65 && left.contains("entry-1") && !left.contains("entry-64"))
    #expect(left.contains(".begun-now") && !left.contains(".begun-old"))
  }
}
