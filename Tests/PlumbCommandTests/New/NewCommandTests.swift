import CommandTesting
import Foundation
import PlumbSource
import TestLayers
import Testing

@Suite("plumb new", .timeLimit(.minutes(10)))
struct NewCommandTests {
  @Test(
    "a new app compiles, has previews, and is drawn with its accent colour", .tags(.slow),
    arguments: [[], ["--package"]])
  func app(words: [String]) throws {
    let command = try Command()
    defer { command.folder.remove() }
    let made = try command.run(["new", "Hello"] + words)
    let plumb = Command.executable.path
    #expect(
      made
        == Command.Answer(status: 0, output: "\(plumb) preview Hello\n\(plumb) run Hello\n", error: ""))
    let check = try command.run("check", "Hello")
    let left = "The target Hello is shown. Left out: HelloTests (tests).\n"
    #expect(check == Command.Answer(status: 0, output: "", error: left))
    let picture = try command.run("render", "Hello", "--strict", "-o", "screen.svg")
    #expect(picture.status == 0 && picture.error == left, "\(picture.error)")
    let drawing = try String(contentsOfFile: command.path("screen.svg"), encoding: .utf8).lowercased()
    #expect(drawing.contains("#455cd9") || drawing.contains("69,92,217"))
    let views = try command.run("inspect", "Hello", "--all")
    #expect(views.status == 0 && views.output.contains("\"Water the tomatoes\""))
    #expect(views.output.contains("\"A free day\""))
  }

  @Test("the targets of a new app are the app and its tests, in a project and in a package")
  func targets() throws {
    let command = try Command()
    defer { command.folder.remove() }
    _ = try command.run("new", "Hello")
    _ = try command.run("new", "Hallo", "--package")
    #expect(
      try command.run("targets", "Hello").output == """
        Hello/Hello.xcodeproj
          Hello       application  5 files; shown without --target
          HelloTests  tests        can not be shown: tests

        """)
    #expect(
      try command.run("targets", "Hallo").output == """
        Hallo
          Hallo       executable  5 files; shown without --target
          HalloTests  tests       can not be shown: tests

        """)
  }

  @Test("the tests of a new app compile against it")
  func tests() throws {
    let command = try Command()
    defer { command.folder.remove() }
    _ = try command.run("new", "Hello")
    let folder = try TemporaryFolder(in: command.folder, named: "compiled")
    let compiler = try Compiler(besideExecutable: Command.executable, folder: folder)
    #expect(try compiler.make(Source(path: command.path("Hello/Hello"))) != nil)
    let tests = try String(contentsOfFile: command.path("Hello/HelloTests/HelloTests.swift"), encoding: .utf8)
    // Without its project, a folder has this name.
    let text = tests.replacingOccurrences(of: "import Hello\n", with: "import \(Compiler.moduleName)\n")
    #expect(try compiler.compileFactories(text) != nil)
    #expect(try compiler.compileFactories(text + "let wrong = Day(1)") == nil)
  }

  @Test("a new package is read by Swift's package manager as it is on Linux")
  func manifest() throws {
    let command = try Command()
    defer { command.folder.remove() }
    _ = try command.run("new", "Hello")
    let answer = try command.shell("cd Hello && swift package dump-package")
    #expect(answer.status == 0, "\(answer.error)")
    #expect(answer.output.contains("\"HelloTests\"") && answer.output.contains("Plumb"))
  }

  @Test(
    "a name becomes one that code can have, and a line says so",
    arguments: [
      ("My Garden", "MyGarden"), ("class", "Class"), ("Rocket 🚀", "Rocket"), ("Ñandú", "Nandu"),
      ("what's next", "WhatsNext"), ("snake_case", "Snake_case"),
    ])
  func names(shown: String, code: String) throws {
    let command = try Command()
    defer { command.folder.remove() }
    let answer = try command.run("new", shown)
    let plumb = Command.executable.path
    #expect(answer.output == "\(plumb) preview \(code)\n\(plumb) run \(code)\n")
    #expect(answer.error == "In code and in files the app is called \(code); people read \(shown).\n")
    let app = try String(contentsOfFile: command.path("\(code)/\(code)/\(code)App.swift"), encoding: .utf8)
    #expect(app.contains("struct \(code)App: App"))
    let targets = try command.run("targets", code, "--json").output
    #expect(targets.contains("\"CFBundleDisplayName\":\"\(shown)\""), "\(targets)")
  }

  @Test("an app whose name is a view's compiles", arguments: ["View", "Text", "App"])
  func nameOfView(name: String) throws {
    let command = try Command()
    defer { command.folder.remove() }
    _ = try command.run("new", name)
    #expect(try command.run("check", name).status == 0)
  }

  @Test(
    "a name that can not be had gets a sentence, and nothing is made",
    arguments: [
      ("", "An app needs a name, and this one is empty."),
      ("  ", "An app needs a name, and this one is empty."),
      ("2048", "2048 begins with a digit, and no name in Swift does. Name it App2048, for example."),
      ("Self", "Self is a word of Swift. Name it SelfApp, for example."),
      ("🚀", "🚀 has no letters, and code needs some. Name it \"🚀 App\", for example."),
      ("a/b", "a/b is a path. Name the app, and say with --path which folder takes it."),
      (
        "a\"b",
        "The character \" can not be in an app's name. Letters, digits, spaces, hyphens and emoji can."
      ),
      (
        "a$(b)",
        "The character $ can not be in an app's name. Letters, digits, spaces, hyphens and emoji can."
      ),
      (
        "a\nb",
        "A control character can not be in an app's name. Letters, digits, spaces, hyphens and emoji can."
      ),
      (
        "swiftui",
        "SwiftUI is a module that sources import, and an app of this name would hide it. Name it SwiftUIApp, for example."
      ),
      (
        String(repeating: "a", count: 61),
        "The name has 61 letters; 60 is the most that an app's name may have."
      ),
    ])
  func wrongNames(name: String, sentence: String) throws {
    let command = try Command()
    defer { command.folder.remove() }
    let answer = try command.run("new", name)
    #expect(answer == Command.Answer(status: 2, output: "", error: sentence + "\n"))
    #expect(try Self.names(in: command) == [])
  }

  @Test("a folder that exists is left as it is")
  func existing() throws {
    let command = try Command()
    defer { command.folder.remove() }
    try command.folder.write("mine", to: "Hello/notes.txt")
    try command.folder.write("mine", to: "Other")
    for name in ["Hello", "Other"] {
      #expect(
        try command.run("new", name)
          == Command.Answer(
            status: 2, output: "",
            error:
              "\(name) is there already, and nothing is overwritten. Take another name, or another folder.\n")
      )
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: command.path("Hello")) == ["notes.txt"])
    #expect(try Self.names(in: command) == ["Hello", "Other"])
  }

  @Test("--path says which folder takes the app; the printed words can be typed")
  func place() throws {
    let command = try Command()
    defer { command.folder.remove() }
    try command.folder.write("", to: "my apps/.keep")
    let answer = try command.run("new", "Hello", "--path", "my apps")
    let plumb = Command.executable.path
    #expect(answer.output == "\(plumb) preview 'my apps/Hello'\n\(plumb) run 'my apps/Hello'\n")
    let named = try command.shell(
      #""$PLUMB" new Second --path 'my apps'"#, environment: ["PLUMB_COMMAND": "./plumb"])
    #expect(named.output == "./plumb preview 'my apps/Second'\n./plumb run 'my apps/Second'\n")
    let missing = try command.run("new", "Hello", "--path", "none")
    #expect(missing.status == 2)
    #expect(missing.error.hasPrefix("none/Hello can not be made: there is no folder "))
  }

  @Test("a folder that takes no new files is told, and nothing half is left")
  func unwritable() throws {
    let command = try Command()
    defer { command.folder.remove() }
    // The system's own folder, which takes nothing from root either.
    let answer = try command.run("new", "Hello", "--path", "/sys")
    #expect(answer.status == 4)
    #expect(answer.error.hasPrefix("/sys/Hello can not be made: /sys does not take new files ("))
  }

  private static func names(in command: Command) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: command.folder.url.path).filter {
      !$0.hasPrefix("standard-")
    }.sorted()
  }
}
