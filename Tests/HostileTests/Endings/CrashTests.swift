import CommandTesting
import Foundation
import TestLayers
import Testing

@Suite("Views that crash", .timeLimit(.minutes(6)))
struct CrashTests {
  private let broken = """
    struct Broken: View {
      var numbers = [1]
      var body: some View {
        Text("\\(numbers[7])")
      }
    }
    """

  @Test(
    "every command names the view and the line of a crash",
    arguments: [
      "render View.swift -o a.svg", "inspect View.swift", "explain View.swift", "diff View.swift View.swift",
      "gallery View.swift -o out",
    ])
  func named(words: String) throws {
    let command = try Command(broken)
    defer { command.folder.remove() }
    let answer = try command.run(words.split(separator: " ").map(String.init))
    #expect(answer.status == 3)
    #expect(answer.error.contains("Broken crashed ("))
    #expect(answer.error.contains("This happened in the body of Broken (View.swift:5)."), "\(answer.error)")
    #expect(answer.output == "")
  }

  @Test(
    "a crash, a full stack, too much memory and an exit are told with reason, view and line")
  func reasons() throws {
    let command = try Command(
      """
      import Foundation
      func deep(_ number: Int) -> Int { number &+ deep(number &+ 1) &+ 1 }
      struct Deep: View { var body: some View { Text("\\(deep(0))") } }
      struct Ends: View { var body: some View { exit(7); return Text("") } }
      struct Killed: View { var body: some View { kill(getpid(), SIGKILL); return Text("") } }
      struct Large: View { var body: some View { Text("\\([UInt8](repeating: 0, count: 5 << 30).count)") } }
      struct Overflows: View {
        @State private var number = Int.max
        var body: some View { Text("\\(number + 1)") }
      }
      """)
    defer { command.folder.remove() }
    // Each is told after its own reason only; on a loaded machine that takes a while.
    let answer = try command.run("inspect", "View.swift", "--all", "--json", "--timeout", "300")
    #expect(answer.status == 3)
    let list = try #require(try json(answer.output) as? [[String: Any]])
    let errors = list.compactMap { $0["error"] as? [String: Any] }
    let reasons = Dictionary(
      uniqueKeysWithValues: errors.map { ($0["view"] as! String, $0["reason"] as! String) })
    for (view, words) in [
      ("Deep", ["called itself until the stack of 1024 MB was full", "body of Deep (View.swift:3)"]),
      ("Ends", ["ended the process with status 7", "body of Ends (View.swift:5)"]),
      ("Killed", ["too much memory"]),
      (
        "Large",
        ["asked for more memory than the 4096 MB that a view may have", "body of Large (View.swift:7)"]
      ),
      ("Overflows", ["crashed", "body of Overflows (View.swift:10)"]),
    ] {
      for word in words { #expect(reasons[view]?.contains(word) ?? false, "\(view): \(reasons[view] ?? "")") }
    }
    #expect(reasons.count == 5)
  }

  @Test("an endless loop is told with its view, and the limit", .tags(.slow))
  func endless() throws {
    let command = try Command(
      "struct Loops: View { var body: some View { while true {}; return Text(\"\") } }")
    defer { command.folder.remove() }
    let answer = try command.run("inspect", "View.swift", "--timeout", "20")
    #expect(answer.status == 3)
    #expect(answer.error.contains("Loops did not finish within 20 seconds"), "\(answer.error)")
    #expect(answer.error.contains("body of Loops."), "\(answer.error)")
  }
}
