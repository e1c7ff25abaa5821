import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("What a stack's screens are told by") @MainActor struct NavigationPathTests {
  struct Page: Hashable, Codable { var name: String }

  private struct Mixed: View {
    let heard: Heard<Binding<NavigationPath>>
    @State private var path = NavigationPath()
    var body: some View {
      let _ = heard.add($path)
      NavigationStack(path: $path) {
        Text("root")
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .navigationDestination(for: Page.self) { Text("page \($0.name)") }
      }
    }
  }

  @Test("a NavigationPath holds values of several types; it is appended to, cut and emptied")
  func mixedPath() {
    let heard = Heard<Binding<NavigationPath>>()
    let view = TestedView(proposing: 300, 300) { Mixed(heard: heard) }
    func go(_ change: (inout NavigationPath) -> Void) -> [String] {
      if let binding = heard.last { change(&binding.wrappedValue) }
      view.layOut()
      return view.elementLabels.filter { $0 != "Back" }
    }
    #expect(go { $0.append(1) } == ["number 1"])
    #expect(go { $0.append(Page(name: "a")) } == ["page a"])
    #expect(heard.last?.wrappedValue.count == 2)
    #expect(go { $0.removeLast() } == ["number 1"])
    #expect(go { $0.append(2) } == ["number 2"])
    #expect(go { $0.removeLast(2) } == ["root"])
    #expect(heard.last?.wrappedValue.isEmpty == true)
    #expect(
      go {
        $0.append(3)
        $0.append(Page(name: "b"))
      } == ["page b"])
    #expect(go { $0 = NavigationPath() } == ["root"])
  }

  @Test(
    "the back button has the title of the screen below where the own title keeps its place in the middle",
    arguments: [
      ("Edit", "Expense Tracker"), ("A title that is rather long", "Back"), ("", "Expense Tracker"),
    ])
  func backTitle(title: String, back: String) {
    let view = TestedView(proposing: 390, 300) {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationTitle("Expense Tracker")
          .navigationDestination(for: Int.self) { _ in
            Text("page").navigationTitle(title).navigationBarTitleDisplayMode(.inline)
          }
      }
    }
    #expect(view.elementLabels.contains(back))
  }

  @Test("in the role of an editor the back button is a chevron alone, which is spoken as before")
  func editorRole() {
    func view(_ role: ToolbarRole) -> TestedView {
      TestedView(proposing: 390, 300) {
        NavigationStack(path: .constant([1])) {
          Text("root").navigationTitle("Tracker")
            .navigationDestination(for: Int.self) { _ in
              Text("page").navigationTitle("Edit").navigationBarTitleDisplayMode(.inline).toolbarRole(role)
            }
        }
      }
    }
    // Recorded/Screens.md#Y127.
    let (editor, browser) = (view(.editor), view(.browser))
    for view in [editor, browser] { #expect(view.elementLabels.contains("Tracker")) }
    func width(_ view: TestedView) -> CGFloat {
      view.elements.first { $0.label == "Tracker" }?.frame.width ?? 0
    }
    #expect(width(editor) < 30 && width(browser) > 60, "\(width(editor)), \(width(browser))")
  }

  @Test("the back button has the words of the screen below, and not the look that they have there")
  func plainBackTitle() {
    func colors(isUnderlined: Bool) -> [[Int]] {
      TestedView(proposing: 390, 300) {
        NavigationStack(path: .constant([1])) {
          Text("root").navigationTitle(
            Text("First").underline(isUnderlined, color: Color(red: 1, green: 0, blue: 1))
          )
          .navigationDestination(for: Int.self) { _ in
            Text("page").navigationTitle("Second").navigationBarTitleDisplayMode(.inline)
          }
        }
      }.filledColors()
    }
    #expect(colors(isUnderlined: true) == colors(isUnderlined: false))
  }

  @Test("the screen of an item follows the item, and going back sets it to nil")
  func items() {
    let heard = Heard<Binding<Int?>>()
    let view = TestedView(proposing: 300, 300) {
      Held(Int?.none) { item in
        let _ = heard.add(item)
        NavigationStack {
          Text("root").navigationDestination(item: item) { number in Text("item \(number)") }
        }
      }
    }
    heard.last?.wrappedValue = 1
    view.layOut()
    #expect(view.elementLabels == ["Back", "item 1"])
    heard.last?.wrappedValue = 2
    view.layOut()
    #expect(view.elementLabels == ["Back", "item 2"])
    view.tap("Back")
    #expect(heard.last?.wrappedValue == nil)
    #expect(view.elementLabels == ["root"])
  }

  @Test("a screen of a binding can lie over one of a path, and popping to the root takes both away")
  func popToRoot() {
    struct Screen: View {
      @State private var path: [Int] = []
      @State private var isDeep = false
      var body: some View {
        NavigationStack(path: $path) {
          Button("push") { path = [1] }
            .navigationDestination(for: Int.self) { _ in
              Button("deeper") { isDeep = true }
                .navigationDestination(isPresented: $isDeep) { Button("root") { path = [] } }
            }
        }
      }
    }
    let view = TestedView(proposing: 300, 300, time: 0) { Screen() }
    view.press("push")
    view.advance(to: 1)
    view.press("deeper")
    view.advance(to: 2)
    #expect(view.elementLabels == ["Back", "root"])
    view.press("root")
    view.advance(to: 3)
    #expect(view.elementLabels == ["push"])
  }

  @Test("dismiss in a pushed screen pops it, and in the root of a sheet's stack takes the sheet away")
  func dismissing() {
    struct Closing: View {
      let name: String
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button(name) { dismiss() } }
    }
    let view = TestedView(proposing: 300, 300) {
      Held(true) { isShown in
        Text("below").frame(maxWidth: .infinity, maxHeight: .infinity).sheet(isPresented: isShown) {
          NavigationStack {
            VStack {
              Closing(name: "close")
              NavigationLink("next") { Closing(name: "pop") }
            }
          }
        }
      }
    }
    view.press("next")
    view.press("pop")
    #expect(view.elementLabels == ["close", "next"])
    view.press("close")
    #expect(view.elementLabels == ["below"])
  }
}
