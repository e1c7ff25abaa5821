import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Going back by a swipe from the leading edge") @MainActor struct BackSwipeTests {
  private struct Screens: View {
    let path: Binding<[Int]>
    let pressed: Heard<String>
    var isHidden = false
    var body: some View {
      NavigationStack(path: path) {
        Color.red.frame(height: 30)
          .navigationDestination(for: Int.self) { number in
            ZStack(alignment: .leading) {
              Color.blue.frame(height: 50)
              Button("press") { pressed.add("press") }
              ScrollView(.horizontal) { Color.green.frame(width: 900, height: 20) }.offset(y: -60)
            }
            .navigationBarBackButtonHidden(isHidden)
          }
      }
    }
  }

  private struct Example {
    let view: TestedView
    let pressed: Heard<String>
    let path: Heard<[Int]>

    /// Where the blue of the upper screen and the red of the lower one are drawn.
    @MainActor var places: [CGFloat?] {
      [50, 30].map { height in
        view.painted.first { $0.frame.height == height }.map { ($0.frame.minX * 1000).rounded() / 1000 }
      }
    }

    @MainActor func swipe(from start: CGFloat, to ends: [CGFloat], y: CGFloat = 250) {
      view.touch(.down, at: CGPoint(x: start, y: y))
      for end in ends {
        view.advance(by: 0.1)
        view.touch(.moved, at: CGPoint(x: end, y: y))
      }
    }

    @MainActor func letGo(at x: CGFloat) { view.touch(.up, at: CGPoint(x: x, y: 250)) }
  }

  private func scene(
    _ path: [Int] = [1], direction: LayoutDirection = .leftToRight, isHidden: Bool = false,
    keeps: Bool = false
  ) -> Example {
    let (pressed, told) = (Heard<String>(), Heard<[Int]>())
    let view = TestedView(
      proposing: 200, 300, time: 0, environment: { $0.layoutDirection = direction }
    ) {
      Held(path, told: { told.add($0) }) { held in
        Screens(
          path: keeps ? Binding(get: { path }, set: { told.add($0) }) : held, pressed: pressed,
          isHidden: isHidden)
      }
    }
    return Example(view: view, pressed: pressed, path: told)
  }

  @Test("the screen follows the finger, and the one below comes along from a third beside it")
  func follows() {
    let scene = scene()
    #expect(scene.places == [0, nil])
    scene.swipe(from: 5, to: [20, 80])
    // 60 of 200 points since the swipe was one; the lower screen has 0.7 of its 60 points to go.
    #expect(scene.places == [60, -42])
    scene.view.touch(.moved, at: CGPoint(x: 120, y: 250))
    #expect(scene.places == [100, -30])
    scene.view.touch(.moved, at: CGPoint(x: 20, y: 250))
    #expect(scene.places == [0, nil])
    #expect(scene.path.values.isEmpty)
  }

  @Test("beyond half it goes on by itself and is gone")
  func completes() {
    let scene = scene()
    scene.swipe(from: 5, to: [20, 130, 130, 130])
    scene.letGo(at: 130)
    #expect(scene.path.last == [])
    #expect(scene.view.isAnimating)
    #expect(scene.places == [110, -27])
    scene.view.advance(by: 1)
    #expect(scene.places == [nil, 0])
    #expect(!scene.view.isAnimating)
    #expect(scene.view.frame(of: "Color.blue") == nil)
  }

  @Test("before half it returns, and all is as before")
  func returns() {
    let scene = scene()
    scene.swipe(from: 5, to: [20, 110, 110, 110])
    scene.letGo(at: 110)
    #expect(scene.places == [90, -33])
    #expect(scene.view.isAnimating)
    scene.view.advance(by: 1)
    #expect(scene.places == [0, nil])
    #expect(scene.path.values.isEmpty)
    scene.view.tap("press")
    #expect(scene.pressed.values == ["press"])
  }

  @Test("a quick swipe need not go far, and a quick move back takes a far one back")
  func velocity() {
    let quick = scene()
    quick.swipe(from: 5, to: [20])
    quick.view.advance(by: 0.05)
    quick.letGo(at: 70)
    #expect(quick.path.last == [])
    let back = scene()
    back.swipe(from: 5, to: [20, 190, 190])
    back.view.advance(by: 0.1)
    back.letGo(at: 130)
    #expect(back.path.values.isEmpty)
    back.view.advance(by: 1)
    #expect(back.places == [0, nil])
  }

  @Test("from right to left the swipe begins at the right edge")
  func mirrored() {
    let scene = scene(direction: .rightToLeft)
    scene.swipe(from: 5, to: [20, 180])
    #expect(scene.places == [0, nil])
    scene.view.touch(.up, at: CGPoint(x: 180, y: 250))
    scene.swipe(from: 195, to: [180, 120])
    #expect(scene.places == [-60, 42])
    scene.view.advance(by: 0.1)
    scene.view.touch(.moved, at: CGPoint(x: 60, y: 250))
    scene.letGo(at: 60)
    #expect(scene.path.last == [])
  }

  @Test("there is none where the back button is hidden, from elsewhere, upwards, or on the root")
  func nothing() {
    for (scene, start) in [(scene(isHidden: true), 5), (scene(), 40), (scene([]), 5)] as [(Example, CGFloat)]
    {
      scene.swipe(from: start, to: [start + 15, 190, 190])
      scene.letGo(at: 190)
      scene.view.advance(by: 1)
      #expect(scene.path.values.isEmpty)
      #expect(!scene.view.isAnimating)
    }
    let upwards = scene()
    upwards.view.drag(from: CGPoint(x: 5, y: 280), to: CGPoint(x: 100, y: 100))
    upwards.view.advance(by: 1)
    #expect(upwards.path.values.isEmpty)
  }

  @Test("what scrolls or is pressed at the edge waits for the swipe, and is used when there is none")
  func inner() {
    let scene = scene()
    let button = scene.view.frame(of: "Button") ?? .zero
    #expect(button.minX < 20)
    let place = CGPoint(x: 10, y: button.midY)
    scene.view.tap(at: place)
    #expect(scene.pressed.values == ["press"])
    scene.view.drag(from: place, to: CGPoint(x: 190, y: button.midY))
    #expect(scene.path.last == [])
    scene.view.advance(by: 1)
    #expect(scene.pressed.values == ["press"])
    let other = self.scene()
    let rail = other.view.frame(of: "ScrollView") ?? .zero
    other.view.drag(from: CGPoint(x: 5, y: rail.midY - 60), to: CGPoint(x: 190, y: rail.midY - 60))
    #expect(other.path.last == [])
  }

  @Test("one of several screens is taken at a time")
  func several() {
    let scene = scene([1, 2])
    scene.view.drag(from: CGPoint(x: 5, y: 250), to: CGPoint(x: 190, y: 250))
    #expect(scene.path.last == [1])
    scene.view.advance(by: 1)
    scene.view.drag(from: CGPoint(x: 5, y: 250), to: CGPoint(x: 190, y: 250))
    #expect(scene.path.last == [])
  }

  @Test("a screen that the program keeps comes back, and so does one whose swipe the system takes back")
  func kept() {
    let scene = scene(keeps: true)
    scene.swipe(from: 5, to: [20, 190])
    scene.letGo(at: 190)
    #expect(scene.path.last == [])
    scene.view.advance(by: 1)
    #expect(scene.places == [0, nil])
    let cancelled = self.scene()
    cancelled.swipe(from: 5, to: [20, 190])
    cancelled.view.touch(.cancelled, at: CGPoint(x: 190, y: 250))
    #expect(cancelled.path.values.isEmpty)
    cancelled.view.advance(by: 1)
    #expect(cancelled.places == [0, nil])
  }

  @Test("where no time passes, a swipe takes the screen away at once")
  func withoutTime() {
    let told = Heard<[Int]>()
    let view = TestedView(proposing: 200, 300) {
      Held([1], told: { told.add($0) }) { Screens(path: $0, pressed: Heard()) }
    }
    view.drag(from: CGPoint(x: 5, y: 250), to: CGPoint(x: 190, y: 250))
    #expect(told.last == [])
    #expect(view.frame(of: "Color.blue") == nil)
  }

  @Test("content that still moves only stops under a finger elsewhere, and the swipe goes back")
  func settling() {
    let told = Heard<[Int]>()
    let view = TestedView(proposing: 200, 300, time: 0) {
      Held([1], told: { told.add($0) }) { path in
        NavigationStack(path: path) {
          Color.red.navigationDestination(for: Int.self) { _ in
            ScrollView { Color.blue.frame(height: 5000) }
          }
        }
      }
    }
    func fling() {
      view.drag(from: CGPoint(x: 100, y: 280), to: CGPoint(x: 100, y: 130), for: 0.1)
      view.advance(by: 0.05)
    }
    fling()
    view.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 190, y: 250))
    #expect(told.values.isEmpty)
    fling()
    view.touch(.down, at: CGPoint(x: 5, y: 250))
    let before = view.frame(of: "Color.blue")?.minY
    for x in [20, 80, 190] {
      view.advance(by: 0.1)
      view.touch(.moved, at: CGPoint(x: x, y: 250))
    }
    #expect(view.frame(of: "Color.blue")?.minY == before)
    view.touch(.up, at: CGPoint(x: 190, y: 250))
    #expect(told.last == [])
  }
}
