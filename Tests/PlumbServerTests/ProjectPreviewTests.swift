import Foundation
import PlumbSource
import Testing

@Suite("Previews of projects", .serialized, .timeLimit(.minutes(12)))
struct ProjectPreviewTests {
  private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Examples").standardizedFileURL

  /// An example with a changed line, in the browser.
  private func edit(
    _ example: String, _ file: String, from old: String, to new: String, shows text: String, instead: String
  ) async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try FileManager.default.copyItem(
      atPath: Self.examples.appendingPathComponent(example).path, toPath: folder.path(example))
    try await Previewed.with(example, in: folder) { previewed, page in
      func shows(_ text: String) -> String {
        """
        [...document.querySelectorAll('.tile')].some((tile) => [...tile.querySelectorAll('*')].some(
          (element) => (element.ariaLabel ?? element.textContent ?? '').includes('\(text)')))
        """
      }
      try await page.wait(shows(text))
      let path = folder.path("\(example)/\(file)")
      let source = try String(contentsOfFile: path, encoding: .utf8)
      #expect(source.contains(old))
      try source.replacingOccurrences(of: old, with: new).write(
        toFile: path, atomically: true, encoding: .utf8)
      try await page.wait(shows(instead))
    }
  }

  @Test("an edit in the package of an Xcode project is a new picture of the app's views")
  func project() async throws {
    try await edit(
      "Garden", "Packages/Seeds/Sources/Seeds/Seed.swift", from: "\\(name), \\(days) days",
      to: "\\(name) in \\(days)", shows: "Radish, 28 days", instead: "Radish in 28")
  }

  @Test("a package that is not to be had is told above the previews of all else")
  func missing() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let files = [
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Shop", dependencies: [.package(url: "https://example.com/people/charts.git", from: "1.0.0")],
        targets: [.target(name: "Shop", dependencies: [.product(name: "Charts2", package: "charts")])])
      """,
      "Sources/Shop/Good.swift": "import SwiftUI\n#Preview(\"Good\") { Text(\"good\") }\n",
      "Sources/Shop/Bad.swift": "import Charts2\nimport SwiftUI\n#Preview(\"Bad\") { Text(\"bad\") }\n",
    ]
    for (path, text) in files {
      let url = folder.url.appendingPathComponent("Shop/\(path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    try await Previewed.with("Shop", in: folder) { _, page in
      let notice = try await page.value("document.querySelector('#notices').textContent").text ?? ""
      #expect(notice.contains("Parts of the project are missing"), "\(notice)")
      #expect(notice.contains("Charts2 is not here, and no code needs more than the import."), "\(notice)")
      #expect(
        notice.contains(
          "brings the package charts (https://example.com/people/charts.git); or put it into FOLDER/charts"))
      #expect(try await page.value("document.querySelectorAll('.tile').length") == 2)
    }
  }

  @Test("code that needs a missing module is left out, also after an edit, and a mistake is still one")
  func missingModule() async throws {
    let start = """
      import Telemetry
      struct Card: View {
        @State private var count = 0
        var body: some View { Button("tap") { count += 1; Telemetry.send("tap") } }
      }
      #Preview { Card() }
      """
    try await Previewed.with(start) { previewed, page in
      let notice = "document.querySelector('#notices').textContent"
      let complaints = "document.querySelector('#complaints').textContent.trim()"
      let place = "Left out, because Telemetry is not here: View.swift:5."
      #expect(try await page.value(notice).text?.contains(place) ?? false)
      #expect(try await page.value(complaints).text == "")
      try previewed.save("\n" + start)
      let later = "Left out, because Telemetry is not here: View.swift:6."
      try await page.wait("\(notice).includes('\(later)')")
      try previewed.save(start.replacingOccurrences(of: "Card()", with: "Card(1, wrong)"))
      try await page.wait("\(complaints).includes('wrong')")
    }
  }

  @Test("an edit in the deepest module of a package is a new picture of the views above")
  func package() async throws {
    try await edit(
      "Recipes", "Sources/RecipeModel/Recipe.swift", from: "\\(minutes) min", to: "\\(minutes) minutes",
      shows: "10 min", instead: "10 minutes")
  }
}
