import PlumbDrawing
import PlumbLayout
import PlumbText

/// A drawing as its form and its numbers: where a view has another size, it is often the same form with other numbers.
package struct DrawnForm: Equatable {
  /// All but the lengths and positions, in the bytes of frames: gradients, items, and the numbers of the items to draw.
  package let bytes: [UInt8]
  /// Lengths, positions, opacities and factors of matrices, in the order in which a reader of the bytes needs them.
  package let numbers: [CGFloat]
}

/// Writes the drawings of one page, and keeps the glyphs and the images that they name, each once.
package final class DrawnForms: ItemStore {
  /// A glyph as a page keeps it.
  package enum Glyph {
    /// In ems, y down, around the glyph's origin.
    case outline(Path)
    /// The number of an image, and its rectangle in ems.
    case picture(image: Int, CGRect)
  }

  package private(set) var glyphs: [Glyph] = []
  package private(set) var images: [PixelImage] = []
  private var glyphNumbers: [GlyphName: Int?] = [:]
  private var imageNumbers: [ObjectIdentifier: UInt32] = [:]
  /// By their pixels: code of views often makes the same image anew.
  private var numbersOfPixels: [[UInt8]: UInt32] = [:]
  private var gradients = ByteWriter(isSeparating: true)
  private var (gradientCount, itemCount) = (0, 0)

  package init() {}

  /// Represents what an effect changes, among the items that the effect makes of it. Nothing is drawn for it elsewhere.
  package static let content = DisplayItem.group(.mask([]), [])

  package func form(of items: [DisplayItem]) -> DrawnForm {
    (gradients, gradientCount, itemCount) = (ByteWriter(isSeparating: true), 0, 0)
    var written = ByteWriter(isSeparating: true)
    let ids = items.map { write($0, into: &written) }
    var whole = ByteWriter(isSeparating: true)
    whole.count(gradientCount)
    whole.append(gradients)
    whole.count(itemCount)
    whole.append(written)
    whole.count(ids.count)
    for id in ids { whole.number(id) }
    return DrawnForm(bytes: whole.bytes, numbers: whole.separated ?? [])
  }

  /// Writes what is in an item before the item, and returns its number in the drawing.
  private func write(_ item: DisplayItem, into writer: inout ByteWriter) -> UInt32 {
    var (encoder, store) = (ItemEncoder(isSeparating: true), self)
    if item == Self.content {
      encoder.content()
    } else if case .group(let effect, let items) = item {
      let inner = items.map { write($0, into: &writer) }
      var mask: [UInt32] = []
      if case .mask(let items) = effect { mask = items.map { write($0, into: &writer) } }
      encoder.group(effect, items: inner, mask: mask)
    } else {
      encoder.encode(item, &store)
    }
    itemCount += 1
    writer.count(itemCount)
    writer.append(encoder.writer)
    return UInt32(itemCount)
  }

  /// The number of a glyph; `nil` for one that shows nothing.
  package func number(of id: UInt32, in font: FontFace) -> Int? {
    let name = GlyphName(font: font, glyph: id)
    if let known = glyphNumbers[name] { return known }
    var found: Glyph?
    if let path = font.outlinePath(of: id), !path.isEmpty {
      found = .outline(path)
    } else if let bitmap = font.bitmap(of: id) {
      let pixels = PixelImage(width: bitmap.width, height: bitmap.height, rgba: bitmap.rgba)
      found = .picture(image: Int(image(pixels)), bitmap.rect)
    }
    guard let found else {
      glyphNumbers[name] = .some(nil)
      return nil
    }
    glyphs.append(found)
    glyphNumbers[name] = glyphs.count - 1
    return glyphs.count - 1
  }

  // MARK: Items

  func outline(of glyph: UInt32, in font: FontFace) -> UInt32? {
    guard let number = number(of: glyph, in: font), case .outline = glyphs[number] else { return nil }
    return UInt32(number)
  }

  func picture(of glyph: UInt32, in font: FontFace) -> ColorGlyph? {
    guard let number = number(of: glyph, in: font), case .picture(let image, let rect) = glyphs[number] else {
      return nil
    }
    return ColorGlyph(image: UInt32(image), rect: rect)
  }

  func image(_ pixels: PixelImage) -> UInt32 {
    if let known = imageNumbers[ObjectIdentifier(pixels)] { return known }
    if let known = numbersOfPixels[pixels.rgba], images[Int(known)].width == pixels.width { return known }
    let number = UInt32(images.count)
    // The image is kept, so that no other one takes its place in memory.
    images.append(pixels)
    imageNumbers[ObjectIdentifier(pixels)] = number
    numbersOfPixels[pixels.rgba] = number
    return number
  }

  func gradient(_ written: ByteWriter) -> UInt32 {
    gradientCount += 1
    gradients.count(gradientCount)
    gradients.append(written)
    return UInt32(gradientCount)
  }
}
