import CommandTesting
import Foundation
import Testing
import Waiting

/// The projects in `Examples`, and projects that are written for one test.
@Suite("Commands on projects", .timeLimit(.minutes(10)))
struct ProjectCommandTests {
  private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Examples").standardizedFileURL

  /// A command in whose folder an example is.
  private func command(with example: String) throws -> Command {
    let command = try Command()
    try FileManager.default.copyItem(
      atPath: Self.examples.appendingPathComponent(example).path, toPath: command.path(example))
    return command
  }

  @Test("an Xcode project compiles with its framework and its local package")
  func checkProject() throws {
    let command = try command(with: "Garden")
    defer { command.folder.remove() }
    for path in ["Garden", "Garden/Garden.xcodeproj", "Garden/"] {
      let answer = try command.run("check", path)
      #expect(
        answer
          == Command.Answer(
            status: 0, output: "",
            error: "The target Garden is shown. Left out: GardenTests (tests), GardenWidget (an extension).\n"
          ))
    }
  }

  @Test("the views of an Xcode project are laid out with what their modules and resources say")
  func inspectProject() throws {
    let command = try command(with: "Garden")
    defer { command.folder.remove() }
    let garden = try command.run("inspect", "Garden", "--full", "--all")
    #expect(garden.status == 0, "\(garden.error)")
    // From the package's resource, through the framework.
    #expect(garden.output.contains("\"Radish, 28 days\""))
    #expect(garden.output.contains("\"Harvest after 120 days\""))
    // From a condition of the build settings.
    #expect(garden.output.contains("\"Bed 7\""))
  }

  @Test("a view of a project is made without arguments, also where a type has the module's name")
  func madeView() throws {
    let command = try command(with: "Garden")
    defer { command.folder.remove() }
    let answer = try command.run("inspect", "Garden", "--view", "GardenView")
    #expect(answer.status == 0, "\(answer.error)")
    #expect(answer.output.contains("\"Radish, 28 days\""))
    let package = try self.command(with: "Recipes")
    defer { package.folder.remove() }
    try package.write(
      "struct RecipeViews: View { var body: some View { Text(\"me\") } }",
      to: "Recipes/Sources/RecipeViews/Own.swift")
    let own = try package.run("inspect", "Recipes", "--target", "RecipeViews", "--view", "RecipeViews")
    #expect(own.output.contains("\"me\""), "\(own.error)")
  }

  @Test(
    "the app of a project, and that of a package, are run in the browser", arguments: ["Garden", "Recipes"])
  func run(example: String) async throws {
    let command = try command(with: example)
    defer { command.folder.remove() }
    let process = try command.start("run", example, "--port", "0")
    var output = ""
    try await waitUntil {
      output = try String(contentsOfFile: command.path("standard-output"), encoding: .utf8)
      return !process.isRunning || output.hasSuffix("\n")
    }
    #expect(output.hasPrefix("http://127.0.0.1:"), "\(output)")
    process.interrupt()
    process.waitUntilEnd()
    #expect(process.terminationStatus == 130)
  }

  @Test("what stands in a container of another module of the project has its line")
  func otherModule() throws {
    let command = try Command()
    defer { command.folder.remove() }
    try command.folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Deck", platforms: [.iOS(.v17)], products: [.library(name: "Deck", targets: ["Deck"])],
        targets: [.target(name: "Cards"), .target(name: "Deck", dependencies: ["Cards"])])
      """, to: "Deck/Package.swift")
    try command.folder.write(
      """
      import SwiftUI
      public struct Card<Content: View>: View {
        let content: () -> Content
        public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
        public var body: some View {
          ZStack { VStack { content() }.clipShape(Rectangle()) }
        }
      }
      """, to: "Deck/Sources/Cards/Card.swift")
    try command.folder.write(
      """
      import Cards
      import SwiftUI
      #Preview {
        Card {
          Text("three")
            .padding()
        }
      }
      """, to: "Deck/Sources/Deck/Main.swift")
    let answer = try command.run("inspect", "Deck", "--target", "Deck", "--json")
    #expect(answer.status == 0, "\(answer.error)")
    for place in ["Main.swift:5", "Main.swift:6", "Card.swift:6"] {
      #expect(answer.output.contains(#""source": "\#(place)""#), "\(place) is missing in \(answer.output)")
    }
  }

  @Test("another target of a project is shown by its name")
  func target() throws {
    let command = try command(with: "Garden")
    defer { command.folder.remove() }
    let answer = try command.run("inspect", "Garden", "--target", "GardenKit")
    #expect(answer.status == 2)
    #expect(answer.error.contains("No view of the source can be made without arguments: BedLabel."))
    let none = try command.run("check", "Garden", "--target", "Gardn")
    #expect(none.status == 2)
    #expect(
      none.error == "There is no target Gardn. Did you mean Garden? There are: Garden, GardenKit, Seeds.\n")
  }

  @Test("of several projects in a folder one is chosen by its number")
  func number() throws {
    let command = try Command()
    defer { command.folder.remove() }
    #expect(try command.run("check", ".").error == "There is no Swift file in this folder.\n")
    for name in ["Garden", "Orchard"] {
      try FileManager.default.copyItem(
        atPath: Self.examples.appendingPathComponent("Garden").path, toPath: command.path(name))
    }
    let list = """
      Name one of the 2 projects in . by its path, or by --project and its number:
        1  Garden/Garden.xcodeproj
        2  Orchard/Garden.xcodeproj

      """
    let several = try command.run("check", ".")
    #expect(several == Command.Answer(status: 2, output: "", error: list))
    let chosen = try command.run("targets", ".", "--project", "2")
    #expect(chosen.output.hasPrefix("Orchard/Garden.xcodeproj\n"), "\(chosen.output)\(chosen.error)")
    #expect(try command.run("check", ".", "--project", "1").status == 0)
    let none = try command.run("check", ".", "--project", "3")
    #expect(
      none == Command.Answer(status: 2, output: "", error: "There is no project 3 in the list. \(list)"))
    #expect(try command.run("check", ".", "--project", "0").status == 2)
  }

  @Test("a package is drawn with the resources of its modules, and nothing is written into it")
  func renderPackage() throws {
    let command = try command(with: "Recipes")
    defer { command.folder.remove() }
    let answer = try command.run("render", "Recipes", "--size", "300x200", "-o", "book.svg")
    #expect(answer.status == 0, "\(answer.error)")
    let picture = try String(contentsOfFile: command.path("book.svg"), encoding: .utf8)
    // The colour of the catalog: 1, 0.9, 0.7.
    #expect(picture.lowercased().contains("#ffe6b3") || picture.contains("255,230,179"))
    let tree = try command.run("inspect", "Recipes")
    #expect(tree.output.contains("\"Cook with what is there.\""))
    #expect(tree.output.contains("\"13 minutes in all\""))
    let names = try FileManager.default.contentsOfDirectory(atPath: command.path("Recipes")).sorted()
    #expect(names == ["Package.swift", "Sources", "Tests"])
  }

  @Test("a preview in a package's library target works like one in an app")
  func libraryPreview() throws {
    let command = try command(with: "Recipes")
    defer { command.folder.remove() }
    let answer = try command.run("inspect", "Recipes", "--target", "RecipeViews", "--view", "Row")
    #expect(answer.status == 0, "\(answer.error)")
    #expect(answer.output.contains("\"Porridge\""))
  }

  @Test("targets lists what there is, what can be shown, and why the rest can not")
  func targets() throws {
    let command = try command(with: "Garden")
    defer { command.folder.remove() }
    let answer = try command.run("targets", "Garden")
    #expect(answer.status == 0)
    #expect(
      answer.output == """
        Garden/Garden.xcodeproj
          Garden        application  3 files; needs Seeds, GardenKit; shown without --target
          GardenKit     framework    2 files; needs Seeds
          GardenTests   tests        can not be shown: tests
          GardenWidget  extension    can not be shown: an extension
        Garden/Packages/Seeds
          Seeds         library      1 file

        """)
    let json = try command.run("targets", "Garden", "--json")
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(
      list.map { $0["name"] as? String } == ["Garden", "GardenKit", "GardenTests", "GardenWidget", "Seeds"])
    #expect(list[0]["modules"] as? [String] == ["Seeds", "GardenKit"])
    #expect(list[2]["obstacle"] as? String == "tests")
  }

  @Test("targets of what is no project is refused")
  func noTargets() throws {
    let command = try Command("struct A: View { var body: some View { Text(\"a\") } }")
    defer { command.folder.remove() }
    let answer = try command.run("targets", ".")
    #expect(answer.status == 2)
    #expect(answer.error == ". is no project and no package; all its Swift files are one source.\n")
    let target = try command.run("check", ".", "--target", "A")
    #expect(target.error == "--target names a target of a project, and . is none.\n")
  }

  @Test("a package that is not to be had leaves out only what needs it")
  func missingPackage() throws {
    let command = try command(with: "Recipes")
    defer { command.folder.remove() }
    try """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Shop", dependencies: [.package(url: "https://example.com/people/charts.git", from: "1.0.0")],
      targets: [.target(name: "Shop", dependencies: [.product(name: "Charts2", package: "charts")])])
    """.write(toFile: command.path("Recipes/Package.swift"), atomically: true, encoding: .utf8)
    try command.write("#Preview(\"Good\") { Text(\"good\") }", to: "Recipes/Sources/Shop/Good.swift")
    try command.write(
      "import Charts2\nstruct Bad: View { var body: some View { Text(\"bad\") } }",
      to: "Recipes/Sources/Shop/Bad.swift")
    let answer = try command.run("inspect", "Recipes", "--all")
    #expect(answer.status == 0, "\(answer)")
    #expect(answer.output.contains("\"good\"") && answer.output.contains("\"bad\""), "\(answer)")
    #expect(
      answer.error.hasPrefix(
        "plumb packages Recipes brings the package charts (https://example.com/people/charts.git); or put it into FOLDER/charts and say --packages FOLDER. It is not on this machine, and Recipes/Sources/Shop/Bad.swift imports Charts2.\n"
      ))
    #expect(
      answer.error.hasSuffix("Charts2 is not here, and no code needs more than the import.\n"), "\(answer)")
  }

  @Test("views in a container of a package from elsewhere have their lines")
  func foreignContainer() throws {
    let command = try command(with: "Recipes")
    defer { command.folder.remove() }
    func write(_ text: String, _ path: String) throws {
      let file = URL(fileURLWithPath: command.path(path))
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    func package(_ name: String, _ dependencies: String, _ needs: String) -> String {
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(dependencies)], targets: [.target(name: "\(name)", dependencies: [\(needs)])])
      """
    }
    try write(package("Cards", "", ""), "packages/Cards/Package.swift")
    try write(
      """
      import SwiftUI
      public struct Card<Content: View>: View {
        let content: Content
        public init(@ViewBuilder content: () -> Content) { self.content = content() }
        public var body: some View { VStack { content }.padding() }
      }
      """, "packages/Cards/Sources/Cards/Card.swift")
    let needed = ".package(url: \"https://example.com/x/Cards.git\", from: \"1.0.0\")"
    try write(package("Shop", needed, "\"Cards\""), "Shop/Package.swift")
    try write(
      """
      import Cards
      import SwiftUI
      #Preview {
        Card {
          Text("one")
            .bold()
        }
      }
      """, "Shop/Sources/Shop/Shop.swift")
    let answer = try command.run(
      "inspect", "Shop", "--packages", command.path("packages"), "--json")
    #expect(answer.status == 0, "\(answer.error)")
    #expect(answer.output.contains("Shop.swift:5"))
    #expect(answer.output.contains("Card.swift:5"))
  }
}
