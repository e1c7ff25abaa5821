import CommandTesting
import Foundation
import Testing

@testable import PlumbSource

@Suite("What the changes of a checkout reach", .timeLimit(.minutes(5)))
struct ChangeReachTests {
  private static let files = [
    "Row.swift":
      "import SwiftUI\nstruct Row: View { var body: some View { Text(\"Row\") } }\n#Preview { Row() }",
    "Screen.swift":
      "import SwiftUI\nstruct Screen: View { var body: some View { Row() } }\n#Preview { Screen() }",
    "Other.swift":
      "import SwiftUI\nstruct Other: View { var body: some View { Text(\"\") } }\n#Preview { Other() }",
    "data.json": "{}", "README.md": "",
  ]

  private func reach(_ checkout: TestCheckout, since revision: String = "main", source: String = "") throws
    -> ChangeReach
  {
    let answers = try TemporaryFolder(in: checkout.command.folder, named: "answers")
    let path = source.isEmpty ? checkout.command.path(checkout.folder) : checkout.path(source)
    return try ChangeReach(
      of: Source(path: path), root: path, pictures: checkout.path("__Snapshots__"),
      since: GitChanges(since: revision, around: path, in: answers))
  }

  private func reached(_ reach: ChangeReach) -> [String] {
    ["Row.swift", "Screen.swift", "Other.swift"].filter { reach.reason(file: $0) != nil }
  }

  @Test("a saved edit reaches its file and those that use it, with its name, as a commit does")
  func edit() throws {
    let checkout = try TestCheckout(Self.files)
    defer { checkout.end() }
    #expect(try reached(reach(checkout)) == [])
    try checkout.write(
      "import SwiftUI\nstruct Row: View { var body: some View { Text(\"New\") } }", to: "Row.swift")
    for revision in ["main", "HEAD", "HEAD~1"] {
      if revision == "HEAD~1" { try checkout.commit() }
      let reach = try reach(checkout, since: revision)
      #expect(reached(reach) == ["Row.swift", "Screen.swift"] && reach.everything == nil)
      #expect(reach.reason(file: "Screen.swift") == "Row.swift has changed")
      #expect(reach.reason(type: "Other") == nil)
      #expect(reach.reason(type: "Screen") == "Row.swift has changed")
    }
    #expect(try reached(reach(checkout)) == [])
  }

  @Test("a deleted, a renamed and an added file reach those that name what it declares or declared")
  func files() throws {
    let checkout = try TestCheckout(Self.files)
    defer { checkout.end() }
    try checkout.git("mv Row.swift Renamed.swift")
    #expect(try reached(reach(checkout)) == ["Row.swift", "Screen.swift"])
    try checkout.git("reset -q --hard")
    try checkout.remove("Row.swift")
    #expect(try reached(reach(checkout)) == ["Row.swift", "Screen.swift"])
    try checkout.git("reset -q --hard")
    try checkout.write(
      "import SwiftUI\nextension Other: Identifiable { var id: Int { 1 } }", to: "More.swift")
    #expect(try reached(reach(checkout)) == ["Other.swift"])
  }

  @Test("a name that a file no longer declares reaches those that mentioned it")
  func oldNames() throws {
    let checkout = try TestCheckout(
      Self.files.merging(["Names.swift": "import SwiftUI\nfunc Text(_ a: String) -> some View { Color.red }"])
      { $1 })
    defer { checkout.end() }
    try checkout.write("import SwiftUI", to: "Names.swift")
    #expect(try reached(reach(checkout)) == ["Row.swift", "Screen.swift", "Other.swift"])
  }

  @Test(
    "a resource, a manifest, a link and another import reach everything",
    arguments: [
      ("write", "data.json", "data.json has changed"), ("write", "new.png", "new.png has changed"),
      ("write", "Assets.xcassets/Contents.json", "Assets.xcassets/Contents.json has changed"),
      ("remove", "data.json", "data.json has changed"), ("link", "Linked.swift", "Linked.swift has changed"),
      ("import", "Row.swift", "the source imports other modules (Combine)"),
    ])
  func everything(kind: String, name: String, reason: String) throws {
    let checkout = try TestCheckout(Self.files)
    defer { checkout.end() }
    switch kind {
    case "remove": try checkout.remove(name)
    case "link":
      try FileManager.default.createSymbolicLink(
        atPath: checkout.path(name), withDestinationPath: "Row.swift")
      try checkout.git("add -A")
    case "import": try checkout.write("import Combine\n\(Self.files[name] ?? "")", to: name)
    default: try checkout.write("[]", to: name)
    }
    let reach = try reach(checkout)
    #expect(reach.everything == reason)
    #expect(reached(reach).count == 3)
  }

