import CommandTesting
import Foundation
import PlumbSource
import Testing

@Suite("Programs in folders of others", .timeLimit(.minutes(10)))
struct NamesakeTests {
  /// A view and a package, in folders that are full of namesakes, as is the folder of the command and that of temporary files.
  private func hostile() throws -> (command: Command, namesakes: Namesakes, through: [String]) {
    // Never compiled before.
    let command = try Command("// \(UUID().uuidString)\n#Preview(\"Card\") { Text(\"a card\") }")
    try command.write("#Preview(\"Card\") { Text(\"another card\") }", to: "Cards/Card.swift")
    try command.write("#Preview(\"Row\") { Text(\"a row\") }", to: "App/Sources/Rows/Row.swift")
    try writeFile(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Rows", targets: [.target(name: "Rows")])
      """, to: command.path("App/Package.swift"))
    let folders = ["", "Cards", "temporary", "App", "App/Sources/Rows"].map(command.path)
    let namesakes = try Namesakes(in: folders, notes: command.path("notes"))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return (
      command, namesakes,
      [
        "env", "PATH=:.:Cards::\(path):", "TMPDIR=\(command.path("temporary"))",
        "PLUMB_CACHE=\(command.path("cache"))",
      ]
    )
  }

  @Test("no command runs a program of the folders in which it works", arguments: [false, true])
  func namesakes(isWalled: Bool) throws {
    let (command, namesakes, through) = try hostile()
    defer { command.folder.remove() }
    for words in [
      ["check", "View.swift"], ["check", "Cards"], ["targets", "App"], ["check", "App"],
      ["inspect", "App", "--target", "Rows"], ["render", "View.swift", "-o", "card.png"],
      ["inspect", "View.swift", "--json"], ["explain", "Cards"], ["diff", "View.swift", "Cards/Card.swift"],
      ["gallery", "Cards", "-o", "pictures"], ["snapshot", "Cards"], ["snapshot", "Cards", "--check"],
      ["share", "Cards", "-o", "card.html"],
    ] {
      let answer = try command.run(
        words + (isWalled ? ["--sandbox"] : []), through: through)
      #expect(answer.status == 0, "\(words): \(answer)")
      #expect(namesakes.ran == "", "\(words)")
    }
  }

  @Test("a project that is called from its own folder runs none of its programs", arguments: [false, true])
  func project(isWalled: Bool) throws {
    let (command, namesakes, through) = try hostile()
    defer { command.folder.remove() }
    let line = "cd App && \(through.joined(separator: " ")) \"$PLUMB\" check . \(isWalled ? "--sandbox" : "")"
    let answer = try command.shell(line)
    #expect(answer.status == 0, "\(answer)")
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
