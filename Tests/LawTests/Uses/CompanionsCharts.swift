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
