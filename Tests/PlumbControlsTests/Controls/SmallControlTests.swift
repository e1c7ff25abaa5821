import Foundation
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@testable import PlumbControls

@Suite("Progress, gauges, boxes and labelled values") @MainActor struct SmallControlTests {
  @Test("a bar takes the width it is offered and is 4 points high; a spinner is 20 by 20")
  func progress() {
    #expect(TestedView(proposing: 100, 50) { ProgressView(value: 0.5) }.size == CGSize(width: 100, height: 4))
    #expect(TestedView(proposing: 100, 50) { ProgressView() }.size == CGSize(width: 20, height: 20))
    let view = TestedView(proposing: 100, 50) { ProgressView("abc", value: 1, total: 4) }
    #expect(view.size == CGSize(width: 100, height: 18))
    #expect(view.elements.first?.value == "25%" || view.elements.contains { $0.value == "25%" })
  }

  @Test("a progress view of a task follows it within a quarter of a second")
  func task() {
    let task = Progress(totalUnitCount: 4)
    task.completedUnitCount = 1
    let view = TestedView(proposing: 100, 50) { ProgressView(task) }
    #expect(view.elements.contains { $0.value == "25%" })
    task.completedUnitCount = 3
    view.advance(by: 0.3)
    #expect(view.elements.contains { $0.value == "75%" })
  }

  @Test(
    "a share that is no number or beyond the ends is the nearest end",
    arguments: [
      (Double.nan, 1.0, "0%"), (7, 1, "100%"), (-1, 1, "0%"), (1, 0, "100%"), (0, 0, "0%"),
      (.infinity, 1, "100%"),
      (1, .infinity, "0%"), (.infinity, .infinity, "0%"),
    ])
  func oddShares(_ value: Double, _ total: Double, _ expected: String) {
    let view = TestedView(proposing: 100, 50) { ProgressView(value: value, total: total) }
    #expect(view.elements.contains { $0.value == expected })
    let gauge = TestedView(proposing: 100, 80) { Gauge(value: value, in: 0...1) { Text("g") } }
    #expect(gauge.frame(of: "Gauge") != nil)
  }

  @Test("a stretch of time fills or empties with the clock, and stays at its ends")
  func timed() {
    let start = Date(timeIntervalSinceReferenceDate: -1000)
    func shares(_ countsDown: Bool) -> [Double] {
      let timed = TimedProgress(interval: start...start + 100, countsDown: countsDown)
      return [-5, 0, 25, 100, 500].map { timed.fraction(at: start + $0) }
    }
    #expect(shares(false) == [0, 0, 0.25, 1, 1])
    #expect(shares(true) == [1, 1, 0.75, 0, 0])
    let moment = TimedProgress(interval: start...start, countsDown: false)
    #expect([-1, 0, 1].map { moment.fraction(at: start + $0) } == [0, 1, 1])
    // It is long over, and shows that with its time.
    let view = TestedView(proposing: 100, 50) { ProgressView(timerInterval: start...start + 100) }
    #expect(view.elements.contains { $0.value == "0%" })
    #expect(view.frame(of: "Text(\"0:00\")") != nil)
  }

