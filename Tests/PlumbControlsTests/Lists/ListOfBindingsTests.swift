import PlumbTesting
import SwiftUI
import Testing
import ViewTesting

@Suite("Lists of bindings and of trees") @MainActor struct ListOfBindingsTests {
  private struct Names: View {
    @Binding var names: [String]
    var body: some View {
      List($names, id: \.self) { $name in
        Button("change \(name)") { name += "!" }
      }
    }
  }

  @Test("a row of a list over a binding changes its element, told apart by a key path")
  func rows() {
    let heard = Heard<[String]>()
    let view = TestedView(proposing: 200, 300) {
      Held(["a", "b"], told: heard.add) { Names(names: $0) }
    }
    view.press("change b")
    #expect(heard.last == ["a", "b!"])
    #expect(view.frame(of: "Text(\"change b!\")") != nil)
  }

  @Test("rows of a list over a binding are selected by their ids, one or several")
  func selection() {
    let (one, several) = (Heard<String?>(), Heard<Set<String>>())
    let items = Binding.constant([Item(id: "a"), Item(id: "b")])
    let single = TestedView(proposing: 200, 300) {
      Held(String?.none, told: one.add) { List(items, selection: $0) { $item in Text(item.id) } }
    }
    single.tap("b")
    #expect(one.values == ["b"])
    let multiple = TestedView(proposing: 200, 300) {
      Held(Set<String>(), told: several.add) { List(items, selection: $0) { $item in Text(item.id) } }
    }
    multiple.tap("a")
    multiple.tap("b")
    #expect(several.values == [["a"], ["a", "b"]])
  }

  private struct Item: Identifiable {
    let id: String
    var below: [Item]?
  }
  private let tree = Item(id: "root", below: [Item(id: "leaf"), Item(id: "branch", below: [])])

  @Test("an outline of one root shows the root, and what is below it when it is unfolded")
  func root() {
    let view = TestedView(proposing: 200, 300) {
      VStack { OutlineGroup(tree, children: \.below) { Text($0.id) } }
    }
    #expect(view.frame(of: "Text(\"root\")") != nil && view.frame(of: "Text(\"leaf\")") == nil)
    view.press("root")
    #expect(view.frame(of: "Text(\"leaf\")") != nil && view.frame(of: "Text(\"branch\")") != nil)
  }
}
