import PlumbInspector
import SwiftUI
import Testing

@MainActor @Suite("Clicks on bars")
struct BarClickTests {
  private func chosen(_ view: ExplainedView, _ point: CGPoint) -> InspectedNode? {
    view.tree.root.views(at: .point(point)).first
  }

  private func middle(_ frame: CGRect) -> CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  /// The frames of the texts of the words, in the order of the tree.
  private func frames(of words: String, in view: ExplainedView) -> [CGRect] {
    view.tree.root.all.filter { $0.text == words }.map(\.frame)
  }

  /// The titles of the views that `inspect` lists.
  private func listed(_ view: ExplainedView) -> String { view.tree.root.listing(OutlineOptions(full: true)) }

  nonisolated private static let contents: [@MainActor @Sendable () -> AnyView] = [
    { AnyView(NavigationStack { Color.red.navigationTitle("Notes") }) },
    { AnyView(NavigationStack { Text("x").navigationTitle("Notes") }) },
    { AnyView(NavigationStack { List { Text("x") }.navigationTitle("Notes") }) },
    { AnyView(NavigationStack { Image(systemName: "star").navigationBarTitle("Notes") }) },
    { AnyView(NavigationView { Color.red.navigationTitle("Notes") }) },
    { AnyView(NavigationView { Text("x").navigationTitle("Notes") }) },
  ]

  @Test(
    "the letters of a title mean the modifier that says it, and the hidden title in the bar means nothing",
    arguments: contents)
  func titles(content: @MainActor @Sendable () -> AnyView) throws {
    for style in [PlatformStyle.iOS, .iOS26] {
      let view = ExplainedView(390, 844, style: style, font: nil) { content() }
      let titles = frames(of: "Notes", in: view)
      #expect(titles.count == 2 && titles[0].maxY < titles[1].minY, "\(titles)")
      let name = try #require(chosen(view, middle(titles[1]))?.name)
      #expect(["navigationTitle", "navigationBarTitle"].contains(name))
      let stack = try #require(view.tree.root.all.first { $0.name.hasPrefix("Navigation") })
      #expect(chosen(view, middle(titles[0])) == stack)
      #expect(!listed(view).contains("Notes"))
    }
  }

  @Test("a title in the middle of the bar, and its second line, mean their own modifiers")
  func inline() {
    let view = ExplainedView(390, 844, font: nil) {
      NavigationStack {
        Color.red.navigationTitle("Notes").navigationSubtitle("All").navigationBarTitleDisplayMode(.inline)
      }
    }
    for (words, name) in [("Notes", "navigationTitle"), ("All", "navigationSubtitle")] {
      #expect(frames(of: words, in: view).map { chosen(view, middle($0))?.name } == [name])
    }
  }

  @Test("each title means the modifier on its own screen, where several are shown")
  func columns() throws {
    let view = ExplainedView(1000, 700, font: nil) {
      HStack(spacing: 0) {
        NavigationStack { Color.red.navigationTitle("One") }
        NavigationStack { Color.blue.navigationTitle("Two") }
      }
    }
    for (words, colour) in [("One", "Color.red"), ("Two", "Color.blue")] {
      let title = try #require(frames(of: words, in: view).last)
      let found = try #require(chosen(view, middle(title)))
      #expect(found.name == "navigationTitle" && found.children.first?.title == colour)
    }
  }

  @Test("a search field is listed nowhere, and means its modifier anywhere in it", arguments: [true, false])
  func search(hasImage: Bool) throws {
    for style in [PlatformStyle.iOS, .iOS26] {
      let view = ExplainedView(390, 844, style: style, font: nil) {
        NavigationStack {
          List { if hasImage { Image(systemName: "magnifyingglass") } else { Text("Row") } }
            .navigationTitle("Notes").searchable(text: .constant("milk"))
        }
      }
      let parts = view.tree.root.all.filter(\.isPart)
      let field = try #require(parts.last { $0.name == "TextField" }).frame
      let glass = try #require(parts.last { $0.title.contains("magnifyingglass") }).frame
      for x in [glass.minX - 2, glass.midX, glass.maxX + 1, field.minX + 1, field.midX, field.maxX - 2] {
        #expect(chosen(view, CGPoint(x: x, y: field.midY))?.name == "searchable", "\(x) in \(field)")
      }
      #expect(chosen(view, CGPoint(x: field.midX, y: field.minY - 3))?.name == "searchable")
      let listed = listed(view)
      #expect(!listed.contains("TextField") && listed.contains("magnifyingglass") == hasImage)
    }
  }

  @Test("the ground of a bar means the stack of screens, and not a list that begins below it")
  func ground() throws {
    let view = ExplainedView(390, 844, font: nil) {
      NavigationStack {
        List { Text("x") }.navigationTitle("Notes").searchable(text: .constant(""))
      }
    }
    let list = try #require(view.tree.root.all.first { $0.name == "List" })
    #expect(list.frame.minY > 100)
    for point in [CGPoint(x: 4, y: 20), CGPoint(x: 300, y: 60), CGPoint(x: 195, y: list.frame.minY - 3)] {
      #expect(chosen(view, point)?.name == "NavigationStack", "\(point)")
    }
    #expect(chosen(view, CGPoint(x: 195, y: list.frame.minY + 400))?.name == "List")
  }

  @Test("views of a toolbar are the person's own, in a bar with a title, too")
  func toolbar() throws {
    let view = ExplainedView(390, 844, font: nil) {
      NavigationStack {
        Color.red.navigationTitle("Notes").toolbar { Button("Add") {} }
      }
    }
    let words = try #require(frames(of: "Add", in: view).first)
    #expect(chosen(view, middle(words))?.title == #"Text("Add")"#)
  }
}
