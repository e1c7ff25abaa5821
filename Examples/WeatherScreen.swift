import SwiftUI

struct HourForecast: Identifiable { let id = UUID(); let hour: String; let symbol: String; let degrees: Int }
struct DayForecast: Identifiable {
  let id = UUID(); let name: String; let symbol: String; let low: Int; let high: Int
}

struct WeatherScreen: View {
  let hours: [HourForecast] = zip(
    ["Now", "10", "11", "12", "13", "14", "15"],
    [
      "sun.max.fill", "cloud.sun.fill", "cloud.fill", "cloud.rain.fill", "cloud.bolt.rain.fill",
      "cloud.sun.fill", "sunset.fill",
    ]
  ).enumerated().map { HourForecast(hour: $1.0, symbol: $1.1, degrees: 18 + $0) }
  let days = [
    DayForecast(name: "Today", symbol: "sun.max.fill", low: 12, high: 24),
    DayForecast(name: "Tue", symbol: "cloud.rain.fill", low: 10, high: 18),
    DayForecast(name: "Wed", symbol: "wind", low: 8, high: 16),
    DayForecast(name: "Thu", symbol: "cloud.fog.fill", low: 9, high: 19),
    DayForecast(name: "Fri", symbol: "snowflake", low: 2, high: 9),
  ]

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [Color(red: 0.16, green: 0.38, blue: 0.72), Color(red: 0.5, green: 0.72, blue: 0.92)],
        startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
      ScrollView(showsIndicators: false) {
        VStack(spacing: 16) {
          VStack(spacing: 0) {
            Text("Gothenburg").font(.largeTitle)
            Text("21°").font(.system(size: 96, weight: .thin))
            Text("Mostly sunny").font(.title3).fontWeight(.medium)
            Text("H:24°  L:12°").font(.title3)
          }
          .padding(.vertical, 24)
          card("Hourly forecast", symbol: "clock") {
            ScrollView(.horizontal, showsIndicators: false) {
              HStack(spacing: 22) {
                ForEach(hours) { hour in
                  VStack(spacing: 10) {
                    Text(hour.hour).font(.subheadline.weight(.semibold))
                    Image(systemName: hour.symbol).symbolRenderingMode(.multicolor).font(.title3).frame(
                      height: 28)
                    Text("\(hour.degrees)°").font(.headline)
                  }
                }
              }
            }
          }
          card("5-day forecast", symbol: "calendar") {
            VStack(spacing: 10) {
              ForEach(days) { day in
                if day.name != "Today" { Divider().overlay(Color.white.opacity(0.4)) }
                HStack {
                  Text(day.name).frame(width: 60, alignment: .leading)
                  Image(systemName: day.symbol).frame(width: 32)
                  Text("\(day.low)°").opacity(0.7).frame(width: 36, alignment: .trailing)
                  RangeBar(low: day.low, high: day.high, bounds: 0...26).frame(height: 5)
                  Text("\(day.high)°").frame(width: 36, alignment: .trailing)
                }
                .font(.headline)
              }
            }
          }
          HStack(spacing: 16) {
            metric("Humidity", value: "62 %", symbol: "humidity.fill")
            metric("Wind", value: "4 m/s", symbol: "wind")
          }
        }
        .padding()
      }
    }
    .foregroundStyle(.white)
  }

  private func metric(_ title: String, value: String, symbol: String) -> some View {
    card(title, symbol: symbol) { Text(value).font(.title).frame(maxWidth: .infinity, alignment: .leading) }
  }

  private func card<Content: View>(_ title: String, symbol: String, @ViewBuilder content: () -> Content)
    -> some View
  {
    VStack(alignment: .leading, spacing: 10) {
      Label(title.uppercased(), systemImage: symbol).font(.caption.weight(.semibold)).opacity(0.7)
      Divider()
      content()
    }
    .padding()
    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    .environment(\.colorScheme, .dark)
  }
}

private struct RangeBar: View {
  let low: Int, high: Int
  let bounds: ClosedRange<Int>
  var body: some View {
    GeometryReader { proxy in
      let unit = proxy.size.width / CGFloat(bounds.upperBound - bounds.lowerBound)
      ZStack(alignment: .leading) {
        Capsule().fill(.black.opacity(0.15))
        Capsule()
          .fill(
            LinearGradient(
              gradient: Gradient(colors: [.cyan, .yellow, .orange]), startPoint: .leading, endPoint: .trailing
            )
          )
          .frame(width: unit * CGFloat(high - low))
          .offset(x: unit * CGFloat(low))
      }
    }
  }
}
#Preview("Weather") { WeatherScreen() }
