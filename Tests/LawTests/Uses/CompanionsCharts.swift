// swift-format-ignore-file
import Charts
import SwiftUI

struct MonthlySales: Identifiable { let id = UUID(); let month: String; let count: Int; var kind = "A" }
enum Shelf: String, Plottable { case upper, lower }
struct ChartScreen: View {
  let sales = [MonthlySales(month: "Jan", count: 30), MonthlySales(month: "Feb", count: 50), MonthlySales(month: "Mar", count: 20, kind: "B"), MonthlySales(month: "Jan", count: 12, kind: "B")]
  let days = (0..<7).map { (date: Date(timeIntervalSinceReferenceDate: Double($0) * 86_400), value: Double(($0 * 37) % 11)) }
  var body: some View {
    VStack(spacing: 16) {
      Chart(sales) { item in
        BarMark(x: .value("Month", item.month), y: .value("Count", item.count))
          .foregroundStyle(by: .value("Kind", item.kind)).cornerRadius(4)
      }
      Chart {
        ForEach(days, id: \.date) { day in
          AreaMark(x: .value("Day", day.date), y: .value("Value", day.value)).foregroundStyle(.blue.opacity(0.2)).interpolationMethod(.catmullRom)
          LineMark(x: .value("Day", day.date), y: .value("Value", day.value)).interpolationMethod(.catmullRom).symbol(.circle)
        }
        RuleMark(y: .value("Goal", 8)).foregroundStyle(.red).lineStyle(StrokeStyle(lineWidth: 1, dash: [4])).annotation(position: .top, alignment: .leading) { Text("Goal").font(.caption2) }
      }
      .chartYAxis { AxisMarks(position: .leading) }
      .chartXAxis { AxisMarks(values: .stride(by: .day)) { value in AxisGridLine(); AxisValueLabel(format: .dateTime.weekday(.abbreviated)) } }
      Chart(sales, id: \.id) { SectorMark(angle: .value("Count", $0.count), innerRadius: .ratio(0.6), angularInset: 1.5).foregroundStyle(by: .value("Month", $0.month)) }
      Chart {
        BarMark(x: .value("n", 5), y: .value("Shelf", Shelf.upper)).annotation(position: .trailing) { Text("5") }
        BarMark(x: .value("n", 3.5), y: .value("Shelf", Shelf.lower))
      }.chartXAxis(.hidden).chartXScale(domain: 0...10).chartLegend(.hidden).chartForegroundStyleScale(["A": Color.green, "B": .purple])
      Chart { ForEach(0..<20) { i in PointMark(x: .value("x", i), y: .value("y", (i * i) % 13 - 4)) } }
      Chart {
        RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 9)).foregroundStyle(.green).mask { ForEach(days, id: \.date) { day in LineMark(x: .value("x", day.value), y: .value("y", 1)) } }
      }.chartXScale(range: 0...128).chartXAxis { AxisMarks { value in if value.index > 0 { AxisValueLabel(InterpolationMethod.cardinal.description) } else { EmptyAxisMark() } } }
      Chart { ForEach(0..<20) { i in PointMark(x: .value("x", i), y: .value("y", i)).symbol(Circle().strokeBorder(lineWidth: 2)) } }
      Chart { ForEach(0..<20) { i in PointMark(x: .value("x", i), y: .value("y", i)).symbol(RoundedRectangle(cornerRadius: 2).strokeBorder(style: StrokeStyle(lineWidth: 2))) } }
      Circle().strokeBorder(lineWidth: 2)
      Circle().strokeBorder(style: StrokeStyle(lineWidth: 2))
    }.padding()
  }
}
#Preview("charts") { ChartScreen() }
struct FunctionChart: View {
    var body: some View {
        Chart {
            LinePlot(x: "x", y: "sin(x)") { x in sin(x) }.foregroundStyle(.red)
            LinePlot(x: "x", y: "1/x", domain: -5...5) { x in x == 0 ? .nan : 1 / x }.lineStyle(StrokeStyle(lineWidth: 2))
            AreaPlot(x: "x", y: "y") { x in cos(x) }.opacity(0.3)
            AreaPlot(x: "x", yStart: "low", yEnd: "high") { x in (yStart: x - 1, yEnd: x + 1) }
        }
        .chartXScale(domain: -10...10).chartYScale(domain: -2...2)
    }
}
struct ReadingChart: View {
    struct Reading: Identifiable { let id: Int; let date: Date; let value: Double; let kind: String }
    let readings = (0..<20).map { Reading(id: $0, date: Date(timeIntervalSinceReferenceDate: Double($0) * 86_400), value: Double(($0 * 31) % 17), kind: $0 % 2 == 0 ? "Even" : "Odd") }
    @State private var day: Date?
    @State private var days: ClosedRange<Date>?
    @State private var amount: Double?
    @State private var position = Date(timeIntervalSinceReferenceDate: 0)
    var body: some View {
        Chart(readings) { reading in
            LineMark(x: .value("Day", reading.date, unit: .day), y: .value("Value", reading.value), series: .value("All", "all"))
                .interpolationMethod(.catmullRom(alpha: 0.3)).lineStyle(by: .value("Kind", reading.kind)).symbol(.diamond.strokeBorder(lineWidth: 2))
            PointMark(x: .value("Day", reading.date), y: .value("Value", reading.value))
                .symbol(by: .value("Kind", reading.kind)).symbolSize(by: .value("Value", reading.value)).shadow(radius: 2).zIndex(2).offset(x: 1)
                .accessibilityLabel(reading.kind).accessibilityValue("\(reading.value)")
            if let day { RuleMark(x: .value("Day", day)).annotation(position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) { _ in Text(day, style: .date) } }
        }
        .chartXSelection(value: $day).chartXSelection(range: $days).chartYSelection(value: $amount)
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 3600 * 24 * 7).chartScrollPosition(x: $position)
        .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1))))
        .chartYScale(domain: .automatic(includesZero: false, reversed: true), range: .plotDimension(padding: 8), type: .squareRoot).chartXScale(range: .plotDimension(startPadding: 4, endPadding: 10))
        .chartSymbolScale(["Even": .circle, "Odd": .square]).chartSymbolScale(domain: ["a"], range: [.plus]).chartLineStyleScale(["Even": StrokeStyle(dash: [2]), "Odd": StrokeStyle()])
        .chartXAxis { AxisMarks(preset: .aligned, position: .top, values: .stride(by: .day, count: 2)) { AxisGridLine(stroke: StrokeStyle(dash: [2])).foregroundStyle(.red); AxisTick(length: .label); AxisValueLabel(format: .dateTime.weekday(), centered: true, collisionResolution: .greedy, orientation: .vertical, horizontalSpacing: 2).font(.caption) } }
        .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent.percent, position: .leading, values: .automatic(desiredCount: 3)); AxisMarks(position: .trailing, values: .stride(by: 5.0)) }
        .chartXAxisLabel("Days", alignment: .trailing).chartYAxisLabel(position: .leading) { Label("Value", systemImage: "drop") }
        .chartLegend(position: .top, alignment: .leading, spacing: 8) { Text("Kinds") }
        .chartForegroundStyleScale { (kind: String) in kind == "Even" ? Color.green : .orange }
        .chartPlotStyle { $0.background(.gray.opacity(0.1)).border(.gray) }
        .chartOverlay { proxy in
            GeometryReader { geometry in
                Rectangle().fill(.clear).contentShape(Rectangle()).gesture(DragGesture().onChanged { value in
                    let origin = geometry[proxy.plotAreaFrame].origin
                    day = proxy.value(atX: value.location.x - origin.x)
                    if let (date, number) = proxy.value(at: value.location, as: (Date, Double).self) { print(date, number, proxy.plotSize, proxy.position(forX: date) ?? 0) }
                })
            }
        }
        .chartBackground(alignment: .topLeading) { _ in Text("Readings") }
        .chartGesture { proxy in SpatialTapGesture().onEnded { proxy.selectXValue(at: $0.location.x); proxy.selectAngleValue(at: proxy.angle(at: $0.location)) } }
    }
}
struct BinChart: View {
    let values = (0..<40).map { Double(($0 * 7) % 23) }
    struct Part { let name: String; let size: Int; let color: Color }
    let parts = [Part(name: "a", size: 3, color: .red), Part(name: "b", size: 5, color: .blue)]
    var body: some View {
        let bins = NumberBins(data: values, desiredCount: 6)
        let groups = Dictionary(grouping: values, by: bins.index(for:))
        VStack {
            Chart(groups.keys.sorted(), id: \.self) { BarMark(x: .value("Value", bins[$0]), y: .value("Count", groups[$0]?.count ?? 0)) }
            Chart { BarPlot(parts, x: .value("Name", \.name), y: .value("Size", \.size)).foregroundStyle(by: .value("Name", \.name)); LinePlot(parts, x: .value("Name", \.name), y: .value("Size", \.size)).interpolationMethod(.monotone).symbol(.circle); AreaPlot(parts, x: .value("Name", \.name), y: .value("Size", \.size)).opacity(0.2); SectorPlot(parts, angle: .value("Size", \.size)).foregroundStyle(\.color) }
            Chart { RectangleMark(xStart: .value("a", 1), xEnd: .value("b", 4)).opacity(0.2); BarMark(x: .value("n", 2), y: .value("k", "k"), stacking: .normalized); PointMark(x: .value("only", 2)) }.chartXScale(domain: [0, 10])
        }
        .chartAngleSelection(value: .constant(Int?.none))
    }
}
