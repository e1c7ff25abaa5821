import PlumbTesting
import SwiftUI
import Testing

@testable import PlumbCompanions

@Suite("Charts as pictures of iOS have them") @MainActor struct ChartRecordedTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
  private let day = Date(timeIntervalSinceReferenceDate: 0)

  private func layout(_ content: some ChartContent, _ change: (inout ChartSettings) -> Void = { _ in })
    -> ChartLayout
  {
    var settings = ChartSettings()
    change(&settings)
    return ChartLayout(content._marks, settings, calendar)
  }

  private func bars(_ content: some ChartContent, in size: CGSize) -> [CGRect] {
    let layout = layout(content)
    return layout.marks.compactMap { layout.rect(of: $0, in: CGRect(origin: .zero, size: size)) }
  }

  // MARK: Axes

  @Test(
    "an automatic axis has nearly four values, from those around the smallest number to those around the largest (Recorded/Screens.md#Y120)",
    arguments: [
      ([-6.2, 1.25], [-10.0, -5, 0, 5]), ([-1.34, 1.25], [-2, -1, 0, 1, 2]), ([0, 1.25], [0, 0.5, 1, 1.5]),
      ([0, 1.6], [0, 0.5, 1, 1.5, 2]), ([0, 6.4], [0, 2, 4, 6, 8]), ([-11, 13.6], [-20, -10, 0, 10, 20]),
      ([0, 916], [0, 250, 500, 750, 1000]), ([0, 4600], [0, 2000, 4000, 6000]),
      ([0, 137], [0, 50, 100, 150]),
      ([0, 12], [0, 5, 10, 15]), ([-140, 137], [-200, -100, 0, 100, 200]), ([0, 280], [0, 100, 200, 300]),
    ])
  func automaticValues(_ numbers: [Double], _ values: [Double]) {
    let scale = ChartScale(numbers.map { .number($0) }, unit: nil, ticks: .init(), calendar: calendar)
    #expect(scale.ticks == values.map { .number($0) })
    #expect(scale.domain == .numbers(values.first ?? 0, values.last ?? 0))
  }

  @Test("an axis has nearly as many values as it is to have (Recorded/Screens.md#Y120)")
  func desiredCounts() {
    func ticks(_ numbers: [Double], _ count: Int, _ domain: ChartScale.Domain? = nil) -> [Double] {
      var settings = _ChartScaleSettings()
      settings.domain = domain
      let ticks = ChartTicks(count: count)
      let scale = ChartScale(
        numbers.map { .number($0) }, unit: nil, ticks: ticks, calendar: calendar, settings: settings)
      return scale.ticks.compactMap(\.number)
    }
    #expect(ticks([0, 28_800], 3) == [0, 20_000, 40_000])
    #expect(ticks([0, 2.5], 12).count == 14)
    #expect(ticks([], 14, .numbers(-400, 800)).count == 13)
  }

  @Test("integers have no values between them (Recorded/Screens.md#Y120)")
  func integers() {
    #expect(layout(BarMark(x: .value("x", "a"), y: .value("y", 1))).y.ticks == [.number(0), .number(1)])
    #expect(layout(BarMark(x: .value("x", "a"), y: .value("y", 1.0))).y.ticks.count > 2)
  }

  @Test("an axis that lists its values ends at those beyond the marks (Recorded/Screens.md#Y120)")
  func listedValues() {
    func domain(_ values: [Double]) -> ChartScale.Domain {
      layout(BarMark(x: .value("x", "a"), y: .value("y", 58.0))) {
        $0.y.axes = AxisMarks(values: values)._axes
      }.y.domain
    }
    #expect(domain([0, 30, 60]) == .numbers(0, 60))
    #expect(domain([0, 30]) == .numbers(0, 58))
  }

  @Test("labels have the same digits behind the point, but for zero (Recorded/Screens.md#Y120)")
  func digits() {
    let words = AxisWords(locale: Locale(identifier: "en_US"), calendar: calendar, timeZone: .gmt)
    let scale = ChartScale([.number(1.25)], unit: nil, ticks: .init(), calendar: calendar)
    let axis = AxisLines(_ChartAxis(), scale, words, isX: false, range: .padding(start: 0, end: 0))
    #expect(axis.lines.map(\.text) == ["0", "0.5", "1.0", "1.5"])
  }

  @Test(
    "labels of times begin four points behind their line, and the last line has none (Recorded/Screens.md#Y121)"
  )
  func labelsBehindLines() throws {
    let end = day.addingTimeInterval(86_400)
    let view = TestedView(proposing: 240, 100) {
      Chart { BarMark(x: .value("t", day, unit: .hour), y: .value("y", 1)) }
        .chartXScale(domain: day...end).chartYAxis(.hidden)
        .chartXAxis {
          AxisMarks(values: .stride(by: .hour, count: 6, calendar: calendar)) { value in
            AxisValueLabel { Text(verbatim: "\(value.index)") }
          }
        }
    }
    for index in 0..<4 {
      #expect(try #require(view.frame(of: "Text(\"\(index)\")")).minX == CGFloat(60 * index + 4))
    }
    #expect(try #require(view.frame(of: "Text(\"4\")")).minX < 0)
    let scale = ChartScale(
      [.date(day), .date(end)], unit: nil, ticks: .init(), calendar: calendar)
    #expect(scale.ticks.last == .date(end))
  }

  @Test(
    "an axis has nearly four times, and months have a year where there are two (Recorded/Screens.md#Y126)")
  func automaticTimes() throws {
    func texts(_ start: DateComponents, _ unit: Calendar.Component, _ count: Int) throws -> [String] {
      let first = try #require(calendar.date(from: start))
      let end = try #require(calendar.date(byAdding: unit, value: count, to: first))
      let words = AxisWords(locale: Locale(identifier: "en_US"), calendar: calendar, timeZone: .gmt)
      let scale = ChartScale([.date(first), .date(end)], unit: nil, ticks: .init(), calendar: calendar)
      let axis = AxisLines(_ChartAxis(), scale, words, isX: true, range: .padding(start: 0, end: 0))
      return axis.lines.map(\.text)
    }
    let may = DateComponents(year: 2022, month: 5, day: 2)
    #expect(try texts(may, .day, 7) == ["May 2", "May 4", "May 6", "May 8"])
    #expect(try texts(may, .day, 30) == ["May 2", "May 9", "May 16", "May 23", "May 30"])
    let july = DateComponents(year: 2021, month: 7, day: 1)
    #expect(try texts(july, .month, 12).dropLast() == ["Jul 2021", "Oct 2021", "Jan 2022", "Apr 2022"])
    #expect(try texts(july, .month, 9).dropLast() == ["Jul 2021", "Oct 2021", "Jan 2022"])
    #expect(try texts(july, .month, 6).dropLast() == ["Jul", "Sep", "Nov"])
    #expect(
      try texts(may, .hour, 24).map { $0.filter { $0 != "\u{202F}" } }.dropLast() == [
        "12AM", "6AM", "12PM", "6PM",
      ])
  }

  @Test("a label that would go beyond the plot is cut, and none begins there (Recorded/Screens.md#Y121)")
  func cutLabels() throws {
    let view = TestedView(proposing: 240, 100) {
      Chart { PointMark(x: .value("x", 0.0), y: .value("y", 1.0)) }
        .chartXScale(domain: 0...10).chartYAxis(.hidden)
        .chartXAxis {
          AxisMarks(values: [0.0, 9, 10]) { value in
            AxisValueLabel { Text(verbatim: "label \(value.index)").lineLimit(1) }
          }
        }
    }
    #expect(try #require(view.frame(of: "Text(\"label 1\")")).maxX <= 240)
    #expect(try #require(view.frame(of: "Text(\"label 2\")")).minX < 0)
  }

  @Test("the room of labels has whole points (Recorded/Screens.md#Y121)")
  func room() {
    var frame = CGRect.zero
    _ = TestedView(proposing: 200, 100) {
      Chart { PointMark(x: .value("x", 0.0), y: .value("y", 1.0)) }
        .chartXAxis { AxisMarks { AxisValueLabel { Color.clear.frame(width: 9, height: 13.3) } } }
        .chartYAxis { AxisMarks { AxisValueLabel { Color.clear.frame(width: 12.6, height: 9) } } }
        .chartOverlay { proxy in
          GeometryReader { geometry in
            let _ = (frame = proxy.plotFrame.map { geometry[$0] } ?? .zero)
            Color.clear
          }
        }
    }
    #expect(frame == CGRect(x: 0, y: 0, width: 200 - 17, height: 100 - 18))
  }

  @Test("upright lines have dashes, and ticks are below times and not below words (Recorded/Screens.md#Y124)")
  func lines() {
    func kinds(_ content: some ChartContent) -> [String] {
      let words = AxisWords(locale: Locale(identifier: "en_US"), calendar: calendar, timeZone: .gmt)
      let axis = AxisLines(
        _ChartAxis(), layout(content).x, words, isX: true, range: .padding(start: 0, end: 0))
      return (axis.lines.first?.parts ?? []).map { part in
        switch part.part.kind {
        case .line: "line"
        case .tick: "tick"
        case .label: "label"
        }
      }
    }
    #expect(kinds(PointMark(x: .value("t", day), y: .value("y", 1))) == ["line", "tick", "label"])
    #expect(kinds(PointMark(x: .value("t", "a"), y: .value("y", 1))) == ["line", "label"])
    #expect(AxisTick.Length.automatic.length(isUpright: true) == 52.0 / 3)
    let drawn = svg { Chart { PointMark(x: .value("x", 1.0), y: .value("y", 1.0)) }.chartYAxis(.hidden) }
    #expect(drawn.contains("stroke-dasharray"))
    let lying = svg { Chart { PointMark(x: .value("x", 1.0), y: .value("y", 1.0)) }.chartXAxis(.hidden) }
    #expect(!lying.contains("stroke-dasharray"))
  }

  @Test("times at the side begin above (Recorded/Screens.md#Y126)")
  func timesAtTheSide() {
    let lying = bars(
      ForEach(0..<2) {
        BarMark(
          xStart: .value("n", 0), xEnd: .value("n", 1),
          y: .value("t", day.addingTimeInterval(86_400 * Double($0)), unit: .day))
      }, in: CGSize(width: 100, height: 200))
    #expect(lying.map(\.midY) == [50, 150])
  }

  // MARK: Bars

  @Test(
    "a bar is 0.7 of the place of its word or unit, and eight points wide at a number (Recorded/Screens.md#Y122)"
  )
  func widths() throws {
    let words = bars(
      ForEach(0..<10) { BarMark(x: .value("n", 1), y: .value("w", "\($0)")) },
      in: CGSize(width: 9, height: 200))
    #expect(words.allSatisfy { abs($0.height - 14) < 1e-9 })
    let hours = bars(
      ForEach(0..<24) { hour in
        BarMark(x: .value("t", day.addingTimeInterval(3600 * Double(hour)), unit: .hour), y: .value("n", 1))
      }, in: CGSize(width: 300, height: 9))
    #expect(hours.allSatisfy { abs($0.width - 8.75) < 1e-9 })
    let numbers = bars(
      ForEach(0..<30) { BarMark(x: .value("x", $0), y: .value("n", 1)) }, in: CGSize(width: 340, height: 9))
    #expect(numbers.allSatisfy { $0.width == 8 })
    let beside = bars(
      ForEach(0..<7) {
        BarMark(x: .value("x", "\($0)"), y: .value("n", 1)).position(by: .value("k", "common"))
      }, in: CGSize(width: 340, height: 9))
    #expect(beside.allSatisfy { abs($0.width - 340.0 / 7 * 0.49) < 1e-9 })
    #expect(bars(BarMark(x: .value("n", 1)), in: CGSize(width: 9, height: 26)).first?.height == 26)
  }

  /// Which corners of a bar of 20 by 20 are square: the upper left, the upper right, the lower left, the lower right one.
  private func squareCorners(_ content: some ChartContent, _ index: Int = 0) -> [Bool] {
    let layout = layout(content)
    let bar = CGRect(x: 0, y: 0, width: 20, height: 20)
    let path = layout.path(of: layout.marks[index], in: bar)
    return [(0.2, 0.2), (19.8, 0.2), (0.2, 19.8), (19.8, 19.8)].map { path.contains(CGPoint(x: $0, y: $1)) }
  }

  @Test("bars have round corners at their free ends, without a modifier (Recorded/Screens.md#Y123)")
  func corners() {
    func bar(_ number: Double, _ stacking: MarkStackingMethod = .standard) -> BarMark {
      BarMark(x: .value("x", "a"), y: .value("y", number), stacking: stacking)
    }
    #expect(squareCorners(bar(5)) == [false, false, true, true])
    #expect(squareCorners(bar(-5)) == [true, true, false, false])
    let lying = BarMark(x: .value("n", 5), y: .value("w", "a"))
    #expect(squareCorners(lying) == [true, false, true, false])
    let stack = ForEach([3.0, 4], id: \.self) { bar($0) }
    #expect(squareCorners(stack, 0) == [true, true, true, true])
    #expect(squareCorners(stack, 1) == [false, false, true, true])
    #expect(squareCorners(bar(5, .center)) == [false, false, false, false])
    let range = BarMark(x: .value("x", "a"), yStart: .value("y", 0), yEnd: .value("y", 3))
    #expect(squareCorners(range) == [false, false, false, false])
    #expect(squareCorners(bar(5).cornerRadius(4)) == [false, false, false, false])
    #expect(squareCorners(range.cornerRadius(0)) == [true, true, true, true])
    let rectangle = RectangleMark(x: .value("x", "a"), y: .value("y", "b"))
    #expect(squareCorners(rectangle) == [true, true, true, true])
  }

  @Test("the ends of bars are at whole pixels, and their sides are not (Recorded/Screens.md#Y123)")
  func wholePixels() {
    let bar = CGRect(x: 1.2, y: 1.2, width: 3.5, height: 3.5)
    let upright = layout(BarMark(x: .value("x", "a"), y: .value("y", 1)))
    #expect(upright.rounded(bar, to: 1) == CGRect(x: 1.2, y: 1, width: 3.5, height: 4))
    let lying = layout(BarMark(x: .value("x", 1), y: .value("y", "a")))
    #expect(lying.rounded(bar, to: 0.5) == CGRect(x: 1, y: 1.2, width: 3.5, height: 3.5))
    #expect(upright.marks[0].isMeasured)
    let range = BarMark(x: .value("x", "a"), yStart: .value("y", 0), yEnd: .value("y", 3))
    #expect(!range._marks[0].isMeasured)
  }

  // MARK: Drawings

  private func svg(@ViewBuilder _ content: () -> some View) -> String {
    let renderer = ImageRenderer(content: content().frame(width: 200, height: 100))
    return (try? renderer.svgString()) ?? ""
  }

  private func hidden(@ChartContentBuilder _ content: () -> some ChartContent) -> String {
    svg { Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden) }
  }

  @Test("a clipping shape fills each bar (Recorded/Screens.md#Y123)")
  func clips() {
    let drawn = hidden {
      ForEach(1..<4) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)).clipShape(Capsule()) }
    }
    let clips = drawn.matches(of: /<clipPath[^>]*>(.*?)<\/clipPath>/.dotMatchesNewlines()).map { $0.1 }
    #expect(Set(clips).count >= 3)
  }

  @Test("content masks marks, with its notes, and its values are on the axes (Recorded/Screens.md#Y123)")
  func masks() {
    let content = RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 4)).mask {
      LineMark(x: .value("x", 0), y: .value("y", 0))
      LineMark(x: .value("x", 8), y: .value("y", 8)).annotation { Text(verbatim: "note") }
    }
    #expect(layout(content).x.domain == .numbers(0, 8) && layout(content).marks.count == 1)
    #expect(hidden { content }.contains("<mask"))
    let view = TestedView(proposing: 200, 100) { Chart { content } }
    #expect(view.frame(of: "Text(\"note\")") != nil)
  }

  @Test("no line goes through the inside of a symbol that is an outline (Recorded/Screens.md#Y123)")
  func outlinedSymbols() {
    func line(_ symbol: some ChartSymbolShape) -> String {
      hidden {
        ForEach(0..<3) { LineMark(x: .value("x", $0), y: .value("y", $0)).symbol(symbol) }
      }
    }
    #expect(line(BasicChartSymbolShape.circle.strokeBorder(lineWidth: 1)).contains("evenodd"))
    #expect(line(Circle().strokeBorder(lineWidth: 1)).contains("evenodd"))
    #expect(!line(BasicChartSymbolShape.circle).contains("evenodd"))
    let cross = BasicChartSymbolShape.cross.path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect
    #expect(abs(cross.minX) < 0.01 && abs(cross.maxY - 10) < 0.01)
  }

  // MARK: Around the plot

  @Test(
    "the names of a legend come in the order of their scale, which may be more than there are (Recorded/Screens.md#Y125)"
  )
  func legend() throws {
    let view = TestedView(proposing: 300, 100) {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(by: .value("k", "Second"))
        BarMark(x: .value("x", "b"), y: .value("y", 1)).foregroundStyle(by: .value("k", "First"))
      }
      .chartForegroundStyleScale(["First": Color.red, "Second": .green, "Third": .blue])
    }
    let places = try ["First", "Second", "Third"].map { try #require(view.frame(of: "Text(\"\($0)\")")) }
    // A circle of 8 and its distance of 5, and 8 between entries.
    #expect(places[0].minX == 13 && places[1].minX == places[0].maxX + 21)
    #expect(places[2].minX == places[1].maxX + 21 && places[0].maxY == 100)
    let none = TestedView(proposing: 300, 100) {
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(by: .value("k", "Second")) }
        .chartLegend(position: .top).chartLegend(.hidden)
    }
    #expect(none.frame(of: "Text(\"Second\")") == nil, "hidden, wherever it is placed")
  }

  @Test("charts are eight points from each other, whatever labels they have (Recorded/Screens.md#Y125)")
  func spacing() {
    var frames: [CGRect] = []
    _ = TestedView(proposing: 200, 208) {
      VStack {
        ForEach(0..<2) { _ in
          Chart { PointMark(x: .value("x", 1.0), y: .value("y", 1.0)) }.overlay {
            GeometryReader { geometry in
              let _ = frames.append(geometry.frame(in: .global))
              Color.clear
            }
          }
        }
      }
    }
    #expect(frames.suffix(2).map(\.height) == [100, 100])
  }

  @Test("a note beside the plot stands over the room of the labels (Recorded/Screens.md#Y125)")
  func notes() throws {
    let view = TestedView(proposing: 200, 100) {
      Chart {
        RuleMark(y: .value("y", 1)).annotation(position: .trailing) {
          Text(verbatim: "n").font(.system(size: 10))
        }
      }
      .chartXAxis(.hidden)
      .chartYAxis { AxisMarks { AxisValueLabel { Color.clear.frame(width: 16, height: 9) } } }
    }
    #expect(view.frame(of: "Text(\"n\")")?.minX == 184)
  }

  @Test("the raw value of a case is its name, and a range can have points")
  func values() {
    #expect(Shade.dark.chartValue == .word("Dark one"))
    var settings = ChartSettings()
    settings.x.scale.range = (CGFloat(10)...60)._range
    settings.x.scale.domain = .numbers(0, 10)
    let layout = layout(PointMark(x: .value("x", 1.0), y: .value("y", 1.0))) { $0 = settings }
      .padded(settings, in: CGSize(width: 200, height: 100))
    #expect(layout.place(.number(0), onX: true, in: CGSize(width: 200, height: 100)) == 10)
    #expect(layout.place(.number(10), onX: true, in: CGSize(width: 200, height: 100)) == 60)
    #expect("\(InterpolationMethod.cardinal)" == "cardinal(tension: 0.0)")
  }
}

private enum Shade: String, Plottable { case dark = "Dark one" }
