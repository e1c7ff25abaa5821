import CommandTesting
import Foundation
import TestLayers
import Testing

@testable import DocumentationSite

@Suite("The topics of the site") struct TopicTests {
  private func symbol(_ path: [String], kind: String = "swift.method", file: String, precise: String = "s:a")
    -> SymbolGraph.Symbol
  {
    SymbolGraph.Symbol(
      identifier: .init(precise: precise), kind: .init(identifier: kind), pathComponents: path,
      location: .init(uri: "file:///home/somebody/Plumb/Sources/\(file)"))
  }

  @Test("take a name by the longest beginning of its file")
  func place() throws {
    func group(_ source: String) -> String? {
      TopicPages.place(of: source).map { Topic.all[$0.topic].groups[$0.group].title }
    }
    #expect(group("PlumbViews/Modifiers/Frame.swift") == "Frames and sizes")
    #expect(group("PlumbViews/Modifiers/Unheard.swift") == "Others")
    #expect(group("PlumbControls/Controls/Buttons/ButtonStyle.swift") == "Buttons")
    #expect(group("Nowhere/File.swift") == nil)
  }

  @Test("show modifiers on their topic's page and on the page of View")
  func pages() throws {
    let pages = try TopicPages([
      symbol(["View", "blur(radius:)"], file: "PlumbViews/Modifiers/DrawingEffects.swift"),
      symbol(["Circle"], kind: "swift.struct", file: "PlumbViews/Shapes/Ellipses.swift"),
      symbol(["Circle", "path(in:)"], file: "PlumbViews/Shapes/Ellipses.swift"),
    ]).pages()
    #expect(pages.map(\.name) == ["Topic-View-modifiers.md", "Topic-Shapes.md", "View-members.md"])
    #expect(pages[0].text.contains("### Drawing\n\n- ``View/blur(radius:)``\n"))
    #expect(pages[1].text.hasSuffix("### Shapes\n\n- ``Circle``\n"))
    #expect(pages[2].text.contains("### View modifiers\n\n- ``View/blur(radius:)``\n"))
  }

  @Test("tell overloads apart as DocC does")
  func overloads() throws {
    let name =
      "s:11OpenCombine9PublisherPAAE9subscribeyyqd__AA10SubscriberRd__7FailureQyd__AFRtz5InputQyd__6OutputRtzlF"
    let pages = try TopicPages([
      symbol(["View", "blur(_:)"], file: "PlumbViews/Modifiers/DrawingEffects.swift", precise: name),
      symbol(["View", "blur(_:)"], file: "PlumbViews/Modifiers/DrawingEffects.swift", precise: "s:b"),
    ]).pages()
    #expect(pages[0].text.contains("- ``View/blur(_:)-199o9``"))
  }

  @Test("refuse a name that has none, with the list to add it to")
  func unknown() {
    let problem = #expect(throws: SiteProblem.self) {
      try TopicPages([symbol(["Window"], kind: "swift.struct", file: "New/Window.swift")])
    }
    #expect(
      problem?.description
        == "Sources/New/Window.swift declares Window, which is in no topic. Add the file or its folder to a list of "
        + "Documentation/DocumentationSite/TopicLists.swift.")
  }

  @Test("lead to files that exist", .needs(.UIKit))
  func files() throws {
    let names = try ["Sources", "Packages/UIKit/Sources"].flatMap { folder in
      let sources = Article.root.appending(path: folder)
      return try #require(FileManager.default.enumerator(atPath: sources.path)).compactMap { $0 as? String }
    }
    for topic in Topic.all {
      for file in topic.groups.flatMap(\.files) {
        #expect(
          names.contains { $0.hasPrefix(file) || $0 + "/" == file }, "\(topic.title): no file is \(file)…")
      }
    }
    #expect(Set(Topic.all.map(\.article)).count == Topic.all.count)
  }
}
