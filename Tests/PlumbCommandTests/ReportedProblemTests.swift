import CommandTesting
import Foundation
import Testing

@Suite("Problems of views on standard error", .timeLimit(.minutes(6)))
struct ReportedProblemTests {
  @Test("in the body of a #Preview have the lines of the names there")
  func previewLines() throws {
    let command = try Command(
      """
      struct Card: View {
        var body: some View { Text("a").hoverEffect() }
      }
      #Preview("A") {
        VStack {
          Card()
          Text("hoverEffect") // hoverEffect
            .hoverEffect()
          Text("b")
            .hoverEffect()
            .draggable("b")
        }
      }
      """)
    defer { command.folder.remove() }
    let answer = try command.run("render", "View.swift", "-o", "card.png")
    #expect(answer.status == 0)
    let places = answer.error.split(separator: "\n").compactMap {
      $0.firstMatch(of: /View\.swift:\d+: \w+/)?.0
    }
    #expect(
      places.sorted() == [
        "View.swift:11: hoverEffect", "View.swift:12: draggable", "View.swift:3: hoverEffect",
        "View.swift:9: hoverEffect",
      ], "\(answer.error)")
  }

  @Test("come up once, however many processes and hosts run the code")
  func once() throws {
    let command = try Command(
      """
      import SwiftData
      @Model final class Note { var text = ""; init() {} }
      @MainActor let container = try! ModelContainer(for: Note.self)
      struct Card: View { var body: some View { Text("card").hoverEffect() } }
      struct Cards: PreviewProvider {
        static var previews: some View { Card().modelContainer(container) }
      }
      """)
    defer { command.folder.remove() }
    for words in [["render", "View.swift", "-o", "card.png"], ["share", "View.swift", "-o", "card.html"]] {
      let lines = try command.run(words).error.split(separator: "\n").filter {
        $0.hasPrefix("warning: View.swift:")
      }
      #expect(lines.count == 2 && Set(lines).count == 2, "\(words): \(lines)")
    }
  }

  @Test("name a person's own path of an asset, also where a project is shown by links to its resources")
  func assets() throws {
    let command = try Command()
    defer { command.folder.remove() }
    try writeFile(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Cards", targets: [.target(name: "Cards", resources: [.process("Assets.xcassets")])])
      """, to: command.path("Package.swift"))
    try writeFile(
      """
      import SwiftUI
      struct Card: View {
        var body: some View {
          Text("a").foregroundStyle(Color("Bad", bundle: .module))
          Image("Lost", bundle: .module)
        }
      }
      """, to: command.path("Sources/Cards/Card.swift"))
    let group = command.path("Sources/Cards/Assets.xcassets/Group")
    for set in ["", "/Bad.colorset"] { try writeFile("none", to: "\(group)\(set)/Contents.json") }
    try writeFile("none", to: "\(group)/Lost.imageset/picture.png")
    let answer = try command.run("render", ".", "-o", "card.png")
    #expect(answer.status == 0)
    #expect(
      answer.error.contains("\(group)/Lost.imageset/Contents.json: the file is missing."), "\(answer.error)")
    for set in ["", "/Bad.colorset"] {
      #expect(answer.error.contains("\(group)\(set)/Contents.json: it is not JSON."), "\(answer.error)")
    }
    #expect(!answer.error.contains("/resources/"), "\(answer.error)")
  }

  @Test("of the first shared page of all say what takes so long, in one line, also off the terminal")
  func engine() throws {
    let command = try Command("struct Card: View { var body: some View { Text(\"a\") } }")
    defer { command.folder.remove() }
    // Nobody waits for the engine here: the time is over before.
    let answer = try command.shell(
      #""$PLUMB" share View.swift -o card.html --timeout 1"#,
      environment: ["PLUMB_CACHE": command.path("cache")])
    #expect(answer.status != 0)
    let lines = answer.error.split(separator: "\n").filter {
      $0.hasPrefix("Compiling the layout engine for pages")
    }
    #expect(lines.count == 1, "\(answer.error)")
  }
}
