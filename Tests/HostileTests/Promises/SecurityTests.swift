import CommandTesting
import Foundation
import PlumbInspector
import PlumbViews
import Testing

@testable import PlumbLive
@testable import PlumbProjects
@testable import PlumbServer
@testable import PlumbSnapshots
@testable import PlumbSource

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
    #expect(text.contains("| depth of a view's stack | \(CompiledSource.stack >> 30) GiB |"))
    #expect(
      text.contains(
        "| one view: listing, laying out, drawing | \(Int(CompiledSource.defaultTimeout)) seconds |"))
    #expect(text.contains("\(Wall.addressSpace >> 30) GiB of all kinds that a process can map"))
    #expect(text.contains("a file of at most \(Wall.fileSize >> 20) MiB"))
    #expect(text.contains("an answer of at most \(WireMessage.Kind.answer.longest >> 30) GiB"))
    #expect(text.contains("of \(Sandbox.Room(readable: []).folderSize >> 20) MiB (for a manifest"))
    #expect(text.contains("| one Swift file | \(Source.longestFile >> 20) MiB |"))
  }

  @Test("the limits of projects, pages and caches that it names are those of the code")
  func limitsOfOthers() throws {
    let text = try String(contentsOf: Self.document, encoding: .utf8)
    let (limits, head) = (ServerLimits(), ServerLimits().headBytes >> 10)
    for words in [
      "| one Xcode project file | \(XcodeObjects.mostBytes >> 20) MiB, \(PropertyListReader.deepest) braces deep |",
      "| all headers | \(head) KiB, \(limits.headFields) of them | 431 |",
      "| time until the headers are there | \(limits.headTime.components.seconds) seconds | 408 |",
      "| settings of `.xcconfig` files, by what they inherit | \(ConfigurationFile.mostGrowth >> 20) MiB longer |",
      "| one package's manifest | \(ManifestReader.mostBytes >> 20) MiB, \(Int(ManifestReader.patience)) seconds |",
      "over all targets | \(ReadingEffort.most) steps |",
      "| what a manifest says of its package | \(ManifestReader.mostAnswerBytes >> 20) MiB, and \(ManifestReader.mostAnswerBytes >> 20) MiB of messages |",
      "| messages of the compiler | \(Compiler.mostMessages >> 20) MiB of each of its outputs; the rest is lost |",
      "| one example of a guide | \(ExampleSource.mostBytes >> 10) KiB |",
      "| the layout in a recorded picture | \(RecordedPicture.mostBytes >> 20) MiB, \(RecordedPicture.mostValues) values |",
      "| a tree that `diff` reads | \(JSON.mostValues) values |",
      "| a WebSocket message of an app's page | \(PageMessage.longest >> 20) MiB, by its first frame | 1009 |",
      "| a WebSocket message of a page of previews | \(PreviewMessage.longest >> 10) KiB, by its first frame | 1009 |",
      "| one file that a page brings | \(FileDesk.longestFile >> 20) MB | 413 |",
      "| files that are chosen at once | \(FileChoice.mostFiles) | 413 |",
      "| all files of one window | \(FileDesk.longestScene >> 30) GB | 413 |",
      "| files that come at the same time | \(FileDesk.mostUploads) | 503 |",
      "| time until a file is there | \(limits.bodyTime.components.seconds) seconds | 408 |",
      "each with a length (\(WireMessage.Kind.text.longest >> 20) MiB at most)",
      "the \(KeptLibraries.mostEntries) sources that were compiled last",
    ] { #expect(text.contains(words), "\(words)") }
    #expect(HangDetector.mostWork == 18)
    #expect(text.contains("`preview` ends a child that has worked for eighteen seconds"))
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
