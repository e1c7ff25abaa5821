import PlumbDrawing
import PlumbLayout
import PlumbText

@testable import PlumbExport

let red = ResolvedColor(red: 1, green: 0, blue: 0)
let blue = ResolvedColor(red: 0, green: 0, blue: 1)

func fill(_ color: ResolvedColor, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
  -> DisplayItem
{
  .fill(Path(CGRect(x: x, y: y, width: width, height: height)), .color(color), FillStyle())
}

func scene(_ width: CGFloat, _ height: CGFloat, _ items: DisplayItem...) -> DisplayList {
  DisplayList(size: CGSize(width: width, height: height), items: items)
}

/// Every glyph is a square of 1 em that stands on the baseline's 0.2 em below; glyph 9 is a picture.
struct SquareGlyphs: GlyphSource {
  func outline(of glyph: UInt32, in font: FontFace) -> Path? {
    glyph == 9 ? nil : Path(CGRect(x: 0, y: -0.8, width: 1, height: 1))
  }

  func picture(of glyph: UInt32, in font: FontFace) -> GlyphPicture? {
    guard glyph == 9 else { return nil }
    let green = PixelImage(width: 1, height: 1, rgba: [0, 255, 0, 255])
    return GlyphPicture(pixels: green, rect: CGRect(x: 0, y: -0.8, width: 1, height: 1))
  }

  func cairoFace(of font: FontFace) -> OpaquePointer? { nil }
}

func run(_ text: String, glyphs: [UInt32], size: CGFloat = 10) -> GlyphRun {
  GlyphRun(
    font: .squares, size: size,
    glyphs: glyphs.enumerated().map { index, id in
      GlyphRun.Glyph(id: id, position: CGPoint(x: CGFloat(index) * size, y: 0), advance: size, cluster: index)
    }, text: text, isRightToLeft: false)
}

extension PixelImage {
  /// Red, green, blue and alpha of a pixel, 0 to 255.
  subscript(x: Int, y: Int) -> [Int] {
    let start = (y * width + x) * 4
    return rgba[start..<start + 4].map(Int.init)
  }
}

/// Whether two lists of bytes are the same but for a few steps.
func near(_ one: [Int], _ other: [Int], _ tolerance: Int) -> Bool {
  one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= tolerance }
}
