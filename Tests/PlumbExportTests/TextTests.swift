import PlumbDrawing
import PlumbLayout
import PlumbText
import Testing

@testable import PlumbExport

@Suite("Text on every medium")
struct TextTests {
  static let library = FontLibrary()

  private func items(
    _ text: String, size: CGFloat = 20, at origin: CGPoint = .zero, paint: Paint = .color(.black)
  ) -> [DisplayItem] {
    let shaped = Self.library.shape([TextRun(text, font: FontRequest(size: size))])
    return shaped.layOut(width: nil, height: nil).lines.flatMap(\.segments).map { segment in
      .glyphs(
        segment.run, at: CGPoint(x: segment.origin.x + origin.x, y: segment.origin.y + origin.y), paint)
    }
  }

  @Test("letters are inked in pixels, at fractions of a pixel")
  func letters() throws {
    let list = DisplayList(size: CGSize(width: 40, height: 30), items: items("Il"))
    let moved = DisplayList(size: list.size, items: items("Il", at: CGPoint(x: 0.5, y: 0)))
    let (one, two) = (try list.pixels(scale: 1), try moved.pixels(scale: 1))
    #expect(one.rgba.contains { $0 > 200 } && one.rgba != two.rgba)
  }

  @Test("an emoji is drawn in its colours, and fades with its paint")
  func emoji() throws {
    let list = DisplayList(size: CGSize(width: 40, height: 30), items: items("😀"))
    let faded = DisplayList(size: list.size, items: items("😀", paint: .color(.black.opacity(0.5))))
    let (image, weak) = (try list.pixels(scale: 1), try faded.pixels(scale: 1))
    // Yellow pixels are most of a face; its middle row has 15 of them.
    let yellow = (0..<40).filter {
      image[$0, 12][0] > 200 && image[$0, 12][2] < 120 && image[$0, 12][3] == 255
    }
    #expect(yellow.count >= 8, "\(yellow)")
    #expect(yellow.allSatisfy { abs(weak[$0, 12][3] - 128) <= 2 })
    #expect(try list.svgString().contains("data:image/png;base64,"))
  }

  @Test("a page holds its font and no pixels, and letters are defined once in SVG")
  func pages() throws {
    let list = DisplayList(size: CGSize(width: 200, height: 30), items: items("Hello hello"))
    let file = String(decoding: try list.pdfData(), as: UTF8.self)
    #expect(file.contains("Inter") && file.contains("/ToUnicode") && !file.contains("/Subtype /Image"))
    let text = try list.svgString()
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("<path id=") }.count == 5, "H, e, l, o, h")
    #expect(text.contains(">Hello hello</text>"))
  }
}
