import CommandTesting
import Foundation
import PlumbServer
import PlumbSource
import SwiftUI
import Testing

@testable import PlumbCommand
@testable import PlumbLive
@testable import PlumbGuidePages
@testable import PlumbShare

@Suite("Answers that a view forges", .timeLimit(.minutes(6)))
struct ForgedAnswerTests {
  @Test("an answer that a view sends itself does not count, and is told")
  func forged() throws {
    let command = try Command(
      """
      import Foundation
      func sends(_ kind: UInt8, _ length: UInt32, _ text: String = "") -> Bool {
        let size = (0..<4).map { UInt8(length >> (8 * $0) & 255) }
        let bytes = [kind, 0, 0, 0, 0] + size + Array(text.utf8)
        return write(\(Subprocess.wireNumber), bytes, bytes.count) == bytes.count
      }
      func isThere() -> Bool {
        var byte: UInt8 = 0
        // MSG_DONTWAIT
        return recv(\(Subprocess.wireNumber), &byte, 1, 0x40) > 0
      }
      struct Closes: View { init() { close(\(Subprocess.wireNumber)) }; var body: some View { Text("") } }
      struct Ends: View { init() { exit(0) }; var body: some View { Text("") } }
      struct Forges: View { init() { _ = sends(\(answer), 6, "forged"); exit(0) }; var body: some View { Text("") } }
      struct Half: View { init() { _ = sends(\(answer), 1 << 29, "half"); exit(0) }; var body: some View { Text("") } }
      struct Large: View { init() { _ = sends(\(answer), .max, "l") }; var body: some View { Text("") } }
      struct Prints: View { var body: some View { print("{\\"view\\": \\"Prints\\"}"); exit(0); return Text("") } }
      struct Reads: View { var body: some View { Text(isThere() ? "a request" : "no request") } }
      struct Twice: View { init() { _ = sends(\(answer), 6, "forged") }; var body: some View { Text("") } }
      struct Wild: View { init() { _ = sends(200, 0) }; var body: some View { Text("") } }
      """)
    defer { command.folder.remove() }
    let result = try command.run("inspect", "View.swift", "--all", "--json")
    #expect(result.status == 3)
    #expect(!result.output.contains("forged"))
    let list = try #require(try json(result.output) as? [[String: Any]])
    #expect(list.compactMap { $0["view"] as? String } == ["Reads"])
    #expect(result.output.contains("no request"))
    let reasons = list.compactMap { ($0["error"] as? [String: Any])?["reason"] as? String }
    let ended = "ended the process before it was done"
    let stray = "was ended, because it wrote to its connection with plumb, or closed it."
    for (reason, words) in zip(
      reasons,
      [
        "Closes \(stray)", "Ends \(ended). It printed nothing.\nThis happened at View.swift:",
        "Forges \(ended), and sent an answer that does not count: it is not from plumb.",
        "Half \(ended). It printed nothing.", "Large \(stray)",
        "Prints \(ended). Its last lines:\n  {\"view\": \"Prints\"}\nThis happened in the body of Prints (View.swift:",
        "Twice \(stray)", "Wild \(stray)",
      ])
    { #expect(reason.hasPrefix(words), "\(reason)") }
    #expect(reasons.count == 8)
  }

  private var answer: UInt8 { WireMessage.Kind.answer.rawValue }

  @Test("only a whole answer with its own seal counts, and one that is too long says so")
  func seal() throws {
    let seal = Answer.newSeal()
    for (kept, isProblem) in [(Answer.result(Data("tree".utf8)), false), (.problem("no tree"), true)] {
      let bytes = kept.sealed(with: seal)
      switch Answer(bytes, seal: seal) {
      case .result(let data): #expect(!isProblem && data == Data("tree".utf8))
      case .problem(let text): #expect(isProblem && text == "no tree")
      case nil: Issue.record("the answer is not read")
      }
      #expect(Answer(bytes, seal: Answer.newSeal()) == nil, "another seal")
      #expect(Answer(bytes.dropLast(), seal: seal) == nil && Answer(Array(seal.utf8), seal: seal) == nil)
    }
    let long = Answer.result(Data(count: WireMessage.Kind.answer.longest)).sealed(with: seal)
    guard case .problem(let words) = Answer(long, seal: seal) else {
      Issue.record("it is longer than any message")
      return
    }
    #expect(words == "The result has 1073741824 bytes, and 1073741824 is the most.")
  }

  private static let sentence = "Card: the view's process gave no answer that can be read."

  /// Code in a view's process can find the seal in its memory, so an answer with it may say anything.
  @Test("an answer with its seal that can not be read is told as that of a view that failed")
  func unreadable() throws {
    func expectUnreadable(_ body: () throws -> Void) {
      let failure = #expect(throws: (any Error).self) { try body() }.map { Failure($0) }
      #expect(failure?.status == .viewFailed && failure?.message == Self.sentence, "\(failure as Any)")
    }
    for text in [
      "", "[]", "{", #"{"width":1e300,"height":8,"picture":"","json":"{}"}"#,
      #"{"width":8,"height":-1,"picture":"","json":"{}"}"#,
      #"{"width":8,"height":8,"picture":"","json":"}"}"#,
    ] {
      expectUnreadable { _ = try GuideAnswer(Data(text.utf8), about: "Card") }
    }
    expectUnreadable {
      _ = try InspectRequest(asJSON: true).text(of: Data("{\"a\":1} forged".utf8), about: "Card")
    }
    let request = ExplainRequest(subject: .outermost, full: false, asJSON: true)
    for text in ["[]", #"{"text":"{} forged"}"#] {
      expectUnreadable { _ = try request.text(of: Data(text.utf8), about: "Card") }
    }
    let side = Diff.Side(path: "Card.swift", view: "Card", data: Data("[]".utf8))
    expectUnreadable { _ = try Diff.compare(side, side, asJSON: false) }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for looks in [[], ["[]"], [#"{"still":"","tree":{"name":""}}"#, "}"]] {
      let page = SharedPage(
        name: "Card", looks: looks, packing: Packing(in: folder), source: nil, module: Data())
      expectUnreadable { _ = try page.html }
    }
  }

  @Test("a preview at a place that no file has, or with an answer that is no picture, is recorded nowhere")
  func places() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.path("_---x.png")
    try Data("recorded".utf8).write(to: URL(fileURLWithPath: file))
    try Data().write(to: URL(fileURLWithPath: folder.path("A.swift")))
    let text =
      #"{"kind":{"preview":{}},"name":"x","index":0,"place":":::","isPrivate":false,"isListed":true,"canBeMade":true}"#
    let view = try JSONDecoder().decode(SourceView.self, from: Data(text.utf8))
    var recording = SnapshotRecording(
      folder: SnapshotFolder(path: folder.url.path), isCheck: true, variants: [],
      owner: SnapshotOwner(mark: "A.swift on iOS"))
    try recording.show(
      [(view, { _, _ in Data("forged".utf8) })], on: Stage(), of: Source(path: folder.path("A.swift")))
    let entry = try #require(recording.entries.first)
    #expect(entry.source == nil && entry.file == file && entry.failure?.status == .viewFailed)
    #expect(
      entry.failure?.message == "#Preview \"x\": the view's process gave no answer that can be read.")
  }

  @Test("an app that says that it is larger than any number of points is listed so")
  func drivenNumbers() throws {
    let element = #"{"role":"button","label":"a","frame":[1e19,0.4,-1e19,2],"states":[]}"#
    let answer = try JSONDecoder().decode(
      DriveAnswer.self, from: Data("{\"size\":[1e300,-1e300],\"elements\":[\(element)]}".utf8))
    #expect(answer.lines == ["button \"a\"  1e+19,0 -1e+19×2"])
    #expect(answer.listing.hasPrefix("Screen of 1e+300×-1e+300 points:"))
  }
}
