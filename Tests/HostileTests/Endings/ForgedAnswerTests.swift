import CommandTesting
import Foundation
import PlumbSource
import SwiftUI
import Testing

@testable import PlumbCommand
@testable import PlumbShare

@Suite("Answers that a view forges", .timeLimit(.minutes(6)))
struct ForgedAnswerTests {
  @Test("what a view leaves in the place of its answer does not count, and is told")
  func forged() throws {
    let secret = "a secret of the user's"
    let command = try Command(
      """
      import Foundation
      let request = CommandLine.arguments[2]
      let place = String(request.dropLast(".request".count))
      struct Ends: View { init() { exit(0) }; var body: some View { Text("") } }
      struct Forges: View {
        init() { try? "forged".write(toFile: place, atomically: false, encoding: .utf8); exit(0) }
        var body: some View { Text("") }
      }
      struct Large: View {
        var body: some View {
          let file = open(place, O_CREAT | O_RDWR, 0o600)
          ftruncate(file, 10 << 30)
          exit(0)
          return Text("")
        }
      }
      struct Leads: View { var body: some View { symlink("secret", place); exit(0); return Text("") } }
      struct LeadsOn: View { var body: some View { symlink("kept", place); return Text("an answer") } }
      struct Pipe: View { var body: some View { mkfifo(place, 0o600); exit(0); return Text("") } }
      struct Prints: View { var body: some View { print("{\\"view\\": \\"Prints\\"}"); exit(0); return Text("") } }
      struct Reads: View {
        var body: some View { Text((try? String(contentsOfFile: request, encoding: .utf8)) ?? "no request") }
      }
      """)
    defer { command.folder.remove() }
    try secret.write(toFile: command.path("secret"), atomically: true, encoding: .utf8)
    let answer = try command.run("inspect", "View.swift", "--all", "--json")
    #expect(answer.status == 3)
    #expect(!answer.output.contains(secret) && !answer.output.contains("forged"))
    let list = try #require(try json(answer.output) as? [[String: Any]])
    #expect(list.compactMap { $0["view"] as? String } == ["LeadsOn", "Reads"])
    #expect(answer.output.contains("no request"))
    let reasons = list.compactMap { ($0["error"] as? [String: Any])?["reason"] as? String }
    let ended = "ended the process before it was done"
    for (reason, words) in zip(
      reasons,
      [
        "Ends \(ended). It printed nothing.\nThis happened at View.swift:5.",
        "Forges \(ended), and left an answer that does not count: it is not from plumb.",
        "Large \(ended), and left an answer that does not count: it has 10737418240 bytes, and 1073741824 is the most.",
        "Leads \(ended), and left an answer that does not count: it is no plain file.",
        "Pipe \(ended), and left an answer that does not count: it is no plain file.",
        "Prints \(ended). Its last lines:\n  {\"view\": \"Prints\"}\nThis happened in the body of Prints (View.swift:",
      ])
    { #expect(reason.hasPrefix(words), "\(reason)") }
    #expect(reasons.count == 6)
    // A link in the answer's place is replaced and not followed.
    #expect(!FileManager.default.fileExists(atPath: command.path("kept")))
  }

  @Test("only a whole answer with its own seal counts")
  func seal() throws {
    let command = try Command()
    defer { command.folder.remove() }
    let (path, seal) = (command.path("answer"), Answer.newSeal())
    try Answer.result(Data("tree".utf8)).write(to: path, seal: seal)
    guard case .answer(.result(let data)) = Answer.read(path, seal: seal) else {
      Issue.record("the answer is not read")
      return
    }
    #expect(data == Data("tree".utf8))
    if case .answer = Answer.read(path, seal: Answer.newSeal()) { Issue.record("another seal is taken") }
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    try whole.dropLast().write(to: URL(fileURLWithPath: path))
    if case .answer = Answer.read(path, seal: seal) { Issue.record("half an answer is taken") }
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
