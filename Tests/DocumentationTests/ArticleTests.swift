import CommandTesting
import Foundation
import TestLayers
import Testing

/// What an article shows is what a reader gets.
@Suite("The articles") struct ArticleTests {
  /// They run until they are interrupted; the tests of the server have them.
  private static let served = ["plumb preview ", "plumb run "]

  @Test(
    "print what their commands print, from their own listings", .tags(.sampled, .slow),
    arguments: sample(Article.all, 9))
  func commands(article: Article) throws {
    let command = try Command()
    for block in article.blocks where block.language == "swift" {
      guard let file = block.file, !file.hasPrefix("Sources/"), !file.hasSuffix("Tests.swift") else {
        continue
      }
      let url = URL(fileURLWithPath: command.path(file))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try block.text.write(to: url, atomically: true, encoding: .utf8)
    }
    let products = Command.executable.deletingLastPathComponent().path
    let places = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    for run in article.runs where !Self.served.contains(where: run.command.hasPrefix) {
      let answer = try command.shell(run.command, environment: ["PATH": "\(products):\(places)"])
      #expect(answer.status == 0, "\(run.command) says: \(answer.error)")
      #expect(
        answer.output == run.output || answer.output == String(run.output.dropLast()), "of \(run.command)")
    }
  }

  @Test("have listings that compile, or that stand in a file of the project", arguments: Article.all)
  func listings(article: Article) throws {
    let command = try Command()
    let others = try ["README.md"].map { try Self.text(of: $0) }
    for block in article.blocks where block.language == "swift" {
      guard let file = block.file, !file.hasPrefix("Sources/") else {
        let sources = try block.file.map { [try Self.text(of: $0)] } ?? others + Self.exporters()
        #expect(sources.contains { $0.contains(Self.trimmed(block.text)) }, "no file has: \(block.text)")
        continue
      }
      if file.hasSuffix("Tests.swift") {
        let isOfGuest = file == "TagTests.swift"
        if isOfGuest, !Guest.SnapshotTesting.isThere { continue }
        let folder =
          isOfGuest ? "Packages/SnapshotTesting/Tests/SnapshotTestingTests" : "Tests/DocumentationTests"
        #expect(try Self.text(of: "\(folder)/\(file)") == Self.trimmed(block.text))
        continue
      }
      let url = URL(fileURLWithPath: command.path("listing.swift"))
      try block.text.write(to: url, atomically: true, encoding: .utf8)
      let answer = try command.run("check", "listing.swift")
      #expect(answer.status == 0, "\(file): \(answer.error)")
    }
  }

  @Test("are there for each task, with commands and listings")
  func tasks() {
    #expect(Article.all.count >= 18)
    #expect(Article.all.flatMap(\.runs).count >= 25)
    #expect(Article.all.flatMap(\.blocks).filter { $0.language == "swift" }.count >= 14)
  }

  @Test("are read with the file before a listing, and the output below a command")
  func reader() throws {
    let article = Article(
      path: "A.md",
      text: """
        # One

        Write this to `Cards/A.swift`:

        ```swift
        let a = 1
        ```

        ```console
        $ plumb check A.swift
        $ plumb inspect A.swift
        padding
        └─ Text
        ```
        """)
    #expect(article.blocks.map(\.file) == ["Cards/A.swift", nil])
    #expect(article.blocks.map(\.text).first == "let a = 1\n")
    #expect(
      article.runs == [
        .init(command: "plumb check A.swift", output: ""),
        .init(command: "plumb inspect A.swift", output: "padding\n└─ Text\n"),
      ])
  }

  private static func text(of path: String) throws -> String {
    trimmed(try String(contentsOf: Article.root.appending(path: path), encoding: .utf8))
  }

  /// Where the articles for contributors take their excerpts from without naming the file above them.
  private static func exporters() throws -> [String] {
    try ["Sources/PlumbExport/SVG/SVG.swift", "Sources/PlumbControls/Controls/GroupBox.swift"].map(text)
  }

  /// Without the indentation, which depends on where an excerpt stands.
  private static func trimmed(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    .joined(separator: "\n").trimmingCharacters(in: .newlines)
  }
}
