import CommandTesting
import Foundation
import Testing

@Suite("Surroundings that lack something", .timeLimit(.minutes(6)))
struct PoorSurroundingsTests {
  @Test(
    "help has room in a terminal of any width",
    arguments: ["-1", "0", "1", "20", "39", "9223372036854775807"])
  func columns(_ columns: String) throws {
    let command = try Command()
    defer { command.folder.remove() }
    let answer = try command.shell(#""$PLUMB" render --help"#, environment: ["COLUMNS": columns])
    #expect(answer.status == 0)
    #expect(answer.output.contains("--time-zone"))
    #expect(answer.error == "")
  }

  @Test("a server that may not open enough files says so, and ends with 4", arguments: ["preview", "run"])
  func openFiles(_ word: String) throws {
    let command = try Command("struct A: View { var body: some View { Text(\"a\") } }")
    defer { command.folder.remove() }
    let answer = try command.shell("ulimit -n 12; exec \"$PLUMB\" \(word) View.swift < /dev/null")
    #expect(answer.status == 4)
    #expect(
      answer.error
        == "A process may have 12 open files here, and a server needs 64: raise ulimit -n.\n")
  }
}
