import PlumbDrawing
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("What is in the labels of buttons") @MainActor struct ButtonLabelTests {
  private struct Rows: View {
    let heard: Heard<String>

    var body: some View {
      NavigationStack {
        List {
          NavigationLink {
            Text("next")
          } label: {
            Held("", told: heard.add) { TextField("Link", text: $0) }
          }
          Button {
          } label: {
            HStack {
              Text("Save")
              Held("", told: heard.add) { TextField("Button", text: $0) }
            }
          }
        }
      }
    }
  }

  @Test("a role alone names the button, and gives it a symbol in a bar (Recorded/Screens.md#Y141)")
  func roles() {
    let alone = TestedView(proposing: 200, 60, style: .iOS26) { Button(role: .close) {} }
    #expect(alone.frame(of: "Text(\"Close\")") != nil && alone.frame(of: "Image(\"xmark\")") == nil)
    let bar = TestedView(proposing: 390, 800, style: .iOS26) {
      NavigationStack {
        Text("Sheet").toolbar { ToolbarItem(placement: .cancellationAction) { Button(role: .close) {} } }
      }
    }
    #expect(bar.frame(of: "Image(\"xmark\")") != nil && bar.frame(of: "Text(\"Close\")") == nil)
    let chosen = TestedView(proposing: 200, 60, style: .iOS26) {
      Button(role: .close) {}.labelStyle(.titleAndIcon)
    }
    #expect(chosen.frame(of: "Image(\"xmark\")") != nil && chosen.frame(of: "Text(\"Close\")") != nil)
  }

  @Test("one border goes around all views of a label, side by side")
  func severalViews() {
    func list<Label: View>(_ label: Label) -> DisplayList {
      TestedView(proposing: 390, 100) { Button(action: {}, label: { label }).buttonStyle(.bordered) }
        .displayList
    }
    func parts() -> some View {
      Group {
        Text("one")
        Text("two")
      }
    }
    #expect(list(parts()) == list(HStack { parts() }))
  }

  @Test(
    "lines of a label are centred, unless the label or the views around say otherwise (Recorded/Screens.md#Y111)"
  )
  func lines() {
    let text = Text("one two three")
    func list<Shown: View>(@ViewBuilder _ view: () -> Shown) -> DisplayList {
      TestedView(proposing: 90, 100, view).displayList
    }
    func isCentred<Shown: View>(_ button: (Text.Aligned) -> Shown) -> Bool {
      let (usual, leading, centred) = (
        list { button(text.aligned(nil)) }, list { button(text.aligned(.leading)) },
        list { button(text.aligned(.center)) }
      )
      #expect(leading != centred)
      return usual == centred
    }
    #expect(isCentred { label in NavigationLink(value: 1) { label } })
    #expect(isCentred { label in Button(action: {}, label: { label }) })
    #expect(isCentred { label in Button(action: {}, label: { label }).buttonStyle(.plain) })
    #expect(isCentred { label in Button(action: {}, label: { label }).buttonStyle(.bordered) })
    #expect(isCentred { label in Button(action: {}, label: { label }).buttonStyle(Own()) })
    #expect(!isCentred { label in Button(action: {}, label: { label }).multilineTextAlignment(.leading) })
    #expect(!isCentred { label in List { Button(action: {}, label: { label }) } })
    #expect(!isCentred { label in List { NavigationLink(value: 1) { label } } })
  }

  private struct Own: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  @Test("a field in the label of a link or a button is an element of its own, which takes what is typed")
  func fields() throws {
    let heard = Heard<String>()
    let view = TestedView(proposing: 390, 400) { Rows(heard: heard) }
    for prompt in ["Link", "Button"] {
      let field = try #require(view.elements.first { $0.field != nil && $0.label == prompt })
      view.tap(at: CGPoint(x: field.frame.midX, y: field.frame.midY))
      let typed = try #require(view.elements.first { $0.field != nil && $0.isFocused })
      #expect(typed.number == field.number)
      view.send(.edit(element: typed.number, text: prompt, selection: 0..<0, isComposing: false))
      #expect(view.elements.first { $0.number == field.number }?.field?.text == prompt)
    }
    #expect(heard.values == ["Link", "Button"])
  }

  @Test("the words of a field are its own, and speak for a button only where it has no others")
  func words() {
    let view = TestedView(proposing: 390, 400) { Rows(heard: Heard()) }
    #expect(view.elements.filter { $0.role == .button }.map(\.label) == ["Link", "Save"])
  }

  @Test("a button's element comes before the fields in it, which stand where they are seen")
  func order() throws {
    let view = TestedView(proposing: 200, 100) {
      Button {
      } label: {
        TextField("Name", text: .constant("")).scaleEffect(0.5)
      }
      .accessibilityIdentifier("outer")
    }
    #expect(view.elements.map(\.role) == [.button, .textField])
    #expect(view.elements.map(\.identifier) == ["outer", nil])
    #expect(view.elements.last?.frame.width == 100)
  }

  @Test(
    "a button does not speak of what cannot be seen in it, as nobody else does", arguments: [true, false])
  func unseen(isLink: Bool) {
    let view = TestedView(proposing: 390, 400) {
      NavigationStack {
        List {
          if isLink {
            NavigationLink {
              Text("next")
            } label: {
              Self.label
            }
          } else {
            Button {
            } label: {
              Self.label
            }
          }
        }
      }
    }
    #expect(view.elements.map(\.label) == ["Seen"])
  }

  @ViewBuilder private static var label: some View {
    ZStack {
      Text("Ghost").opacity(0)
      Text("Hidden").hidden()
      Text("Seen").opacity(0.5)
    }
  }
}

nonisolated extension Text {
  /// A text whose lines are aligned in one way, or as the views around have it.
  fileprivate struct Aligned: View {
    let text: Text
    let alignment: TextAlignment?
    var body: some View {
      if let alignment { text.multilineTextAlignment(alignment) } else { text }
    }
  }

  fileprivate func aligned(_ alignment: TextAlignment?) -> Aligned {
    Aligned(text: self, alignment: alignment)
  }
}
