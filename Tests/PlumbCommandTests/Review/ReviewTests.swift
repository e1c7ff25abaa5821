import CommandTesting
import Foundation
import TestLayers
import Testing

/// `plumb review`.
@Suite("A review of a change", .timeLimit(.minutes(20)))
struct ReviewTests {
  static let files = [
    "Card.swift": """
    import SwiftUI
    struct Card: View {
      var body: some View {
        HStack(spacing: 8) {
          Color.red.frame(width: 30, height: 20)
          Color.blue.frame(width: 30, height: 20)
        }
      }
    }
    #Preview("Card") { Card() }
    """,
    "Screen.swift": """
    import SwiftUI
    struct Screen_Previews: PreviewProvider { static var previews: some View { VStack { Card(); Card() } } }
    """,
    "Other.swift": """
    import SwiftUI
    #Preview("Other") { Text("Other") }
    #Preview { Text("Without a name") }
    """,
  ]

  @Test("has each preview that a change can reach, with the frames of its views, the cause and the line")
  func changed() throws {
    let checkout = try TestCheckout(Self.files)
    defer { checkout.end() }
    let same = try checkout.review("HEAD")
    #expect(same.answer.status == 0 && same.review?.summary == ["unchanged": 4])
    try checkout.edit("Card.swift", "spacing: 8", to: "spacing: 20")
    let (answer, review) = try checkout.review("HEAD")
    #expect(answer.status == 1 && review?.summary == ["changed": 2, "unchanged": 2, "drawn": 2], "\(answer)")
    let card = try #require(review?.previews.first { $0.view == "#Preview \"Card\"" })
    #expect(card.state == "changed" && card.source == "app/Card.swift:10")
    #expect(card.reason == "Card.swift has changed")
    // As `plumb diff` says: 30 + 8 + 30 in 390 begins at 161, and 30 + 20 + 30 at 155.
    let moved = try #require(card.views?.first { $0.view == "Color.blue" })
    #expect(moved.change == "moved" && moved.source == "Card.swift:6")
    #expect(moved.before?.x == 199 && moved.after?.x == 205 && moved.before?.width == 30)
    #expect(
      moved.text == "Color.blue moved 6 to the right: in HStack spacing is 20 instead of 8 (Card.swift:4).",
      "\(moved)")
    let page = try checkout.page()
    #expect(
      page.contains("Color.blue moved 6 to the right: in HStack spacing is 20 instead of 8 (Card.swift:4).")
        && page.contains("<dt>before</dt><dd>199, 412, 30 × 20</dd><dt>after</dt><dd>205, 412, 30 × 20</dd>")
        && page.contains("2 previews are unchanged"))
  }

  @Test("names new and removed previews, and one of which only the name has changed")
  func names() throws {
    let checkout = try TestCheckout(Self.files)
    defer { checkout.end() }
    try checkout.edit("Other.swift", "\"Other\") {", to: "\"Same\") {")
    try checkout.remove("Screen.swift")
    try checkout.write("import SwiftUI\n#Preview(\"Fresh\") { Color.green }", to: "Fresh.swift")
    let (answer, review) = try checkout.review("HEAD")
    #expect(answer.status == 1 && review?.summary == ["new": 1, "removed": 1, "unchanged": 3, "drawn": 4])
    #expect(review?.states["#Preview \"Fresh\""] == "new" && review?.states["Screen_Previews"] == "removed")
    #expect(review?.previews.first { $0.view == "#Preview \"Same\"" }?.was == "Other")
  }

  @Test(
    "a renamed file is no new preview, whether git knows of it or not, and with an edit",
    .tags(.sampled),
    arguments: sample(
      ["mv Card.swift Ace.swift", "git mv Card.swift Ace.swift", "mkdir Cards && mv Card.swift Cards"], 1))
  func renamedFile(_ move: String) throws {
    var files = Self.files
    files["Card.swift"]?.append("\n#Preview { Card().padding() }")
    let checkout = try TestCheckout(files)
    defer { checkout.end() }
    _ = try checkout.command.shell("cd app && \(move)")
    let same = try checkout.review("HEAD")
    #expect(
      same.answer.status == 0 && same.review?.summary == ["unchanged": 5, "drawn": 3], "\(same.answer)")
    try checkout.edit(move.hasSuffix("Cards") ? "Cards/Card.swift" : "Ace.swift", ".red", to: ".green")
    let edited = try checkout.review("HEAD")
    #expect(edited.review?.summary == ["changed": 3, "unchanged": 2, "drawn": 3], "\(edited.answer)")
    let card = edited.review?.previews.first { $0.view == "#Preview \"Card\"" }
    #expect(card?.views?.map(\.text) == ["Color.red became Color.green."])
  }

  @Test("a preview whose picture is equal but whose views moved is listed")
  func equalPicture() throws {
    let checkout = try TestCheckout([
      "View.swift":
        "import SwiftUI\n#Preview(\"A\") { HStack(spacing: 0) { Color.clear.frame(width: 40); Color.clear } }"
    ])
    defer { checkout.end() }
    try checkout.edit("View.swift", "width: 40", to: "width: 60")
    let (answer, review) = try checkout.review("HEAD")
    #expect(answer.status == 1 && review?.summary == ["changed": 1, "drawn": 1])
    #expect(review?.previews.first?.pixels == 0 && review?.previews.first?.views?.count == 2, "\(answer)")
    #expect(try checkout.page().contains("It draws the same pixels."))
  }

  @Test("a part that does not compile before or after costs only itself, and is named")
  func broken() throws {
    let checkout = try TestCheckout(Self.files)
    defer { checkout.end() }
    try checkout.edit("Other.swift", "Text(\"Other\")", to: "Text(nothing)")
    try checkout.edit("Card.swift", ".red", to: ".green")
    let after = try checkout.review("HEAD")
    #expect(after.answer.status == 1)
    #expect(after.review?.summary == ["changed": 2, "failed": 2, "drawn": 4], "\(after.answer)")
    #expect(after.review?.states["#Preview \"Other\""] == "failed")
    #expect(after.review?.problems.first?.side == "after")
    #expect(after.review?.problems.first?.text.contains("cannot find 'nothing' in scope") ?? false)
    try checkout.commit()
    try checkout.edit("Other.swift", "Text(nothing)", to: "Text(\"Other\")")
    let before = try checkout.review("HEAD")
    #expect(before.review?.summary == ["unchanged": 2, "failed": 2, "drawn": 2], "\(before.answer)")
    #expect(before.review?.previews.first { $0.state == "failed" }?.before == "Other.swift did not compile.")
    let problem = try #require(before.review?.problems.first)
    #expect(problem.side == "before" && problem.text.contains("HEAD:Other.swift:2"), "\(problem)")
  }

  @Test("a view that crashes after the change ends the command with 3, and the others are shown")
  func crash() throws {
    let checkout = try TestCheckout(Self.files)
    defer { checkout.end() }
    try checkout.edit(
      "Other.swift", "{ Text(\"Other\") }", to: "{ fatalError(\"no more\"); return Text(\"\") }")
    let (answer, review) = try checkout.review("HEAD")
    #expect(answer.status == 3 && review?.summary == ["unchanged": 3, "failed": 1, "drawn": 2], "\(answer)")
    #expect(review?.previews.first { $0.state == "failed" }?.after?.contains("no more") ?? false)
  }

  @Test("needs a revision of a git checkout, and no sandbox, and says so")
  func wrong() throws {
    let command = try Command("#Preview { Text(\"A\") }")
    defer { command.folder.remove() }
    let plain = try command.run("review", "main", "View.swift")
    #expect(
      plain.status == 2
        && plain.error == "plumb review needs a git checkout, and \(command.folder.url.path) is in none.\n")
    let walled = try command.run("review", "main", "View.swift", "--sandbox")
    #expect(walled.status == 2 && walled.error.contains("review runs git with the settings of the checkout"))
    _ = try command.shell("git init -q .")
    for revision in ["main", "main..", "main...", "..main", "a..b"] {
      let missing = try command.run("review", revision, "View.swift")
      #expect(missing.status == 2 && missing.error.hasPrefix("There is no revision "), "\(missing)")
      #expect(
        missing.error.hasSuffix(" git log lists the revisions, and git fetch brings those of others.\n"))
    }
    let both = try command.run("review", "main", "View.swift", "--json", "-o", "-")
    #expect(both.status == 2 && both.error.hasPrefix("Only one of --output, --markdown and --json can go"))
  }

  @Test("compares two revisions, and what was done since a branch began")
  func ranges() throws {
    let checkout = try TestCheckout(Self.files)
    defer { checkout.end() }
    try checkout.git("branch start")
    try checkout.edit("Card.swift", ".red", to: ".green")
    try checkout.commit()
    try checkout.git("checkout -q -b other start")
    try checkout.edit("Other.swift", "\"Other\")", to: "\"Others\")")
    try checkout.commit()
    try checkout.git("checkout -q main")
    #expect(try checkout.review("start..main").review?.summary == ["changed": 2, "unchanged": 2, "drawn": 2])
    // All of main counts as undone.
    let both = try checkout.review("main..other").review
    #expect(both?.summary["changed"] == 2 && both?.until == "other")
    let since = try checkout.review("main...other").review
    #expect(since?.states.values.contains("changed") == false && since?.commit != both?.commit)
    #expect(try checkout.review("other...").review?.summary["changed"] == 2)
    #expect(try checkout.review("start..start").answer.status == 0)
  }
}
