import PlumbDrawing
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Controls of newer systems") @MainActor struct NewerControlTests {
  @Test("an editor has the style around it: a ground, none, or a border")
  func editors() {
    func fills(_ style: some TextEditorStyle) -> Int {
      TestedView(proposing: 200, 100) { TextEditor(text: .constant("a")).textEditorStyle(style) }
        .displayList.fills.count
    }
    #expect(fills(.automatic) == fills(.plain) + 1)
    #expect(fills(.roundedBorder) > fills(.automatic))
    let framed = TestedView(proposing: 200, 100) {
      TextEditor(text: .constant("a")).textEditorStyle(.roundedBorder)
    }
    #expect(
      framed.displayList.items
        != TestedView(proposing: 200, 100) {
          TextEditor(text: .constant("a"))
        }.displayList.items)
    #expect(framed.size == CGSize(width: 200, height: 100))
  }

  private struct Framed: TextEditorStyle {
    func makeBody(configuration: Configuration) -> some View { Text("not an editor") }
  }

  @Test("a style of one's own takes the place of the editor")
  func ownEditor() {
    let view = TestedView(proposing: 200, 100) { TextEditor(text: .constant("a")).textEditorStyle(Framed()) }
    #expect(view.frame(of: "Text(\"not an editor\")") != nil)
    #expect(view.frame(of: "TextEditor") == nil)
  }

  @Test("a slider without a knob draws its track, and can be set as before")
  func slider() {
    func items(_ visibility: Visibility) -> [DisplayItem] {
      TestedView(proposing: 200, 40) {
        Slider(value: .constant(0.5)).sliderThumbVisibility(visibility)
      }.displayList.items
    }
    #expect(items(.automatic) == items(.visible))
    #expect(items(.hidden).count < items(.visible).count || items(.hidden) != items(.visible))
    #expect(!items(.hidden).isEmpty)
  }

  @Test(
    "a button of a role alone has the role's words",
    arguments: [
      (ButtonRole.cancel, "Cancel"), (.destructive, "Delete"), (.close, "Close"), (.confirm, "Done"),
    ])
  func roles(role: ButtonRole, words: String) {
    let heard = Heard<String>()
    let view = TestedView(proposing: 200, 100) { Button(role: role) { heard.add(words) } }
    view.press(words)
    #expect(heard.values == [words])
  }

  private struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
  }
  private struct Absent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { nil }
  }

  @Test("a sheet rests at a height that a program works out")
  func detents() {
    func height(_ detent: PresentationDetent) -> CGFloat? {
      TestedView(proposing: 300, 600) {
        Color.red.sheet(isPresented: .constant(true)) { Color.blue.presentationDetents([detent]) }
      }.frame(of: "Color(blue)")?.height
    }
    #expect(height(.custom(Third.self)) == height(.height(200)))
    #expect(height(.custom(Absent.self)) == height(.height(600)))
    #expect(PresentationDetent.custom(Third.self) == .custom(Third.self))
    #expect(PresentationDetent.custom(Third.self) != .custom(Absent.self))
  }

  @Test("an item of a toolbar that is hidden is left out")
  func hiddenItems() {
    func has(_ isHidden: Bool) -> Bool {
      TestedView(proposing: 390, 300) {
        NavigationStack {
          Text("a").toolbar { ToolbarItem(placement: .topBarTrailing) { Text("item") }.hidden(isHidden) }
        }
      }.frame(of: "Text(\"item\")") != nil
    }
    #expect(has(false) && !has(true))
  }

  @Test("a tab that is hidden is left out, and a tab has the words for assistive tools that it is given")
  func tabs() {
    let view = TestedView(proposing: 390, 600) {
      TabView {
        Tab("First", systemImage: "star") { Text("a") }.accessibilityIdentifier("one")
          .accessibilityLabel("The first")
        Tab("Second", systemImage: "star") { Text("b") }.hidden(true)
        Tab("Third", systemImage: "star") { Text("c") }.customizationID("three").badge(2)
      }
    }
    let labels = view.host.accessibleElements().map(\.label)
    #expect(labels.contains { $0.contains("The first") }, "\(labels)")
    #expect(!labels.contains { $0.contains("Second") }, "\(labels)")
    #expect(labels.contains { $0.contains("Third") }, "\(labels)")
  }

  @Test("a name of a tab that does nothing is told, also of a tab that nobody has chosen")
  func toldTabs() {
    struct Pages: View {
      var body: some View {
        TabView {
          Tab("First", systemImage: "star") { Text("a") }
          Tab("Second", systemImage: "star") { Text("b") }.customizationID("second")
        }
      }
    }
    let warnings = TestedView(proposing: 390, 600) { Pages() }.warnings
    #expect(warnings.filter { $0.contains("customizationID does nothing") }.count == 1, "\(warnings)")
  }

  @Test("an accessory of a tab view is there where it is enabled")
  func accessories() {
    func has(_ isEnabled: Bool) -> Bool {
      let view = TestedView(proposing: 390, 600) {
        TabView { Tab("First", systemImage: "star") { Text("a") } }
          .tabViewBottomAccessory(isEnabled: isEnabled) { Text("playing") }
      }
      return view.frame(of: "Text(\"playing\")") != nil
    }
    #expect(!has(false))
  }

  @Test("what changes a tab view is kept by its names, also in an archive")
  func customization() throws {
    var customization = TabViewCustomization()
    customization[tab: "a"].sidebarVisibility = .hidden
    customization[section: "s"].tabOrder = ["b", "a"]
    let copy = try JSONDecoder().decode(
      TabViewCustomization.self, from: JSONEncoder().encode(customization))
    #expect(copy == customization && copy[tab: "a"].sidebarVisibility == .hidden)
    #expect(copy[tab: "b"].sidebarVisibility == .automatic && copy[section: "s"].tabOrder == ["b", "a"])
    customization.resetVisibility()
    customization.resetTabOrder()
    #expect(customization == TabViewCustomization())
  }
}
