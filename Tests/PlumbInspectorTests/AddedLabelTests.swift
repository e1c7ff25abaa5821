import Foundation
import PlumbInspector
import SwiftUI
import Testing

@MainActor @Suite("Labels, rows and groups that controls add")
struct AddedLabelTests {
  private struct Item: Identifiable { let id: Int }

  private func written(_ view: ExplainedView) -> [InspectedNode] {
    view.tree.root.all.filter { !$0.isPart && !$0.isModifier }
  }

  private struct DefaultCard<Content: View>: View {
    let content: Content
    var body: some View { HStack { content } }
  }

  @Test("nothing of the labels that SwiftUI adds is in the tree, and all that the source gives is")
  func labels() {
    let view = ExplainedView(300, 900) {
      VStack {
        ContentUnavailableView.search(text: "x")
        ShareLink(item: "Words")
        ShareLink("Send", item: "Words")
        ShareLink(item: "Words") { HStack { Text("Given") } }
        SettingsLink()
        Button(role: .cancel) {}
        Button(action: {}, label: { DefaultCard(content: Text("Mine")) })
        ProgressView(timerInterval: .distantPast ... .distantFuture)
      }
    }
    #expect(
      written(view).map(\.title) == [
        "VStack", "ContentUnavailableView", "ShareLink", "ShareLink", #"Text("Send")"#, "ShareLink", "HStack",
        #"Text("Given")"#, "SettingsLink", "Button", "Button", "HStack", #"Text("Mine")"#, "ProgressView",
      ])
  }

  @Test("a tab has the words and the picture of the source in the tree, and nothing that its role adds")
  func tabs() {
    let view = ExplainedView(300, 400) {
      TabView {
        Tab("One", systemImage: "star") { Text("Page") }
        Tab(role: .search) { Text("Found") }
      }
    }
    #expect(
      written(view).map(\.title) == ["TabView", #"Text("Page")"#, #"Image("star")"#, #"Text("One")"#])
  }

  @Test(
    "a table has its titles and cells in the tree, and none of the rows that hold them",
    arguments: [false, true], [nil, 40] as [CGFloat?])
  func table(_ isWide: Bool, _ ideal: CGFloat?) {
    let view = ExplainedView(300, 400) {
      Table([Item(id: 1)]) {
        TableColumn("Id") { Text("\($0.id)") }.width(min: 20, ideal: ideal)
        TableColumn("Two") { _ in HStack { Text("a").padding(2) } }
      }
      .environment(\.horizontalSizeClass, isWide ? .regular : .compact)
    }
    let cells = view.tree.root.all.filter { !$0.isPart }.map(\.title)
    let wide = [#"Text("Id")"#, #"Text("Two")"#, #"Text("1")"#, "HStack", "padding", #"Text("a")"#]
    #expect(cells == ["Table"] + (isWide ? wide : [#"Text("1")"#]))
  }

  @Test(
    "an open DisclosureGroup is one view, with its label and its content in it", arguments: [false, true])
  func group(_ isInList: Bool) throws {
    let group = DisclosureGroup("More", isExpanded: .constant(true)) {
      Text("Inside")
      HStack { Text("Second") }
    }
    let view = ExplainedView(300, 400) {
      if isInList { List { group } } else { VStack { group } }
    }
    let tree = view.tree.root.withoutParts
    let node = try #require(tree.all.first { $0.name == "DisclosureGroup" })
    #expect(tree.children.map(\.title) == [#"DisclosureGroup("More")"#])
    #expect(node.children.map(\.title) == [#"Text("More")"#, #"Text("Inside")"#, "HStack"])
    let whole = node.children.map(\.frame).reduce(node.children[0].frame) { $0.union($1) }
    #expect(node.frame.contains(whole) && node.frame.height < whole.height + 44)
  }

  @Test("a modifier around a DisclosureGroup is around its label and its content, and is no part")
  func modified() {
    let view = ExplainedView(300, 400) {
      VStack { DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside") }.padding() }
    }
    #expect(
      view.tree.root.all.filter { !$0.isPart }.map(\.title) == [
        "VStack", #"DisclosureGroup("More")"#, "padding", #"Text("More")"#, "padding", #"Text("Inside")"#,
      ])
  }
}
