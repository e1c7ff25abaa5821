import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Newer names that do nothing") @MainActor struct NewerUnsupportedTests {
  private func expectTold(
    _ name: String, _ view: some View, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let warnings = TestedView(proposing: 300, 300) { view }.warnings
    let isTold = warnings.count == 1 && warnings.allSatisfy { $0.contains(": \(name) does nothing") }
    #expect(isTold, "\(warnings)", sourceLocation: sourceLocation)
  }

  /// Makes its view in a body, as people do.
  private struct Made<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }

  @Test("each is told once, where it is used")
  func told() {
    let text = Text("a")
    expectTold("formStyle", Form { text }.formStyle(.columns))
    expectTold("controlGroupStyle", ControlGroup { Button("a") {} }.controlGroupStyle(.compactMenu))
    expectTold("listStyle", List { text }.listStyle(BorderedListStyle()))
    expectTold("writingToolsBehavior", text.writingToolsBehavior(.complete))
    expectTold("textInputSuggestions", text.textInputSuggestions { Text("b") })
    expectTold(
      "TextField(selection:)", Made { TextField("a", text: .constant(""), selection: .constant(nil)) })
    expectTold("TextEditor(selection:)", Made { TextEditor(text: .constant(""), selection: .constant(nil)) })
    expectTold("onPencilSqueeze", text.onPencilSqueeze { _ in })
    expectTold("dragContainerSelection", text.dragContainerSelection([1]))
    expectTold("windowResizeBehavior", text.windowResizeBehavior(.disabled))
    expectTold("ornament", text.ornament(attachmentAnchor: .scene(.bottom)) { Text("b") })
    expectTold("sectionIndexLabel", List { Section { text }.sectionIndexLabel("A") })
    expectTold("accessibilityChartDescriptor", text.accessibilityChartDescriptor(Chart()))
    expectTold("tabViewCustomization", text.tabViewCustomization(.constant(TabViewCustomization())))
    expectTold("toolbar(removing:)", NavigationStack { text.toolbar(removing: .title) })
    expectTold("writingDirection", text.writingDirection(strategy: .layoutBased))
    expectTold(
      "contextMenu(forSelectionType:)", text.contextMenu(forSelectionType: Int.self) { _ in Text("b") })
  }

  @Test("what asks for what is there anyway is not told")
  func silent() {
    let view = TestedView(proposing: 300, 300) {
      NavigationStack {
        Text("a").writingToolsBehavior(.automatic).findDisabled().replaceDisabled()
          .windowResizeBehavior(.automatic).writingDirection(strategy: .contentBased)
          .multilineTextAlignment(strategy: .layoutBased).springLoadingBehavior(.automatic)
          .toolbar(removing: nil).findNavigator(isPresented: .constant(false))
          .searchPresentationToolbarBehavior(.avoidHidingContent)
      }
    }
    #expect(view.warnings == [])
  }

  private struct Chart: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: nil, summary: nil, xAxis: AXCategoricalDataAxisDescriptor(title: "x", categoryOrder: []),
        yAxis: nil, series: [])
    }
  }
}
