import PlumbLayout
import PlumbViews
import SwiftUI
import Testing
import Waiting

@testable import PlumbServer

/// Screens that come while something in them is made anew at each frame, by a clock that only the test moves.
@Suite("Screens that glide") @MainActor struct GlideTests {
  /// Seconds of a machine that a test makes.
  @MainActor private final class Machine {
    var seconds = 0.0
    var frames: [UInt32] = []
  }

  /// A stack whose second screen follows the frames; making that screen takes a while.
  private struct Screens: View {
    let machine: Machine
    let cost: Double
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("Go") { path = [1] }
          .navigationDestination(for: Int.self) { _ in
            TimelineView(.animation) { context in
              let _ = machine.seconds += cost
              VStack {
                Text("Pushed")
                // A point wider at each frame, so that each frame is another one.
                let points = (context.date.timeIntervalSince1970 * 60).rounded()
                Color.red.frame(width: points.truncatingRemainder(dividingBy: 90))
              }
            }
          }
      }
    }
  }

  /// The places of the screen's text in the frames from the press on, until it has rested for some, and the machine's
  /// seconds that its way took from the first frame that shows it.
  private func push(cost: Double) async throws -> (places: [CGFloat], seconds: Double) {
    let machine = Machine()
    let content = ServerContent(title: "Test") { AnyView(Screens(machine: machine, cost: cost)) }
    let viewport = Viewport(size: CGSize(width: 400, height: 600), scale: 1)
    let session = Session(
      id: "test", window: nil, content: content, viewport: viewport, isDark: false,
      seconds: { machine.seconds })
    let link = PageLink(page: "test") { message in
      guard case .binary(let bytes) = message else { return }
      let number = bytes[1..<5].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      Task { @MainActor in machine.frames.append(number) }
    }
    session.attach(link, viewport: viewport, isDark: false)
    var shown: (places: [CGFloat], seconds: [Double]) = ([], [])
    func show() async throws {
      try await waitUntil { !machine.frames.isEmpty }
      machine.seconds += 1.0 / 60
      if let text = session.accessibleElements.first(where: { $0.label == "Pushed" }) {
        shown.places.append(text.frame.minX)
        shown.seconds.append(machine.seconds)
      }
      session.receive(.acknowledge(machine.frames.removeFirst()))
    }
    try await show()
    let button = try #require(session.accessibleElements.first { $0.label == "Go" })
    session.receive(.input(.activate(element: button.number), edit: nil))
    var rests = 0
    while rests < 5 {
      try await show()
      rests = shown.places.count > 1 && shown.places.suffix(2).first == shown.places.last ? rests + 1 : 0
    }
    let end = shown.places.firstIndex(of: shown.places[shown.places.count - 1]) ?? 0
    return (shown.places, shown.seconds[end] - shown.seconds[0])
  }

  @Test(
    "a screen that is made anew at each frame glides as any other, however long that takes",
    arguments: [0, 0.1, 0.4])
  func glides(cost: Double) async throws {
    let (places, seconds) = try await push(cost: cost)
    // Half a second at sixty frames, of which the last ones move by less than a pixel.
    #expect(Set(places).count > 20, "\(places)")
    #expect(seconds > 0.3 && seconds < 0.6, "\(seconds)")
    // The first frame in which it can be seen is one step on its way, whatever it took.
    #expect(places.first.map { $0 > 350 } == true, "\(places)")
    #expect(places == places.sorted(by: >))
  }
}