  @Test("documents, workflows, scripts and recorded pictures reach nothing")
  func harmless() throws {
    let checkout = try TestCheckout(Self.files)
    defer { checkout.end() }
    for name in [
      "README.md", ".github/workflows/ci.yml", "__Snapshots__/Row.png", "Docs.docc/Page.md", "run.sh",
      ".gitignore",
    ] {
      try checkout.write("text", to: name)
    }
    let reach = try reach(checkout)
    #expect(reach.everything == nil && reached(reach) == [])
  }

  @Test("a file that git ignores reaches everything, because nobody knows whether it changed")
  func ignored() throws {
    let checkout = try TestCheckout(Self.files.merging([".gitignore": "Secret.swift\n"]) { $1 })
    defer { checkout.end() }
    try checkout.write("let secret = 1", to: "Secret.swift")
    #expect(try reach(checkout).everything?.hasPrefix("git does not keep ") ?? false)
  }

  @Test(
    "a file that git was told not to compare counts as changed",
    arguments: ["assume-unchanged", "skip-worktree"])
  func uncompared(flag: String) throws {
    let checkout = try TestCheckout(Self.files)
    defer { checkout.end() }
    try checkout.git("update-index --\(flag) Row.swift")
    try checkout.write("struct Row {}", to: "Row.swift")
    #expect(try reached(reach(checkout)).contains("Screen.swift"))
  }

