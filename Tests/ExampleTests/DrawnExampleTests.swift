import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Examples with layouts, shapes and styles of their own")
struct DrawnExampleTests {
  @Test("a flow begins another row where there is no more room")
  func flow() {
    expectLayout(proposing: 100, 100) {
      FlowLayout(spacing: 8) {
        Color.red.frame(width: 40, height: 10)
        Color.green.frame(width: 40, height: 10)
        Color.blue.frame(width: 60, height: 10)
      }
    } is: {
      """
      FlowLayout      0,0 100×28
      ├─ Color.red    0,0 40×10
      ├─ Color.green  48,0 40×10
      └─ Color.blue   0,18 60×10
      """
    }
  }

  @Test("views stand around a circle, the first one on top")
  func radial() throws {
    let view = TestedView(proposing: 100, 100) {
      RadialLayout {
        ForEach(0..<4) { Text("\($0)").frame(width: 10, height: 10) }
      }
    }
    let places = (0..<4).map { view.frame(of: "Text(\"\($0)\")").map { CGPoint(x: $0.midX, y: $0.midY) } }
    let expected = [(50.0, 5.0), (95, 50), (50, 95), (5, 50)]
    for (index, expected) in expected.enumerated() {
      let place = try #require(places[index])
      #expect(abs(place.x - expected.0) < 0.001 && abs(place.y - expected.1) < 0.001)
    }
  }

  @Test("the ticket has a notch on each side, and its corners are round")
  func ticket() {
    let path = TicketShape().path(in: CGRect(x: 0, y: 0, width: 300, height: 500))
    #expect(path.contains(CGPoint(x: 150, y: 340)))
    for x in [1.0, 11, 289, 299] { #expect(!path.contains(CGPoint(x: x, y: 340))) }
    #expect(path.contains(CGPoint(x: 13, y: 340)))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
  }

  @Test("the highest bar of the week fills the chart, and the others have their shares of it")
  func bars() {
    let view = TestedView(proposing: 200, 140) {
      WeekBarChart(entries: [.init(day: "M", value: 2), .init(day: "T", value: 8), .init(day: "W", value: 4)])
    }
    // A quarter of the 120 points that the days' names, 16 high and 4 away, leave.
    #expect(view.frame(of: "UnevenRoundedRectangle")?.height == 30)
  }

  @Test("a pass shows both places, and two gauges in a style of its own")
  func pass() {
    let view = TestedView(proposing: 393, 852) { BoardingPass(from: "AAA", to: "BBB") }
    #expect(view.frame(of: "Text(\"AAA\")") != nil)
    #expect(view.frame(of: "Gauge") != nil)
    #expect(view.frame(of: "Text(\"17 kg\")") != nil)
  }
}
