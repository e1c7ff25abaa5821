import Foundation
import PlumbDrawing
import PlumbLayout
import PlumbViews

/// The contrast of texts in a picture.
struct DrawnContrast {
  let pixels: PixelImage
  /// Pixels per point.
  let scale: CGFloat

  /// The least contrast of a text that is not large.
  private static let least = 4.5
  /// The least contrast of a large text.
  private static let leastOfLarge = 3.0
  /// A line as high as this is large: 18 points of text, with what is above and below (assumed).
  private static let largeLine: CGFloat = 24

  func problem(of element: TestedElement) -> String? {
    guard [.staticText, .heading, .button, .link].contains(element.role), !element.label.isEmpty,
      element.isEnabled, let ratio = ratio(in: element.frame)
    else { return nil }
    let least = element.frame.height >= Self.largeLine ? Self.leastOfLarge : Self.least
    guard ratio < least else { return nil }
    let words = (ratio * 10).rounded(.down) / 10
    return
      "\(element.name) has a contrast of \(words) to 1 to what is behind it; \(least) to 1 is the least that people read easily."
  }

  /// The contrast of the colour that is there most, and of the one that is furthest from it; a point around is looked at too.
  private func ratio(in frame: CGRect) -> Double? {
    let area = frame.insetBy(dx: -1, dy: -1)
    func range(_ low: CGFloat, _ high: CGFloat, _ end: Int) -> Range<Int> {
      let start = max(0, min(end, Int((low * scale).rounded(.down))))
      return start..<max(start, min(end, Int((high * scale).rounded(.up))))
    }
    let piece = pixels.cropped(
      columns: range(area.minX, area.maxX, pixels.width), rows: range(area.minY, area.maxY, pixels.height))
    var counts: [UInt32: Int] = [:]
    for place in stride(from: 0, to: piece.rgba.count, by: 4) {
      counts[piece.rgba[place..<place + 3].reduce(0) { $0 << 8 | UInt32($1) }, default: 0] += 1
    }
    // Of colours that are there equally often the same one counts in each run.
    guard let common = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else { return nil }
    let light = Self.luminance(common)
    return counts.keys.map { color -> Double in
      let other = Self.luminance(color)
      return (max(light, other) + 0.05) / (min(light, other) + 0.05)
    }.max()
  }

  /// The relative luminance that WCAG defines.
  private static func luminance(_ color: UInt32) -> Double {
    let parts = [16, 8, 0].map { shift -> Double in
      let value = Double(color >> UInt32(shift) & 255) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
