import PlumbExplanation
import PlumbInspector
import SwiftUI
import Testing

@MainActor @Suite("Sentences about controls")
struct PartNameTests {
  private let view = ExplainedView(300, 400) {
    VStack {
      Toggle("Sound", isOn: .constant(true))
      Stepper("Steps", value: .constant(1))
      Label("Star", systemImage: "star")
      Form {
        NavigationLink("Go") { Text("There") }
        LabeledContent("Plan", value: "Family")
      }
    }
  }

  /// Everything that is said of the views in the source.
  private func words(_ layout: TracedLayout, in view: ExplainedView? = nil) -> String {
    (view ?? self.view).tree.root.all.filter { !$0.isPart }.flatMap { node in
      (Explainer(layout).explanation(of: node)?.sentences.map(\.text) ?? [])
        + LayoutWalkthrough(of: node.layout, in: layout).steps.map(\.text)
    }.joined(separator: "\n")
  }

  @Test(
    "sentences and steps name the control, and none of the views that it is made of",
    arguments: ["HStack", "Button", "List", "ScrollView", "Spacer", "padding"])
  func parts(name: String) {
    // How a spacer in a row answers is told in these words of any.
    let words = words(view.layout).replacing("in an HStack a Spacer has no height", with: "")
    #expect(!words.contains(name))
  }

  @Test("they have the names of parts where these are asked for")
  func asked() {
    let words = words(view.layout.withParts)
    for name in ["HStack", "ScrollView", "Spacer", "padding"] { #expect(words.contains(name)) }
    #expect(!words.contains("content's content"))
  }

  @Test("what stands in a control is offered its size by the control's content")
  func offers() {
    let words = words(view.layout)
    #expect(words.contains("Toggle's content offers"))
    #expect(words.contains(#"NavigationLink("Go")'s content offers"#))
    #expect(!words.contains("content's content"))
  }

  @Test("the insets of rows, headers and footers are the list's content, and not what stands there")
  func rows() {
    let view = ExplainedView(300, 400) {
      List {
        Section {
          Text("row").listRowBackground(Color.red)
        } header: {
          Text("head")
        } footer: {
          Text("foot")
        }
      }
    }
    for text in ["row", "head", "foot"] {
      let title = "Text(\"\(text)\")"
      let words = said(title, of: view)
      #expect(words.contains("that List's content offered"))
      #expect(words.contains("List's content keeps"))
      #expect(!words.contains("\(title) offered") && !words.contains("\(title) keeps"))
    }
    let ground = said("Color.red", of: view)
    #expect(ground.contains("List's content offered it its own width"))
    #expect(!ground.contains("Text"))
  }

  private func said(_ title: String, of view: ExplainedView) -> String {
    view.tree.root.all.filter { $0.title == title }.flatMap {
      Explainer(view.layout).explanation(of: $0)?.sentences.map(\.text) ?? []
    }.joined(separator: "\n")
  }

  @Test("insets in insets of a list are told from the inside out, and none offers itself its own width")
  func furtherOut() {
    let view = ExplainedView(390, 300) { Form { HStack { Color.red.frame(height: 10) } } }
    let words = said("Color.red", of: view)
    #expect(words.contains("Further out in Form's content, the width is"))
    #expect(!words.contains("Form's content itself was offered Form's content's own width"))
    #expect(!words.contains("by Form's content.\nForm's content itself was offered a width"))
  }

  @Test("sentences name nothing of the labels and rows that SwiftUI adds")
  func added() {
    let view = ExplainedView(600, 600) {
      VStack {
        ContentUnavailableView.search
        ShareLink(item: "Words")
        Table([1, 2].map { Row(id: $0) }) { TableColumn("Id") { Text("\($0.id)") } }
          .environment(\.horizontalSizeClass, .regular)
      }
    }
    let words = words(view.layout, in: view)
    for name in ["HStack", "No Results", "Check the spelling", "Share…", "magnifyingglass"] {
      #expect(!words.contains(name), "\(words)")
    }
    #expect(words.contains(#"Text("Id")"#))
  }

  private struct Row: Identifiable { let id: Int }
}
