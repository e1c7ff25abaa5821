import CommandTesting
import Foundation
import PlumbSource
import Testing

@Suite("Compiling and showing have bounds", .timeLimit(.minutes(6)))
struct TimeAndMemoryTests {
  @Test("the time limit holds for compiling too, and says so")
  func compiling() throws {
    let command = try Command(endlessToCompile)
    defer { command.folder.remove() }
    for words in [["check", "View.swift"], ["inspect", "View.swift"]] {
      let answer = try command.run(words + ["--timeout", "1"])
      #expect(answer.status == 3)
      #expect(answer.error == "The source did not compile within 1 seconds (--timeout).\n")
    }
    let gallery = try command.run("gallery", ".", "-o", "out", "--timeout", "1")
    #expect(gallery.status == 3)
    #expect(gallery.error.contains("The source did not compile within 1 seconds (--timeout).\n"))
  }

  @Test("the time limit holds for what is compiled to make a plain view")
  func compilingPlainViews() throws {
    let command = try Command("struct Row: View { var body: some View { Text(\"Row\") } }")
    defer { command.folder.remove() }
    // The first time all is compiled as always. The second time the source is there at once, and the rest takes for ever.
    let (real, kept, isSlow) = (
      try Subprocess.file(of: "swiftc"), command.path("kept.so"), command.path("slow")
    )
    let through = try compiler(
      """
      case "$*" in *PlumbFactories*)
        [ -e '\(isSlow)' ] && exec sleep 600
        exec '\(real)' "$@";;
      esac
      for word; do
        [ "$last" = -o ] && library="$word"
        last="$word"
      done
      [ -e '\(kept)' ] && exec cp '\(kept)' "$library"
      '\(real)' "$@" && cp "$library" '\(kept)'
      """, for: command)
    let usual = try command.run(["inspect", "View.swift"], through: through)
    #expect(usual.status == 0, "\(usual)")
    try Data().write(to: URL(fileURLWithPath: isSlow))
    // Of the same source both libraries would be kept.
    let view = URL(fileURLWithPath: command.path("View.swift"))
    try (String(contentsOf: view, encoding: .utf8) + "\n// Edited.\n").write(
      to: view, atomically: true, encoding: .utf8)
    let answer = try command.run(["inspect", "View.swift", "--timeout", "8"], through: through)
    #expect(answer.status == 3)
    #expect(answer.error == "The source did not compile within 8 seconds (--timeout).\n")
  }

  @Test("the compiler has the memory limit that the documents name")
  func compilersMemory() throws {
    let command = try Command("struct Row: View { var body: some View { Text(\"Row\") } }")
    defer { command.folder.remove() }
    let answer = try command.run(
      ["check", "View.swift"], through: compiler("ulimit -d >&2; exit 1", for: command))
    #expect(answer.status == 1)
    #expect(answer.error == "\(Compiler.memory >> 10)\n")
  }

  /// Words that run a command with a script in the compiler's place.
  private func compiler(_ script: String, for command: Command) throws -> [String] {
    let folder = command.path("tools")
    try writeScript(script, to: "\(folder)/swiftc")
    return ["env", "PATH=\(folder):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")"]
  }

  @Test("the time limit holds when nobody reads what the view prints")
  func unreadOutput() throws {
    let command = try Command(
      "struct Talks: View { var body: some View { while true { print(\"again\") }; return Text(\"\") } }")
    defer { command.folder.remove() }
    let process = Process()
    (process.executableURL, process.currentDirectoryURL) = (Command.executable, command.folder.url)
    process.arguments = ["render", "View.swift", "-o", "a.png", "--timeout", "8"]
    // Its other end stays open and is not read, so that the pipe is soon full.
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle(forWritingAtPath: "/dev/null")
    try process.run()
    process.waitUntilEnd()
    #expect(process.terminationStatus == 3)
    withExtendedLifetime(pipe) {}
  }

  @Test(
    "a named pipe, a device, a folder and a link to one are not read as sources",
    arguments: [
      ("pipe.swift", "a named pipe"), ("zero.swift", "a device"), ("folder.swift/.", "no Swift file"),
    ])
  func noFiles(name: String, word: String) throws {
    let command = try Command("struct Row: View { var body: some View { Text(\"Row\") } }")
    defer { command.folder.remove() }
    mkfifo(command.path("pipe.swift"), 0o600)
    symlink("/dev/zero", command.path("zero.swift"))
    mkdir(command.path("folder.swift"), 0o700)
    let answer = try command.run("check", name)
    #expect(answer.status == 2)
    #expect(answer.error.contains(word), "\(answer.error)")
    // Nor is one of them in a folder: it is named, and nothing waits for it.
    #expect(try command.run("check", ".").error.contains("pipe.swift is a named pipe, not a file."))
  }

  @Test("a Swift file of 20 million bytes is refused with its size")
  func longFile() throws {
    let command = try Command("//" + String(repeating: "x", count: 20_000_000))
    defer { command.folder.remove() }
    let answer = try command.run("check", "View.swift")
    #expect(answer.status == 2)
    #expect(answer.error.contains("16777216 is the most that a Swift file may have."), "\(answer.error)")
  }

  @Test("the memory of a program and of all that it starts has the limit that is said")
  func memory() throws {
    var program = Subprocess()
    (program.standardOutput, program.standardError) = (-1, -1)
    program.memory = 64 << 20
    #expect(try program.run("sh", ["-c", "sh -c 'ulimit -d'"]).lastLines == ["65536"])
  }
}
