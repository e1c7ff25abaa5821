import CommandTesting
import Foundation
import PlumbSource
import Testing

@Suite("Stopping stops everything", .timeLimit(.minutes(6)))
struct StoppingTests {
  private static let app = """
    @main struct Sleepy: App {
      init() { startsSleepers() }
      var body: some Scene { WindowGroup { Text("") } }
    }
    """
  private static let endlessToShow = """
    import Foundation
    func startsSleepers() {
        for words in [["sleep", "600"], ["setsid", "sleep", "600"], ["sh", "-c", "(setsid setsid sleep 600 &) ; sleep 600"]] {
          let process = Process()
          process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
          process.arguments = words
          try! process.run()
        }
        while true {}
    }
    struct Endless: View {
      var body: some View {
        startsSleepers()
        return Text("")
      }
    }
    """

  private func end(_ running: Running, by signal: Int32) {
    kill(running.process.processIdentifier, signal)
    running.process.waitUntilEnd()
    #expect(running.process.terminationStatus == 128 + signal)
    #expect(running.left == [])
    #expect(running.folders == [])
  }

  @Test(
    "a signal ends a command while it compiles, with 128 and its number, and leaves no process and no folder",
    arguments: [
      (["gallery", ".", "-o", "pictures"], SIGINT), (["diff", "View.swift", "View.swift"], SIGTERM),
      (["check", "View.swift"], SIGHUP), (["preview", "View.swift", "--port", "0"], SIGINT),
      (["render", "View.swift", "-o", "a.png"], SIGTERM),
    ])
  func whileCompiling(words: [String], signal: Int32) throws {
    let command = try Command(endlessToCompile)
    let running = try Running(command, words)
    try running.waits(for: "a compiler") { $0.contains { $0.name.hasPrefix("swift-frontend") } }
    end(running, by: signal)
    #expect(!FileManager.default.fileExists(atPath: command.path("a.png")))
    command.folder.remove()
  }

  @Test(
    "a signal ends a command while a view runs, with all that the view has started, in whatever way",
    arguments: [
      (["inspect", "View.swift"], SIGINT), (["explain", "View.swift"], SIGHUP),
      (["run", "View.swift", "--port", "0"], SIGTERM),
    ])
  func whileRunning(words: [String], signal: Int32) throws {
    let command = try Command(Self.endlessToShow + (words[0] == "run" ? "\n" + Self.app : ""))
    let running = try Running(command, words)
    try running.waits(for: "its sleepers") { $0.count { $0.name == "sleep" } == 4 }
    end(running, by: signal)
    command.folder.remove()
  }

  @Test(
    "a command that is killed takes all that it has started along, and the next one takes its folder away")
  func killed() throws {
    let command = try Command(Self.endlessToShow)
    let running = try Running(command, ["render", "View.swift", "-o", "a.png"])
    try running.waits(for: "its sleepers") { $0.count { $0.name == "sleep" } == 4 }
    kill(running.process.processIdentifier, SIGKILL)
    running.process.waitUntilEnd()
    // Its guard has noticed when it is gone itself.
    try running.waits(for: "the end of all") { $0.isEmpty }
    #expect(running.folders.count == 1)
    let next = try Running(command, ["check", "View.swift"])
    next.process.waitUntilEnd()
    #expect(running.folders.isEmpty && next.folders.isEmpty)
    command.folder.remove()
  }

  @Test("a hang-up that nohup has turned off stays off")
  func nohup() throws {
    let command = try Command("struct Row: View { var body: some View { Text(\"Row\") } }")
    let running = try Running(command, ["inspect", "View.swift"], through: ["nohup"])
    try running.waits(for: "the compiler") { $0.contains { $0.name.hasPrefix("swift-frontend") } }
    for process in running.commands { kill(process, SIGHUP) }
    running.process.waitUntilEnd()
    #expect(running.process.terminationStatus == 0)
    command.folder.remove()
  }

  @Test("a run's folder is nobody else's to take away while the run goes on")
  func folderInUse() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let other = try TemporaryFolder()
    other.remove()
    #expect(FileManager.default.fileExists(atPath: folder.url.path))
    // A folder without such a number in its name is not ours, whoever holds it.
    let foreign = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-notes-\(getpid())")
    try FileManager.default.createDirectory(at: foreign, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: foreign) }
    try TemporaryFolder().remove()
    #expect(FileManager.default.fileExists(atPath: foreign.path))
  }
}
