import PlumbDrawing
import PlumbExport
import PlumbLayout
import PlumbText

/// The glyphs, images and gradients that items name by numbers.
protocol ItemStore {
  /// The number of a glyph's outline; `nil` when it has none.
  mutating func outline(of glyph: UInt32, in font: FontFace) -> UInt32?
  /// A glyph that is a picture; `nil` when it is none.
  mutating func picture(of glyph: UInt32, in font: FontFace) -> ColorGlyph?
  mutating func image(_ pixels: PixelImage) -> UInt32
  mutating func gradient(_ written: ByteWriter) -> UInt32
}

/// A glyph of a font.
struct GlyphName: Hashable {
  var font: FontFace
  var glyph: UInt32
}

/// A colour glyph, and where it lies in ems around the glyph's origin.
struct ColorGlyph {
  var image: UInt32
  var rect: CGRect
}

/// The data that one page has received and keeps: outlines of glyphs, images, gradients, and items of the drawing.
struct PageStore: ItemStore {
  /// The amount that a page keeps besides its drawing, in bytes, before it must forget everything.
  static let limit = 96 << 20

  private var glyphs: [GlyphName: UInt32?] = [:]
  private var colorGlyphs: [GlyphName: ColorGlyph?] = [:]
  private var images: [ObjectIdentifier: (image: PixelImage, id: UInt32)] = [:]
  private var gradients: [[UInt8]: UInt32] = [:]
  private var nextID: UInt32 = 1
  private(set) var size = 0

  /// The new data for the next frame, in the order in which it was needed.
  var newGlyphs = ByteWriter()
  var newImages = ByteWriter()
  var newGradients = ByteWriter()
  var counts = (glyphs: 0, images: 0, gradients: 0)

  mutating func makeID() -> UInt32 {
    nextID += 1
    return nextID
  }

  /// Forgets what the last frame brought, once it is on its way.
  mutating func finishFrame() {
    (newGlyphs, newImages, newGradients) = (ByteWriter(), ByteWriter(), ByteWriter())
    counts = (0, 0, 0)
  }

  mutating func outline(of glyph: UInt32, in font: FontFace) -> UInt32? {
    let name = GlyphName(font: font, glyph: glyph)
    if let known = glyphs[name] { return known }
    guard let path = font.outlinePath(of: glyph) else {
      glyphs[name] = .some(nil)
      return nil
    }
    let id = makeID()
    glyphs[name] = id
    let before = newGlyphs.bytes.count
    newGlyphs.number(id)
    newGlyphs.path(path)
    counts.glyphs += 1
    size += newGlyphs.bytes.count - before
    return id
  }

  mutating func picture(of glyph: UInt32, in font: FontFace) -> ColorGlyph? {
    let name = GlyphName(font: font, glyph: glyph)
    if let known = colorGlyphs[name] { return known }
    let found = font.bitmap(of: glyph).map { bitmap in
      let pixels = PixelImage(width: bitmap.width, height: bitmap.height, rgba: bitmap.rgba)
      return ColorGlyph(image: image(pixels), rect: bitmap.rect)
    }
    colorGlyphs[name] = .some(found)
    return found
  }

  mutating func image(_ pixels: PixelImage) -> UInt32 {
    if let known = images[ObjectIdentifier(pixels)] { return known.id }
    let id = makeID()
    // The image is kept, so that no other one takes its place in memory.
    images[ObjectIdentifier(pixels)] = (pixels, id)
    newImages.number(id)
    newImages.count(pixels.width)
    newImages.count(pixels.height)
    newImages.append(pixels.rgba)
    counts.images += 1
    size += pixels.rgba.count
    return id
  }

  mutating func gradient(_ written: ByteWriter) -> UInt32 {
    let bytes = written.bytes
    if let known = gradients[bytes] { return known }
    let id = makeID()
    gradients[bytes] = id
    newGradients.number(id)
    newGradients.append(bytes)
    counts.gradients += 1
    size += bytes.count
    return id
  }
}
