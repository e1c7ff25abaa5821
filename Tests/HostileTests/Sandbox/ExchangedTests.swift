import CommandTesting
import Foundation
import PlumbExport
import Testing

@testable import PlumbCommand
@testable import PlumbShare
@testable import PlumbSource

/// What another account does in a folder that it shares with a person, while the command runs there.
@Suite("What somebody exchanges while a command runs", .timeLimit(.minutes(8)))
struct ExchangedTests {
  private static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

  /// Runs lines of a shell each time that a view is about to be shown behind the wall.
  ///
  /// - Parameter after: is run when the view has ended.
  private func exchanging(_ lines: String, after: String = ":", in command: Command) throws -> [String] {
    try FileManager.default.createDirectory(
      atPath: command.path("tools"), withIntermediateDirectories: true)
    let real = try Subprocess.file(of: "bwrap")
    try writeScript(
      """
      case "$*" in
        *' child '*) \(lines); \(real) "$@"; status=$?; \(after); exit $status;;
        *) exec \(real) "$@";;
      esac
      """, to: command.path("tools/bwrap"))
    return ["env", "PATH=\(command.path("tools")):\(Self.path)"]
  }

  @Test("no picture and no page is written where the folder of the pictures leads now")
  func pictures() throws {
    let command = try Command("")
    defer { command.folder.remove() }
    try command.write("// \(UUID().uuidString)\n#Preview { Color.red }", to: "Cards/Card.swift")
    try FileManager.default.createDirectory(
      atPath: command.path("Outside"), withIntermediateDirectories: true)
    for (words, folder) in [
      (["snapshot", "Cards"], "Cards/__Snapshots__"), (["gallery", "Cards", "-o", "pictures"], "pictures"),
    ] {
      try FileManager.default.createDirectory(
        atPath: command.path(folder), withIntermediateDirectories: true)
      let place = command.path(folder)
      let through = try exchanging(
        "rm -rf '\(place)'; ln -sfn '\(command.path("Outside"))' '\(place)'", in: command)
      let answer = try command.run(words + ["--sandbox"], through: through)
      #expect(answer.status != 0, "\(words): \(answer)")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: command.path("Outside")) == [],
        "\(words): \(answer)")
    }
  }

  @Test("a file is written in the folder in which the one was that may be replaced")
  func folder() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for name in ["own", "other"] { try folder.write("\(name)", to: "\(name)/card.png") }
    let file = try OutputFile(path: folder.path("own/card.png"))
    try file.write(
      Data("new".utf8),
      if: OutputFile.Condition(within: .everything, most: 3) { beginning in
        #expect(beginning == Data("own".utf8))
        rename(folder.path("own"), folder.path("moved"))
        symlink(folder.path("other"), folder.path("own"))
        return true
      })
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: folder.path("\(name)/card.png"), encoding: .utf8)
    }
    #expect(try text("moved") == "new")
    #expect(try text("other") == "other")
    for name in ["moved", "other"] {
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path(name)) == ["card.png"])
    }
  }

  @Test("a file is written only in the folders that were given, and over what may be replaced alone")
  func condition() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for name in ["own", "other"] { try folder.write(name, to: "\(name)/card.png") }
    let own = GivenFolders([folder.path("own")])
    let file = try OutputFile(path: folder.path("other/card.png"))
    #expect(throws: OutputFile.Problem.self) {
      try file.write(Data(), if: OutputFile.Condition(within: own, most: 8) { _ in true })
    }
    #expect(throws: OutputFile.Problem.self) {
      try file.write(Data(), if: OutputFile.Condition(within: .everything, most: 8) { _ in false })
    }
    #expect(try String(contentsOfFile: file.path, encoding: .utf8) == "other")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("other")) == ["card.png"],
      "no file that was begun is left")
  }

  @Test("a file that is saved after the last look is kept", arguments: [false, true])
  func saved(isRenamed: Bool) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("old", to: "card.png")
    let file = try OutputFile(path: folder.path("card.png"))
    #expect(throws: OutputFile.Problem.self) {
      try file.write(
        Data("new".utf8),
        if: OutputFile.Condition(within: .everything, most: 8) { beginning in
          guard beginning == Data("old".utf8) else { return false }
          let text = Data("a person's".utf8)
          try? text.write(to: URL(fileURLWithPath: file.path), options: isRenamed ? .atomic : [])
          return true
        })
    }
    #expect(try String(contentsOfFile: file.path, encoding: .utf8) == "a person's")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")) == ["card.png"])
  }

  @Test("a recorded picture is removed in the folder that was looked at alone")
  func removed() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for name in ["own", "other"] { try folder.write(name, to: "\(name)/Card.png") }
    let pictures = SnapshotFolder(path: folder.path("own"), within: GivenFolders([folder.path("own")]))
    rename(folder.path("own"), folder.path("moved"))
    symlink(folder.path("other"), folder.path("own"))
    #expect(throws: Failure.self) { try pictures.remove("Card.png") }
    #expect(throws: Failure.self) { try pictures.save(Data(), as: "New.png") }
    #expect(pictures.bytes("Card.png") == Data())
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("other")) == ["Card.png"])
  }

  @Test("a shared page has the text of no file elsewhere to which a file of the source leads now")
  func sharedSource() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("let own = 1", to: "Cards/Card.swift")
    try folder.write("let secret = 1", to: "Outside/Card.swift")
    let look = #"{"still":"","tree":{"name":"Text","source":"Card.swift:1"}}"#
    let file = folder.path("Cards/Card.swift")
    let source = try Source(path: file, swiftFiles: [file], within: GivenFolders([folder.path("Cards")]))
    let page = SharedPage(
      name: "Card", looks: [look, look], packing: Packing(in: folder), source: source, module: Data())
    #expect(try page.html.contains("let own = 1"))
    unlink(file)
    symlink("../Outside/Card.swift", file)
    #expect(try !page.html.contains("let secret"))
  }

  @Test("a shared page names its one script by a digest, which another program finds, too")
  func digest() throws {
    let command = try Command()
    defer { command.folder.remove() }
    let look = #"{"still":"","tree":{"name":"Text"}}"#
    let page = try SharedPage(
      name: "Card", looks: [look, look], packing: Packing(in: command.folder), source: nil, module: Data()
    ).html
    let start = try #require(page.range(of: "<script>", options: .backwards)?.upperBound)
    let end = try #require(page.range(of: "</script>", options: .backwards)?.lowerBound)
    try command.folder.write(String(page[start..<end]), to: "script.js")
    let sum = try command.shell("sha256sum script.js").output.prefix(64)
    let script = sha256(String(page[start..<end]))
    #expect(script.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == sum)
    let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)?.1)
    #expect(policy.contains("script-src 'sha256-\(Data(script).base64EncodedString())' 'wasm-unsafe-eval';"))
    #expect(policy.contains("default-src 'none'") && !policy.contains("script-src 'unsafe-inline'"))
  }

  @Test("in a sandbox, an output is written through no link that its name or its relative path has")
  func outputs() throws {
    let command = try Command("#Preview { Color.red }")
    defer { command.folder.remove() }
    for (name, target) in [
      ("Card.png", "Outside/profile"), ("pictures", "Outside"), ("run/pictures", "../Outside"),
    ] {
      try FileManager.default.createDirectory(
        atPath: command.path("Outside"), withIntermediateDirectories: true)
      try FileManager.default.createDirectory(
        atPath: command.path("run"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: command.path(name), withDestinationPath: target)
    }
    // Only a link of the folder in which the command runs leads anywhere else.
    for (place, way) in [
      (".", "Card.png"), (".", "\(command.path("Card.png"))"), ("run", "pictures/Card.png"),
    ] {
      let words = ["render", command.path("View.swift"), "-o", way]
      let through = ["env", "-C", command.path(place)]
      let answer = try command.run(words + ["--sandbox"], through: through)
      #expect(answer.status == 2 && answer.error.contains("writes through no link"), "\(way): \(answer)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: command.path("Outside")) == [])
    }
    // A person's own folder has links where they want files.
    #expect(try command.run("render", "View.swift", "-o", "Card.png").status == 0)
    #expect(FileManager.default.fileExists(atPath: command.path("Outside/profile")))
  }

  @Test("a view sees no other folder in the place of its own")
  func seen() throws {
    let command = try Command("")
    defer { command.folder.remove() }
    let words = command.path("Cards/words.txt")
    try command.write(
      "// \(UUID().uuidString)\n#Preview { Text((try? String(contentsOfFile: \"\(words)\", encoding: .utf8)) ?? \"none\") }",
      to: "Cards/Card.swift")
    for (folder, text) in [("Cards", "own"), ("Outside", "secret")] {
      try writeFile(text, to: command.path("\(folder)/words.txt"))
    }
    #expect(try command.run("inspect", "Cards", "--sandbox").output.contains("own"))
    let place = command.path("Cards")
    // When it is looked at, the folder is there; when it is shown, another one.
    let through = try exchanging(
      "mv '\(place)' '\(place)-own'; ln -s '\(command.path("Outside"))' '\(place)'",
      after: "rm '\(place)'; mv '\(place)-own' '\(place)'", in: command)
    let answer = try command.run(["inspect", "Cards", "--sandbox"], through: through)
    #expect(!"\(answer)".contains("secret"), "\(answer)")
    #expect(answer.error.contains("is not what it was"), "\(answer)")
  }

  @Test("a named pipe that is made in the source's folder after the look at it takes nothing")
  func latePipe() throws {
    let command = try Command("")
    defer { command.folder.remove() }
    let pipe = command.path("Cards/late.pipe")
    try command.write(
      """
      // \(UUID().uuidString)
      #Preview { Text(verbatim: open("\(pipe)", O_WRONLY | O_NONBLOCK) < 0 ? "error \\(errno)" : "open") }
      """, to: "Cards/Card.swift")
    let through = try exchanging(
      "mkfifo -m 666 '\(pipe)'; exec 9<>'\(pipe)'", after: "rm '\(pipe)'", in: command)
    let answer = try command.run(["inspect", "Cards", "--sandbox"], through: through)
    #expect(answer.output.contains("error \(EACCES)"), "\(answer)")
  }

  @Test("a place is the same one while nobody has put another there, and is in the folders that were given")
  func places() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for name in ["own", "other"] { try folder.write(name, to: "\(name)/a.txt") }
    let given = GivenFolders([folder.path("own")])
    #expect(SeenPlace(folder.path("other"), within: given) == nil)
    #expect(SeenPlace(folder.path("own/none"), within: given) == nil)
    let place = try #require(SeenPlace(folder.path("own"), within: given))
    #expect(place.isThere)
    rename(folder.path("own"), folder.path("moved"))
    #expect(!place.isThere)
    symlink("other", folder.path("own"))
    #expect(!place.isThere)
    #expect(SeenPlace(folder.path("own"), within: given) == nil)
  }

  @Test("what a crashed view was compiled to is read behind the wall, and its line is told")
  func symbols() throws {
    let command = try Command(
      "// \(UUID().uuidString)\n#Preview { let number = [1].dropFirst().first; Text(verbatim: String(number!)) }"
    )
    defer { command.folder.remove() }
    let walled = try command.run("inspect", "View.swift", "--sandbox")
    #expect(walled.error.contains("View.swift:"), "\(walled)")
    // Beside a compiler that stands for the real one.
    let notes = command.path("notes")
    let real = try Subprocess.file(of: "swiftc")
    try FileManager.default.createDirectory(
      atPath: command.path("tools"), withIntermediateDirectories: true)
    try writeScript("exec \(real) \"$@\"", to: command.path("tools/swiftc"))
    try writeScript("echo ran >> '\(notes)'; exit 1", to: command.path("tools/llvm-symbolizer"))
    let through = ["env", "PATH=\(command.path("tools")):\(Self.path)"]
    #expect(try command.run(["inspect", "View.swift", "--sandbox"], through: through).status != 0)
    #expect(!FileManager.default.fileExists(atPath: notes))
    #expect(try command.run(["inspect", "View.swift"], through: through).status != 0)
    #expect(FileManager.default.fileExists(atPath: notes))
  }

  @Test("folders of killed commands are swept away only where nobody else can name a folder so")
  func swept() throws {
    let command = try Command("#Preview { Color.red }")
    defer { command.folder.remove() }
    let name = "plumb-\(UUID().uuidString)"
    try writeFile("mine", to: command.path("place/\(name)/letter"))
    for (mode, isKept) in [(mode_t(0o777), true), (0o1777, false)] {
      chmod(command.path("place"), mode)
      _ = try command.run(
        ["inspect", "View.swift"], through: ["env", "TMPDIR=\(command.path("place"))"])
      #expect(FileManager.default.fileExists(atPath: command.path("place/\(name)")) == isKept)
    }
  }
}
