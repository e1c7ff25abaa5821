import CommandTesting
import Foundation
import PlumbSource
import Testing
import Waiting

@Suite("plumb editor, with the toolchain's language server", .timeLimit(.minutes(10)))
struct EditorTests {
  private static let row = """
    import SwiftUI

    struct Row: View {
      let title: String
      var body: some View { Text(title) }
    }

    """
  private static let screen = """
    import SwiftUI

    struct Screen: View {
      var body: some View {
        VStack {
          Row(title: "one")
          Text("a").padding()
        }
      }
    }

    """

  private func folder() throws -> Command {
    let command = try Command()
    try command.folder.write(Self.row, to: "App/Row.swift")
    try command.folder.write(Self.screen, to: "App/Screen.swift")
    return command
  }

  @Test("completes, checks and follows the code of a folder, also in a file that is edited and in a new one")
  func folderOfFiles() throws {
    let command = try folder()
    defer { command.folder.remove() }
    #expect(try command.run("editor", "App").status == 0)
    let server = try LanguageServer(command.path("App"))
    defer { server.end() }
    try server.edit("Screen.swift", Self.screen)
    #expect(try server.diagnostics("Screen.swift") == [])
    #expect(try server.definitions("Screen.swift", Self.screen, of: "Row(").contains("Row.swift:2"))
    #expect(try server.hover("Screen.swift", Self.screen, over: "Row(").contains("struct Row : View"))
    #expect(try server.hover("Screen.swift", Self.screen, over: "padding").contains("func padding("))

    let half = Self.screen.replacingOccurrences(of: ".padding()", with: ".pad")
    try server.edit("Screen.swift", half)
    let names = try server.completions("Screen.swift", half, after: "Text(\"a\").pad")
    #expect(names.contains { $0.hasPrefix("padding(") }, "\(names)")

    let wrong = Self.screen.replacingOccurrences(of: "\"one\"", with: "1")
    try server.edit("Screen.swift", wrong)
    #expect(
      try server.diagnostics("Screen.swift") == [
        .init(line: 5, message: "Cannot convert value of type 'Int' to expected argument type 'String'")
      ])

