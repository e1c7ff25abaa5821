// swift-format-ignore-file
import SwiftUI
import WeatherKit

struct SkyView: View {
  var place: CLLocation
  @State private var condition: WeatherCondition?
  @State private var temperature: Measurement<UnitTemperature>?
  @State private var hours: [HourWeather] = []
  @State private var logo: URL?
  @State private var problem = ""
  @Environment(\.colorScheme) private var colorScheme
  var body: some View {
    List {
      Label(condition?.description ?? "–", systemImage: condition == .partlyCloudy ? "cloud.sun" : "sun.max")
      if let temperature { Text(temperature.formatted()) }
      ForEach(hours, id: \.date) { hour in
        Text(hour.temperature.converted(to: .fahrenheit).value, format: .number)
        Image(systemName: hour.symbolName)
        Text("\(hour.wind.speed.formatted()) \(hour.wind.compassDirection.abbreviation) \(hour.uvIndex.category.description)")
      }
      AsyncImage(url: logo)
      Text(problem)
    }
    .task {
      do {
        let weather = try await WeatherService.shared.weather(for: place)
        condition = weather.currentWeather.condition
        temperature = weather.currentWeather.temperature
        if weather.minuteForecast?.contains(where: { $0.precipitationChance >= 0.3 }) == true { problem = "rain" }
        hours = try await WeatherService.shared.weather(for: place, including: .hourly).forecast
        let (now, days) = try await WeatherService().weather(for: place, including: .current, .daily)
        print(now.humidity, days.first?.sun.sunrise ?? .now, days.first?.moon.phase.symbolName ?? "")
        let attribution = try await WeatherService.shared.attribution
        logo = colorScheme == .light ? attribution.combinedMarkLightURL : attribution.combinedMarkDarkURL
      } catch { problem = error.localizedDescription }
    }
  }
}
