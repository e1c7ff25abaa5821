import PlumbInspector
import SwiftUI
import Testing

private struct Screen: View {
  var done = "Done"
  var cancel = "Cancel"
  var isEditing = true
  var body: some View {
    NavigationStack {
      List { Text("row") }
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button(done) {}
          }
          ToolbarItem(placement: .topBarLeading) {
            Button(cancel) {}
          }
          if isEditing {
            ToolbarItem(placement: .bottomBar) { Button(done) {} }
          }
        }
    }
  }
}

private struct Extra: ToolbarContent {
  let title: String
  var isOn = false
  var body: some ToolbarContent {
    if isOn {
      ToolbarItem(placement: .topBarTrailing) {
        Text("on")
      }
    }
    ToolbarItem(placement: .topBarTrailing) {
      Button(title) {}
    }
  }
}

private struct Extended: View {
  var titles = ["Edit", "Done"]
  var isEditing = false
  var body: some View {
    NavigationStack {
      List { Text("row") }
        .toolbar {
          if isEditing {
            ToolbarItem(placement: .topBarLeading) {
              Button(titles[0]) {}
            }
          }
          Extra(title: titles[1])
        }
    }
  }
}

private struct First: View { var body: some View { Text("first") } }
private struct Second: View { var body: some View { Text("second") } }

@MainActor @Suite("Places of bars and of previews")
struct BarPlaceTests {
  private func places<Content: View>(_ view: Content, _ files: [(String, String)], shown: String = "")
    -> [String]
  {
    let view = ExplainedView(390, 600, font: nil) { view }
    return SourcePlaces(files.map { (name: $0.0, text: $0.1) }, shown: shown).placing(view.tree).root.all
      .filter { !$0.isPart }.map { "\($0.plainTitle) \($0.source ?? "-")" }
  }

  private let screen = """
    struct Screen: View {
      var body: some View {
        NavigationStack {
          List { Text("row") }
            .toolbar {
              ToolbarItem(placement: .confirmationAction) {
                Button(done) {}
              }
              ToolbarItem(placement: .topBarLeading) {
                Button(cancel) {}
              }
              if isEditing {
                ToolbarItem(placement: .bottomBar) { Button(done) {} }
              }
            }
        }
      }
    }
    """

  @Test(
    "buttons of a bar whose titles are values have the lines of the items in their order, wherever each is shown"
  )
  func order() {
    let found = places(Screen(), [("S.swift", screen)])
    #expect(
      found.filter { $0.hasPrefix("Button") || $0.hasPrefix("Text") } == [
        #"Text("row") S.swift:4"#, "Button S.swift:13", #"Text("Done") S.swift:13"#, "Button S.swift:10",
        #"Text("Cancel") S.swift:10"#, "Button S.swift:7",
        #"Text("Done") S.swift:7"#,
      ])
  }

  @Test("where an item is left out and it is not known which, the others have no line")
  func leftOut() {
    let found = places(Screen(isEditing: false), [("S.swift", screen)])
    #expect(found.filter { $0.hasPrefix("Button") }.allSatisfy { $0 == "Button -" }, "\(found)")
  }

  private let extended = """
    struct Extra: ToolbarContent {
      let title: String
      var isOn = false
      var body: some ToolbarContent {
        if isOn {
          ToolbarItem(placement: .topBarTrailing) {
            Text("on")
          }
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button(title) {}
        }
      }
    }
    struct Extended: View {
      var titles = ["Edit", "Done"]
      var isEditing = false
      var body: some View {
        NavigationStack {
          List { Text("row") }
            .toolbar {
              if isEditing {
                ToolbarItem(placement: .topBarLeading) {
                  Button(titles[0]) {}
                }
              }
              Extra(title: titles[1])
            }
        }
      }
    }
    """

  @Test("items of a ToolbarContent of one's own have their lines in its body")
  func ownContent() {
    let found = places(Extended(isEditing: true), [("S.swift", extended)])
    #expect(
      found.filter { $0.hasPrefix("Button") || $0.hasPrefix("Text") } == [
        #"Text("row") S.swift:20"#, "Button S.swift:24", #"Text("Edit") S.swift:24"#, "Button S.swift:11",
        #"Text("Done") S.swift:11"#,
      ], "\(found)")
  }

  @Test("an item that is left out gives its line to none of a ToolbarContent behind it")
  func leftOutBeforeOwnContent() {
    let found = places(Extended(), [("S.swift", extended)])
    #expect(found.contains { $0.hasPrefix("Button") })
    #expect(!found.contains { $0.hasSuffix("S.swift:24") }, "\(found)")
  }

  private let previews = [
    ("First.swift", "#Preview {\n  NavigationStack {\n    First()\n  }\n}"),
    ("Second.swift", "#Preview {\n  NavigationStack {\n    Second()\n  }\n}"),
    ("Third.swift", "#Preview(\"Third\") {\n  NavigationStack {\n    First()\n  }\n}"),
    (
      "Types.swift",
      "struct First: View { var body: some View { Text(\"first\") } }\nstruct Second: View { var body: some View { Text(\"second\") } }"
    ),
  ]

  @Test("a stack in a preview is told from those of other previews by what is in it")
  func contents() {
    #expect(
      places(NavigationStack { Second() }, previews) == [
        "NavigationStack Second.swift:2", #"Text("second") Types.swift:2"#,
      ])
    #expect(places(NavigationStack { First() }, previews).first == "NavigationStack -")
  }

  @Test("of previews that read alike the one that is shown is meant")
  func shown() {
    for file in ["First.swift", "Third.swift"] {
      let found = places(NavigationStack { First() }, previews, shown: "\(file):1")
      #expect(found == ["NavigationStack \(file):2", #"Text("first") Types.swift:1"#])
    }
  }
}
