import PlumbInspector
import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Places in the source")
struct SourcePlacesTests {
  private let source = """
    struct Row: View {
      // HStack { is only spoken of here
      var body: some View {
        HStack {
          Text("one")
          Text("two").padding()
          Text("two")
          Color.red
          MyColor.red
        }
      }
    }
    """

  @Test("a view has a place where its words stand once, and none where they stand twice")
  func places() {
    let view = ExplainedView(200, 40) {
      HStack {
        Text("one")
        Text("two").padding()
        Text("two")
        Color.red
      }
    }
    let tree = SourcePlaces([("Row.swift", source)]).placing(view.tree)
    #expect(
      tree.root.all.map { "\($0.name) \($0.source ?? "-")" } == [
        "HStack Row.swift:4", "Text Row.swift:5", "padding Row.swift:6", "Text -", "Text -",
        "Color Row.swift:8",
      ])
    #expect(tree.json.text.contains(#""source": "Row.swift:5""#))
    #expect(SourcePlaces([]).placing(view.tree) == view.tree)
  }
}
