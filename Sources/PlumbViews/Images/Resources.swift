import Foundation
import PlumbDrawing
import PlumbLayout

/// The resources that came with the source: named images and colours. The host fills it; views know no files.
///
/// Functions have no equal. So each change makes these another version, and equal are copies of one version.
package struct Resources: Sendable, Equatable {
  /// An image with its size in points.
  package struct NamedImage: Sendable {
    package var pixels: PixelImage
    package var size: CGSize
    /// The catalog says that only its shape counts.
    package var isTemplate: Bool

    package init(pixels: PixelImage, size: CGSize, isTemplate: Bool = false) {
      (self.pixels, self.size, self.isTemplate) = (pixels, size, isTemplate)
    }
  }

  /// A symbol as an outline, in a grid of which `size` units are as high as a line of text.
  package struct Symbol: Sendable {
    package var path: Path
    package var style: FillStyle
    package var size: CGFloat
    /// The part of the grid that is the symbol's frame in the layout.
    package var box: CGRect
    /// The bounds of what is drawn in a regular weight.
    private let ink: CGRect
    /// Draws the outline with strokes of a font's weight; `nil` where all weights look alike.
    private let drawn: (@Sendable (_ weight: Int) -> Path?)?

    /// - Parameter box: `nil` is the square of the grid.
    package init(
      path: Path, style: FillStyle, size: CGFloat, box: CGRect? = nil,
      drawn: (@Sendable (_ weight: Int) -> Path?)? = nil
    ) {
      (self.path, self.style, self.size, self.drawn) = (path, style, size, drawn)
      ink = path.boundingRect
      self.box = box ?? CGRect(x: 0, y: 0, width: size, height: size)
    }

    /// The symbol without the room around it, as a resizable one fills its frame (Recorded/Screens.md#Y112).
    package var withoutRoom: Symbol {
      var symbol = self
      if ink.width > 0, ink.height > 0 { symbol.box = ink }
      return symbol
    }

    /// Returns the size of the symbol in the layout beside lines of a height, in whole pixels.
    package func size(besideLine height: CGFloat, pixelsPerPoint: CGFloat) -> CGSize {
      func whole(_ units: CGFloat) -> CGFloat {
        max(1, (units * height / size * pixelsPerPoint).rounded()) / pixelsPerPoint
      }
      return CGSize(
        width: whole(box.width), height: whole(box.height + moreRoom(besideLine: height) / height * size))
    }

    /// The room between what is drawn and the bottom of the symbol's frame in the layout, in points.
    package func roomBelow(besideLine height: CGFloat) -> CGFloat {
      (box.maxY - ink.maxY) * height / size + moreRoom(besideLine: height) / 2
    }

    /// The room above and below together that a large symbol has beyond its box, in points.
    private func moreRoom(besideLine height: CGFloat) -> CGFloat {
      box == ink ? 0 : Self.moreRoom(ofFont: height / 1.2)
    }

    /// A symbol of 17 points has 0.118 em of room above and below (Recorded/Pictures.md#Y61), and one of 35 and more 0.143 em
    /// (Recorded/Screens.md#Y87); that the room grows evenly between them is assumed.
    package static func moreRoom(ofFont points: CGFloat) -> CGFloat {
      (0.143 - 0.118) * points * min(max((points - 17) / (35 - 17), 0), 1)
    }

    /// The outline, with its box stretched to a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The symbol's frame in the layout.
    ///   - height: The height of the lines beside it, as for its size.
    ///   - weight: 100 (ultra light) to 900 (black); 400 is regular.
    package func outline(
      in rect: CGRect, besideLine height: CGFloat, weight: Int = 400, isMirrored: Bool = false
    ) -> Path {
      let rect = rect.insetBy(dx: 0, dy: moreRoom(besideLine: height) / 2)
      let path = weight == 400 ? path : drawn?(weight) ?? path
      let (across, down) = (rect.width / max(box.width, 0.01), rect.height / max(box.height, 0.01))
      return path.applying(
        CGAffineTransform(translationX: -box.midX, y: -box.midY)
          .concatenating(CGAffineTransform(scaleX: isMirrored ? -across : across, y: down))
          .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY)))
    }
  }

  /// The bytes of a data set, with the identifier of their kind.
  package struct NamedData: Sendable {
    package var bytes: Data
    package var typeIdentifier: String
    package init(bytes: Data, typeIdentifier: String) {
      (self.bytes, self.typeIdentifier) = (bytes, typeIdentifier)
    }
  }

  package let findImage: @Sendable (String, ColorScheme, _ scale: CGFloat) -> NamedImage?
  package let findColor: @Sendable (String, ColorScheme) -> ResolvedColor?
  package let findSymbol: @Sendable (String) -> Symbol?
  /// Finds the catalogs' entry for a key, of a table or of the usual one, in the first of some languages that has it.
  package var findString: @Sendable (String, _ table: String?, _ languages: [String]) -> LocalizedEntry? {
    didSet { version = Version() }
  }

  /// Finds the data set of a name.
  package var findData: @Sendable (String) -> NamedData? = { _ in nil } { didSet { version = Version() } }
  /// The picture in a file.
  package var readImage: @Sendable (URL) -> Result<PixelImage, any Error> { didSet { version = Version() } }
  /// Loads a picture from the net; `nil` where nothing comes from there.
  package var fetchImage: (@Sendable (URL) async throws -> PixelImage)? { didSet { version = Version() } }

  /// Finds the resources of a folder's bundle, which are looked up first; `nil` where there is only one place.
  package var findBundle: (@Sendable (String) -> Resources)? { didSet { version = Version() } }

  private final class Version: Sendable {}
  private var version = Version()

  package static func == (one: Resources, other: Resources) -> Bool { one.version === other.version }

  /// The symbol of a name. Where texts are read from the right it is the one for that direction, if the name has one
  /// (Recorded/Screens.md#Y138).
  func symbol(_ name: String, rightToLeft: Bool) -> Symbol? {
    (rightToLeft ? findSymbol(name + ".rtl") : nil) ?? findSymbol(name)
  }

  /// The resources as one of their bundles sees them.
  package func inside(_ bundle: String?) -> Resources { bundle.flatMap { findBundle?($0) } ?? self }

  package init(
    image: @escaping @Sendable (String, ColorScheme, CGFloat) -> NamedImage?,
    color: @escaping @Sendable (String, ColorScheme) -> ResolvedColor?,
    symbol: @escaping @Sendable (String) -> Symbol?,
    string: @escaping @Sendable (String, String?, [String]) -> LocalizedEntry? = { _, _, _ in nil }
  ) {
    (findImage, findColor, findSymbol, findString) = (image, color, symbol, string)
    readImage = { .failure(UnreadableImage(sentence: "\($0.path): this host reads no files.")) }
  }

  package static let none = Resources(image: { _, _, _ in nil }, color: { _, _ in nil }, symbol: { _ in nil })

  /// The colour of a set; without one, a colour that nobody misses.
  func color(_ name: String, _ scheme: ColorScheme) -> ResolvedColor {
    findColor(name, scheme) ?? ResolvedColor(red: 1, green: 0, blue: 1)
  }
}

extension EnvironmentValues {
  /// Returns the image of a name, among the resources of a bundle, in the file for the screen.
  ///
  /// No device with iOS has a screen with one pixel a point. A page in a browser may have one: the files for two pixels are
  /// taken there, so that an image has one size in points on all screens, also where a catalog's files are all one size.
  package func image(named name: String, in bundle: String? = nil) -> Resources.NamedImage? {
    let fewest: CGFloat = platformStyle.platform == .iOS ? 2 : 1
    return resources.inside(bundle).findImage(name, colorScheme, max(displayScale, fewest))
  }
}

/// The reason why a picture cannot be used, in one sentence.
package struct UnreadableImage: LocalizedError {
  package let sentence: String
  package init(sentence: String) { self.sentence = sentence }
  package var errorDescription: String? { sentence }
}
