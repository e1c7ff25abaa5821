import CommandTesting
import Foundation
import PlumbSource
import Testing

@testable import PlumbCommand

@Suite("What Documentation/Security.md promises", .timeLimit(.minutes(6)))
struct SecurityTests {
  private static let document = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Documentation/Security.md").standardizedFileURL

  @Test("the limits that it names are those of the code")
  func limits() throws {
    let text = try String(contentsOf: Self.document, encoding: .utf8)
    #expect(text.contains("| compiling | \(Int(Compiler.defaultTimeout)) seconds |"))
    #expect(text.contains("\(Compiler.memory >> 30) GiB for each of its processes"))
    #expect(text.contains("| memory of a view's process | \(CompiledSource.memory >> 30) GiB |"))
    #expect(
      text.contains(
        "| one view: listing, laying out, drawing | \(Int(CompiledSource.defaultTimeout)) seconds |"))
    #expect(text.contains("\(Wall.addressSpace >> 30) GiB of all kinds that a process can map"))
    #expect(text.contains("at most \(Wall.fileSize >> 20) MiB each"))
    #expect(text.contains("of \(Sandbox.Room(readable: []).folderSize >> 20) MiB (for a manifest"))
    #expect(text.contains("| one Swift file | \(Source.longestFile >> 20) MiB |"))
  }

  @Test("without bubblewrap, a sandbox is refused and nothing runs")
  func noBubblewrap() throws {
    let command = try Command("#Preview { Text(\"a card\") }")
    defer { command.folder.remove() }
    let answer = try command.run(["inspect", "View.swift", "--sandbox"], through: ["env", "PATH=/nowhere"])
    #expect(answer.status == 2)
    #expect(answer.error.contains("--sandbox needs bubblewrap, which is not installed"))
  }
}
