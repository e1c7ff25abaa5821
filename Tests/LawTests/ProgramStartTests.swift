import Foundation
import Testing

/// The folder in which a person calls the command may be somebody else's: a program that runs there finds others there
/// first. `ProgramSurroundings` decides where programs run and are found, and `Subprocess` starts them.
@Suite("Starts of programs")
struct ProgramStartTests {
  /// The ways to start a program, to find one or to change the folder, each with the files that may use it.
  private static let ways: [(way: String, files: Set<String>)] = [
    (#"(^|[^.\w])(Process|NSTask)(\(\)|\.run\(|\.launchedProcess)"#, []),
    (#"\b(posix_spawnp?|execl[pe]?|execvpe?|execveat|fexecve|popen|wordexp|vfork)\s*\("#, []),
    (#"(^\s*|[=({!&|]\s*|\b(if|return|while|try)\s+|Glibc\.)system\("#, []),
    (#"\bexecve\s*\("#, ["Sources/CSupervisor/supervisor.c"]),
    (#"\bexecv\s*\("#, ["Sources/PlumbSource/Processes/Wall.swift"]),
    (#"\bfork\s*\("#, ["Sources/CSupervisor/supervisor.c", "Sources/CSupervisor/counter.c"]),
    (#"\bf?chdir\s*\("#, ["Sources/CSupervisor/supervisor.c"]),
    ("changeCurrentDirectoryPath", []),
    (
      #"\bplumb_supervise\s*\("#,
      [
        "Sources/CSupervisor/supervisor.c", "Sources/CSupervisor/include/supervisor.h",
        "Sources/PlumbSource/Processes/SupervisedProgram.swift",
      ]
    ),
    (#"\bSupervisedProgram\("#, ["Sources/PlumbSource/Processes/Subprocess.swift"]),
    // The variable is read in one place, and set for a wall's own list.
    (
      #""PATH""#,
      [
        "Sources/PlumbSource/Processes/ProgramSurroundings.swift",
        "Sources/PlumbSource/Processes/Sandbox.swift",
      ]
    ),
  ]

  @Test("a program is started, and looked up, in one place alone")
  func onePlace() throws {
    let found = try Self.uses()
    for (way, files) in zip(Self.ways, found) {
      #expect(Set(files).subtracting(way.files).isEmpty, "Use Subprocess: \(files)")
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
    #expect(try Self.ways.contains { try line.firstMatch(of: Self.pattern($0.way)) != nil })
  }

  /// As texts are read, no word ends at the point of `Glibc.execvp`.
  private static func pattern(_ way: String) throws -> Regex<AnyRegexOutput> {
    try Regex(way).wordBoundaryKind(.simple)
  }

  /// The files that use each way.
  private static func uses() throws -> [[String]] {
    let sources = SourceFile.root.appendingPathComponent("Sources")
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { name in
      [".swift", ".c", ".h"].contains { name.hasSuffix($0) }
    }
    let files = try names.sorted().map { name in
      SourceFile(
        path: "Sources/\(name)",
        text: try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8))
    }
    return try ways.map { way, _ in
      let way = try pattern(way)
      return files.filter { file in file.code.contains { $0.firstMatch(of: way) != nil } }.map(\.path)
    }
  }
}
