import Foundation
import PlumbSource
import PlumbViews
import TestLayers
import Testing

/// One loop runs the passes of a frame, and a pass is one file that the documents describe.
@Suite("Frames")
struct FrameTests {
  private static let folder = "Sources/PlumbViews/Runtime/Frame/"

  @Test("only the scheduler runs a pass")
  func oneLoop() throws {
    let calls = [
      "updates.run(", "links.run(", "preferences.read(", "layout.place(", "pass.run(",
      "motion.advanceMotions(", "motion.beginUpdate(", "motion.endUpdate(",
    ]
    let scheduler = "\(Self.folder)FrameScheduler.swift"
    let files = try SourceFile.all().filter { $0.target == "PlumbViews" }
    for call in calls {
      let users = files.filter { file in file.code.contains { $0.hasAny(of: [call]) } }.map(\.path)
      #expect(users == [scheduler], "\(call)")
    }
  }

  @Test("a host makes a frame in one call, and only its canvas lays the views out")
  func oneCall() throws {
    let users = [
      "host.layOut(": ["Sources/PlumbTesting/TestedView.swift", "Sources/SwiftUI/Stage/StageCanvas.swift"],
      // Once, so that changes are animated.
      "host.advance(to:": [
        "Sources/PlumbLive/Child/AskedQuestions.swift", "Sources/PlumbTesting/TestedView.swift",
      ],
      // Everything that a program shows has a `Show`. Others are only measured.
      "ViewHost(": !Guest.UIKit.isThere
        ? []
        : [
          "Collections/UICollectionReusableView", "Controllers/UIHostingController", "Controls/UITextView",
          "Views/UIViewLayout",
        ].map { "Packages/UIKit/Sources/PlumbUIKit/\($0).swift" },
      "host.gesturesAdvance(": [], "host.update(": [],
    ]
    let files = try SourceFile.all().filter { $0.target != "PlumbViews" }
    for (call, allowed) in users {
      let found = files.filter { file in file.code.contains { $0.hasAny(of: [call]) } }.map(\.path)
      #expect(found.sorted() == allowed, "\(call)")
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
      where line.contains(" var ") && line.contains(" = []") && line.hasPrefix("  ")
        && !line.hasPrefix("    ")
      {
        #expect(line.contains("private "), "\(file.path): \(line)")
      }
    }
  }

  @Test("each pass is in the table of Runtime.md")
  func table() throws {
    let document = try Document("Documentation/Runtime.md").text
    let part = try #require(document.components(separatedBy: "## A frame\n").dropFirst().first)
      .components(separatedBy: "\n## ")[0]
    // `FramePass` is what they have in common.
    let names = try SourceFile.all().filter {
      $0.path.hasPrefix(Self.folder) && $0.name.hasSuffix("Pass.swift") && $0.name != "FramePass.swift"
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
