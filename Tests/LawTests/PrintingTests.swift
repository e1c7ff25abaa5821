import Foundation
import Testing

/// Text of others is no order to a terminal only if every text takes the same way out. `ShownText` is that way.
@Suite("Text for people")
struct PrintingTests {
  /// The ways to standard output and standard error, each with the files that may use it.
  private static let ways: [(way: String, files: Set<String>)] = [
    (#"(^|[^.\w])(print|debugPrint|dump|fputs|puts|putchar|fwrite|printf|vprintf|perror|NSLog)\("#, []),
    (#"(^|[^/\w])stderr\b"#, []),
    // Line buffers of the process that runs the source's code.
    (#"(^|[^/\w])stdout\b"#, ["Sources/PlumbSource/Processes/LineBuffering.swift"]),
    // In a program of a person's own, and in that person's tests. In a child of the command, the command hands it on.
    (
      #"FileHandle\.standard(Output|Error)|(^|[^.\w])write\([12],"#,
      [
        "Sources/PlumbServer/AppServer.swift", "Sources/SwiftUI/RenderingProblems.swift",
        "Sources/PlumbLog/OSLog.swift", "Sources/PlumbTesting/TestFailure.swift",
        "Sources/PlumbCompanions/PlumbReporting/UnsupportedCompanion.swift",
        "Sources/SnapshotTesting/SnapshotTestingConfiguration.swift",
      ]
    ),
    (#"\bwriteAll\(.*, to: [12]\)"#, []),
    (
      #"\bShownText\.write\(.*, to: [12]\)"#,
      [
        "Sources/PlumbCommand/StandardOutput.swift", "Sources/PlumbSource/Compiler/Compiler.swift",
        "Sources/PlumbSource/Compiler/WhatCompiles.swift", "Sources/PlumbSource/Imports/ImportScanning.swift",
        "Sources/PlumbSource/Linking/LinkedLibraries.swift",
        "Sources/PlumbSource/Processes/ProgressNotice.swift", "Sources/PlumbSource/Processes/Wall.swift",
      ]
    ),
    (#"\bShownText\.order\("#, ["Sources/PlumbCommand/Snapshot/SnapshotCommand.swift"]),
  ]

  @Test("goes to standard output and standard error by one way")
  func oneWay() throws {
    let files = try SourceFile.all()
    for (way, allowed) in Self.ways {
      let pattern = try Regex(way)
      let users = files.filter { file in
        file.code.contains { !$0.contains("func print()") && $0.firstMatch(of: pattern) != nil }
      }.map(
        \.path)
      #expect(Set(users).subtracting(allowed).isEmpty, "Use say, StandardOutput or ShownText: \(users)")
      #expect(allowed.subtracting(users).isEmpty, "\(allowed)")
    }
  }

  @Test(
    "is seen by the law, whichever way it goes",
    arguments: [
      "print(name)", "FileHandle.standardError.write(data)", "_ = writeAll(Data(text.utf8), to: 2)",
      "write(1, bytes, 3)", "fputs(text, stderr)", "ShownText.write(text, to: 1)",
    ])
  func sees(line: String) throws {
    #expect(try Self.ways.contains { try line.firstMatch(of: Regex($0.way)) != nil })
  }
}
