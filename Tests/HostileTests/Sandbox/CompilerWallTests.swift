import CommandTesting
import Foundation
import Testing

@testable import PlumbSource

@Suite("The compiler in a sandbox", .timeLimit(.minutes(8)))
struct CompilerWallTests {
  private static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

  /// Puts a script before a program of the PATH. In its text `REAL` stands for the program.
  private func script(_ name: String, _ text: String, in command: Command) throws -> [String] {
    let real = try Subprocess.file(of: name)
    try FileManager.default.createDirectory(
      atPath: command.path("tools"), withIntermediateDirectories: true)
    try writeScript(text.replacing("REAL", with: real), to: command.path("tools/\(name)"))
    return ["env", "PATH=\(command.path("tools")):\(Self.path)"]
  }

  @Test("no command compiles a source outside of the wall, and each does without it")
  func outside() throws {
    let command = try Command("// \(UUID().uuidString)\n#Preview(\"Card\") { Text(\"a card\") }")
    defer { command.folder.remove() }
    let notes = command.path("notes")
    let through = try script("swiftc", "echo \"$*\" >> '\(notes)'; exec REAL \"$@\"", in: command)
    try command.write("#Preview(\"Card\") { Text(\"another card\") }", to: "Cards/Card.swift")
    for words in [
      ["check", "View.swift"], ["inspect", "View.swift"], ["render", "View.swift", "-o", "card.png"],
      ["explain", command.path("Cards")], ["diff", "View.swift", "Cards/Card.swift"],
      ["gallery", "Cards", "-o", "pictures"], ["snapshot", "Cards", "-o", "recorded"],
    ] {
      let walled = try command.run(words + ["--sandbox"], through: through)
      #expect(walled.status == 0, "\(words): \(walled)")
      #expect(!FileManager.default.fileExists(atPath: notes), "\(words)")
    }
    #expect(try command.run(["check", "View.swift"], through: through).status == 0)
    #expect(FileManager.default.fileExists(atPath: notes))
  }

  @Test(
    "a file that is exchanged for a link after it was looked at is compiled as it was",
    arguments: ["View.swift", "Cards", "App"], ["check", "inspect"])
  func exchanged(source: String, word: String) throws {
    let command = try Command("// \(UUID().uuidString)\n#Preview(\"Card\") { Text(\"a card\") }")
    defer { command.folder.remove() }
    let view = "// \(UUID().uuidString)\n#Preview(\"Card\") { Text(\"a card\") }"
    try command.write(view, to: "Cards/View.swift")
    try command.write(view, to: "App/Sources/Cards/View.swift")
    try writeFile(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "Cards")])
      """, to: command.path("App/Package.swift"))
    try writeFile("what is quoted", to: command.path("Outside/View.swift"))
    let file =
      ["View.swift": "View.swift", "Cards": "Cards/View.swift"][source] ?? "App/Sources/Cards/View.swift"
    // Between the command's question and the compiler.
    let through = try script(
      "bwrap",
      "case \"$*\" in *swiftc*) ln -sf '\(command.path("Outside/View.swift"))' '\(command.path(file))';; esac\nexec REAL \"$@\"",
      in: command)
    let answer = try command.run([word, source, "--sandbox"], through: through)
    #expect(answer.status == 0, "\(answer)")
    #expect(!"\(answer)".contains("quoted"), "\(answer)")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: command.path(file)).hasSuffix(
        "Outside/View.swift"))
  }

  @Test("a file that leads out of the folders that were given is not copied")
  func copies() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("let secret = 1", to: "Outside/View.swift")
    try folder.write("let own = 1", to: "Cards/Own.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Cards/View.swift"), withDestinationPath: "../Outside/View.swift")
    var copies = CompilerCopies(in: folder, within: GivenFolders([folder.path("Cards")]))
    let path = folder.path("Cards/View.swift")
    #expect(throws: Compiler.Problem.exchanged(path)) { try copies.add(path) }
    #expect(copies.copies.isEmpty)
    let way = folder.path("Cards") + "/../Cards/./Own.swift"
    try copies.add(way)
    let placed = copies.placed(beside: [])
    #expect(placed.map(\.place) == [folder.path("Cards")])
    #expect(copies.placed(beside: [folder.path("Cards/Modules")]).map(\.place) == [way])
    #expect(
      try String(contentsOfFile: #require(placed.first).copy + "/Own.swift", encoding: .utf8) == "let own = 1"
    )
  }

  @Test("behind its wall, the compiler starts no program of the source's folder and reads no file of it")
  func inside() throws {
    let command = try Command()
    defer { command.folder.remove() }
    let notes = command.path("run/notes")
    try command.folder.write("let number = 1", to: "run/Card.swift")
    try writeScript("echo ran >> '\(notes)'; exit 1", to: command.path("tools-ld"))
    try writeFile("typedef int secret;", to: command.path("secret.h"))
    let run = command.path("run")
    func compile(_ words: [String], isWalled: Bool) throws -> Subprocess.End {
      var process = Subprocess()
      process.standardError = open("/dev/null", O_WRONLY | O_CLOEXEC)
      defer { close(process.standardError) }
      process.environment = ["TMPDIR": run]
      let words = ["-parse-as-library", "\(run)/Card.swift", "-module-cache-path", "\(run)/modules"] + words
      guard isWalled else { return try process.run("swiftc", words).end }
      let wall = CompilerWall(readable: [], writable: [run])
      let call = try wall.words("swiftc", words, by: Command.executable.path, in: "/")
      process.onlyEnvironment = Sandbox.environment()
      return try process.run(call.program, call.arguments).end
    }
    let linker = ["-emit-library", "-o", "\(run)/Card.so", "-ld-path=\(command.path("tools-ld"))"]
    #expect(try compile(linker, isWalled: true) != .exited(0))
    #expect(!FileManager.default.fileExists(atPath: notes))
    _ = try compile(linker, isWalled: false)
    #expect(FileManager.default.fileExists(atPath: notes))
    let header = ["-typecheck", "-import-objc-header", command.path("secret.h")]
    #expect(try compile(header, isWalled: true) != .exited(0))
    #expect(try compile(header, isWalled: false) == .exited(0))
    #expect(try compile(["-typecheck"], isWalled: true) == .exited(0))
    #expect(try compile(["-emit-library", "-o", command.path("Card.so")], isWalled: true) != .exited(0))
  }

  @Test("links and pipes that a compilation leaves are removed, and those that were there stay")
  func links() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let cache = try TemporaryFolder()
    defer { cache.remove() }
    let wall = CompilerWall(readable: [], writable: [folder.url.path], cache: cache.url.path)
    // How the compiler locks a module.
    #expect(symlink("module.lock-1", cache.path("module.lock")) == 0)
    try folder.write("", to: "parts/Card.o")
    for name in ["known", "changed"] { #expect(symlink("/known", folder.path(name)) == 0) }
    let known = wall.links()
    #expect(!wall.removeLinks(but: known))
    unlink(folder.path("changed"))
    #expect(symlink("/elsewhere", folder.path("changed")) == 0)
    #expect(symlink("/elsewhere", folder.path("parts/new")) == 0)
    #expect(mkfifo(folder.path("parts/pipe"), 0o600) == 0)
    #expect(wall.removeLinks(but: known))
    #expect(wall.links() == [folder.path("known"): "/known"])
    #expect(FileManager.default.fileExists(atPath: folder.path("parts/Card.o")))
  }
}
