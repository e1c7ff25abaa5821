import PlumbTesting
import SwiftUI
import Testing

@Suite("The button of a menu picker") @MainActor struct MenuPickerStyleTests {
  private struct Boxed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("styled")
        configuration.label
      }
    }
  }

  private func labels<Style: View>(_ style: (AnyView) -> Style) -> TestedView {
    TestedView(proposing: 300, 300) {
      style(
        AnyView(
          Picker("Flavour", selection: .constant(1)) {
            Text("Vanilla").tag(1)
            Text("Mint").tag(2)
          }.pickerStyle(.menu)))
    }
  }

  @Test("it has the style of buttons around it, and opens the menu")
  func style() {
    let view = labels { $0.buttonStyle(Boxed()) }
    #expect(view.frame(of: "Text(\"styled\")") != nil)
    view.tap("Vanilla")
    #expect(view.frame(of: "Text(\"Mint\")") != nil)
    let (plain, bordered) = (labels { $0 }, labels { $0.buttonStyle(.bordered) })
    #expect(plain.displayList.items.count < bordered.displayList.items.count)
  }

  @Test("in a form it is the value of its row, whatever the style of buttons is")
  func form() {
    let view = TestedView(proposing: 300, 300) {
      Form {
        Picker("Flavour", selection: .constant(1)) { Text("Vanilla").tag(1) }.pickerStyle(.menu)
      }
      .buttonStyle(Boxed())
    }
    #expect(view.frame(of: "Text(\"styled\")") == nil && view.frame(of: "Text(\"Vanilla\")") != nil)
  }

  @Test("a menu whose label is hidden is its value alone in a form, beside a field with the rest of the row")
  func hiddenLabelInRow() throws {
    let view = TestedView(proposing: 390, 400) {
      Form {
        HStack(spacing: 8) {
          TextField("Amount", text: .constant(""))
          Picker("Currency", selection: .constant(0)) { Text("CAD").tag(0) }.labelsHidden()
        }
      }
    }
    let field = try #require(view.frame(of: "TextField"))
    let picker = try #require(view.frame(of: "Picker"))
    #expect(picker.minX - field.maxX == 8)
    #expect(picker.width == view.frame(of: "Menu")?.width && field.width > picker.width)
  }
}

extension TestedView {
  /// What assistive tools see.
  var elements: [AccessibleElement] { host.accessibleElements() }
}
