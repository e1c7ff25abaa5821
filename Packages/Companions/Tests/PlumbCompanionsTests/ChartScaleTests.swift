import SwiftUI
import Testing

@testable import PlumbCompanions

@Suite("The scales of a chart") @MainActor struct ChartScaleTests {
  private let calendar = Calendar(identifier: .gregorian)

  private func scale(_ numbers: [Double], _ change: (inout _ChartScaleSettings) -> Void) -> ChartScale {
    var settings = _ChartScaleSettings()
    change(&settings)
    return ChartScale(
      numbers.map { .number($0) }, unit: nil, ticks: .init(count: 4), calendar: calendar, settings: settings)
  }

  @Test("a list of numbers or times is a range, and a list of words is a place for each")
  func lists() {
    var settings = _ChartScaleSettings()
    [0, 100]._change(&settings)
    #expect(settings.domain == .numbers(0, 100))
    [100, 0]._change(&settings)
    #expect(settings.domain == .numbers(100, 0))
    ["a", "b"]._change(&settings)
    #expect(settings.domain == .words(["a", "b"]))
    let dates = [Date(timeIntervalSinceReferenceDate: 5), Date(timeIntervalSinceReferenceDate: 9)]
    dates._change(&settings)
    #expect(settings.domain == .dates(dates[0], dates[1]))
    [Double]()._change(&settings)
    #expect(settings.domain == nil)
  }

  @Test("a scale that goes back has its largest number first")
  func reversed() {
    let scale = scale([3, 47]) { AutomaticScaleDomain(includesZero: nil, isReversed: true)._change(&$0) }
    #expect(scale.domain == .numbers(60, 0))
    #expect(scale.position(.number(60)) == 0 && scale.position(.number(0)) == 1)
    #expect(scale.ticks == [0, 20, 40, 60].map { .number($0) })
  }

  @Test("a scale without nothing begins at the line before its least number")
  func withoutZero() {
    let scale = scale([62, 68]) { $0.includesZero = false }
    #expect(scale.domain == .numbers(62, 68))
    #expect(self.scale([5]) { $0.includesZero = false }.domain == .numbers(4, 6))
  }

  @Test("on a logarithmic scale equal ratios are equally long, and what is not above nothing has no place")
  func logarithmic() throws {
    let scale = scale([3, 4000]) { $0.type = .log }
    #expect(scale.domain == .numbers(1, 10_000))
    let (ten, hundred) = (
      try #require(scale.position(.number(10))), try #require(scale.position(.number(100)))
    )
    #expect(abs(ten - 0.25) < 1e-9 && abs(hundred - 0.5) < 1e-9)
    #expect(scale.position(.number(0)) == nil && scale.position(.number(-5)) == nil)
    #expect(scale.ticks == [1, 10, 100, 1000, 10_000].map { .number($0) })
  }

  @Test(
    "the value at the place of a value is that value",
    arguments: [ScaleType.linear, .log, .squareRoot, .symmetricLog])
  func thereAndBack(_ type: ScaleType) throws {
    let scale = scale([1, 900]) { $0.type = type }
    for number in [1.0, 20, 333, 900] {
      let place = try #require(scale.position(.number(number)))
      let back = try #require(scale.value(at: place)?.number)
      #expect(abs(back - number) < 1e-6 * number)
    }
  }

  @Test("free points at the ends move all values inwards")
  func padding() throws {
    var settings = ChartSettings()
    settings.x.scale.range = .padding(start: 10, end: 30)
    let chart = PointMark(x: .value("x", 0), y: .value("y", 1))
    let layout = ChartLayout(
      chart._marks + PointMark(x: .value("x", 1), y: .value("y", 1))._marks, settings, calendar
    )
    .padded(settings, in: CGSize(width: 200, height: 100))
    let rect = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(layout.point(.number(0), .number(1), in: rect)?.x == 10)
    #expect(layout.point(.number(1), .number(1), in: rect)?.x == 170)
    // Points that leave no place are not taken.
    settings.x.scale.range = .padding(start: 150, end: 150)
    #expect(layout.padded(settings, in: rect.size).point(.number(0), .number(1), in: rect)?.x == 0)
  }

