import CPangoCairo
import PlumbLayout
import PlumbText
import Testing

@Suite("A face draws its glyphs")
struct FontFaceTests {
  private func glyph(_ text: String, _ font: FontRequest = FontRequest(size: 100)) -> (
    face: FontFace, id: UInt32
  ) {
    let run = shaped(text, font).layOut(width: nil, height: nil).line(0).segments[0].run
    return (run.font, run.glyphs[0].id)
  }

  @Test("the outline of a capital stands on the baseline and is a capital's height")
  func capital() {
    let (face, id) = glyph("H", FontRequest(size: 10))
    let heights = face.outline(of: id).elements.compactMap { element -> CGFloat? in
      switch element {
      case .move(let point), .line(let point): point.y
      default: nil
      }
    }
    #expect(heights.max() == 0)
    #expect(abs(heights.min()! + 0.727) < 0.001)
    #expect(face.outline(of: id).elements.last == .close)
  }

  @Test("curved letters have curves, a space has nothing")
  func curves() {
    let (face, id) = glyph("o")
    #expect(face.outline(of: id).elements.contains { if case .curve = $0 { true } else { false } })
    let (serif, letter) = glyph("o", FontRequest(family: .serif, size: 10))
    #expect(serif.outline(of: letter).elements.contains { if case .quad = $0 { true } else { false } })
    let run = shaped("a b", FontRequest(size: 100)).layOut(width: nil, height: nil).line(0).segments[0].run
    #expect(run.font.outline(of: run.glyphs[1].id).isEmpty)
  }

  @Test("a square is a square, and a space of squares is empty")
  func squares() {
    #expect(FontFace.squares.outline(of: 1).elements.count == 5)
    #expect(FontFace.squares.outline(of: 0).isEmpty)
    #expect(FontFace.squares.bitmap(of: 1) == nil)
    #expect(FontFace.squares.makeCairoFontFace() == nil)
    let run = shaped("a b").layOut(width: nil, height: nil).line(0).segments[0].run
    #expect(run.glyphs.map(\.position.x) == [0, 20])
  }

  @Test("an emoji is a picture about an em wide, opaque in its middle")
  func emoji() throws {
    let (face, id) = glyph("😀")
    #expect(face.outline(of: id).isEmpty)
    let bitmap = try #require(face.bitmap(of: id))
    #expect((bitmap.width, bitmap.height) == (136, 128))
    #expect(bitmap.rgba.count == 136 * 128 * 4)
    #expect(abs(bitmap.rect.width - 1.245) < 0.02)
    #expect(bitmap.rect.origin.y < -0.8 && bitmap.rect.origin.y + bitmap.rect.height > 0.1)
    let middle = (64 * 136 + 68) * 4
    #expect(bitmap.rgba[middle + 3] == 255)
    // The face is yellow: no blue.
    #expect(bitmap.rgba[middle] > 200 && bitmap.rgba[middle + 2] < 120)
    let (inter, letter) = glyph("A")
    #expect(inter.bitmap(of: letter) == nil)
  }

  @Test("an unknown glyph number draws nothing")
  func unknownGlyph() {
    let (face, _) = glyph("A")
    #expect(face.outline(of: 60_000).isEmpty)
    #expect(face.bitmap(of: .max) == nil)
  }

  @Test("Cairo gets a face of the same file")
  func cairo() throws {
    let face = try #require(glyph("A").face.makeCairoFontFace())
    #expect(cairo_font_face_status(face) == CAIRO_STATUS_SUCCESS)
    #expect(cairo_font_face_get_type(face) == CAIRO_FONT_TYPE_FT)
    cairo_font_face_destroy(face)
  }
}
