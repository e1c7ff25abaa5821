import CommandTesting
import Foundation
import TestLayers
import Testing

@Suite("Modules that are missing", .timeLimit(.minutes(6)))
struct MissingModulesTests {
  private static let files = [
    "App/First.swift": """
    import Kingfisher
    @testable import Zork
    #if canImport(Firebase)
      import Firebase
    #endif
    #if os(iOS)
      import OnlyOnPhones
    #else
      import OnlyOnLinux
    #endif
    // import Commented
    struct First: View { var body: some View { Text("first") } }
    """,
    "App/Second.swift": """
    import struct Alamofire.Session; import Kingfisher
    import AppKit
    import ARKit
    import MapKitt
    import MapKit
    struct Second: View { var body: some View { Text("second") } }
    """,
    "App/Third.swift": """
    #Preview("Third") { Text("third") }
    """,
  ]

  private func command() throws -> Command {
    let command = try Command()
    for (name, text) in Self.files { try command.write(text, to: name) }
    return command
  }

  private static let places = [
    "App/First.swift:2:8: error: no such module 'Kingfisher'",
    "App/First.swift:3:18: error: no such module 'Zork'",
    "App/First.swift:8:10: error: no such module 'OnlyOnPhones'",
    "App/Second.swift:2:15: error: no such module 'Alamofire'",
    "App/Second.swift:2:41: error: no such module 'Kingfisher'",
    "App/Second.swift:3:8: error: no such module 'AppKit'",
    "App/Second.swift:4:8: error: no such module 'ARKit'",
    "App/Second.swift:5:8: error: no such module 'MapKitt'",
  ]

  /// The first words of what helps.
  private static let notes = [
    "note: There is no module Kingfisher (App/First.swift:2, App/Second.swift:2): a package may bring it. Name the project",
    "note: There is no module Zork (App/First.swift:3): a package may bring it.",
    "note: There is no module OnlyOnPhones (App/First.swift:8): a package may",
    "note: There is no module Alamofire (App/Second.swift:2): a package may",
    "note: There is no module AppKit (App/Second.swift:3): --platform macOS has it.",
    "note: There is no module ARKit (App/Second.swift:4): it is Apple's, and Plumb does not have it: put the import",
    "note: There is no module MapKitt (App/Second.swift:5): did you mean MapKit?",
  ]

  private func expectAll(in error: String) {
    let lines = error.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.contains(": error: ") } == Self.places, "\(error)")
    let notes = lines.filter { $0.hasPrefix("note: ") }
    #expect(notes.count == Self.notes.count, "\(error)")
    for (note, words) in zip(notes, Self.notes) { #expect(note.hasPrefix(words), "\(error)") }
    // Each line is quoted as it is in the file.
    #expect(lines.contains(" 7 | #if os(iOS)"), "\(error)")
    #expect(!error.contains("unable to resolve") && !error.contains("a dependency of"), "\(error)")
  }

  @Test("are all told at once, with the lines that import them and with what helps", .needs(.UIKit))
  func all() throws {
    let command = try command()
    defer { command.folder.remove() }
    for words in [["check", "App"], ["render", "App", "--view", "Third", "--strict", "-o", "a.png"]] {
      let answer = try command.run(words)
      #expect(answer.status == 1)
      expectAll(in: answer.error)
    }
  }

  @Test("take nothing along but their imports, where no code needs them", .needs(.UIKit))
  func leftOut() throws {
    let command = try command()
    defer { command.folder.remove() }
    let answer = try command.run("inspect", "App", "--all")
    #expect(answer.status == 0, "\(answer)")
    for text in ["first", "second", "third"] { #expect(answer.output.contains("\"\(text)\""), "\(answer)") }
    let notes = answer.error.split(separator: "\n").filter { $0.hasPrefix("note: ") }
    for (note, words) in zip(notes, Self.notes) { #expect(note.hasPrefix(words), "\(answer)") }
    #expect(notes.count == Self.notes.count, "\(answer)")
    #expect(
      answer.error.contains(" and Zork are not here, and no code needs more than the import.\n"), "\(answer)")
  }

  @Test("are told in files of one name, with their own lines")
  func sameNames() throws {
    let command = try Command()
    defer { command.folder.remove() }
    try command.write("import One", to: "App/a/Row.swift")
    try command.write("\n  import struct Two.Card; import One", to: "App/b/Row.swift")
    let error = try command.run("check", "App").error
    let errors = error.split(separator: "\n").filter { $0.contains("error: ") && !$0.contains("|") }
    #expect(
      errors == [
        "App/a/Row.swift:2:8: error: no such module 'One'",
        "App/b/Row.swift:3:17: error: no such module 'Two'",
        "App/b/Row.swift:3:34: error: no such module 'One'",
      ], "\(error)")
    #expect(error.contains("  |                 `- error: no such module 'Two'\n"), "\(error)")
  }

  @Test("of a project are told with the packages and the targets that have them")
  func project() throws {
    let command = try Command()
    defer { command.folder.remove() }
    try command.folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Shop",
        dependencies: [
          .package(url: "https://example.com/people/charts.git", from: "1.0.0"),
          .package(url: "https://example.com/people/parts.git", from: "1.0.0"),
        ],
        targets: [
          .target(name: "Kit"),
          .target(name: "Base", dependencies: [.product(name: "Charts2", package: "charts")]),
          .target(name: "Shop", dependencies: ["Base", .product(name: "Parts", package: "parts")]),
        ])
      """, to: "Package.swift")
    try command.write("import Charts2", to: "Sources/Base/Base.swift")
    try command.write("", to: "Sources/Kit/Kit.swift")
    try command.write("import Kit\nimport Parts\nimport PartsCore", to: "Sources/Shop/Shop.swift")
    let base = try command.run("check", ".", "--target", "Base")
    #expect(
      base.error.contains(
        "note: There is no module Charts2 (Sources/Base/Base.swift:2): plumb packages . brings the package charts (https://example.com/people/charts.git); or put it into FOLDER/charts and say --packages FOLDER."
      ), "\(base)")
    // What is missing above a module that does not compile is told as well.
    let both = try command.run("check", ".", "--target", "Shop").error
    #expect(both.contains("Sources/Base/Base.swift:2:8: error: no such module 'Charts2'"), "\(both)")
    #expect(both.contains("Sources/Shop/Shop.swift:3:8: error: no such module 'Parts'"), "\(both)")
    #expect(both.contains("note: There is no module PartsCore (Sources/Shop/Shop.swift:4)"), "\(both)")
    try command.write("", to: "Sources/Base/Base.swift")
    let shop = try command.run("check", ".", "--target", "Shop")
    for note in [
      "There is no module Kit (Sources/Shop/Shop.swift:2): it is the target Kit, which Shop does not name among its dependencies",
      "There is no module Parts (Sources/Shop/Shop.swift:3): plumb packages . brings the package parts (https://example.com/people/parts.git); or put it into FOLDER/parts",
      "There is no module PartsCore (Sources/Shop/Shop.swift:4): it may be in a package that is not on this machine: charts, parts. plumb packages . brings what can be had; or put each",
    ] { #expect(shop.error.contains("note: \(note)"), "\(shop)") }
  }
}
