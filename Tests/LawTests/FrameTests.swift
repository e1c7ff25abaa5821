import Foundation
import PlumbViews
import Testing

/// One loop runs the passes of a frame, and a pass is one file that the documents describe.
@Suite("Frames")
struct FrameTests {
  private static let folder = "Sources/PlumbViews/Runtime/Frame/"

  @Test("only the scheduler runs a pass")
  func oneLoop() throws {
    let calls = [
      "updates.run(", "links.run(", "preferences.read(", "layout.place(", "layout.read(",
      "appearance.perform(", "motion.advanceMotions(", "motion.beginUpdate(", "motion.endUpdate(",
    ]
    let scheduler = "\(Self.folder)FrameScheduler.swift"
    let files = try SourceFile.all().filter { $0.target == "PlumbViews" }
    for call in calls {
      let users = files.filter { file in file.code.contains { $0.has(call) } }.map(\.path)
      #expect(users == [scheduler], "\(call)")
    }
  }

  @Test("the queue of a pass is private to it")
  func queues() throws {
    let passes = try SourceFile.all().filter {
      $0.path.hasPrefix(Self.folder) && $0.name.hasSuffix("Pass.swift")
    }
    #expect(passes.count >= 5)
    for file in passes {
      for line in file.code
      where line.has(" var ") && line.has(" = []") && line.hasPrefix("  ") && !line.hasPrefix("    ") {
        #expect(line.has("private "), "\(file.path): \(line)")
      }
    }
  }

  @Test("each pass is in the table of Runtime.md")
  func table() throws {
    let document = try Document("Documentation/Runtime.md").text
    let part = try #require(document.components(separatedBy: "## A frame\n").dropFirst().first)
      .components(separatedBy: "\n## ")[0]
    let names = try SourceFile.all().filter {
      $0.path.hasPrefix(Self.folder) && $0.name.hasSuffix("Pass.swift")
    }.map { $0.name.dropLast(6) }
    for name in names {
      #expect(part.contains("| `\(name)` |"), "Documentation/Runtime.md has no row for \(name)")
    }
  }

  @Test("a host and a node have at most twelve stored properties each") @MainActor
  func fields() {
    let host = ViewHost(EmptyView())
    #expect(Mirror(reflecting: host).children.count <= 12)
    #expect(Mirror(reflecting: host.root!).children.count <= 12)
  }
}
