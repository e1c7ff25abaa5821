import CommandTesting
import Foundation
import PlumbSource
import TestLayers
import Testing

@Suite("Programs in folders of others", .timeLimit(.minutes(10)))
struct NamesakeTests {
  /// A view, a package and a guide, in folders that are full of namesakes, as is the folder of the command and that of temporary files.
  private func hostile(_ caller: Caller) throws -> (command: Command, namesakes: Namesakes, through: [String])
  {
    // Never compiled before.
    let command = try Command(
      """
      // \(UUID().uuidString)
      #Preview("Card") { Text("a card") }
      struct Main: App { var body: some Scene { WindowGroup { Text("an app") } } }
      """)
    try command.write("#Preview(\"Card\") { Text(\"another card\") }", to: "Cards/Card.swift")
    try command.write("#Preview(\"Row\") { Text(\"a row\") }", to: "App/Sources/Rows/Row.swift")
    for (path, text) in [
      "App/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Rows", targets: [.target(name: "Rows")])
      """,
      "Guide/Contents.md": "# Guide\n\n## All\n- [In](In/In.md): Here.\n",
      "Guide/In/In.md": "# In\n\n![Try.](Own.swift)\n",
      "Guide/In/Own.swift":
        "import SwiftUI\nstruct Own: View {\n  var body: some View { Text(\"own\") }\n}\n",
      "requests": """
      {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check","arguments":{"source":"Cards"}}}
      {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"render","arguments":{"source":"View.swift"}}}

      """,
    ] { try writeFile(text, to: command.path(path)) }
    let folders = ["", "Cards", "temporary", "App", "App/Sources/Rows", "Guide", "Guide/In"].map(command.path)
    let namesakes = try Namesakes(in: folders, notes: command.path("notes"))
    // In the checkout of a review.
    _ = try command.shell(
      "PATH=/usr/bin:/bin; git init -q . && git add Cards/Card.swift && git -c user.name=A -c user.email=a@example.com commit -qm A"
    )
    let account = try caller.takePlaces(in: command)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return (
      command, namesakes,
      account + [
        "PATH=:.:Cards::\(path):", "TMPDIR=\(command.path("temporary"))", "PLUMB_CACHE=\(caller.cache)",
      ]
    )
  }

  /// The calls of each command of Documentation/Commands.md; `own` is a folder of the caller's.
  private static let calls: [[String]] = [
    ["check", "View.swift"], ["check", "Cards"], ["targets", "App"], ["check", "App"],
    ["inspect", "App", "--target", "Rows"], ["render", "View.swift", "-o", "own/card.png"],
    ["inspect", "View.swift", "--json"], ["explain", "Cards"], ["diff", "View.swift", "Cards/Card.swift"],
    ["gallery", "Cards", "-o", "own/pictures"], ["snapshot", "Cards", "-o", "own/recorded"],
    ["snapshot", "Cards", "-o", "own/recorded", "--check"], ["share", "Cards", "-o", "own/card.html"],
    ["guide", "--source", "Guide", "-o", "own/guide"], ["agents", "App", "-o", "own/agents.md"],
  ]
  /// Those of an ordinary run: they compile a source, a folder and a package, share and record.
  private static let fewCalls = [calls[0], calls[4], calls[5], calls[10], calls[12]]
  /// Calls that have no `--sandbox`. An editor's files go beside the source, where not everybody may write.
  private static let unwalled = [
    ["help", "render"], ["new", "own/Garden"], ["editor", "Cards"],
    ["review", "HEAD", "Cards", "-o", "own/review.html"],
  ]
  /// Calls that go on until they are ended, with the words by which it is known that they have compiled.
  private static let lasting = [["preview", "Cards"], ["run", "View.swift"]]

  @Test("each command of the list is called")
  func complete() throws {
    let page = try CommandsPage().text
    let names = page.matches(of: #/\n {4}plumb ([a-z]+) /#).map { String($0.1) }
    // The probe compiles a package as `check` does, which would take ten seconds more for each caller.
    let called = Self.calls + Self.unwalled + Self.lasting + [["mcp"], ["packages"], ["probe"]]
    #expect(Set(names) == Set(called.map { $0[0] }))
  }

  @Test(
    "no command runs a program of the folders in which it works, whoever they belong to",
    .tags(.slow, .sampled), arguments: sample(Caller.all.flatMap { [($0, false), ($0, true)] }, 1, turn: 1))
  func namesakes(_ caller: Caller, isWalled: Bool) throws {
    let (command, namesakes, through) = try hostile(caller)
    defer { command.folder.remove() }
    let wall = isWalled ? ["--sandbox"] : []
    for words in isLongRun ? Self.calls : Self.fewCalls {
      let answer = try command.run(words + wall, through: through)
      #expect(answer.status == 0, "\(words): \(answer)")
      #expect(namesakes.ran == "", "\(words)")
    }
    let line = { (words: String) in
      "\(through.joined(separator: " ")) \"$PLUMB\" \(words) \(wall.joined())"
    }
    let answer = try command.shell("\(line("mcp")) < requests")
    #expect(answer.output.contains("\"id\":2") && !answer.output.contains("isError\":true"), "\(answer)")
    for words in isLongRun ? Self.lasting : [] {
      // Ends when the address is printed, which is after the first compilation.
      let answer = try command.shell(
        "coproc \(line("\(words.joined(separator: " ")) 2>&1")); child=$COPROC_PID; while read -r line <&\"${COPROC[0]}\"; do echo \"$line\"; case \"$line\" in *http://*) break;; esac; done; kill $child; wait $child"
      )
      #expect(answer.output.contains("http://"), "\(words): \(answer)")
      #expect(namesakes.ran == "", "\(words)")
    }
    // A project that is called from its own folder.
    let inside = try command.shell("cd App && \(line("check ."))")
    #expect(inside.status == 0, "\(inside)")
    if !isWalled {
      for words in Self.unwalled { _ = try command.run(words, through: through) }
      let left = try FileManager.default.contentsOfDirectory(atPath: command.path("temporary"))
      #expect(
        Set(left).subtracting(Namesakes.names) == [],
        "what Swift's package manager locks is in a folder of its own")
    }
    #expect(namesakes.ran == "")
  }

  @Test("packages from elsewhere are brought by the programs of this machine alone")
  func packages() throws {
    let distant = try DistantPackages()
    defer { distant.command.folder.remove() }
    try distant.writePackage()
    let folders = ["", "App", "App/Sources/App", "home", "kept"].map(distant.command.path)
    let namesakes = try Namesakes(in: folders, notes: distant.command.path("notes"))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let answer = try distant.run("packages", "App", through: ["PATH=:.:App::\(path):"])
    #expect(answer.output == "2 packages are here: Inner 1.0.0, Outer 1.1.0\n", "\(answer)")
    #expect(namesakes.ran == "")
  }

  // The compiler's driver itself takes "./" and "a/../" out of names.
  @Test(
    "messages name a file as it was written, and quote its own lines",
    arguments: ["View.swift", "Cards/View.swift", "../NAME/View.swift"])
  func messages(path: String) throws {
    let command = try Command("#if os(iOS)\nlet number: Int = \"words\"\n#endif")
    defer { command.folder.remove() }
    try command.write("let number: Int = \"words\"", to: "Cards/View.swift")
    let written = path.replacing("NAME", with: command.folder.url.lastPathComponent)
    for words in [["check", written], ["inspect", written], ["check", command.path("View.swift")]] {
      let answer = try command.run(words)
      #expect(answer.status != 0)
      let line = words[1].hasPrefix("Cards/V") ? 2 : 3
      #expect(answer.error.hasPrefix("\(words[1]):\(line):"), "\(answer)")
      #expect(!answer.error.contains("here-") && !answer.error.contains("(true"), "\(answer)")
    }
  }

  @Test("a source's code runs where it is called, with the person's environment and no relative path")
  func surroundings() throws {
    let command = try Command(
      """
      #Preview {
        let own = ProcessInfo.processInfo.environment
        VStack {
          Text(FileManager.default.currentDirectoryPath == own["FOLDER"] ? "the folder of the call" : "another folder")
          Text(own["PATH"] == own["EXPECTED"] ? "no relative path" : "other paths")
        }
      }
      """)
    defer { command.folder.remove() }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let absolute = path.split(separator: ":").filter { $0.hasPrefix("/") }.joined(separator: ":")
    let folder = command.folder.url.resolvingSymlinksInPath().path
    let answer = try command.run(
      ["inspect", "View.swift"],
      through: ["env", "PATH=:.:\(path):here:", "EXPECTED=\(absolute)", "FOLDER=\(folder)"])
    #expect(answer.output.contains("\"the folder of the call\""), "\(answer)")
    #expect(answer.output.contains("\"no relative path\""), "\(answer)")
  }

  @Test("the wrapper runs no program of the folder in which it is called, and builds elsewhere")
  func wrapper() throws {
    let checkout = try WrappedCheckout(builds: "echo \"$PWD swift $*\" >> \"$NOTES\"")
    defer { checkout.folder.remove() }
    try checkout.script(".build/debug/plumb", "echo runs \"$@\" at \"$PWD\"")
    let namesakes = try Namesakes(in: [checkout.folder.url.path], notes: checkout.folder.path("ran"))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let process = try checkout.process(["PATH": ":.:\(checkout.root)/tools:\(path):"])
    process.waitUntilEnd()
    #expect(process.terminationStatus == 0)
    #expect(checkout.text("output") == "runs help at \(checkout.folder.url.path)\n")
    #expect(checkout.text("notes").hasPrefix("/ swift build --package-path \(checkout.root) "))
    #expect(namesakes.ran == "")
  }
}
