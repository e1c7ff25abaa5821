import Foundation
import PlumbDrawing
import PlumbExport
import PlumbLayout
import Synchronization

/// The glyphs of Debian's `fonts-materialdesignicons-webfont`, by name, in a square of 24 units.
final class IconFont: Sendable {
  static let package = "fonts-materialdesignicons-webfont"
  private static let file =
    "/usr/share/fonts/svg/materialdesignicons-webfont/materialdesignicons-webfont.svg"
  private static let mostBytes = 8 << 20

  private let text = Mutex<Data?>(nil)

  static var isInstalled: Bool { FileManager.default.isReadableFile(atPath: file) }

  /// The outline of a glyph; nil for an unknown name, and while the package is not installed.
  func outline(_ name: String) -> Path? {
    guard let data = path(named: name) else { return nil }
    // The font has 512 units, with y upwards from a baseline that is 64 above the bottom.
    return SVGIcon.outline(
      "<path transform=\"matrix(0.046875 0 0 -0.046875 0 21)\" d=\"\(data)\"/>")
  }

  /// The path data of a glyph.
  private func path(named name: String) -> String? {
    text.withLock { text in
      // All processes that show an icon have the file in memory once.
      if text == nil {
        text = (try? SourceFile.read(Self.file, most: Self.mostBytes, options: .alwaysMapped)) ?? Data()
      }
      guard let all = text, let start = all.range(of: Data("glyph-name=\"\(name)\"".utf8)) else { return nil }
      guard let from = all.range(of: Data(" d=\"".utf8), in: start.upperBound..<all.endIndex),
        let to = all.range(of: Data("\"".utf8), in: from.upperBound..<all.endIndex)
      else { return nil }
      return String(decoding: all[from.upperBound..<to.lowerBound], as: UTF8.self)
    }
  }
}

/// The symbolic icons of Debian's `adwaita-icon-theme`, in a square of 24 units.
enum IconTheme {
  static let package = "adwaita-icon-theme"
  private static let folder = "/usr/share/icons/Adwaita/scalable/"
  private static let mostBytes = 1 << 20

  static var isInstalled: Bool { FileManager.default.fileExists(atPath: folder) }

  /// The outline of an icon, such as "actions/edit-undo".
  static func outline(_ name: String) -> Path? {
    guard let data = try? SourceFile.read("\(folder)\(name)-symbolic.svg", most: mostBytes),
      let outline = try? SVGOutline.decode([UInt8](data))
    else { return nil }
    let scale = 24 / max(outline.size.width, outline.size.height)
    return outline.path.applying(CGAffineTransform(scaleX: scale, y: scale))
  }
}

/// Path data as it is written in SVG, on a grid of 24 units.
enum SVGIcon {
  static func outline(_ elements: String) -> Path? {
    let text = "<svg viewBox=\"0 0 24 24\">\(elements)</svg>"
    return try? SVGOutline.decode([UInt8](text.utf8)).path
  }

  /// An area.
  static func area(_ data: String) -> Path? { outline("<path d=\"\(data)\"/>") }

  /// A line with round ends and corners.
  static func line(_ data: String, width: Double) -> Path? {
    outline(
      "<path d=\"\(data)\" fill=\"none\" stroke=\"#000\" stroke-width=\"\(width)\" "
        + "stroke-linecap=\"round\" stroke-linejoin=\"round\"/>")
  }
}
