import Foundation
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

/// How often views of a name came and went.
@MainActor private final class Visits { var log: [String] = [] }

@Suite("Navigation stacks") @MainActor struct NavigationStackTests {
  private struct Numbers: View {
    @State var path: [Int] = []
    let visits: Visits
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text("path \(path.map(String.init).joined(separator: ","))")
          Counter()
          NavigationLink("one", value: 1)
          Button("deep") { path = [1, 2, 3] }
          NavigationLink("wrong", value: "text")
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("screen \(number)")
            NavigationLink("next", value: number + 1)
            Button("root") { path = [] }
          }
          .navigationTitle("N\(number)")
          .onDisappear { visits.log.append("gone \(number)") }
        }
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private func shown(_ view: TestedView, _ text: String) -> Bool {
    view.host.accessibleElements().contains { $0.label == text }
  }

  @Test("a link pushes the screen of its value, and the back button, named like the screen below, pops it")
  func pushAndPop() {
    let visits = Visits()
    let view = TestedView(proposing: 390, 700) { Numbers(visits: visits) }
    view.tap("one")
    #expect(shown(view, "screen 1"))
    #expect(!shown(view, "one"))
    view.tap("next")
    #expect(shown(view, "screen 2"))
    let back = view.host.accessibleElements().first { $0.role == .button && $0.label == "N1" }
    #expect(back != nil)
    back.map { view.send(.activate(element: $0.number)) }
    #expect(shown(view, "screen 1"))
    #expect(visits.log == ["gone 1", "gone 2"])
  }

  @Test("a covered screen keeps its state, and the path is the program's to read and to write")
  func path() {
    let visits = Visits()
    let view = TestedView(proposing: 390, 700) { Numbers(visits: visits) }
    view.press("count 0")
    view.press("deep")
    #expect(shown(view, "screen 3"))
    view.press("root")
    #expect(shown(view, "count 1"))
    #expect(shown(view, "path "))
    // The others were never seen.
    #expect(visits.log == ["gone 3"])
  }

  @Test("a value that the path cannot hold is reported, and changes nothing")
  func wrongValue() {
    let view = TestedView(proposing: 390, 700) { Numbers(visits: Visits()) }
    view.press("wrong")
    #expect(shown(view, "path "))
    #expect(
      view.warnings.contains(
        "NavigationLink: the path of the stack around takes no value of the type String; "
          + "give the link a value of the path's type, or make the path a NavigationPath."))
  }

  @Test("a value without a destination is reported")
  func missingDestination() {
    let view = TestedView(proposing: 390, 700) { NavigationStack { NavigationLink("go", value: 1.5) } }
    view.press("go")
    #expect(
      view.warnings.contains(
        "NavigationLink: there is no navigationDestination(for: Double.self) in the stack; add one to a view in it."
      ))
  }

  private struct Presenting: View {
    @State private var isShown = false
    @State private var number = 1
    var body: some View {
      NavigationStack {
        VStack {
          Button("show") { isShown = true }
          Text(isShown ? "yes" : "no")
        }
        .navigationDestination(isPresented: $isShown) { Inner(number: $number) }
      }
    }
  }

  private struct Inner: View {
    @Binding var number: Int
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("number \(number)")
        Button("add") { number += 1 }
        Button("close") { dismiss() }
      }
    }
  }

  @Test("a screen of a binding follows the state below it, and dismiss pops it")
  func presented() {
    let view = TestedView(proposing: 390, 700) { Presenting() }
    view.press("show")
    view.press("add")
    #expect(shown(view, "number 2"))
    view.press("close")
    #expect(shown(view, "no"))
    // The tests have no symbols; nothing else is to be said.
    #expect(view.warnings.allSatisfy { $0.hasPrefix("Image(") })
  }

  @Test("a link outside of a stack is disabled")
  func noStack() {
    let view = TestedView(proposing: 390, 100) { NavigationLink("go") { Text("there") } }
    #expect(view.press("go") == false)
  }

  @Test("the bar is 44 points high, 52 more with a large title, and the title is a heading")
  func bar() {
    let view = TestedView(proposing: 390, 700) {
      NavigationStack { Color.red.navigationTitle("abc") }
    }
    #expect(view.frame(of: "NavigationBar") == CGRect(x: 0, y: 0, width: 390, height: 96))
    #expect(view.frame(of: "Color.red") == CGRect(x: 0, y: 96, width: 390, height: 604))
    let headings = view.host.accessibleElements().filter { $0.role == .heading }
    #expect(headings.map(\.label) == ["abc"])
    let small = TestedView(proposing: 390, 700) {
      NavigationStack { Color.red.navigationBarTitle("abc", displayMode: .inline) }
    }
    #expect(small.frame(of: "Color.red") == CGRect(x: 0, y: 44, width: 390, height: 656))
    let hidden = TestedView(proposing: 390, 700) {
      NavigationStack { Color.red.navigationTitle("abc").toolbar(.hidden, for: .navigationBar) }
    }
    #expect(hidden.frame(of: "Color.red") == CGRect(x: 0, y: 0, width: 390, height: 700))
  }

  @Test("items stand at the sides that they are placed at")
  func items() {
    let view = TestedView(proposing: 390, 700) {
      NavigationStack {
        Color.red.toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
          ToolbarItem(placement: .principal) { Text("Middle") }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("A") {}
            Spacer()
            Button("B") {}
          }
        }
      }
    }
    func frame(_ label: String) -> CGRect {
      view.host.accessibleElements().first { $0.label == label }?.frame ?? .zero
    }
    #expect(frame("Cancel").minX == 16)
    #expect(frame("Done").maxX == 374)
    #expect(frame("Middle").midX == 195)
    #expect(frame("A").minX == 16 && frame("A").midY == 678)
    #expect(frame("B").maxX == 374)
    #expect(view.frame(of: "Color.red") == CGRect(x: 0, y: 44, width: 390, height: 612))
  }

  @Test("an item inherits what is set where it is written, and shows the state there")
  func itemState() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Text("x").toolbar { Button("n\(count)") { count += 1 } }.disabled(count == 2)
        }
      }
    }
    let view = TestedView(proposing: 390, 700) { Screen() }
    view.press("n0")
    view.press("n1")
    #expect(view.press("n2") == false)
  }

  @Test("a row with a link is pressed in its whole width, beside the label, too")
  func row() {
    let view = TestedView(proposing: 390, 700) {
      NavigationStack { List { NavigationLink("go") { Text("there") } } }
    }
    let label = view.frame(of: "Text(\"go\")") ?? .zero
    // The card ends at 370.
    view.tap(at: CGPoint(x: 372, y: label.midY))
    #expect(!shown(view, "there"))
    view.tap(at: CGPoint(x: 368, y: label.midY))
    #expect(shown(view, "there"))
  }

  @Test("old forms of links push when their bindings say so")
  func oldForms() {
    let view = TestedView(proposing: 390, 700) { OldLinks() }
    view.press("Activate")
    #expect(shown(view, "active"))
    let other = TestedView(proposing: 390, 700) { OldLinks() }
    other.press("Tagged")
    #expect(shown(other, "tagged"))
  }

  @Test("a path of codable values can be written down and read again")
  func codable() throws {
    var path = NavigationPath()
    path.append(1)
    path.append("two")
    let data = try JSONEncoder().encode(try #require(path.codable))
    let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    #expect(read == path)
    path.removeLast(5)
    #expect(path.isEmpty)
  }

  @Test("a large title begins where the rows of a list begin")
  func largeTitleMargin() throws {
    for (width, margin) in [(320, 16), (390, 20)] as [(CGFloat, CGFloat)] {
      let view = TestedView(proposing: width, 600, style: .iOS) {
        NavigationStack { List { Text("a") }.navigationTitle("Plans").listStyle(.plain) }
      }
      let heading = try #require(view.host.accessibleElements().first { $0.role == .heading })
      #expect(heading.frame.minX == margin && heading.frame.minY >= 44)
      #expect(view.frame(of: "Text(\"a\")")?.minX == margin)
    }
  }

  @Test("what is scrolled takes the large title away under the bar")
  func largeTitle() {
    let view = TestedView(proposing: 390, 300) {
      NavigationStack { ScrollView { Color.red.frame(height: 900) }.navigationTitle("abc") }
    }
    #expect(view.host.accessibleElements().first { $0.role == .heading }?.frame.minY == 47.67)
    view.scroll(at: CGPoint(x: 100, y: 200), by: CGSize(width: 0, height: -30))
    #expect(view.host.accessibleElements().first { $0.role == .heading }?.frame.minY == 44)
  }

  @Test("when the large title is scrolled away, the heading is the title that the bar shows then")
  func scrolledHeading() throws {
    let view = TestedView(proposing: 390, 300) {
      NavigationStack { ScrollView { Color.red.frame(height: 900) }.navigationTitle("abc") }
    }
    view.scroll(at: CGPoint(x: 100, y: 200), by: CGSize(width: 0, height: -100))
    let headings = view.host.accessibleElements().filter { $0.role == .heading }
    #expect(headings.map(\.label) == ["abc"])
    #expect(try #require(headings.first).frame.maxY < 44)
  }
}
