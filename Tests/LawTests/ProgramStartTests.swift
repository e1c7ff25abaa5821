import Foundation
import Testing

/// The folder in which a person calls the command may be somebody else's: a program that runs there finds others there
/// first. `ProgramSurroundings` decides where programs run and are found, and `Subprocess` starts them.
@Suite("Starts of programs")
struct ProgramStartTests {
  /// The ways to start a program, to find one or to change the folder.
  private static let ways = [
    WayOfCode(["Process", "NSTask"], #"(^|[^.\w])(Process|NSTask)(\(\)|\.run\(|\.launchedProcess)"#),
    WayOfCode(
      ["posix_spawn", "exec", "popen", "wordexp", "vfork"],
      #"\b(posix_spawnp?|execl[pe]?|execvpe?|execveat|fexecve|popen|wordexp|vfork)\s*\("#),
    WayOfCode(["system("], #"(^\s*|[=({!&|]\s*|\b(if|return|while|try)\s+|Glibc\.)system\("#),
    WayOfCode(["execve"], #"\bexecve\s*\("#, in: ["Sources/CSupervisor/supervisor.c"]),
    WayOfCode(["execv"], #"\bexecv\s*\("#, in: ["Sources/PlumbSource/Processes/Wall.swift"]),
    WayOfCode(
      ["fork"], #"\bfork\s*\("#,
      in: ["Sources/CSupervisor/supervisor.c", "Sources/CSupervisor/counter.c"]),
    WayOfCode(["chdir"], #"\bf?chdir\s*\("#, in: ["Sources/CSupervisor/supervisor.c"]),
    WayOfCode(["changeCurrentDirectoryPath"], "changeCurrentDirectoryPath"),
    WayOfCode(
      ["plumb_supervise"], #"\bplumb_supervise\s*\("#,
      in: [
        "Sources/CSupervisor/supervisor.c", "Sources/CSupervisor/include/supervisor.h",
        "Sources/PlumbSource/Processes/SupervisedProgram.swift",
      ]),
    WayOfCode(
      ["SupervisedProgram"], #"\bSupervisedProgram\("#, in: ["Sources/PlumbSource/Processes/Subprocess.swift"]
    ),
    // The variable is read in one place, and set for a wall's own list.
    WayOfCode(
      ["PATH"], #""PATH""#,
      in: [
        "Sources/PlumbSource/Processes/ProgramSurroundings.swift",
        "Sources/PlumbSource/Processes/Sandbox.swift",
      ]),
  ]

  @Test("a program is started, and looked up, in one place alone")
  func onePlace() throws {
    let all = try Self.sources()
    for way in Self.ways {
      let files = try way.users(among: all)
      #expect(files.subtracting(way.files).isEmpty, "Use Subprocess: \(files)")
      // A way that nobody uses any more is not allowed to anybody.
      #expect(way.files.subtracting(files).isEmpty, "\(way.files)")
    }
  }

  @Test(
    "the law sees each way",
    arguments: [
      "let process = Process()", "try Process.run(url, arguments: [])", "posix_spawn(&process, path)",
      "execvp(words[0], &words)", "Glibc.execvp(words[0], &words)", "system(\"true\")",
      "popen(\"true\", \"r\")", "environment[\"PATH\"]",
    ])
  func sees(line: String) throws {
    #expect(try Self.ways.contains { try $0.isUsed(in: line[...]) })
  }

  /// Every Swift and C file of the sources.
  private static func sources() throws -> [SourceFile] {
    let sources = SourceFile.root.appendingPathComponent("Sources")
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { name in
      [".c", ".h"].contains { name.hasSuffix($0) }
    }
    return try SourceFile.all()
      + names.sorted().map { name in
        SourceFile(
          path: "Sources/\(name)",
          text: try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8))
      }
  }
}