  private struct Named: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        Text("own")
        ProgressView(configuration)
      }
    }
  }

  @Test("a style may show its progress view again, in the platform's style")
  func ownProgressStyle() {
    let view = TestedView(proposing: 100, 50) { ProgressView(value: 0.5).progressViewStyle(Named()) }
    #expect(view.size == CGSize(width: 100, height: 14))
  }

  private struct Outlined: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        Text("box")
        configuration.content
      }
    }
  }

  @Test("a box in a box has the style of both")
  func nestedBoxes() {
    let view = TestedView(proposing: 100, 50) {
      GroupBox { GroupBox { Text("abc") } }.groupBoxStyle(Outlined())
    }
    #expect(view.frame(of: "Text(\"abc\")")?.minY == 20)
  }

  @Test("a labelled value stands apart; its label goes with labelsHidden")
  func labeled() {
    let view = TestedView(proposing: 100, 50) { LabeledContent("ab", value: "cde") }
    #expect(view.frame(of: "Text(\"ab\")")?.minX == 0)
    #expect(view.frame(of: "Text(\"cde\")")?.maxX == 100)
    let hidden = TestedView(proposing: 100, 50) { LabeledContent("ab", value: "cde").labelsHidden() }
    #expect(hidden.frame(of: "Text(\"ab\")") == nil)
    #expect(
      TestedView(proposing: 100, 50) { LabeledContent("ab", value: 7, format: .number) }
        .frame(of: "Text(\"7\")") != nil)
  }

  @Test("a disclosure group opens and closes by its label, and by the keyboard")
  func disclosure() {
    let heard = Heard<Bool>()
    let view = TestedView(proposing: 100, 90) {
      Held(false, told: heard.add) { isOpen in
        VStack { DisclosureGroup("more", isExpanded: isOpen) { Text("inside") } }
      }
    }
    #expect(view.frame(of: "Text(\"inside\")") == nil)
    view.tap("more")
    #expect(view.frame(of: "Text(\"inside\")") != nil)
    view.press(key: "Tab")
    view.press(key: " ")
    #expect(heard.values == [true, false])
    let own = TestedView(proposing: 100, 90) { VStack { DisclosureGroup("more") { Text("inside") } } }
    own.tap("more")
    #expect(own.frame(of: "Text(\"inside\")") != nil)
    // Between the label and the chevron.
    own.tap(at: CGPoint(x: 70, y: own.frame(of: "Text(\"more\")")?.midY ?? 0))
    #expect(own.frame(of: "Text(\"inside\")") == nil)
  }

  @Test("a colour well shows its colour")
  func color() {
    let view = TestedView(proposing: 100, 40) { ColorPicker("tint", selection: .constant(.red)) }
    #expect(view.frame(of: "ColorPicker")?.size == CGSize(width: 100, height: 28))
    #expect(view.frame(of: "Text(\"tint\")")?.minX == 0)
  }

  /// The places of the eight spokes, the brightest first.
  private func spokes(_ view: TestedView) -> [[CGFloat]] {
    view.painted.map(\.frame).map { [$0.midX, $0.midY].map { ($0 * 1000).rounded() / 1000 } }
  }

  @Test("spokes turn from one to the next, once a second, and stand still where no time passes")
  func turns() throws {
    let view = TestedView(proposing: 100, 50, time: 0) { ProgressView() }
    let first = spokes(view)
    #expect(first.count == 8)
    view.advance(to: 0.12)
    #expect(spokes(view) == first)
    view.advance(to: 0.125)
    // Clockwise: the brightest is where the last one was.
    #expect(spokes(view) == [first[7]] + first.dropLast())
    view.advance(to: 1)
    #expect(spokes(view) == first)
    #expect(spokes(TestedView(proposing: 100, 50) { ProgressView() }) == first)
  }

  @Test("a circle is a ring where the share is known, and has spokes where it is not")
  func ring() {
    func fills(_ value: Double?) -> Int {
      let view = TestedView(proposing: 100, 50) { ProgressView(value: value).progressViewStyle(.circular) }
      #expect(view.size == CGSize(width: 20, height: 20))
      return view.painted.count
    }
    // The ring, and its share.
    #expect(fills(0.5) == 2)
    #expect(fills(nil) == 8)
  }

  @Test("bars, spinners and gauges look as they do")
  func picture() {
    expectPicture("progress", proposing: 100, 130) {
      VStack(spacing: 8) {
        ProgressView(value: 0.4)
        ProgressView(value: 0)
        ProgressView(value: 1).tint(.red)
        ProgressView()
        Gauge(value: 0.6) {
          Text("g")
        } currentValueLabel: {
          Text("6")
        }.gaugeStyle(.accessoryCircular)
      }
    }
  }
}
