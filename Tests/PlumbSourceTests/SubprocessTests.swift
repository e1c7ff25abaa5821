import Foundation
import PlumbSource
import Testing

@Suite("Subprocess")
struct SubprocessTests {
  func run(_ script: String, timeout: Double? = nil) throws -> Subprocess.Outcome {
    var process = Subprocess()
    process.standardOutput = -1
    process.standardError = -1
    process.timeout = timeout
    return try process.run("sh", ["-c", script])
  }

  @Test("a program ends with a status, by a signal, or too late")
  func ends() throws {
    #expect(try run("exit 3").end == .exited(3))
    #expect(try run("kill -SEGV $$").end == .signalled(SIGSEGV))
    #expect(try run("sleep 60", timeout: 0.1).end == .timedOut)
  }

  @Test("a program inherits nothing that is open here, such as the socket of a port")
  func inheritsNothing() throws {
    let null = open("/dev/null", O_RDONLY)
    // One whose number the shell does not take for itself.
    let descriptor = fcntl(null, F_DUPFD, 200)
    defer { for open in [null, descriptor] { close(open) } }
    let lines = try run("test -e /proc/$$/fd/\(descriptor) && echo open || echo closed").lastLines
    #expect(lines == ["closed"])
  }

  @Test("what a program started ends with it")
  func endsTheGroup() throws {
    // Its number is there before the time can be over, however late the shell begins.
    let outcome = try run("sleep 600 & echo $!; sleep 600", timeout: 2)
    let grandchild = try #require(outcome.lastLines.first.flatMap { Int32($0) })
    // Its supervisor has collected it, so not even its number is there.
    #expect(outcome.end == .timedOut && kill(grandchild, 0) != 0)
  }

  @Test("a program that leaves something running is over when it ends itself")
  func leavesSomethingRunning() throws {
    let outcome = try run("sleep 600 & echo $!; exit 0")
    let left = try #require(outcome.lastLines.first.flatMap { Int32($0) })
    #expect(outcome.end == .exited(0) && kill(left, 0) != 0)
  }

  @Test("only the last twenty lines are kept, also an unfinished one, and no stack")
  func lastLines() throws {
    let lines = try run("seq 1 10000; printf 'Current stack trace:\\n0 main\\n1 start\\nlast'").lastLines
    #expect(lines == (9982...10000).map(String.init) + ["last"])
  }

  @Test("only so much of each output is passed on, and a program that prints more goes on")
  func mostOutput() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let files = ["output", "error"].map { open(folder.path($0), O_WRONLY | O_CREAT, 0o600) }
    defer { for file in files { close(file) } }
    var process = Subprocess()
    (process.standardOutput, process.standardError, process.mostOutput) = (files[0], files[1], 100_000)
    let outcome = try process.run("sh", ["-c", "seq 1 1000000; echo a >&2; exit 3"])
    #expect(outcome.end == .exited(3) && outcome.lastLines.contains("1000000"))
    let sizes = try ["output", "error"].map {
      try FileManager.default.attributesOfItem(atPath: folder.path($0))[.size] as? Int
    }
    #expect(sizes == [100_000, 2])
  }

  @Test("endless output without a line end takes bounded memory")
  func endlessLine() throws {
    let outcome = try run("yes | tr -d '\\n'", timeout: 0.5)
    #expect(outcome.end == .timedOut)
    #expect(!outcome.lastLines.isEmpty && outcome.lastLines.allSatisfy { $0.count <= 500 })
  }

  @Test("a program that is not there is named")
  func missing() {
    #expect(throws: Subprocess.Problem.self) { try Subprocess().run("/none/such", []) }
  }
}
