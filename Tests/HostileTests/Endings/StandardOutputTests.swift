import CommandTesting
import Foundation
import Testing

@Suite("Standard output that takes nothing", .timeLimit(.minutes(6)))
struct StandardOutputTests {
  private let view = "struct A: View { var body: some View { Text(\"a\") } }"

  @Test(
    "a result that standard output has no room for is told, and ends with 4",
    arguments: [
      "inspect View.swift", "explain View.swift", "diff View.swift View.swift",
      "render View.swift -o a.svg --json", "render View.swift -o -", "gallery View.swift -o out --json",
      "help",
    ])
  func full(words: String) throws {
    let command = try Command(view)
    defer { command.folder.remove() }
    let answer = try command.shell("\"$PLUMB\" \(words) > /dev/full")
    #expect(answer.status == 4)
    #expect(
      answer.error.contains("Standard output can not be written: No space left on device."), "\(answer)")
  }

  @Test("a result for a closed standard output is told, and no file takes it by mistake")
  func closed() throws {
    let command = try Command(view)
    defer { command.folder.remove() }
    for words in ["help", "inspect View.swift --json"] {
      let answer = try command.shell("\"$PLUMB\" \(words) >&-")
      #expect(answer.status == 4)
      #expect(
        answer.error == "Standard output is closed, so the result could not be written.\n", "\(answer)")
    }
    // A picture needs no standard output.
    #expect(try command.shell("\"$PLUMB\" render View.swift -o a.svg <&- >&- 2>&-").status == 0)
    #expect(try String(contentsOfFile: command.path("a.svg"), encoding: .utf8).hasSuffix("</svg>\n"))
  }

  @Test("a reader that stops early is told nothing, and the status is that of a broken pipe")
  func reader() throws {
    let command = try Command(view)
    defer { command.folder.remove() }
    mkdir(command.path("temporary"), 0o700)
    // The reader has gone for certain when the command writes.
    // Tests may run where this signal is off already, and a shell can not turn it on again.
    let listening = "perl -e '$SIG{PIPE} = \"DEFAULT\"; exec @ARGV'"
    for words in ["help", "inspect View.swift", "render View.swift -o -"] {
      let answer = try command.shell(
        "mkfifo gone; (exec 3<>gone; exec 4>gone; exec 3>&-; \(listening) \"$PLUMB\" \(words) >&4); s=$?; rm gone; exit $s",
        environment: ["TMPDIR": command.path("temporary"), "PERL_BADLANG": "0"])
      #expect(answer == .init(status: 141, output: "", error: ""))
      #expect(try FileManager.default.contentsOfDirectory(atPath: command.path("temporary")) == [])
    }
  }

  @Test("words that nobody can hear change no exit status", arguments: ["2>/dev/full", "2>&-"])
  func deaf(redirection: String) throws {
    let command = try Command("this is no Swift")
    defer { command.folder.remove() }
    #expect(try command.shell("\"$PLUMB\" rendr \(redirection)").status == 2)
    #expect(try command.shell("\"$PLUMB\" check View.swift \(redirection)").status == 1)
  }
}
