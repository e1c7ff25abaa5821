import Foundation
import PlumbInspector
import SwiftUI
import Testing

@MainActor @Suite("Names of controls")
struct ControlNameTests {
  /// A control, and the title of the first view in the tree that stands in the source.
  private struct Case: CustomTestStringConvertible, Sendable {
    let title: String
    let view: @MainActor @Sendable () -> AnyView

    init<V: View>(_ title: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V) {
      self.title = title
      self.view = { AnyView(view()) }
    }

    var testDescription: String { title }
  }

  private struct Item: Identifiable { let id: Int }

  nonisolated private static let cases = [
    Case("Button") { Button("Save") {} },
    Case("Button") { Button("Save", systemImage: "star") {}.buttonStyle(.borderedProminent) },
    Case("ColorPicker") { ColorPicker("Colour", selection: .constant(.red)) },
    Case("ContentUnavailableView") { ContentUnavailableView("None", systemImage: "star") },
    Case("ContentUnavailableView") { ContentUnavailableView.search(text: "x") },
    Case("ControlGroup") {
      ControlGroup {
        Button("A") {}
        Button("B") {}
      }
    },
    Case("DatePicker") { DatePicker("Day", selection: .constant(.distantPast)) },
    Case("DatePicker") {
      DatePicker("Day", selection: .constant(.distantPast)).datePickerStyle(.graphical)
    },
    Case(#"DisclosureGroup("More")"#) { DisclosureGroup("More") { Text("Inside") } },
    Case(#"DisclosureGroup("More")"#) {
      DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside") }
    },
    Case("DisclosureGroup") {
      DisclosureGroup {
        Text("Inside")
      } label: {
        HStack { Text("More") }
      }
    },
    Case("EditButton") { EditButton() },
    Case("Form") { Form { Text("Row") } },
    Case("Form") { Form { Text("Row") }.formStyle(.grouped) },
    Case("Gauge") { Gauge(value: 0.5) { Text("Half") } },
    Case("GroupBox") { GroupBox("Box") { Text("Inside") } },
    Case(#"Label("Star")"#) { Label("Star", systemImage: "star") },
    Case("LabeledContent") { LabeledContent("Plan", value: "Family") },
    Case(#"Link("Site")"#) { Link("Site", destination: URL(filePath: "/")) },
    Case("List") { List { Text("Row") } },
    Case("Menu") { Menu("More") { Button("A") {} } },
    Case("MultiDatePicker") { MultiDatePicker("Days", selection: .constant([])) },
    Case(#"NavigationLink("Go")"#) { NavigationLink("Go") { Text("There") } },
    Case("NavigationLink") {
      NavigationLink {
        Text("There")
      } label: {
        HStack { Text("Go") }
      }
    },
    Case("NavigationStack") { NavigationStack { Text("Root") } },
    Case("NavigationView") { NavigationView { Text("Root") } },
    Case("NavigationSplitView") {
      NavigationSplitView {
        Text("Side")
      } detail: {
        Text("Detail")
      }
    },
    Case("PasteButton") { PasteButton(payloadType: String.self) { _ in } },
    Case("Picker") { Picker("Pick", selection: .constant(1)) { Text("One").tag(1) } },
    Case("Picker") {
      Picker("Pick", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.segmented)
    },
    Case("Picker") {
      Picker("Pick", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.wheel)
    },
    Case("ProgressView") { ProgressView() },
    Case("ProgressView") { ProgressView("Loading", value: 0.5) },
    Case("RenameButton") { RenameButton() },
    Case("ScrollView") { ScrollView { Text("Long") } },
    Case("SecureField") { SecureField("Secret", text: .constant("")) },
    Case("SettingsLink") { SettingsLink() },
    Case("ShareLink") { ShareLink(item: "Words") },
    Case("ShareLink") { ShareLink("Send", item: "Words") },
    Case("Slider") { Slider(value: .constant(0.5)) },
    Case("Stepper") { Stepper("Steps", value: .constant(1)) },
    Case("TabView") { TabView { Tab("One", systemImage: "star") { Text("Page") } } },
    Case("TabView") { TabView { Text("Page") }.tabViewStyle(.page) },
    Case("Table") { Table([Item(id: 1)]) { TableColumn("Id") { Text("\($0.id)") } } },
    Case("TextEditor") { TextEditor(text: .constant("Words")) },
    Case("TextField") { TextField("Name", text: .constant("")) },
    Case("TextField") { TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder) },
    Case("Toggle") { Toggle("Sound", isOn: .constant(true)) },
    Case("Toggle") { Toggle("Sound", isOn: .constant(true)).toggleStyle(.button) },
  ]

  private func written(_ view: ExplainedView) -> [InspectedNode] {
    view.tree.root.all.filter { !$0.isPart && !$0.isModifier }
  }

  @Test("a control has the name that stands in the source, once", arguments: cases)
  private func names(_ control: Case) {
    for style in [PlatformStyle.iOS, .iOS26, .macOS] {
      let view = ExplainedView(300, 400, style: style) {
        VStack {
          control.view()
          Divider()
        }
      }
      let written = written(view)
      #expect(
        written.dropFirst().first?.title == control.title, "\(view.tree.root.listing(OutlineOptions()))")
      let name = control.title.prefix { $0 != "(" }
      #expect(written.count { $0.name == name } == 1)
      #expect(!written.contains { $0.name.hasPrefix("Default") })
    }
  }

  @Test("words that a control adds by itself are parts")
  func words() {
    let view = ExplainedView(300, 600) {
      VStack {
        EditButton()
        RenameButton()
        PasteButton(payloadType: String.self) { _ in }
        DatePicker("Day", selection: .constant(.distantPast)).datePickerStyle(.graphical)
        DatePicker("Time", selection: .constant(.distantPast))
        MultiDatePicker("Days", selection: .constant([]))
      }
    }
    #expect(
      written(view).map(\.title) == [
        "VStack", "EditButton", "RenameButton", "PasteButton", "DatePicker", "DatePicker", #"Text("Time")"#,
        "MultiDatePicker",
      ])
  }
}
