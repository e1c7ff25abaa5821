import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Transactions")
@MainActor struct TransactionTests {
  private struct Two: View {
    @State private var isOn = false
    @State private var other = false
    var wrap: (Bool, AnyView) -> AnyView = { $1 }

    var body: some View {
      ZStack(alignment: .topLeading) {
        wrap(isOn, AnyView(Color.red.frame(width: 20, height: 20).offset(x: isOn ? 100 : 0)))
        Color.blue.frame(width: 20, height: 20).offset(x: other ? 100 : 0)
        Button("plain") { isOn.toggle() }.opacity(0)
        Button("animated") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }.opacity(0)
        Button("mixed") {
          isOn.toggle()
          withAnimation(.linear(duration: 1)) { other.toggle() }
        }.opacity(0)
        Button("mixed the other way") {
          withAnimation(.linear(duration: 1)) { isOn.toggle() }
          other.toggle()
        }.opacity(0)
        Button("explicit over implicit") {
          var transaction = Transaction(animation: .linear(duration: 1))
          transaction.disablesAnimations = true
          withTransaction(transaction) { isOn.toggle() }
        }.opacity(0)
        Button("binding") { $isOn.animation(.linear(duration: 1)).wrappedValue.toggle() }.opacity(0)
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
    }
  }

  private func tested(_ wrap: @escaping (Bool, AnyView) -> AnyView = { $1 }) -> TestedView {
    TestedView(proposing: 200, 100, time: 0) { Two(wrap: wrap) }
  }

  private func half(_ view: TestedView, _ button: String) -> [String] {
    view.press(button)
    view.advance(to: view.isAnimating ? 0.5 : 0)
    return view.seen
  }

  @Test("changes with and without an animation in one action are kept apart")
  func mixed() {
    #expect(half(tested(), "mixed") == ["100,0 20×20", "50,0 20×20"])
    #expect(half(tested(), "mixed the other way") == ["50,0 20×20", "100,0 20×20"])
  }

  @Test("a view's own animation is used when its value has changed, and beats an outer one")
  func implicit() {
    let own: (Bool, AnyView) -> AnyView = { AnyView($1.animation(.linear(duration: 2), value: $0)) }
    #expect(half(tested(own), "plain") == ["25,0 20×20", "0,0 20×20"])
    #expect(half(tested(own), "animated") == ["25,0 20×20", "0,0 20×20"])
    #expect(half(tested(own), "explicit over implicit") == ["50,0 20×20", "0,0 20×20"])
  }

  @Test("the innermost animation counts, and nil shows the change at once")
  func nested() {
    let inner: (Bool, AnyView) -> AnyView = {
      AnyView($1.animation(.linear(duration: 1), value: $0).animation(.linear(duration: 4), value: $0))
    }
    #expect(half(tested(inner), "plain") == ["50,0 20×20", "0,0 20×20"])
    let none: (Bool, AnyView) -> AnyView = { AnyView($1.animation(nil, value: $0)) }
    #expect(half(tested(none), "animated") == ["100,0 20×20", "0,0 20×20"])
  }

  @Test("an animation for another value is not used")
  func otherValue() {
    let other: (Bool, AnyView) -> AnyView = { AnyView($1.animation(.linear(duration: 2), value: 7)) }
    #expect(half(tested(other), "plain") == ["100,0 20×20", "0,0 20×20"])
  }

  @Test("a transaction can be changed on its way down")
  func changed() {
    let slower: (Bool, AnyView) -> AnyView = {
      AnyView($1.transaction { $0.animation = $0.animation?.speed(0.5) })
    }
    #expect(half(tested(slower), "animated") == ["25,0 20×20", "0,0 20×20"])
    #expect(half(tested(slower), "plain") == ["100,0 20×20", "0,0 20×20"])
  }

  @Test("a binding brings its animation along")
  func binding() {
    #expect(half(tested(), "binding") == ["50,0 20×20", "0,0 20×20"])
  }

  @Test("a scoped animation moves what its body does and nothing inside")
  func scoped() {
    struct Scoped: View {
      @State private var isOn = false
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.red.frame(width: 20, height: 20).opacity(isOn ? 0 : 1)
            .animation(.linear(duration: 1)) { $0.opacity(isOn ? 0.5 : 1) }
          Button("plain") { isOn.toggle() }.opacity(0)
        }
      }
    }
    let view = TestedView(proposing: 200, 100, time: 0) { Scoped() }
    view.press("plain")
    view.advance(to: 0.5)
    #expect(view.painted.map(\.opacity) == [0])
    view.press("plain")
    #expect(view.painted.map(\.opacity) == [0.75])
  }

  private struct Faded: ViewModifier {
    let opacity: Double
    func body(content: Content) -> some View { content.opacity(opacity) }
  }

  private struct Inside: View {
    let isScoped: Bool
    @State private var isOn = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        let square = Color.red.frame(width: 20, height: 20).opacity(isOn ? 0 : 1)
        let faded = Faded(opacity: isOn ? 0.5 : 1)
        if isScoped {
          square.animation(.linear(duration: 1)) { $0.modifier(faded) }
        } else {
          square.modifier(faded.animation(.linear(duration: 1)))
        }
        Button("plain") { isOn.toggle() }.opacity(0)
      }
    }
  }

  @Test(
    "an animation of a modifier of one's own, or of a scope, moves what the modifier does and nothing inside",
    arguments: [true, false])
  func modifier(isScoped: Bool) {
    let view = TestedView(proposing: 200, 100, time: 0) { Inside(isScoped: isScoped) }
    view.press("plain")
    view.advance(to: 0.5)
    #expect(view.painted.map(\.opacity) == [0])
    view.press("plain")
    #expect(view.painted.map(\.opacity) == [0.75])
  }

  @Test("a value of one's own reaches the views inside")
  func keys() {
    struct Fast: TransactionKey { static var defaultValue: Bool { false } }
    let fast: (Bool, AnyView) -> AnyView = {
      AnyView($1.transaction { if $0[Fast.self] { $0.animation = .linear(duration: 1) } })
    }
    let view = tested(fast)
    #expect(half(view, "plain") == ["100,0 20×20", "0,0 20×20"])
    withTransaction(Transaction()) {}
    #expect(Transaction()[Fast.self] == false)
  }
}
