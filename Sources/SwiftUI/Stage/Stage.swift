import Foundation
import PlumbLayout
import PlumbViews

/// The settings for showing a view: its canvas, and its inherited values. A setting that is not given is `nil`.
///
/// The options of the command, the messages of a page, and tests all say it with this type. From here it goes to the
/// environment of the views.
package struct Stage: Equatable, Sendable {
  /// The size that is proposed to the view, with the safe area, in points; `nil` is that of the preview itself, or else
  /// of a common phone.
  package var size: ProposedViewSize?
  /// The device, which determines the size and the safe area where nothing else does.
  package var device: KnownDevice?
  /// The canvas is as large as the view's answer; otherwise the view is centred in what it was offered.
  package var fits = false
  /// The insets of the canvas that the view is not offered, in points.
  package var safeArea: EdgeInsets?
  /// Pixels per point.
  package var scale: Double?
  package var colorScheme: ColorScheme?
  package var layoutDirection: LayoutDirection?
  package var dynamicTypeSize: DynamicTypeSize?
  /// A locale's identifier, as it was written.
  package var locale: String?
  /// A time zone's identifier, as it was written.
  package var timeZone: String?
  package var platform: PlatformStyle.Platform?
  /// Whose looks iOS has; a Mac's do not change with it.
  package var generation: PlatformStyle.Generation?
  /// The date when the view appears, for the clocks in it.
  package var date: Date?
  /// The number from which all that is random follows.
  package var seed: UInt64?
  /// The location that the device reports.
  package var place: Place?

  /// Degrees to the north of the equator, and to the east of Greenwich.
  package struct Place: Equatable, Sendable, Codable {
    package var latitude: Double
    package var longitude: Double

    package init(latitude: Double, longitude: Double) {
      (self.latitude, self.longitude) = (latitude, longitude)
    }
  }

  package init(
    size: ProposedViewSize? = nil, device: KnownDevice? = nil, fits: Bool = false,
    safeArea: EdgeInsets? = nil,
    scale: Double? = nil, colorScheme: ColorScheme? = nil, layoutDirection: LayoutDirection? = nil,
    dynamicTypeSize: DynamicTypeSize? = nil, locale: String? = nil, timeZone: String? = nil,
    platform: PlatformStyle.Platform? = nil, generation: PlatformStyle.Generation? = nil, date: Date? = nil,
    seed: UInt64? = nil, place: Place? = nil
  ) {
    (self.size, self.device, self.fits, self.safeArea) = (size, device, fits, safeArea)
    (self.scale, self.colorScheme, self.layoutDirection) = (scale, colorScheme, layoutDirection)
    (self.dynamicTypeSize, self.locale, self.timeZone) = (dynamicTypeSize, locale, timeZone)
    (self.platform, self.generation) = (platform, generation)
    (self.date, self.seed, self.place) = (date, seed, place)
  }
}

extension Stage {
  /// The size of a common phone, in points.
  package static let defaultSize = ProposedViewSize(width: 390, height: 844)
  /// Pixels per point of pictures.
  package static let defaultScale = 2.0
  /// The time of day that Apple's own pictures show, on a day without meaning.
  package static let defaultDate = Date(timeIntervalSince1970: 1_767_260_460)
  package static let defaultTimeZone = "GMT"

  /// The insets that the stage itself determines: those of a device on its side where the size is that of the device turned.
  package var coveredEdges: EdgeInsets? {
    safeArea
      ?? device.map { device in
        let turned = ProposedViewSize(width: device.size.height, height: device.size.width)
        return size == turned ? device.turnedInsets : device.insets
      }
  }

  /// The same stage on its side.
  package var turned: Stage {
    var stage = self
    let size = size ?? device.map { ProposedViewSize($0.size) } ?? Self.defaultSize
    stage.size = ProposedViewSize(width: size.height, height: size.width)
    return stage
  }

  /// Somebody has said how large the canvas is, so what a preview wants does not count.
  package var hasSize: Bool { size != nil || device != nil }

  /// Writes the settings into an environment; the others keep their values there.
  package func apply(to values: inout EnvironmentValues) {
    if let scale { values.displayScale = scale }
    if let colorScheme { values.colorScheme = colorScheme }
    if let layoutDirection { values.layoutDirection = layoutDirection }
    if let dynamicTypeSize { values.dynamicTypeSize = dynamicTypeSize }
    if let locale { values.locale = Locale(identifier: locale) }
    if let timeZone { values.timeZone = TimeZone(identifier: timeZone) ?? .gmt }
    if let platform { values.platformStyle = platform == .macOS ? .macOS : .iOS }
    if let generation, values.platformStyle.platform == .iOS { values.platformStyle = .iOS(generation) }
  }

  /// Returns an environment with the settings.
  package func environment(_ values: EnvironmentValues = EnvironmentValues()) -> EnvironmentValues {
    var values = values
    apply(to: &values)
    return values
  }
}
