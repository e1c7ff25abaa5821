import CommandTesting
import Foundation
import TestLayers
import Testing

/// What the README and Commands.md tell a reader to type does what they say, on the script in the root.
@Suite("The front door", .serialized, .timeLimit(.minutes(10)))
struct FrontDoorTests {
  private static let documents = ["README.md", "Documentation/Commands.md"]
  private static let checkout = Result { try FrontDoorCheckout() }

  @Test("each command that the documents write is run by a test, and no other")
  func coverage() throws {
    let written = try Self.documents.flatMap { try WrittenCommands(of: $0).all }
    let run =
      FrontDoorCheck.all.map(\.written) + FrontDoorCheck.served.map(\.written) + FrontDoorCheck.elsewhere.keys
    #expect(Set(written).subtracting(run) == [], "no test runs them")
    #expect(Set(run).subtracting(written) == [], "no document writes them")
    for file in FrontDoorCheck.elsewhere.values {
      #expect(
        FileManager.default.fileExists(atPath: Article.root.appending(path: "Tests/\(file)").path), "\(file)")
    }
  }

  @Test(
    "each command ends as it should, makes its files and no other, and says nothing that the documents do not show",
    .needs(.Companions),
    .tags(.slow)
  )
  func commands() throws {
    let checkout = try Self.checkout.get()
    let outputs = try WrittenCommands(of: "README.md").outputs
    for check in FrontDoorCheck.all {
      let before = try checkout.names(in: check.folder)
      for line in check.typed.dropLast() { _ = try checkout.run(line, in: check.folder) }
      let answer = try checkout.run(check.typed.last ?? "", in: check.folder)
      let line = "\(check.written) says\n\(answer.output)\(answer.error)"
      #expect(answer.status == check.status, "\(line)")
      switch check.output {
      case .nothing: if check.told != [""] { #expect(answer.output.isEmpty, "\(line)") }
      case .shown:
        // The page has its lines as wide as a terminal may be.
        #expect(Self.words(answer.output) == Self.words(outputs[check.written] ?? ""), "\(line)")
      case .words(let words):
        for word in words { #expect(answer.output.contains(word), "\(word) in: \(line)") }
      }
      // Commands.md says that the first page of a machine takes longer.
      let notices = answer.error.split(separator: "\n").filter {
        !$0.hasPrefix("Compiling the layout engine for pages")
      }.joined(separator: "\n")
      let isTold = check.told.isEmpty ? notices.isEmpty : check.told.allSatisfy { notices.hasPrefix($0) }
      #expect(isTold, "\(line)")
      let made = try checkout.names(in: check.folder).subtracting(before)
      #expect(made == Set(check.makes.keys), "of \(check.written)")
      for (name, bytes) in check.makes where !bytes.isEmpty {
        let file = checkout.root.appending(path: check.folder).appending(path: name)
        #expect(try Data(contentsOf: file).starts(with: bytes), "\(name) of \(check.written)")
      }
    }
  }

  @Test("each number in the text below the first picture is one that inspect and explain print")
  func numbers() throws {
    let page = try String(contentsOf: Article.root.appending(path: "README.md"), encoding: .utf8)
    let text = try #require(page.components(separatedBy: "\n\n").first { $0.hasPrefix("The row is offered") })
    let checkout = try Self.checkout.get()
    let printed = try ["inspect --trace", "explain --path HStack/Text", "explain --path HStack"].map {
      try checkout.run("./plumb \($0) Examples/MessageRow.swift", in: ".").output
    }.joined()
    let known = Set(printed.matches(of: #/[0-9]+(\.[0-9]+)?/#).map { String($0.0) })
    let written = text.matches(of: #/[0-9]+(\.[0-9]+)?/#).map { String($0.0) }
    #expect(written.count >= 8 && Set(written).subtracting(known) == [], "\(printed)")
    #expect(text.contains("310 = 358 − 8 − 40") && printed.contains("310 = 358 − 8 − 40"))
    #expect(text.contains("three lines") && printed.contains("three lines"))
  }

  private static func words(_ text: String) -> [Substring] { text.split { $0 == " " || $0 == "\n" } }

  @Test("the pages of files open in a browser without an error", arguments: ["OUT.html", "OUT/index.html"])
  func pages(path: String) async throws {
    let checkout = try Self.checkout.get()
    let page = try await BrowserPage.open(
      checkout.root.appending(path: path), width: 1000, height: 800,
      ready:
        "document.readyState === 'complete' && (document.querySelector('#rows li') || document.querySelector('img')?.naturalWidth)"
    )
    #expect(try await page.problems == [])
    try await page.close()
  }

  @Test(
    "what is served opens in a browser without an error, and ends with Control-C",
    arguments: FrontDoorCheck.served.indices)
  func served(index: Int) async throws {
    let checkout = try Self.checkout.get()
    let (written, typed, folder, title, told) = FrontDoorCheck.served[index]
    // Any free port: others may have the usual one.
    let end = try await checkout.serve("\(typed) --port 0", in: folder) { address in
      let isPreview = written.contains("preview")
      let page = try await BrowserPage.open(
        address, width: 1100, height: 900,
        ready: isPreview ? Previewed.ready : "document.querySelector('#canvas')?.dataset.frame > 0")
      #expect(try await page.value("document.title").text?.contains(title) ?? false, "\(written)")
      #expect(try await page.value("document.querySelectorAll('.tile.failed').length").double == 0)
      #expect(try await page.problems == [], "\(written)")
      try await page.close()
    }
    #expect(end.status == 130 && end.error == told, "\(written) ends with \(end)")
  }

  @Test("the reader of documents sees lines of blocks, rows of tables and code in sentences")
  func reader() {
    let commands = WrittenCommands(
      text: """
        Say `plumb render` or `plumb check A.swift`.

            plumb preview .     # a comment
            $ ./plumb inspect A
            padding

              Text
        | `plumb guide` | a guide |
            plumb new     NAME             an app
        ```json
        $ plumb inspect --json
        ```
        """)
    #expect(commands.all == ["plumb check A.swift", "plumb preview .", "./plumb inspect A", "plumb guide"])
    #expect(commands.outputs == ["./plumb inspect A": "padding\n\n  Text\n"])
  }
}
