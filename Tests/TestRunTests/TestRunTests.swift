import CommandTesting
import Foundation
import Testing
import Waiting

@Suite("./plumb test", .timeLimit(.minutes(5)))
struct TestRunTests {
  @Test("each test runs once, those of XCTest too, and the last line is that of swift test")
  func passing() throws {
    let tests = try PretendedTests("One.Stacks/wide() pass\nOne.Stacks/high() pass\nTwo.Texts/short() pass\n")
    let answer = try tests.run()
    #expect(answer.status == 0)
    #expect(
      tests.processes.flatMap(\.self).sorted() == [
        "One.Stacks/high()", "One.Stacks/wide()", "Two.Texts/short()",
      ])
    #expect(tests.processes.count == 2)
    let last = try #require(answer.output.split(separator: "\n").last)
    #expect(last.hasPrefix("✔ Test run with 4 tests in 0 suites passed after "))
    #expect(answer.output.contains("\n✔ Test One.Stacks/wide() passed after 2.0 seconds.\n"))
  }

  @Test("a failure is repeated before the last line, with its place, and in the file of JUnit")
  func failing() throws {
    let tests = try PretendedTests("One.Stacks/wide() fail\nTwo.Texts/short() pass\n")
    let answer = try tests.run("--xunit-output tests.xml")
    #expect(answer.status == 1)
    let issue =
      "✘ Test \"One.Stacks/wide()\" recorded an issue with wide at File.swift:7:5: no\n↳ it & \"that\"\n"
    let ending = try #require(answer.output.firstRange(of: "What failed:\n")).upperBound
    #expect(answer.output[ending...].hasPrefix(issue + "✘ Test run with 3 tests in 0 suites failed after "))
    #expect(answer.output.hasSuffix(" seconds with 1 issue.\n"))
    #expect(answer.output[..<ending].contains(issue))
    let file = try String(contentsOfFile: tests.command.path("tests.xml"), encoding: .utf8)
    #expect(
      file.contains(
        """
          <testsuite name="One.Stacks" tests="1" failures="1" time="4.0">
            <testcase classname="One.Stacks" name="wide()" time="4.0">
              <failure message="✘ Test &quot;One.Stacks/wide()&quot; recorded an issue with wide at File.swift:7:5: no&#10;↳ it &amp; &quot;that&quot;"></failure>
            </testcase>
          </testsuite>
        """))
  }

  @Test("a test that takes the processor for too long fails, unless a tag says that it is slow")
  func slow() throws {
    let tests = try PretendedTests("A.One/a() works\nA.One/b() works .slow\nA.One/c() pass\n")
    let answer = try tests.run(processor: 0.2)
    #expect(answer.status == 1)
    let failures = answer.output.split(separator: "\n").filter { $0.hasPrefix("✘ Test \"") }
    #expect(failures.count == 2, "when it ends, and at the end of the run")
    let ending = " seconds of the processor, and a test takes 0.2 at most. "
    #expect(failures.allSatisfy { $0.hasPrefix("✘ Test \"A.One/a()\" took ") && $0.contains(ending) })
    #expect(try tests.run(processor: 10).status == 0)
  }

  @Test(
    "has the engine of shared pages made before a whole run, and not for some tests",
    arguments: [true, false])
  func engine(isWhole: Bool) throws {
    let tests = try PretendedTests("A.One/a() pass\n")
    try writeScript("echo $1 $3 >>command.txt", to: tests.command.path("plumb"))
    #expect(try tests.run(isWhole ? "" : "--filter One").status == 0)
    let calls = try? String(contentsOfFile: tests.command.path("command.txt"), encoding: .utf8)
    #expect(calls == (isWhole ? "share -o\n" : nil))
  }

  @Test("an issue that a test expects is no failure")
  func knownIssues() throws {
    let answer = try PretendedTests("One.Stacks/wide() known\n").run()
    #expect(answer.status == 0)
    #expect(!answer.output.contains("as ever"))
  }

  @Test("a process that exits with an error fails the run, also where its only issue is an expected one")
  func quitting() throws {
    let answer = try PretendedTests("One.Stacks/wide() known\nOne.Stacks/high() quits\n").run()
    #expect(answer.status == 1)
    #expect(answer.output.contains("✘ Tests have not ended: the process exited with 3; "))
  }

  @Test("tests of XCTest that exit with an error fail the run")
  func quittingXCTest() throws {
    let answer = try PretendedTests("One.Stacks/wide() pass\n").run(before: "XCTEST_STATUS=5")
    #expect(answer.status == 1)
    #expect(answer.output.contains("✘ Tests have not ended: XCTest exited with 5."))
  }

  @Test("a test that crashes is named, and the tests behind it run in another process")
  func crashing() throws {
    let tests = try PretendedTests("One.Stacks/a() pass\nOne.Stacks/b() crash\nOne.Stacks/c() pass\n")
    let answer = try tests.run()
    #expect(answer.status == 1)
    #expect(tests.processes.flatMap(\.self) == ["One.Stacks/a()", "One.Stacks/b()", "One.Stacks/c()"])
    #expect(answer.output.contains("✘ Tests have not ended: signal 11 ended the process; "))
    #expect(answer.output.contains("These tests had begun:\n  One.Stacks/b()\n"))
    #expect(answer.output.contains("\n✘ Test run with 3 tests"))
  }

  @Test("tests of which none begins or ends for a while are ended, and those that had begun are named")
  func waiting() throws {
    let tests = try PretendedTests("One.Stacks/a() pass\nOne.Stacks/b() wait\nOne.Stacks/c() pass\n")
    let answer = try tests.run(patience: 1)
    #expect(answer.status == 1)
    #expect(answer.output.contains("no test began or ended for 1 seconds"))
    #expect(answer.output.contains("These tests had begun:\n  One.Stacks/b()\n"))
    #expect(answer.output.contains("Test One.Stacks/c() passed"))
  }

  @Test(
    "long tests run where they are asked for or named, and the others where they are not",
    arguments: [
      ("", ["A.Sampled/c()", "A.Short/a()"]), ("--long", ["A.Long/b()", "A.Sampled/c()"]),
      ("--filter Long", ["A.Long/b()"]), ("--long --filter Short", []),
      ("--filter A --skip 'S.*/[ac]'", ["A.Long/b()"]),
    ])
  func layers(words: String, expected: [String]) throws {
    let tests = try PretendedTests("A.Short/a() pass\nA.Long/b() pass .long\nA.Sampled/c() pass .sampled\n")
    let answer = try tests.run(words)
    #expect(tests.processes.flatMap(\.self).sorted() == expected)
    #expect(answer.status == (expected.isEmpty ? 1 : 0))
    if expected.isEmpty { #expect(answer.error.contains("No test matches")) }
  }

  @Test(
    "what is no number or no regular expression is told before anything runs",
    arguments: [
      ("--trees 0", "--trees is a number from 1 to 999999999."),
      ("--edits 9", "--edits is a number from 10 to 9999999."),
      ("--jobs 0", "--jobs is a number from 1 to 64."), ("--filter '('", "\"(\" is no regular expression."),
    ])
  func words(words: String, sentence: String) throws {
    let tests = try PretendedTests("A.Short/a() pass\n")
    let answer = try tests.run(words)
    #expect(answer.status == 64)
    #expect(answer.error.contains(sentence))
    #expect(tests.processes.isEmpty)
  }

  @Test("tests ignore no signal that the caller of the run ignores")
  func ignoredSignals() throws {
    let tests = try PretendedTests("A.Short/a() listens\n")
    #expect(try tests.run(before: "trap '' HUP;").status == 0)
  }

  @Test("a run beside another one in the same checkout ends with a sentence, and changes nothing of it")
  func beside() throws {
    let tests = try PretendedTests("A.Short/a() pass\n")
    defer { tests.command.folder.remove() }
    let answer = try tests.run(before: "mkdir run; touch run/list.json; exec 9> run.lock; flock 9;")
    #expect(answer.status != 0 && tests.processes.isEmpty)
    #expect(answer.error.contains("Another run of the tests uses run. Wait for its end."), "\(answer)")
    #expect(FileManager.default.fileExists(atPath: tests.command.path("run/list.json")))
    #expect(try tests.run().status == 0)
  }

  @Test("a signal ends the run and the tests that run", arguments: [SIGINT, SIGTERM, SIGHUP])
  func signals(number: Int32) throws {
    let tests = try PretendedTests("A.Short/a() wait\n")
    defer { tests.command.folder.remove() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: PretendedTests.executable)
    process.arguments = ["--program", "./program", "--folder", "run"]
    process.currentDirectoryURL = tests.command.folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(["NOTES": tests.command.path("notes")])
    { $1 }
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    try blockUntil { !tests.processes.isEmpty }
    let started = children(of: process.processIdentifier)
    #expect(!started.isEmpty)
    kill(process.processIdentifier, number)
    process.waitUntilEnd()
    #expect(process.terminationStatus == 128 + number)
    try blockUntil { started.allSatisfy { kill($0, 0) != 0 } }
  }
}
