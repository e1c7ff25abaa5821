@testable import PlumbViews
import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Focus states")
struct FocusTests {
  /// Something that can have the focus, as a text field can.
  struct Field: _PrimitiveView {
    let name: String
    static func _makeNodes(_ view: Field, in builder: _TreeBuilder) {
      builder.element(
        Field.self, "Field", .fixedFrame(.init(width: 10, height: 10, alignment: .center)),
        configure: {
          $0.isFocusable = true
          $0.identifier = view.name
        }, content: {})
    }
  }

  enum Place: Hashable { case first, second, nowhere }

  struct Form: View {
    @FocusState private var place: Place?
    @FocusState private var isSecond: Bool
    @State private var isShown = true
    var body: some View {
      VStack(spacing: 0) {
        if isShown { Field(name: "a").focused($place, equals: .first) }
        Field(name: "b").focused($place, equals: .second).focused($isSecond)
        Text("\(place.map { "\($0)" } ?? "none") \(isSecond)")
        Button("first") { place = .first }
        Button("second") { isSecond = true }
        Button("none") { place = nil }
        Button("odd") { place = .nowhere }
        Button("hide") { isShown = false }
      }
    }
  }

  private func host() -> ViewHost {
    var values = EnvironmentValues()
    values.font = .squares(10)
    let host = ViewHost(Form(), environment: values)
    host.layOut(ProposedViewSize(width: 200, height: 200))
    return host
  }

  private func press(_ label: String, in host: ViewHost) {
    let button = host.root.firstNode { $0.action != nil && $0.firstNode { $0.text == label } != nil }
    button?.action?()
    host.layOut(ProposedViewSize(width: 200, height: 200))
  }

  private func words(_ host: ViewHost) -> String? {
    host.root.firstNode { $0.text?.contains(" ") ?? false }?.text
  }

  private func field(_ name: String, _ host: ViewHost) -> Int? {
    host.root.firstNode { $0.identifier == name }?.number
  }

  @Test("a person's focus is seen by the states")
  func byPerson() {
    let host = host()
    #expect(words(host) == "none false")
    host.focus.focus(field("a", host))
    host.layOut(ProposedViewSize(width: 200, height: 200))
    #expect(words(host) == "first false")
    host.focus.focus(field("b", host))
    host.layOut(ProposedViewSize(width: 200, height: 200))
    #expect(words(host) == "second true")
    host.focus.focus(nil)
    host.layOut(ProposedViewSize(width: 200, height: 200))
    #expect(words(host) == "none false")
  }

  @Test("a state moves the focus, and tells the host")
  func byState() {
    let host = host()
    var told: [Int?] = []
    host.focus.moved = { told.append($0) }
    press("first", in: host)
    #expect(host.focus.element == field("a", host))
    press("second", in: host)
    #expect(host.focus.element == field("b", host))
    #expect(words(host) == "second true")
    press("none", in: host)
    #expect(host.focus.element == nil)
    #expect(words(host) == "none false")
    #expect(told == [field("a", host), field("b", host), nil])
  }

  @Test("a focus that nobody can have is given back")
  func refused() {
    let host = host()
    press("odd", in: host)
    #expect(host.focus.element == nil)
    #expect(words(host) == "none false")
  }

  @Test("a view that goes takes the focus with it")
  func removed() {
    let host = host()
    press("first", in: host)
    press("hide", in: host)
    #expect(host.focus.element == nil)
    #expect(words(host) == "none false")
  }

  @Test("a number that no element has focuses none")
  func unknown() {
    let host = host()
    host.focus.focus(99_999)
    #expect(host.focus.element == nil)
  }

  struct Starting: View {
    @FocusState private var place: Place?
    var body: some View {
      VStack {
        Field(name: "a").focused($place, equals: .first)
        Field(name: "b").focused($place, equals: .second)
        Text(place == .second ? "yes" : "no")
      }
      .defaultFocus($place, .second)
    }
  }

  @Test("a default focus is given when the view appears")
  func defaultFocus() {
    let host = ViewHost(Starting())
    host.layOut(ProposedViewSize(width: 200, height: 200))
    #expect(host.focus.element == field("b", host))
    #expect(host.root.firstNode { $0.text == "yes" } != nil)
  }

  /// Says whether it is in what has the focus.
  struct Light: View {
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "lit" : "dark") }
  }

  struct LitStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Light() }
  }

  @Test("the environment says whether the nearest view around that can have the focus has it")
  func environment() {
    let host = ViewHost(
      VStack {
        Light().focusable()
        Button("Press") {}.buttonStyle(LitStyle())
        VStack {
          Light(); Light().focusable()
        }.focusable()
        Light()
      })
    func lights() -> [String] {
      host.layOut(ProposedViewSize(width: 200, height: 400))
      var texts: [String] = []
      func visit(_ node: ViewNode) {
        if let text = node.text { texts.append(text) }
        node.children.forEach(visit)
      }
      visit(host.root)
      return texts
    }
    #expect(lights() == ["dark", "dark", "dark", "dark", "dark"])
    let expected = [
      ["lit", "dark", "dark", "dark", "dark"], ["dark", "lit", "dark", "dark", "dark"],
      ["dark", "dark", "lit", "dark", "dark"], ["dark", "dark", "dark", "lit", "dark"],
    ]
    for lit in expected {
      host.send(.key(KeyEvent(key: "Tab")), at: 0)
      #expect(lights() == lit)
    }
    host.focus.focus(nil)
    #expect(lights() == ["dark", "dark", "dark", "dark", "dark"])
  }
}
