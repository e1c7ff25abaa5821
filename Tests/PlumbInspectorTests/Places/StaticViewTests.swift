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

private enum Spacing {
  static let small: CGFloat = 8
  static let wide = 20.0
  static var own: CGFloat { 3 }
}

private struct Icons: View {
  var body: some View {
    VStack(spacing: Spacing.wide) {
      HStack(spacing: Spacing.small) { ForEach(["a", "b", "c"], id: \.self) { name in icon(name) } }
      VStack(spacing: Spacing.own) { Text("end") }
    }
  }

  private func icon(_ name: String) -> some View { Text(name).padding(3) }
}

@MainActor @Suite("Places in containers whose numbers are values of a type")
struct StaticNumberTests {
  @Test("a number of a type is no view beside the views of a container, which all have their lines")
  func numbers() {
    let source = """
      enum Spacing {
        static let small: CGFloat = 8
        static let wide = 20.0
        static var own: CGFloat { 3 }
      }
      struct Icons: View {
        var body: some View {
          VStack(spacing: Spacing.wide) {
            HStack(spacing: Spacing.small) { ForEach(["a", "b", "c"], id: \\.self) { name in icon(name) } }
            VStack(spacing: Spacing.own) { Text("end") }
          }
        }
        private func icon(_ name: String) -> some View { Text(name).padding(3) }
      }
      """
    let view = ExplainedView(390, 600, font: nil) { Icons() }
    let found = SourcePlaces([("S.swift", source)]).placing(view.tree).root.all
      .filter { ["HStack", "VStack", "Text"].contains($0.name) && !$0.isPart }
      .map { "\($0.plainTitle) \($0.source?.dropFirst(8) ?? "-")" }
    #expect(
      found == [
        "VStack 8", "HStack 9", #"Text("a") 13"#, #"Text("b") 13"#, #"Text("c") 13"#, "VStack 10",
        #"Text("end") 10"#,
      ])
  }
}
