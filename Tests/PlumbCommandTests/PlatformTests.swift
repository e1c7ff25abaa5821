import CommandTesting
import Foundation
import Testing

@Suite("The platform, the locale and the date of a source", .timeLimit(.minutes(12)))
struct PlatformTests {
  private static let source = """
    #if os(iOS)
      let platform = "phone"
    #elseif os(macOS)
      let platform = "desk"
    #else
      let platform = "server"
    #endif

    struct Surroundings: View {
      private let date = Date(timeIntervalSince1970: 0)
      private var formatter: DateFormatter {
        let formatter = DateFormatter()
        formatter.dateStyle = .full
        return formatter
      }

      var body: some View {
        VStack {
          Text(platform)
          Text(verbatim: "locale \\(Locale.current.identifier) \\(Locale.preferredLanguages.joined())")
          Text(verbatim: "calendar \\(Calendar.current.identifier) \\(Calendar.current.firstWeekday)")
          Text(verbatim: "number \\(1234.5.formatted())")
          Text(verbatim: "date \\(formatter.string(from: date))")
          Text(verbatim: "now \\(Date.now.formatted(date: .numeric, time: .shortened)) \\(TimeZone.current.identifier)")
          Text(verbatim: "key \\(NSLocalizedString("Hello", comment: "")) \\(NSLocalizedString("None", comment: ""))")
          Divider()
        }
      }
    }
    """

  @Test("is an iPhone's, in English, on the first morning of 2026 where nobody says anything else")
  func usual() throws {
    let command = try Command(Self.source)
    defer { command.folder.remove() }
    let answer = try command.run("inspect", "View.swift")
    for text in [
      "phone", "locale en_US en-US", "calendar gregorian 1", "number 1,234.5",
      "date Thursday, January 1, 1970", "now 1/1/2026, 9:41", "GMT", "key Hello None",
    ] {
      #expect(answer.output.contains(text), "\(text): \(answer)")
    }
    #expect(answer.error == "")
    let linux = try command.run("inspect", "View.swift", "--platform", "Linux")
    #expect(linux.output.contains("server"), "\(linux)")
  }

  @Test("iOS has the looks of the version that --os says, 18 without it, and a Mac its own")
  func looks() throws {
    let command = try Command(
      """
      struct Row: View {
        var body: some View { Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden() }
      }
      """)
    defer { command.folder.remove() }
    func tree(_ words: String...) throws -> Command.Answer {
      try command.run(["inspect", "View.swift", "--size", "-x-"] + words)
    }
    #expect(try tree().output.contains("49 × 31"))
    #expect(try tree("--os", "18") == tree())
    #expect(try tree("--os", "26").output.contains("61 × 28"))
    let mac = try tree("--platform", "macOS", "--os", "26")
    #expect(try mac.output == tree("--platform", "macOS").output)
    #expect(mac.error.contains("--platform macOS draws those of a Mac."), "\(mac)")
  }

  @Test("the device is where --place says, and else at the observatory of Greenwich")
  func place() throws {
    let command = try Command(
      """
      import CoreLocation

      struct Where: View {
        private let manager = CLLocationManager()

        init() { manager.requestWhenInUseAuthorization() }

        var body: some View {
          let place = manager.location?.coordinate
          Text(verbatim: "at \\(place?.latitude ?? 0), \\(place?.longitude ?? 0)")
        }
      }
      """)
    defer { command.folder.remove() }
    #expect(try command.run("inspect", "View.swift").output.contains("at 51.4779, -0.0015"))
    let elsewhere = try command.run("inspect", "View.swift", "--place", "-33.86,151.21")
    #expect(elsewhere.output.contains("at -33.86, 151.21"), "\(elsewhere)")
  }

  @Test("is what the options say, down to formatters that were given no locale")
  func said() throws {
    let command = try Command(Self.source)
    defer { command.folder.remove() }
    // Texts beside a file are its own where its folder is a project's.
    try command.folder.write("", to: "Package.swift")
    let strings = command.path("de.lproj")
    try FileManager.default.createDirectory(atPath: strings, withIntermediateDirectories: true)
    try #""Hello" = "Hallo";"#.write(
      toFile: strings + "/Localizable.strings", atomically: true, encoding: .utf8)
    let answer = try command.run(
      "inspect", "View.swift", "--platform", "macOS", "--locale", "de_DE", "--time-zone", "Asia/Tokyo",
      "--now",
      "2030-06-01T00:00:00Z")
    for text in [
      "desk", "locale de_DE de-DE", "calendar gregorian 2", "number 1.234,5",
      "date Donnerstag, 1. Januar 1970", "now 1.6.2030, 9:00", "Asia/Tokyo", "key Hallo None",
    ] {
      #expect(answer.output.contains(text), "\(text): \(answer)")
    }
    // What macOS has and is not there is told, once.
    #expect(answer.error.split(separator: "AppKit").count == 2, "\(answer)")
    let thai = try command.run("inspect", "View.swift", "--locale", "th_TH")
    #expect(thai.output.contains("calendar buddhist"), "\(thai)")
  }

  @Test("a platform that nobody knows is one sentence")
  func unknown() throws {
    let command = try Command(Self.source)
    defer { command.folder.remove() }
    let answer = try command.run("inspect", "View.swift", "--platform", "IOSS")
    #expect(answer.status == 2)
    #expect(
      answer.error.contains("There is no platform IOSS. Did you mean iOS? There are: iOS, macOS, linux."),
      "\(answer)")
  }
}
