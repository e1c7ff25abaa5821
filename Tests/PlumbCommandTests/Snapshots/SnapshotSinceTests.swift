import CommandTesting
import Foundation
import TestLayers
import Testing

/// `plumb snapshot --since`.
@Suite("Recorded previews since a revision", .timeLimit(.minutes(60)))
struct SnapshotSinceTests {
  private static let files = [
    "Row.swift": """
    import SwiftUI
    struct Row: View { var body: some View { Text("Row") } }
    #Preview { Row() }
    """,
    "Screen.swift": """
    import SwiftUI
    struct Screen: View { var body: some View { VStack { Row(); Row() } } }
    struct Screen_Previews: PreviewProvider { static var previews: some View { Screen() } }
    """,
    "Other.swift": """
    import SwiftUI
    #Preview("Other") { Text("Other") }
    """,
  ]

  private struct Entry: Decodable {
    let view: String
    let file: String
    let state: String
    let drawn: Bool?
    let reason: String?
  }

  private func snapshot(_ checkout: TestCheckout, _ words: String...) throws -> (
    answer: Command.Answer, entries: [Entry]
  ) {
    let answer = try checkout.command.run(["snapshot", checkout.folder, "--json"] + words)
    return (answer, (try? JSONDecoder().decode([Entry].self, from: Data(answer.output.utf8))) ?? [])
  }

  /// A checkout with recorded pictures.
  private func recorded(_ files: [String: String]) throws -> TestCheckout {
    let checkout = try TestCheckout(files)
    let first = try snapshot(checkout)
    #expect(first.answer.status == 0, "\(first.answer.error)")
    try checkout.commit()
    return checkout
  }

  @Test("are drawn where a change can reach them; the others count as unchanged, and the summary says so")
  func check() throws {
    let checkout = try recorded(Self.files)
    defer { checkout.end() }
    let same = try snapshot(checkout, "--check", "--since", "HEAD")
    #expect(
      same.answer.status == 0
        && same.answer.error
          == "Drawn since HEAD: 0 of 3 pictures.\nPictures in app/__Snapshots__: 3 unchanged.\n"
    )
    try checkout.write(Self.files["Row.swift"]!.replacing("\"Row\"", with: "\"Longer row\""), to: "Row.swift")
    let edited = try snapshot(checkout, "--check", "--since", "HEAD")
    #expect(edited.answer.status == 1)
    #expect(edited.answer.error.contains("\nDrawn since HEAD: 2 of 3 pictures (Row.swift has changed: 2).\n"))
    #expect(edited.entries.map(\.state).sorted() == ["changed", "changed", "unchanged"])
    #expect(edited.entries.map(\.drawn) == edited.entries.map { !$0.file.hasSuffix("Other-Other.png") })
    #expect(Set(edited.entries.compactMap(\.reason)) == ["Row.swift has changed"])
    let whole = try snapshot(checkout, "--check")
    #expect(
      whole.entries.map(\.state) == edited.entries.map(\.state)
        && whole.entries.allSatisfy { $0.drawn == nil })
  }

  @Test("are recorded where a change can reach them, and a picture that has changed itself is drawn")
  func record() throws {
    let checkout = try recorded(Self.files)
    defer { checkout.end() }
    let (other, row) = (
      checkout.path("__Snapshots__/Other-Other.png"), checkout.path("__Snapshots__/Row.png")
    )
    let before = try Data(contentsOf: URL(fileURLWithPath: other))
    try checkout.write(Self.files["Row.swift"]!.replacing("\"Row\"", with: "\"Longer row\""), to: "Row.swift")
    let edited = try snapshot(checkout, "--since", "HEAD")
    #expect(edited.answer.status == 0 && edited.entries.count { $0.state == "changed" } == 2)
    #expect(try snapshot(checkout, "--check").answer.status == 0)
    // Somebody replaces a picture, and deletes another one.
    try checkout.commit()
    try Data(contentsOf: URL(fileURLWithPath: row)).write(to: URL(fileURLWithPath: other))
    try checkout.remove("__Snapshots__/Row.png")
    let replaced = try snapshot(checkout, "--check", "--since", "HEAD")
    #expect(
      replaced.entries.filter { $0.drawn == true }.map(\.reason) == [
        "the recorded picture has changed", "there is no recorded picture",
      ])
    #expect(replaced.entries.map(\.state).sorted() == ["changed", "new", "unchanged"])
    #expect(before != (try Data(contentsOf: URL(fileURLWithPath: other))))
  }

  @Test("need a revision of a git checkout, and no sandbox")
  func wrong() throws {
    let command = try Command("#Preview { Text(\"A\") }")
    defer { command.folder.remove() }
    let plain = try command.run("snapshot", "View.swift", "--since", "main")
    #expect(
      plain.status == 2
        && plain.error == "--since needs a git checkout, and \(command.folder.url.path) is in none.\n")
    let walled = try command.run("snapshot", "View.swift", "--since", "main", "--sandbox")
    #expect(walled.status == 2 && walled.error.contains("--since runs git with the settings of the checkout"))
    _ = try command.shell("git init -q .")
    let missing = try command.run("snapshot", "View.swift", "--since", "main")
    #expect(missing.status == 2 && missing.error.hasPrefix("There is no revision main in "))
  }

  @Test(
    "are the same with and without it, after each of random edits", .tags(.long),
    arguments: [1, 2] as [UInt64])
  func randomEdits(seed: UInt64) throws {
    var app = RandomApp(seed: seed, groups: 6, previews: 12)
    let checkout = try recorded(app.texts)
    defer { checkout.end() }
    var (drawn, changed) = (0, 0)
    for _ in 0..<15 {
      let old = app.texts
      let edit = app.edit()
      for name in Set(old.keys).subtracting(app.texts.keys) { try checkout.remove(name) }
      for (name, text) in app.texts where old[name] != text { try checkout.write(text, to: name) }
      let (some, all) = (
        try snapshot(checkout, "--check", "--since", "HEAD"), try snapshot(checkout, "--check")
      )
      #expect(
        some.entries.map(\.state) == all.entries.map(\.state),
        "\(edit), with the seed \(seed): \(some.answer.error)")
      #expect(!all.entries.isEmpty && all.entries.allSatisfy { $0.state != "failed" })
      drawn += some.entries.count { $0.drawn ?? true }
      changed += all.entries.count { $0.state != "unchanged" }
      _ = try snapshot(checkout)
      try checkout.commit()
    }
    #expect(changed > 0 && drawn < 15 * 12, "\(changed) changed, and \(drawn) drawn")
  }
}