    try command.write("struct Fresh: View { var body: some View { Text(\"new\") } }", to: "App/Fresh.swift")
    let fresh = Self.screen.replacingOccurrences(of: "Row(title: \"one\")", with: "Fresh()")
    try waits { number in
      try server.edit("Screen.swift", fresh + String(repeating: "\n", count: number))
      return try server.diagnostics("Screen.swift") == []
    }
    #expect(try server.definitions("Screen.swift", fresh, of: "Fresh(").contains("Fresh.swift:1"))
  }

  /// The server reads the disk by itself, but not at once.
  private func waits(_ holds: (Int) throws -> Bool) throws {
    var number = 0
    try blockUntil {
      number += 1
      return try holds(number)
    }
  }

  @Test("other files of a folder are seen in their iOS branch, and the open file's macros are known")
  func branches() throws {
    let command = try Command()
    defer { command.folder.remove() }
    try command.write(
      """
      #if os(iOS)
      struct Phone: View { var body: some View { Text("phone") } }
      #else
      struct Desk: View { var body: some View { Text("desk") } }
      #endif
      """, to: "App/Device.swift")
    _ = try command.run("editor", "App")
    let server = try LanguageServer(command.path("App"))
    defer { server.end() }
    try server.edit("Screen.swift", "import SwiftUI\n#Preview { Phone() }\n")
    try command.write("#Preview { Phone() }", to: "App/Screen.swift")
    try waits { number in
      try server.edit(
        "Screen.swift", "import SwiftUI\n#Preview { Phone() }" + String(repeating: "\n", count: number))
      return try server.diagnostics("Screen.swift") == []
    }
    try server.edit("Screen.swift", "import SwiftUI\n#Preview { Desk() }\n")
    #expect(try server.diagnostics("Screen.swift").map(\.line).contains(1))
  }

  @Test("follows names into a project's frameworks and packages")
  func project() throws {
    let command = try Command()
    defer { command.folder.remove() }
    let examples = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Examples")
      .standardizedFileURL
    for name in ["Garden", "Recipes"] {
      try FileManager.default.copyItem(
        atPath: examples.appendingPathComponent(name).path, toPath: command.path(name))
    }
    #expect(
      try command.run("editor", "Garden/Garden.xcodeproj").output == command.path("Garden/buildServer.json\n")
    )
    let garden = try LanguageServer(command.path("Garden"))
    defer { garden.end() }
    let view = try garden.open("Garden/GardenView.swift")
    #expect(try garden.diagnostics("Garden/GardenView.swift") == [])
    #expect(
      try garden.definitions("Garden/GardenView.swift", view, of: "BedLabel(").contains("BedLabel.swift:4"))
    // A file of the framework, with the framework's own settings.
    let label = try garden.open("GardenKit/Sources/BedLabel.swift")
    #expect(try garden.diagnostics("GardenKit/Sources/BedLabel.swift") == [])
    #expect(
      try garden.definitions("GardenKit/Sources/BedLabel.swift", label, of: "Bed)").contains {
        $0.hasPrefix("Bed.swift:")
      })

    _ = try command.run("editor", "Recipes")
    let recipes = try LanguageServer(command.path("Recipes"))
    defer { recipes.end() }
    let book = try recipes.open("Sources/RecipeBook/RecipeBook.swift")
    #expect(try recipes.diagnostics("Sources/RecipeBook/RecipeBook.swift") == [])
    #expect(
      try recipes.definitions("Sources/RecipeBook/RecipeBook.swift", book, of: "RecipeRow(").contains(
        "RecipeRow.swift:4"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: command.path("Recipes")).sorted() == [
        "Package.swift", "Sources", "Tests", "buildServer.json",
      ])
  }

  @Test("an app that plumb new has made has no errors in the editor", arguments: [[], ["--package"]])
  func newApp(words: [String]) throws {
    let command = try Command()
    defer { command.folder.remove() }
    _ = try command.run(["new", "Hello"] + words)
    _ = try command.run("editor", "Hello")
    let server = try LanguageServer(command.path("Hello"))
    defer { server.end() }
    let file = (words.isEmpty ? "" : "Sources/") + "Hello/ContentView.swift"
    let text = try server.open(file)
    #expect(try server.diagnostics(file) == [])
    #expect(try server.definitions(file, text, of: "ProgressCard").contains("ProgressCard.swift:3"))
  }

  @Test("a new file of a target that is not shown without --target is seen")
  func otherTarget() throws {
    let command = try Command()
    defer { command.folder.remove() }
    try command.folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Two", targets: [.executableTarget(name: "One"), .executableTarget(name: "Other")])
      """, to: "Two/Package.swift")
    for name in ["One", "Other"] {
      try command.write(
        "@main struct Main: App { var body: some Scene { WindowGroup { Text(\"a\") } } }",
        to: "Two/Sources/\(name)/Main.swift")
    }
    _ = try command.run("editor", "Two")
    let server = try LanguageServer(command.path("Two"))
    defer { server.end() }
    let file = "Sources/Other/Main.swift"
    let text = try server.open(file)
    #expect(try server.diagnostics(file) == [])
    try command.write(
      "struct Fresh: View { var body: some View { Text(\"new\") } }", to: "Two/Sources/Other/Fresh.swift")
    let fresh = text.replacingOccurrences(of: "Text(\"a\")", with: "Fresh()")
    try waits { number in
      try server.edit(file, fresh + String(repeating: "\n", count: number))
      return try server.diagnostics(file) == []
    }
  }

  @Test("a package that is not to be had is named, and the other files are served")
  func missingPackage() throws {
    let command = try Command()
    defer { command.folder.remove() }
    try command.folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", dependencies: [.package(url: "https://example.com/Charm.git", from: "1.0.0")],
        targets: [.executableTarget(name: "App", dependencies: ["Charm"])])
      """, to: "App/Package.swift")
    try command.write(
      "import Charm\nstruct Screen: View { var body: some View { Charm() } }",
      to: "App/Sources/App/Screen.swift")
    try command.write(
      "@main struct Main: App { var body: some Scene { WindowGroup { Text(\"a\") } } }",
      to: "App/Sources/App/Main.swift")
    let answer = try command.run("editor", "App")
    #expect(answer.status == 0)
    #expect(
      answer.error.contains(
        "brings the package Charm (https://example.com/Charm.git); or put it into FOLDER/Charm"),
      "\(answer.error)")
    let server = try LanguageServer(command.path("App"))
    defer { server.end() }
    let main = try server.open("Sources/App/Main.swift")
    #expect(try server.hover("Sources/App/Main.swift", main, over: "WindowGroup").contains("WindowGroup"))
    _ = try server.open("Sources/App/Screen.swift")
    #expect(
      try server.diagnostics("Sources/App/Screen.swift") == [
        .init(line: 1, message: "No such module 'Charm'")
      ])
  }
}
