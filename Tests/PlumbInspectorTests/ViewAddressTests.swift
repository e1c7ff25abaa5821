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
}
