import PlumbTesting
import SwiftUI
import Testing

@Suite("The identity of a view in a modifier") @MainActor struct IdentityTests {
  private struct Renewing: ViewModifier {
    let log: Told
    @State private var id = 0
    func body(content: Content) -> some View {
      content.id(id).onAppear {
        log.add("appears")
        id += 1
      }
    }
  }

  private struct GroupRenewing: ViewModifier {
    let log: Told
    @State private var id = 0
    func body(content: Content) -> some View {
      Group { content.id(id) }.onAppear {
        log.add("appears")
        id += 1
      }
    }
  }

  private struct Outer: ViewModifier {
    let log: Told
    func body(content: Content) -> some View { content.modifier(Renewing(log: log)).padding(2).id(1) }
  }

  @Test("an action around an id is performed once, whichever the id is, as it is in a view's body")
  func appears() {
    let log = Told()
    let view = TestedView(proposing: 100, 100) { Text("a").modifier(Renewing(log: log)) }
    let group = TestedView(proposing: 100, 100) { Text("a").modifier(GroupRenewing(log: log)) }
    let outer = TestedView(proposing: 100, 100) { Text("a").modifier(Outer(log: log)) }
    #expect(log.lines == ["appears", "appears", "appears"])
    #expect(view.warnings == [] && group.warnings == [] && outer.warnings == [])
  }

  @Test("around several views a modifier with an id stands around each, and each appears")
  func several() {
    let log = Told()
    struct Named: ViewModifier {
      let log: Told
      func body(content: Content) -> some View { content.id(1).onAppear { log.add("appears") } }
    }
    _ = TestedView(proposing: 100, 100) {
      Group {
        Text("a")
        Text("b")
      }
      .modifier(Named(log: log))
    }
    #expect(log.lines == ["appears", "appears"])
  }
}
