import PlumbDrawing
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Pickers with a page of their own, and icons of labels in rows") @MainActor struct PickerPageTests {
  @Test("a picker of the link style pushes a page with its options, and goes back with the chosen one")
  func page() {
    let heard = Heard<Int>()
    let view = TestedView(proposing: 390, 700) {
      Held(1, told: heard.add) { choice in
        NavigationStack {
          Form {
            Picker("Tone", selection: choice) {
              Text("One").tag(1)
              Text("Two").tag(2)
            }
            .pickerStyle(.navigationLink)
          }
        }
      }
    }
    view.tap("Tone")
    #expect(view.elementLabels.contains("Two"))
    #expect(view.host.accessibleElements().contains { $0.role == .heading && $0.label == "Tone" })
    #expect(view.host.accessibleElements().first { $0.label.hasPrefix("One") }?.isSelected == true)
    view.tap("Two")
    #expect(heard.values == [2])
    #expect(view.frame(of: "Text(\"One\")") == nil)
    #expect(view.frame(of: "Text(\"Two\")") != nil)
  }

  @Test("outside of a stack a picker of the link style is a menu")
  func menu() {
    let heard = Heard<Int>()
    let view = TestedView(proposing: 390, 700) {
      Held(1, told: heard.add) { choice in
        Picker("Tone", selection: choice) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .pickerStyle(.navigationLink)
      }
    }
    view.tap("One")
    view.tap("Two")
    #expect(heard.values == [2])
  }

  /// The colour that a symbol in the icon's place would have.
  private func iconColor<Content: View>(@ViewBuilder _ content: () -> Content) -> [Int]? {
    TestedView(proposing: 200, 100) { content() }.filledColors { $0.boundingRect.width == 7 }.first
  }

  @Test("a label's icon has the accent colour in a row, but for one that says another, and none elsewhere")
  func icons() {
    let blue = iconColor { Rectangle().fill(.blue).frame(width: 7, height: 7) }
    let red = iconColor { Rectangle().fill(.red).frame(width: 7, height: 7) }
    let black = iconColor { Rectangle().frame(width: 7, height: 7) }
    let label = Label {
      Text("a")
    } icon: {
      Rectangle().frame(width: 7, height: 7)
    }
    #expect(blue != nil && blue != red && red != black)
    #expect(iconColor { List { label } } == blue)
    #expect(iconColor { List { label.tint(.red) } } == red)
    #expect(iconColor { List { label.foregroundStyle(.red) } } == red)
    #expect(
      iconColor {
        List {
          Section {
          } header: {
            label
          }
        }
      } != blue)
    #expect(iconColor { label } == black)
  }
}
