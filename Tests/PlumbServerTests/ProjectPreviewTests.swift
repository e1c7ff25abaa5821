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
    try await Previewed.with(example, in: folder, wait: 120) { previewed, page in
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

  @Test("an edit in the deepest module of a package is a new picture of the views above")
  func package() async throws {
    try await edit(
      "Recipes", "Sources/RecipeModel/Recipe.swift", from: "\\(minutes) min", to: "\\(minutes) minutes",
      shows: "10 min", instead: "10 minutes")
  }
}