  @Test("an axis says how near its values are, and whether its ends are among them")
  func axisValues() {
    func scale(_ values: AxisMarkValues) -> ChartScale {
      var axis = ChartSettings.AxisSettings()
      axis.axes = AxisMarks(values: values)._axes
      return ChartScale(
        [.number(3), .number(47)], unit: nil, ticks: axis.ticks(), calendar: calendar)
    }
    #expect(scale(.automatic).domain == .numbers(0, 60))
    #expect(scale(.automatic).ticks.count == 4)
    #expect(scale(.automatic(minimumStride: 30.0)).ticks == [0, 50].map { .number($0) })
    #expect(scale(.stride(by: 7)).domain == .numbers(0, 49))
    #expect(scale(.automatic(roundUpperBound: false)).domain == .numbers(0, 47))
    #expect(scale(.stride(by: 0)).domain == .numbers(0, 60), "no step is no word about it")
  }

  @Test("times reach to whole days, months and the like where the axis says so")
  func roundedTimes() throws {
    let noon = try #require(calendar.date(from: DateComponents(year: 2026, month: 3, day: 10, hour: 12)))
    let days = DateComponents(calendar: calendar, year: 2026, month: 3, day: 10).date
    func low(_ values: AxisMarkValues) -> ChartScale.Domain {
      var axis = ChartSettings.AxisSettings()
      axis.axes = AxisMarks(values: values)._axes
      return ChartScale(
        [.date(noon), .date(noon.addingTimeInterval(86_400))], unit: nil, ticks: axis.ticks(),
        calendar: calendar
      ).domain
    }
    let start = try #require(days)
    #expect(low(.stride(by: .day)) == .dates(noon, noon.addingTimeInterval(86_400)))
    #expect(
      low(.stride(by: .day, roundLowerBound: true, roundUpperBound: true))
        == .dates(start, start.addingTimeInterval(2 * 86_400)))
  }

  @Test(
    "bars that are shares of their sum reach to one, and bars around the middle reach equally far to both sides"
  )
  func stacks() {
    func bars(_ stacking: MarkStackingMethod) -> [_ChartMark] {
      ChartStacks.stacked(
        [1, 3].flatMap { BarMark(x: .value("x", "a"), y: .value("y", $0), stacking: stacking)._marks },
        isLying: false)
    }
    #expect(bars(.normalized).map(\.y) == [.number(0.25), .number(1)])
    #expect(bars(.center).map(\.yEnd) == [.number(-2), .number(-1)])
    #expect(bars(.unstacked).map(\.yEnd) == [nil, nil])
  }

  @Test("bins are round, hold all numbers, and the last one has the largest")
  func bins() {
    let bins = NumberBins(data: [1.0, 4, 9.5], desiredCount: 5)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
    #expect([1.0, 4, 9.5, -7, 99].map(bins.index(for:)) == [0, 2, 4, 0, 4])
    #expect(bins[4].contains(10) && !bins[3].contains(8))
    #expect(NumberBins(data: [Double]()).count > 0)
    let day = Date(timeIntervalSinceReferenceDate: 0)
    let days = DateBins(unit: .day, data: [day, day.addingTimeInterval(86_400 * 2)], calendar: calendar)
    #expect(days.count == 3 && days.index(for: day.addingTimeInterval(86_400)) == 1)
  }

  @Test("a curve that keeps to its values goes beyond none of them")
  func monotone() {
    let points = [(0.0, 0.0), (10, 0), (20, 100), (30, 100), (40, 20)].map { CGPoint(x: $0.0, y: $0.1) }
    var (monotone, cardinal) = (Path(), Path())
    ChartLine.add(points, .monotone, to: &monotone)
    ChartLine.add(points, .cardinal, to: &cardinal)
    #expect(abs(monotone.boundingRect.minY) < 0.001 && abs(monotone.boundingRect.maxY - 100) < 0.001)
    #expect(cardinal.boundingRect.minY < -1 || cardinal.boundingRect.maxY > 101)
  }
}
