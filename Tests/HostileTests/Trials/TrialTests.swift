import CommandTesting
import Foundation
import PlumbFuzzTargets
import PlumbSource
import Testing

/// As many trials as fit into PLUMB_TRIAL_SECONDS. `Fuzzing/trial` sets it: beside all other tests trials take their time.
@Suite(
  "Uses that nobody has planned",
  .enabled(if: ProcessInfo.processInfo.environment["PLUMB_TRIAL_SECONDS"] != nil), .timeLimit(.minutes(120)))
struct TrialTests {
  private static let surroundings = ProcessInfo.processInfo.environment

  /// Numbers from the first one on, for so many seconds; `Fuzzing/trial` chooses both.
  private func numbers(_ name: String, _ body: (UInt64) throws -> Void) rethrows {
    let seconds = Self.surroundings["PLUMB_TRIAL_SECONDS"].flatMap(Double.init) ?? 0
    if let only = Self.surroundings["PLUMB_TRIAL_ONLY"], only != name { return }
    let first = Self.surroundings["PLUMB_TRIAL_SEED"].flatMap(UInt64.init) ?? 1
    let end = ContinuousClock.now + .seconds(seconds)
    var number = first
    while ContinuousClock.now < end {
      // A crash ends the whole run: the last number is its.
      FileHandle.standardError.write(Data("\(name) \(number)\n".utf8))
      try body(number)
      number += 1
    }
  }

  @Test("views with any numbers are drawn, each in fifteen seconds of the processor")
  @MainActor func views() throws {
    let target = try #require(FuzzTarget.all.first { $0.name == "views" })
    numbers("views") { number in
      let time = Growth.cost(1) { _ in target.run(Choices.bytes(seed: number)) }
      #expect(time < 15, "views \(number)")
    }
  }

  @Test("what a page says in any order leaves the app as it was, each in ten seconds of the processor")
  @MainActor func pages() throws {
    let target = try #require(FuzzTarget.all.first { $0.name == "page-sequence" })
    numbers("pages") { number in
      let time = Growth.cost(1) { _ in target.run(Choices.bytes(seed: number)) }
      #expect(time < 10, "pages \(number)")
    }
  }

  @Test("each message to an assistant's server has its answers, and each mistake a sentence, in ten seconds")
  func messages() throws {
    let previews = try #require(FuzzTarget.all.first { $0.name == "preview-sequence" })
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try numbers("messages") { number in
      let start = ContinuousClock.now
      previews.run(Choices.bytes(seed: number))
      try Self.hear(number, in: folder)
      #expect(ContinuousClock.now - start < .seconds(10), "messages \(number)")
    }
  }

  /// One trial of an assistant's server.
  static func hear(_ number: UInt64, in folder: TemporaryFolder) throws {
    let own = try TemporaryFolder(in: folder, named: "messages-\(number)")
    defer { own.remove() }
    let places = ["nowhere.swift", "Empty", "/dev/null", "", "-", "a\\u0000b"].map {
      $0.first == "/" ? $0 : own.path($0)
    }
    let trial = AssistantTrial(seed: number, places: places + ["nowhere"])
    try AssistantRun(trial, in: own).expectAnswers(trial, "messages \(number)")
  }

  @Test(
    "folders with any project files are opened, or there is a sentence, each in two seconds of the processor")
  func projects() throws {
    let target = try #require(FuzzTarget.all.first { $0.name == "project-folder" })
    numbers("projects") { number in
      let time = Growth.cost(1) { _ in target.run(Choices.bytes(seed: number, count: 8192)) }
      #expect(time < 2, "projects \(number)")
    }
  }

  @Test("the command ends with a documented code, a sentence, and nothing left behind")
  func words() throws {
    try numbers("words") { number in try run(CommandTrial(seed: number), number) }
  }

  private func run(_ trial: CommandTrial, _ number: UInt64) throws {
    let command = try Command()
    defer { command.folder.remove() }
    let here = command.path("here")
    for (name, bytes) in trial.files {
      let file = URL(fileURLWithPath: "\(here)/\(name)")
      let folder = bytes == nil ? file : file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if let bytes { try Data(bytes).write(to: file) }
    }
    try FileManager.default.createDirectory(
      atPath: command.path("temporary"), withIntermediateDirectories: true)
    let words = trial.words.map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " ")
    let variables = trial.environment.map { "export \($0.key)='\($0.value)'; " }.joined()
    // What is printed last is what the command ended with: a pipe has a status of its own.
    let line =
      "cd here; set -- \"$PLUMB\" \(words); \(variables)\(trial.line); echo \"${PIPESTATUS[0]}\" > ../status"
    let start = ContinuousClock.now
    let answer = try command.shell(line, environment: ["TMPDIR": command.path("temporary")])
    let what = "words \(number): \(trial.environment) \(trial.line) \(trial.words): \(answer)"
    let text = (try? String(contentsOfFile: command.path("status"), encoding: .utf8)) ?? ""
    let status = Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? answer.status
    // 152: the limit of the processor's time, which the shell was told. 124: the end that it was told to make.
    let documented: Set<Int32> = [0, 1, 2, 3, 4, 129, 130, 141, 143, 124]
    #expect(
      documented.contains(status) || trial.line.contains("ulimit -t") && [137, 152].contains(status),
      "\(what)")
    #expect(ContinuousClock.now - start < .seconds(120), "\(what)")
    // Whoever closed or filled an output heard nothing.
    let isHeard = !trial.line.contains("2>&-")
    if isHeard, status != 0, status < 124 {
      #expect(!answer.error.isEmpty || !answer.output.isEmpty, "\(what)")
    }
    for word in [
      "Stack dump", "Fatal error: ", "Illegal instruction", "Segmentation fault", "Current stack trace",
      "PLEASE submit",
    ]
    where !answer.error.contains("Its last lines") {
      #expect(!answer.error.contains(word), "\(what)")
    }
    if status == 0, trial.words.contains("--json"), !trial.words.contains("--help"),
      trial.line == "\"$@\" < /dev/null"
    {
      #expect(
        (try? JSONSerialization.jsonObject(with: Data(answer.output.utf8), options: .fragmentsAllowed))
          != nil, "\(what)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: command.path("temporary")) == [], "\(what)")
  }
}
