import PlumbInspector
import SwiftUI
import Testing

private enum Symbols { static let link = Image(systemName: "link.circle") }

private struct Rows: View {
  var body: some View {
    Form {
      HStack {
        Symbols.link
        Text("three")
      }
      HStack {
        Image(systemName: "link.circle")
        Text("four")
      }
    }
  }
}

@MainActor @Suite("Places around views that are values of a type")
struct StaticViewTests {
  @Test("a stack in a form has its line where a view in it is a value of a type")
  func form() {
    let source = """
      enum Symbols { static let link = Image(systemName: "link.circle") }
      struct Rows: View {
        var body: some View {
          Form {
            HStack {
              Symbols.link
              Text("three")
            }
            HStack {
              Image(systemName: "link.circle")
              Text("four")
            }
          }
        }
      }
      """
    let view = ExplainedView(390, 600, font: nil) { Rows() }
    let found = SourcePlaces([("S.swift", source)]).placing(view.tree).root.all
      .filter { ["HStack", "Text"].contains($0.name) && !$0.isPart }
      .map { "\($0.plainTitle) \($0.source?.dropFirst(8) ?? "-")" }
    #expect(found == ["HStack 5", #"Text("three") 7"#, "HStack 9", #"Text("four") 11"#])
  }
}
