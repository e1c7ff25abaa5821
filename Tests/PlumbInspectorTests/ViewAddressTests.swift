import PlumbInspector
import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Finding views")
struct ViewAddressTests {
  private let view = ExplainedView(200, 100) {
    VStack(spacing: 0) {
      Text("a").padding(5).accessibilityIdentifier("first")
      HStack {
        Text("b")
        Text("c")
      }
      Text("d")
    }
  }

  @Test("a path goes from names to names, through modifiers, and counts from 0")
  func paths() {
    func texts(_ path: String) -> [String?] { view.tree.root.views(at: .path(path)).map(\.text) }
    #expect(texts("VStack/Text[0]") == ["a"])
    #expect(texts("VStack/Text[1]") == ["d"])
    #expect(texts("HStack/Text[1]") == ["c"])
    #expect(texts("HStack/Text") == ["b", "c"])
    #expect(texts("Text[3]") == ["d"])
    #expect(texts("Text[4]") == [])
    #expect(texts("Text[x]") == [])
    #expect(texts("") == [])
    #expect(texts("///") == [])
  }

  @Test("every path that is listed leads to one view")
  func listed() {
    for path in view.tree.root.paths() {
      #expect(view.tree.root.views(at: .path(path)).count == 1, "\(path)")
    }
  }

  @Test("a point finds the innermost view there")
  func point() {
    #expect(view.tree.root.views(at: .point(CGPoint(x: 10, y: 10))).map(\.text) == ["a"])
    #expect(view.tree.root.views(at: .point(CGPoint(x: 5, y: 1))).map(\.name) == ["padding"])
    #expect(view.tree.root.views(at: .point(CGPoint(x: -1, y: 0))).isEmpty)
  }

  @Test("an identifier is known, and others are not")
  func identifier() {
    #expect(view.tree.root.identifiers == ["first"])
    #expect(view.tree.root.views(at: .identifier("first")).count == 1)
    #expect(view.tree.root.views(at: .identifier("second")).isEmpty)
  }

  private let list = ExplainedView(390, 400) {
    List {
      Text("a")
      HStack {
        Text("b").background { VStack { Text("behind") } }
        Toggle("on", isOn: .constant(true))
      }
      Text("c")
    }
  }

  @Test("a path goes by the names that the listing shows, without the parts between them")
  func folded() {
    func texts(_ path: String) -> [String?] { list.tree.root.views(at: .path(path)).map(\.text) }
    #expect(texts("List/Text") == ["a", "c"])
    #expect(texts("List/Text[1]") == ["c"])
    #expect(texts("List/HStack/Text") == ["b"])
    #expect(texts("List/HStack/Text/VStack/Text") == ["behind"])
    #expect(texts("HStack/Toggle/Text") == ["on"])
    // It is in the row, and not in the list.
    #expect(texts("List/Text[2]") == [])
  }

  @Test("a path of all names leads to a view as well, with parts and modifiers")
  func whole() {
    var count = 0
    func visit(_ view: InspectedNode, _ around: String) {
      let path = around + view.name
      count += view.isPart ? 1 : 0
      #expect(list.tree.root.views(at: .path(path)).contains { $0.name == view.name }, "\(path)")
      for child in view.children { visit(child, path + "/") }
    }
    visit(list.tree.root, "")
    #expect(count > 5)
  }

  @Test("the listed path of a view that a person wrote names no part, and each path leads to its view alone")
  func listedParts() {
    for (path, view) in zip(list.tree.root.paths(), list.tree.root.all) {
      let found = list.tree.root.views(at: .path(path))
      #expect(found.count == 1 && found[0].key == view.key, "\(path)")
      let names = path.split(separator: "/").map { $0.prefix { $0 != "[" } }
      if !view.isPart { #expect(!names.contains("ScrollView") && !names.contains("Capsule"), "\(path)") }
    }
  }

  @Test("the nearest views to a wrong path are those of its last name, or what stands next where it ends")
  func nearest() {
    func nearest(_ path: String) -> [String] {
      ViewPath(path).nearest(in: list.tree.root).map(\.plainTitle)
    }
    #expect(
      nearest("List/Text[7]") == [
        "Text(\"a\")", "Text(\"b\")", "Text(\"behind\")", "Text(\"on\")", "Text(\"c\")",
      ])
    #expect(nearest("List/VStack/Toggle") == ["Toggle"])
    #expect(nearest("HStack/Txt") == ["Text(\"b\")", "Toggle"])
    #expect(nearest("Card") == [])
  }
}
