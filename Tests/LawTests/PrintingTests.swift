import Foundation
import PlumbSource
import Testing

/// Text of others is no order to a terminal only if every text takes the same way out. `ShownText` is that way.
@Suite("Text for people")
struct PrintingTests {
  /// The ways to standard output and standard error.
  private static let ways = [
    WayOfCode(
      ["print", "Print", "dump", "puts", "putchar", "fwrite", "perror", "NSLog"],
      #"(^|[^.\w])(print|debugPrint|dump|fputs|puts|putchar|fwrite|printf|vprintf|perror|NSLog)\("#),
    // Text of a file that is compiled into a source.
    WayOfCode(
      ["stderr"], #"(^|[^/\w])stderr\b"#, in: ["Sources/PlumbSource/Platforms/StandardStreams.swift"]),
    // Line buffers of the process that runs the source's code.
    WayOfCode(
      ["stdout"], #"(^|[^/\w])stdout\b"#,
      in: [
        "Sources/PlumbSource/Platforms/StandardStreams.swift",
        "Sources/PlumbSource/Processes/LineBuffering.swift",
      ]),
    // In a program of a person's own, and in that person's tests. In a child of the command, the command hands it on.
    WayOfCode(
      ["FileHandle.standard", "write("], #"FileHandle\.standard(Output|Error)|(^|[^.\w])write\([12],"#,
      in: [
        "Sources/PlumbServer/AppServer.swift", "Sources/PlumbServer/Display.swift",
        "Sources/SwiftUI/RenderingProblems.swift",
        "Sources/PlumbLog/OSLog.swift", "Sources/PlumbTesting/TestFailure.swift",
        "Packages/Companions/Sources/PlumbReporting/UnsupportedCompanion.swift",
        "Packages/SnapshotTesting/Sources/SnapshotTesting/SnapshotTestingConfiguration.swift",
      ]),
    WayOfCode(["writeAll"], #"\bwriteAll\(.*, to: [12]\)"#),
    WayOfCode(
      ["ShownText.write"], #"\bShownText\.write\(.*, to: [12]\)"#,
      in: [
        "Sources/PlumbLive/StandardOutput.swift", "Sources/PlumbSource/Compiler/Compiler.swift",
        "Sources/PlumbSource/Compiler/WhatCompiles.swift", "Sources/PlumbSource/Imports/ImportScanning.swift",
        "Sources/PlumbSource/Linking/LinkedLibraries.swift",
        "Sources/PlumbSource/Processes/ProgressNotice.swift", "Sources/PlumbSource/Processes/Wall.swift",
      ]),
    WayOfCode(
      ["ShownText.order"], #"\bShownText\.order\("#,
      in: ["Sources/PlumbCommand/Snapshot/SnapshotCommand.swift"]),
  ]

  @Test("goes to standard output and standard error by one way")
  func oneWay() throws {
    let files = try SourceFile.all()
    for way in Self.ways {
      let users = try way.users(among: files) { $0.hasAny(of: ["func print()"]) }
      #expect(users.subtracting(way.files).isEmpty, "Use say, StandardOutput or ShownText: \(users)")
      #expect(way.files.subtracting(users).filter { !GuestFolders.isMissing($0) } == [], "\(way.files)")
    }
  }

  @Test(
    "is seen by the law, whichever way it goes",
    arguments: [
      "print(name)", "FileHandle.standardError.write(data)", "_ = writeAll(Data(text.utf8), to: 2)",
      "write(1, bytes, 3)", "fputs(text, stderr)", "ShownText.write(text, to: 1)",
    ])
  func sees(line: String) throws {
    #expect(try Self.ways.contains { try $0.isUsed(in: line[...]) })
  }
}