  @Test("a revision that is not there, a folder without git and a shallow checkout get sentences")
  func problems() throws {
    let checkout = try TestCheckout(Self.files)
    defer { checkout.end() }
    try checkout.commit()
    for (revision, words) in [
      ("nothing", "There is no revision nothing in "), ("", "There is no revision without a name in "),
      ("--all", "There is no revision --all in "), ("a\u{1B}b", "There is no revision a\\u{1B}b in "),
    ] {
      let problem = #expect(throws: GitChanges.Problem.self) { try reach(checkout, since: revision) }
      #expect(problem?.description.hasPrefix(words) ?? false, "\(problem as Any)")
    }
    try checkout.command.folder.write("", to: "plain/A.swift")
    let answers = try TemporaryFolder(in: checkout.command.folder, named: "more")
    let plain = #expect(throws: GitChanges.Problem.self) {
      try GitChanges(since: "main", around: checkout.command.path("plain"), in: answers)
    }
    #expect(
      plain?.description == "--since needs a git checkout, and \(checkout.command.path("plain")) is in none.")
    _ = try checkout.command.shell("git clone -q --depth 1 'file://\(checkout.command.path("app"))' shallow")
    let shallow = #expect(throws: GitChanges.Problem.self) {
      try GitChanges(since: "HEAD~1", around: checkout.command.path("shallow"), in: answers)
    }
    #expect(shallow?.description.contains("The checkout is shallow") ?? false, "\(shallow as Any)")
    #expect(
      try GitChanges(since: "HEAD", around: checkout.command.path("shallow"), in: answers).changes.isEmpty)
  }

  @Test("macros of packages reach everything, because they may declare names that no text has")
  func macros() throws {
    let checkout = try TestCheckout(Self.files)
    defer { checkout.end() }
    let target = MacroPlugin.Target(
      name: "Mocks", swiftFiles: [], settings: ModuleSettings(), needs: [], syntax: [])
    let source = try Source(
      path: checkout.path(""), swiftFiles: [checkout.path("Row.swift")],
      macros: [MacroPlugin(targets: [target], syntaxFolder: "", within: .everything)], within: .everything)
    let answers = try TemporaryFolder(in: checkout.command.folder, named: "answers")
    let reach = try ChangeReach(
      of: source, root: checkout.path(""), pictures: checkout.path("__Snapshots__"),
      since: GitChanges(since: "main", around: checkout.path(""), in: answers))
    #expect(reach.everything == "the macros of Mocks may declare names that no text has")
  }

  @Test("what a partial clone lacks is not fetched, and a sentence says what brings it")
  func partialClone() throws {
    let checkout = try TestCheckout(Self.files)
    defer { checkout.end() }
    try checkout.git("config uploadpack.allowFilter true")
    try checkout.write("struct Row {}", to: "Row.swift")
    try checkout.commit()
    let place = checkout.command.path("partial")
    let clone = try checkout.command.shell(
      "git clone -q --filter=blob:none 'file://\(checkout.command.path("app"))' partial")
    #expect(clone.status == 0, "\(clone)")
    let answers = try TemporaryFolder(in: checkout.command.folder, named: "answers")
    let changes = try GitChanges(since: "HEAD~1", around: place, in: answers)
    let problem = #expect(throws: GitChanges.Problem.self) {
      try ChangeReach(
        of: Source(path: place), root: place, pictures: "\(place)/__Snapshots__", since: changes)
    }
    #expect(problem?.description.contains("git diff HEAD~1 fetches it") ?? false, "\(problem as Any)")
    _ = try checkout.command.shell("cd partial && git diff HEAD~1")
    let reach = try ChangeReach(
      of: Source(path: place), root: place, pictures: "\(place)/__Snapshots__", since: changes)
    #expect(reached(reach) == ["Row.swift", "Screen.swift"])
  }

  @Test("a program that the checkout's settings name is not started")
  func settings() throws {
    let checkout = try TestCheckout(Self.files)
    defer { checkout.end() }
    let line = "touch '\(checkout.command.path("started"))'"
    for name in ["core.fsmonitor", "diff.external"] { try checkout.git("config \(name) \"\(line)\"") }
    try checkout.write("struct Row {}", to: "Row.swift")
    #expect(try reached(reach(checkout)).contains("Row.swift"))
    #expect(!FileManager.default.fileExists(atPath: checkout.command.path("started")))
  }

  @Test("an edited view of an app with 200 previews reaches at most 20")
  func manyPreviews() throws {
    var files: [String: String] = [
      "Theme.swift":
        "import SwiftUI\nextension Color { static let brand = Color.red }\nextension View { func card() -> some View { padding() } }"
    ]
    // Ten sections of nineteen rows, a screen each, and what holds the screens.
    for section in 0..<10 {
      for row in 0..<19 {
        files["Row\(section)_\(row).swift"] =
          "import SwiftUI\nstruct Row\(section)_\(row): View { var body: some View { Text(\"\(row)\").foregroundStyle(Color.brand).card() } }\n#Preview { Row\(section)_\(row)() }"
      }
      let rows = (0..<19).map { "Row\(section)_\($0)()" }.joined(separator: "; ")
      files["Screen\(section).swift"] =
        "import SwiftUI\nstruct Screen\(section): View { var body: some View { Group { \(rows) } } }\n#Preview { Screen\(section)() }"
    }
    files["Home.swift"] =
      "import SwiftUI\nstruct Home: View { var body: some View { Group { \((0..<10).map { "Screen\($0)()" }.joined(separator: "; ")) } } }"
    let checkout = try TestCheckout(files)
    defer { checkout.end() }
    func count() throws -> Int {
      let reach = try reach(checkout)
      return files.filter { $0.value.contains("#Preview") && reach.reason(file: $0.key) != nil }.count
    }
    try checkout.write("\(files["Row3_7.swift"] ?? "")\n// An edit.", to: "Row3_7.swift")
    #expect(try count() == 2)
    try checkout.git("reset -q --hard")
    try checkout.write("\(files["Screen3.swift"] ?? "")\n// An edit.", to: "Screen3.swift")
    #expect(try count() == 1)
    try checkout.git("reset -q --hard")
    try checkout.write("\(files["Theme.swift"] ?? "")\n// An edit.", to: "Theme.swift")
    #expect(try count() >= 190)
  }
}
