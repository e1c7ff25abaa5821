import SwiftUI

/// A card with a notch on each side, where it is torn off.
struct TicketShape: Shape {
  /// Where the notches are, as a share of the height.
  var tear: CGFloat = 0.68
  var notch: CGFloat = 12

  func path(in rect: CGRect) -> Path {
    let y = rect.minY + rect.height * tear
    let notches = [rect.minX, rect.maxX].map { x in
      Path(ellipseIn: CGRect(x: x - notch, y: y - notch, width: notch * 2, height: notch * 2))
    }
    return notches.reduce(Path(roundedRect: rect, cornerRadius: 20)) { $0.subtracting($1) }
  }
}

/// A ring around the value, thick where there is something.
struct RingGaugeStyle: GaugeStyle {
  var color: Color

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      ZStack {
        Circle().stroke(color.opacity(0.2), lineWidth: 3)
        Circle()
          .trim(from: 0, to: configuration.value)
          .stroke(color, style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .rotationEffect(.degrees(-90))
        configuration.currentValueLabel.font(.caption.bold().monospacedDigit())
      }
      .frame(width: 52, height: 52)
      configuration.label.font(.caption2).foregroundStyle(.secondary)
    }
  }
}

extension GaugeStyle where Self == RingGaugeStyle {
  static func ring(_ color: Color) -> RingGaugeStyle { RingGaugeStyle(color: color) }
}

/// Two overlapping circles and what they have in common.
struct AirlineMark: View {
  private let left = Circle().offset(x: -10)
  private let right = Circle().offset(x: 10)

  var body: some View {
    ZStack {
      left.symmetricDifference(right).fill(.white.opacity(0.5))
      left.intersection(right).fill(.white)
    }
    .frame(width: 36, height: 36)
    .padding(.horizontal, 10)
  }
}

struct BoardingPass: View {
  var from = "TXL"
  var to = "NRT"

  var body: some View {
    VStack(spacing: 0) {
      header
      route.padding(24)
      details.padding(.horizontal, 24)
      Spacer(minLength: 24)
      stub.padding(24)
    }
    .frame(width: 330, height: 520)
    .background(.white)
    .clipShape(TicketShape())
    .overlay(alignment: .top) {
      Line().stroke(.gray.opacity(0.5), style: StrokeStyle(lineWidth: 1, dash: [5, 4]))
        .frame(height: 1)
        .padding(.horizontal, 20)
        .offset(y: 520 * 0.68)
    }
    .shadow(color: .black.opacity(0.2), radius: 16, y: 8)
    .environment(\.colorScheme, .light)
    .padding(30)
    .background {
      Rectangle()
        .fill(.image(Image(systemName: "airplane"), scale: 1.6))
        .foregroundStyle(.white.opacity(0.12))
        .background(LinearGradient(colors: [.indigo, .cyan], startPoint: .top, endPoint: .bottom))
        .ignoresSafeArea()
    }
  }

  private var header: some View {
    HStack {
      AirlineMark()
      Text("Vesica Air").font(.headline)
      Spacer()
      Text("PL 042").font(.headline.monospaced())
    }
    .foregroundStyle(.white)
    .padding(18)
    .background(Color.indigo)
  }

  private var route: some View {
    HStack {
      place(from, "Berlin", alignment: .leading)
      Spacer()
      Image(systemName: "airplane").font(.title).foregroundStyle(.indigo)
      Spacer()
      place(to, "Tokyo", alignment: .trailing)
    }
  }

  private func place(_ code: String, _ city: String, alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment, spacing: 2) {
      Text(code).font(.system(size: 38, weight: .heavy, design: .rounded))
      Text(city).font(.subheadline).foregroundStyle(.secondary)
    }
  }

  private var details: some View {
    Grid(alignment: .leading, horizontalSpacing: 32, verticalSpacing: 4) {
      GridRow { ForEach(["GATE", "SEAT", "BOARDING"], id: \.self) { Text($0) } }
        .font(.caption2.weight(.semibold))
        .foregroundStyle(.secondary)
      GridRow { ForEach(["B 12", "31 A", "17:40"], id: \.self) { Text($0) } }
        .font(.title3.monospacedDigit().weight(.medium))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var stub: some View {
    HStack {
      Gauge(value: 17, in: 0...23) {
        Text("Cabin bag")
      } currentValueLabel: {
        Text("17 kg")
      }
      .gaugeStyle(.ring(.indigo))
      Spacer()
      Gauge(value: 0.4) {
        Text("Boarded")
      } currentValueLabel: {
        Text(0.4, format: .percent)
      }
      .gaugeStyle(.ring(.orange))
      Spacer()
      barcode
    }
  }

  private var barcode: some View {
    Canvas { context, size in
      var x: CGFloat = 0
      for width in [3, 1, 2, 1, 4, 2, 1, 3, 1, 1, 2, 4, 1, 2, 3] as [CGFloat] {
        context.fill(Path(CGRect(x: x, y: 0, width: width, height: size.height)), with: .color(.black))
        x += width + 3
      }
    }
    .frame(width: 76, height: 60)
    .accessibilityLabel("Barcode")
  }
}

private struct Line: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

#Preview("Boarding pass") { BoardingPass() }
