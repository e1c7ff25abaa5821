import CommandTesting
import Foundation
import Testing

@testable import PlumbCommand

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
}
