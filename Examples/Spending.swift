import SwiftUI

struct LineChart: View {
  let values: [Double]
  var body: some View {
    GeometryReader { proxy in
      let points = self.points(in: proxy.size)
      ZStack {
        Path { path in
          for row in 0...4 {
            let y = proxy.size.height * CGFloat(row) / 4
            path.move(to: CGPoint(x: 0, y: y))
            path.addLine(to: CGPoint(x: proxy.size.width, y: y))
          }
        }
        .stroke(Color.secondary.opacity(0.25), style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
        Path { path in
          path.move(to: CGPoint(x: 0, y: proxy.size.height))
          points.forEach { path.addLine(to: $0) }
          path.addLine(to: CGPoint(x: proxy.size.width, y: proxy.size.height))
          path.closeSubpath()
        }
        .fill(
          LinearGradient(
            colors: [.blue.opacity(0.35), .blue.opacity(0)], startPoint: .top, endPoint: .bottom))
        Path { path in path.addLines(points) }
          .stroke(.blue, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
        ForEach(points.indices, id: \.self) { index in
          Circle().fill(.white).overlay(Circle().stroke(.blue, lineWidth: 2)).frame(width: 8, height: 8)
            .position(points[index])
        }
      }
    }
  }
  private func points(in size: CGSize) -> [CGPoint] {
    let top = values.max() ?? 1
    return values.enumerated().map { index, value in
      CGPoint(
        x: size.width * CGFloat(index) / CGFloat(values.count - 1),
        y: size.height * (1 - CGFloat(value / top)))
    }
  }
}

struct DonutChart: View {
  struct Slice: Identifiable {
    var id: String { name }; let name: String; let share: Double; let color: Color
  }
  let slices: [Slice]
  var body: some View {
    Canvas { context, size in
      let center = CGPoint(x: size.width / 2, y: size.height / 2)
      let radius = min(size.width, size.height) / 2 - 14
      var start = Angle.degrees(-90)
      for slice in slices {
        let end = start + .degrees(360 * slice.share)
        var arc = Path()
        arc.addArc(
          center: center, radius: radius, startAngle: start + .degrees(1.5), endAngle: end - .degrees(1.5),
          clockwise: false)
        context.stroke(arc, with: .color(slice.color), style: StrokeStyle(lineWidth: 26, lineCap: .butt))
        start = end
      }
      context.draw(Text("€ 2,480").font(.title2.bold()), at: center)
      context.draw(Image(systemName: "eurosign.circle"), at: CGPoint(x: center.x, y: center.y + 32))
    }
  }
}

struct ChartsScreen: View {
  private let slices: [DonutChart.Slice] = [
    .init(name: "Rent", share: 0.45, color: .indigo), .init(name: "Food", share: 0.25, color: .orange),
    .init(name: "Travel", share: 0.18, color: .teal), .init(name: "Other", share: 0.12, color: .pink),
  ]
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        Text("Spending").font(.largeTitle.bold())
        GroupBox("Last seven days") {
          LineChart(values: [12, 30, 22, 48, 36, 60, 52]).frame(height: 160).padding(.top, 8)
        }
        GroupBox {
          HStack(spacing: 20) {
            DonutChart(slices: slices).frame(width: 170, height: 170)
            VStack(alignment: .leading, spacing: 10) {
              ForEach(slices) { slice in
                HStack(spacing: 8) {
                  RoundedRectangle(cornerRadius: 3).fill(slice.color).frame(width: 12, height: 12)
                  Text(slice.name).font(.subheadline)
                  Spacer()
                  Text(slice.share, format: .percent).font(.subheadline.monospacedDigit()).foregroundStyle(
                    .secondary)
                }
              }
            }
          }
        } label: {
          Label("By category", systemImage: "chart.pie.fill")
        }
        GroupBox("Bars") {
          HStack(alignment: .bottom, spacing: 8) {
            ForEach(Array([3, 7, 4, 9, 6, 8, 5].enumerated()), id: \.offset) { index, value in
              VStack {
                UnevenRoundedRectangle(topLeadingRadius: 6, topTrailingRadius: 6).fill(
                  index == 3 ? AnyShapeStyle(Color.accentColor.gradient) : AnyShapeStyle(.quaternary)
                ).frame(height: CGFloat(value) * 12)
                Text(["M", "T", "W", "T", "F", "S", "S"][index]).font(.caption2)
              }
            }
          }
          .frame(maxWidth: .infinity)
        }
      }
      .padding()
    }
  }
}
#Preview { ChartsScreen() }
