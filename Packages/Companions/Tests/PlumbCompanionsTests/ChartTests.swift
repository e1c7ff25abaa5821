import SwiftUI
import Testing

@testable import PlumbCompanions

@Suite("Where the marks of a chart are")
@MainActor struct ChartTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func layout(_ content: some ChartContent, _ settings: ChartSettings = ChartSettings())
    -> ChartLayout
  {
    ChartLayout(content._marks, settings, calendar)
  }

  @Test(
    "a function is drawn over its own range, over the axis, or over the other marks, with a gap where it has no value"
  )
  func functions() {
    func xs(_ content: some ChartContent, _ domain: ChartScale.Domain? = nil) -> ClosedRange<Double>? {
      var settings = ChartSettings()
      settings.x.scale.domain = domain
      let numbers = layout(content, settings).marks.compactMap { $0.x?.number }
      return numbers.min().flatMap { low in numbers.max().map { low...$0 } }
    }
    #expect(xs(LinePlot(x: "x", y: "y", domain: -2...2) { $0 }) == -2...2)
    #expect(xs(LinePlot(x: "x", y: "y") { $0 }, .numbers(-5, 5)) == -5...5)
    #expect(xs(AreaPlot(x: "x", y: "y") { $0 }) == 0...1)
    let gap = layout(LinePlot(x: "x", y: "y", domain: -1...1) { $0 == 0 ? .nan : 1 / $0 })
    #expect(
      Set(gap.marks.map(\.group)).count == 2 && gap.marks.allSatisfy { $0.y?.number?.isFinite ?? false })
    #expect(layout(LinePlot(x: "x", y: "y") { _ in .nan }).marks.isEmpty)
    let between = layout(
      AreaPlot(x: "x", yStart: "a", yEnd: "b", domain: 0...1) { (yStart: $0, yEnd: $0 + 1) })
    #expect(between.marks.first?.yEnd?.number == 0 && between.marks.last?.y?.number == 2)
  }

  @Test(
    "the lines of numbers are one, two or five of a power of ten apart, from nothing to beyond the values"
  )
  func numbers() {
    let scale = ChartScale(
      [.number(3), .number(47)], unit: nil, ticks: .init(count: 4), calendar: calendar)
    #expect(scale.domain == .numbers(0, 60))
    #expect(scale.ticks == [0, 20, 40, 60].map { .number($0) })
    #expect(ChartScale.step(for: 10, count: 4) == 5)
    #expect(ChartScale.step(for: 0.4, count: 4) == 0.1)
    let negative = ChartScale(
      [.number(-4), .number(8)], unit: nil, ticks: .init(count: 4), calendar: calendar)
    #expect(negative.domain == .numbers(-5, 10))
  }

  @Test("words have a place each, in the order in which they come")
  func words() {
    let scale = ChartScale(
      ["b", "a", "b"].map { .word($0) }, unit: nil, ticks: .init(count: 4), calendar: calendar)
    #expect(scale.domain == .words(["b", "a"]))
    #expect(scale.position(.word("a")) == 0.75)
    #expect(scale.position(.word("c")) == nil)
  }

  @Test("the lines of times are at whole days or months, and never without an end")
  func dates() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let week = ChartScale(
      [.date(start), .date(start.addingTimeInterval(6 * 86_400))], unit: nil, ticks: .init(count: 5),
      calendar: calendar)
    #expect((3...7).contains(week.ticks.count))
    let age = ChartScale(
      [.date(start), .date(start.addingTimeInterval(1e12))], unit: nil, ticks: .init(count: 5),
      calendar: calendar)
    #expect(age.ticks.count <= 400)
    let moment = ChartScale([.date(start)], unit: .month, ticks: .init(count: 5), calendar: calendar)
    #expect(abs(moment.length(of: .date(start)) - 1) < 0.001)
  }

  @Test("bars at one place stand on each other, or beside each other by a value")
  func stacking() throws {
    func bars(_ isBeside: Bool) -> [CGRect] {
      let layout = layout(
        ForEach(0..<2) { index in
          let bar = BarMark(x: .value("x", "a"), y: .value("y", 5))
          if isBeside { bar.position(by: .value("k", "\(index)")) } else { bar }
        })
      return layout.marks.compactMap { layout.rect(of: $0, in: rect) }
    }
    let stacked = bars(false)
    #expect(
      stacked[0].maxY == 100 && stacked[0].minY == 50 && stacked[1].maxY == 50
        && stacked[1].minY == 0)
    let beside = bars(true)
    #expect(beside[0].maxX <= beside[1].minX + 0.001)
    // Five of the six up to the next line.
    #expect(beside.allSatisfy { abs($0.height - 500 / 6.0) < 0.001 })
  }

  @Test("bars lie where words are at the side, the first word above")
  func lying() throws {
    let layout = layout(
      ForEach(0..<2) { BarMark(x: .value("n", 10 * ($0 + 1)), y: .value("w", "w\($0)")) })
    let rects = layout.marks.compactMap { layout.rect(of: $0, in: rect) }
    #expect(layout.isLying)
    #expect(rects[0].minX == 0 && rects[0].width == 50 && rects[1].width == 100)
    #expect(rects[0].midY < rects[1].midY)
  }

  @Test("what is no number is left out, and a chart of nothing has no marks")
  func misuse() {
    let layout = layout(
      ForEach(0..<2) { PointMark(x: .value("x", $0), y: .value("y", $0 == 0 ? Double.nan : 3)) })
    #expect(layout.marks.compactMap { layout.point($0.x, $0.y, in: rect) }.count == 1)
    let empty = ChartLayout([], ChartSettings(), calendar)
    #expect(empty.y.domain == .numbers(0, 1))
    var settings = ChartSettings()
    settings.y.scale.domain = .numbers(5, 5)
    #expect(ChartLayout([], settings, calendar).y.position(.number(5)) == nil)
  }
}
