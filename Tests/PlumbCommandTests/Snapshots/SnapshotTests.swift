import CommandTesting
import Foundation
import Testing

/// What `plumb snapshot` promises.
@Suite("Recorded previews", .timeLimit(.minutes(10))) struct SnapshotTests {
  private static let source = """
    struct Card: View {
      var title = "Ace"
      var body: some View {
        HStack(spacing: 8) {
          Text(title)
          Color.red.frame(width: 40)
        }
      }
    }

    #Preview { Card() }
    #Preview("King") { Card(title: "King") }
    struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }
    """

  private func files(_ command: Command) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: command.path("__Snapshots__")).sorted()
  }

  @Test("are pictures beside the source, and a page; a check of them finds nothing")
  func recording() throws {
    let command = try Command(Self.source)
    defer { command.folder.remove() }
    let first = try command.run("snapshot", "View.swift")
    #expect(first.status == 0, "\(first.error)")
    #expect(first.error.contains("New: #Preview \"King\" was recorded as __Snapshots__/View-King.png."))
    #expect(first.error.hasSuffix("Pictures in __Snapshots__: 3 new.\n"))
    #expect(try files(command) == ["Card_Previews.png", "View-King.png", "View.png", "index.html"])
    let page = try String(contentsOfFile: command.path("__Snapshots__/index.html"), encoding: .utf8)
    #expect(page.contains("src=\"View-King.png\""))
    let check = try command.run("snapshot", "View.swift", "--check")
    #expect(
      check == .init(status: 0, output: "", error: "Pictures in __Snapshots__: 3 unchanged.\n"))
  }

  @Test("that are new, changed or deleted fail a check, each with its name, and are recorded without one")
  func differences() throws {
    let command = try Command(Self.source)
    defer { command.folder.remove() }
    _ = try command.run("snapshot", "View.swift")
    let changed = Self.source.replacingOccurrences(of: "spacing: 8", with: "spacing: 20")
      .replacingOccurrences(of: "\"King\"", with: "\"Queen\"")
    try command.write(changed, to: "View.swift")
    // The file of somebody else is nobody's deleted preview.
    try FileManager.default.copyItem(
      atPath: command.path("__Snapshots__/index.html"), toPath: command.path("__Snapshots__/notes.png"))
    let check = try command.shell(
      "GITHUB_ACTIONS=true \"$PLUMB\" snapshot View.swift --check --junit tests.xml --report report --json")
    #expect(check.status == 1)
    #expect(
      check.error.contains(
        "Changed: #Preview \"View.swift:12\" differs in ")
        && check.error.contains("spacing is 20 instead of 8"))
    #expect(
      check.error.contains("New: #Preview \"Queen\" has no recorded picture __Snapshots__/View-Queen.png."))
    #expect(
      check.error.contains(
        "Deleted: __Snapshots__/View-King.png is recorded, and no preview has it any more."))
    #expect(check.error.contains("::error file=View.swift,line=12,title=Snapshot%3A changed::Changed: "))
    let list = try #require(
      JSONSerialization.jsonObject(with: Data(check.output.utf8)) as? [[String: Any]])
    #expect(list.compactMap { $0["state"] as? String } == ["changed", "new", "changed", "deleted"])
    let xml = try String(contentsOfFile: command.path("tests.xml"), encoding: .utf8)
    #expect(xml.contains("<testsuite name=\"plumb snapshot\" tests=\"4\" failures=\"4\" errors=\"0\">"))
    let page = try String(contentsOfFile: command.path("report/index.html"), encoding: .utf8)
    #expect(page.contains("HStack is 12 wider because spacing is 20 instead of 8."))
    #expect(try files(command).contains("View-King.png"), "a check writes and removes nothing")

    let second = try command.run("snapshot", "View.swift")
    #expect(second.status == 0)
    #expect(
      second.error.contains("Deleted: no preview has __Snapshots__/View-King.png any more; it was removed."))
    #expect(
      try files(command) == ["Card_Previews.png", "View-Queen.png", "View.png", "index.html", "notes.png"])
    #expect(try command.run("snapshot", "View.swift", "--check").status == 0)
  }

  @Test("have variants, and those of other runs are not deleted")
  func variants() throws {
    let command = try Command("#Preview(\"A\") { Text(\"A\") }")
    defer { command.folder.remove() }
    #expect(try command.run("snapshot", "View.swift", "--variant", "rtl,dark").status == 0)
    #expect(try files(command) == ["View-A.dark.png", "View-A.png", "View-A.rtl.png", "index.html"])
    let pictures = try ["", ".dark"].map {
      try Data(contentsOf: URL(fileURLWithPath: command.path("__Snapshots__/View-A\($0).png")))
    }
    #expect(pictures[0] != pictures[1])
    let check = try command.run("snapshot", "View.swift", "--check", "--variant", "dark")
    #expect(check.status == 0, "\(check.error)")
    let wrong = try command.run("snapshot", "View.swift", "--variant", "drak")
    #expect(wrong.status == 2)
    #expect(wrong.error.contains("There is no variant drak. Did you mean dark?"))
  }

  @Test("that crash are told, fail with 3, and take no recorded picture along")
  func crash() throws {
    let command = try Command("#Preview(\"A\") { Text(\"A\") }\n#Preview(\"B\") { Text(\"B\") }")
    defer { command.folder.remove() }
    #expect(try command.run("snapshot", "View.swift").status == 0)
    try command.write(
      """
      struct Bad: View { var body: some View { fatalError("no more") } }
      #Preview("A") { Bad() }
      #Preview("B") { Text("B") }
      """, to: "View.swift")
    let answer = try command.run("snapshot", "View.swift", "--junit", "tests.xml")
    #expect(answer.status == 3)
    #expect(answer.error.contains("Fatal error: no more"))
    #expect(try files(command).contains("View-A.png"))
    let xml = try String(contentsOfFile: command.path("tests.xml"), encoding: .utf8)
    #expect(xml.contains("errors=\"1\"") && xml.contains("<error message=\""))
  }

  @Test("of other sources and platforms in one folder are left")
  func shared() throws {
    let command = try Command()
    defer { command.folder.remove() }
    try command.write(
      "#if os(macOS)\n#Preview(\"Mac\") { Text(\"m\") }\n#endif\n#Preview(\"A\") { Text(\"A\") }",
      to: "A.swift")
    try command.write("#Preview(\"B\") { Text(\"B\") }", to: "B.swift")
    for words in [["A.swift", "--platform", "macOS"], ["A.swift"], ["B.swift"]] {
      #expect(try command.run(["snapshot"] + words).status == 0)
    }
    #expect(try files(command) == ["A-A.png", "A-Mac.png", "B-B.png", "index.html"])
    try command.write("#Preview(\"C\") { Text(\"C\") }", to: "B.swift")
    #expect(
      try command.run("snapshot", "B.swift").error.contains("Deleted: no preview has __Snapshots__/B-B.png"))
    #expect(try files(command) == ["A-A.png", "A-Mac.png", "B-C.png", "index.html"])
    // One that was recorded before pictures said whose they are.
    let picture = try [UInt8](Data(contentsOf: URL(fileURLWithPath: command.path("__Snapshots__/A-A.png"))))
    let start = try #require(picture.firstRange(of: Array("plSr".utf8))?.lowerBound) - 4
    let length = picture[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } + 12
    try Data(picture[..<start] + picture[(start + length)...])
      .write(to: URL(fileURLWithPath: command.path("__Snapshots__/Old.png")))
    let last = try command.run("snapshot", "B.swift")
    #expect(last.error.contains("Left: no preview of this source has __Snapshots__/Old.png"), "\(last.error)")
    #expect(try files(command).contains("Old.png"))
  }

  @Test("of another source with the same name are not written over")
  func equalNames() throws {
    let command = try Command()
    defer { command.folder.remove() }
    for place in ["App", "Other"] {
      try command.write("#Preview(\"A\") { Text(\"\(place)\") }", to: "\(place)/Card.swift")
    }
    let picture = URL(fileURLWithPath: command.path("shots/Card-A.png"))
    #expect(try command.run("snapshot", "App/Card.swift", "-o", "shots").status == 0)
    let recorded = try Data(contentsOf: picture)
    let answer = try command.run("snapshot", "Other/Card.swift", "-o", "shots")
    #expect(answer.status == 2, "\(answer)")
    #expect(
      answer.error.contains(
        "shots/Card-A.png was recorded from App/Card.swift on iOS, and is not written over."))
    #expect(try Data(contentsOf: picture) == recorded)
  }

  @Test("of a provider that fails to list its previews are not taken for deleted")
  func unlisted() throws {
    func source(_ start: String) -> String {
      """
      struct C_Previews: PreviewProvider {
        static var previews: some View {
          \(start)
          Text("one").previewDisplayName("one")
          Text("two").previewDisplayName("two")
        }
      }
      """
    }
    let command = try Command(source(""))
    defer { command.folder.remove() }
    #expect(try command.run("snapshot", "View.swift").status == 0)
    #expect(try files(command) == ["index.html", "one.png", "two.png"])
    try command.write(source("let _ = [1][Int(\"7\")!]"), to: "View.swift")
    let answer = try command.run("snapshot", "View.swift")
    #expect(answer.status == 3)
    #expect(
      answer.error.contains("The previews of C_Previews can not be listed, so no picture counts as deleted."))
    #expect(try files(command) == ["index.html", "one.png", "two.png"])
  }

  @Test("of files that do not compile are not taken for deleted")
  func leftOut() throws {
    let command = try Command()
    defer { command.folder.remove() }
    try FileManager.default.createDirectory(
      atPath: command.path("App"), withIntermediateDirectories: false)
    try command.write("#Preview(\"A\") { Text(\"A\") }", to: "App/A.swift")
    try command.write("#Preview(\"B\") { Text(\"B\") }", to: "App/B.swift")
    #expect(try command.run("snapshot", "App").status == 0)
    try command.write("let wrong: Int = \"\"", to: "App/B.swift")
    let answer = try command.run("snapshot", "App")
    #expect(answer.status == 1)
    #expect(answer.error.contains("Left out, because it does not compile"))
    #expect(FileManager.default.fileExists(atPath: command.path("App/__Snapshots__/B-B.png")))
  }

  @Test("of each target of a package are in a folder of its name")
  func targets() throws {
    let command = try Command()
    defer { command.folder.remove() }
    for name in ["One", "Two"] {
      try FileManager.default.createDirectory(
        atPath: command.path("P/Sources/\(name)"), withIntermediateDirectories: true)
      try command.write("#Preview(\"A\") { Text(\"\(name)\") }", to: "P/Sources/\(name)/A.swift")
    }
    try """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "P", targets: [.target(name: "One"), .target(name: "Two")])
    """.write(toFile: command.path("P/Package.swift"), atomically: true, encoding: .utf8)
    let answer = try command.run("snapshot", "P", "-o", "kept")
    #expect(answer.status == 0, "\(answer.error)")
    let pictures = try FileManager.default.subpathsOfDirectory(atPath: command.path("kept")).filter {
      $0.hasSuffix(".png")
    }
    #expect(pictures.sorted() == ["One/A-A.png", "Two/A-A.png"])
    let page = try String(contentsOfFile: command.path("kept/index.html"), encoding: .utf8)
    #expect(page.contains("src=\"Two/A-A.png\""))
    #expect(try command.run("snapshot", "P", "-o", "kept", "--check", "--target", "Two").status == 0)
  }
}
