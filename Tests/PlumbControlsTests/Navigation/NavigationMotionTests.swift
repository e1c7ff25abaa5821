import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("How screens of a stack come and go") @MainActor struct NavigationMotionTests {
  private let rest = Moving.rest

  private struct Screens: View {
    let heard: Heard<Binding<[Int]>>
    @State private var path: [Int] = []
    var body: some View {
      let _ = heard.add($path)
      NavigationStack(path: $path) {
        Color.red.toolbar(.hidden, for: .navigationBar)
          .navigationDestination(for: Int.self) { number in
            Color.blue.frame(height: CGFloat(number * 10)).toolbar(.hidden, for: .navigationBar)
          }
      }
    }
  }

  private func screens(time: Double? = 0, _ direction: LayoutDirection = .leftToRight) -> (
    view: TestedView, go: (_ path: [Int]) -> Void
  ) {
    let heard = Heard<Binding<[Int]>>()
    let view = TestedView(
      proposing: 200, 100, time: time, environment: { $0.layoutDirection = direction }
    ) { Screens(heard: heard) }
    return (
      view,
      { path in
        heard.last?.wrappedValue = path
        view.layOut()
      }
    )
  }

  @Test("a screen comes from the trailing side over the one below, which goes a little to the leading side")
  func push() {
    let (view, go) = screens()
    #expect(view.seen == ["0,0 200×100"])
    go([5])
    // The ground of the screen that comes, and what is on it.
    #expect(view.seen == ["0,0 200×100", "200,0 200×100", "200,25 200×50"])
    view.advance(to: 0.25)
    let (low, high) = (describe(-60 * (1 - rest)), describe(200 * rest))
    #expect(
      view.seen == [
        "\(low),0 200×100", "\(low),0 200×100", "\(low),0 200×100", "\(high),0 200×100",
        "\(high),25 200×50",
      ])
    view.advance(to: 0.5)
    #expect(view.seen == ["0,25 200×50"])
    #expect(!view.isAnimating)
  }

  @Test("a screen that is popped goes back to the trailing side, and the one below comes back")
  func pop() {
    let (view, go) = screens()
    go([5])
    view.advance(to: 1)
    go([])
    #expect(view.frame(of: "Color.blue") == nil)
    view.advance(to: 1.25)
    let (low, high) = (describe(-60 * rest), describe(200 * (1 - rest)))
    #expect(view.painted.first?.description == "\(low),0 200×100")
    #expect(view.painted.last?.description == "\(high),25 200×50")
    view.advance(to: 1.5)
    #expect(view.seen == ["0,0 200×100"])
    #expect(!view.isAnimating)
  }

  @Test("several screens at once: only the topmost is seen to come, and to go")
  func several() {
    let (view, go) = screens()
    go([1, 2, 3])
    view.advance(to: 0.25)
    #expect(view.painted.count == 5)
    #expect(view.painted.last?.frame.height == 30)
    view.advance(to: 1)
    #expect(view.seen == ["0,35 200×30"])
    go([])
    view.advance(to: 1.25)
    #expect(view.painted.count == 5)
    #expect(view.painted.last?.frame.height == 30)
    view.advance(to: 2)
    #expect(view.seen == ["0,0 200×100"])
  }

  @Test("where leading is on the right, screens come from the left")
  func mirrored() {
    let (view, go) = screens(.rightToLeft)
    go([5])
    #expect(view.painted.last?.description == "-200,25 200×50")
  }

  @Test("where no time passes, a screen is there at once")
  func withoutTime() {
    let (view, go) = screens(time: nil)
    go([5])
    #expect(view.seen == ["0,25 200×50"])
    go([])
    #expect(view.seen == ["0,0 200×100"])
  }

  @Test("a covered screen takes no taps while it is still seen")
  func coveredTakesNothing() {
    let heard = Heard<String>()
    struct Screen: View {
      let heard: Heard<String>
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Button("root") {
            heard.add("root")
            isShown = true
          }
          .navigationDestination(isPresented: $isShown) { Text("next") }
        }
      }
    }
    let view = TestedView(proposing: 200, 300, time: 0) { Screen(heard: heard) }
    let place = view.frame(of: "Button") ?? .zero
    view.tap("root")
    #expect(view.isAnimating)
    view.tap(at: CGPoint(x: place.midX, y: place.midY))
    #expect(heard.values == ["root"])
  }

  @Test("a material on a screen that comes shows nothing of the screen below it")
  func material() {
    let heard = Heard<Binding<[Int]>>()
    struct Screens: View {
      let heard: Heard<Binding<[Int]>>
      @State private var path: [Int] = []
      var body: some View {
        let _ = heard.add($path)
        NavigationStack(path: $path) {
          Color.red.toolbar(.hidden, for: .navigationBar)
            .navigationDestination(for: Int.self) { _ in
              Text("on it").background(.regularMaterial).toolbar(.hidden, for: .navigationBar)
            }
        }
      }
    }
    let view = TestedView(proposing: 200, 100, time: 0) { Screens(heard: heard) }
    heard.last?.wrappedValue = [1]
    view.layOut()
    view.advance(to: 0.25)
    #expect(view.isAnimating)
    let red = Color.red.resolve(in: EnvironmentValues())
    let isRed = [red.red, red.green, red.blue].map { Int(($0 * 255).rounded()) }
    #expect(view.filledColors().filter { $0 == isRed }.count == 1)
  }
}
