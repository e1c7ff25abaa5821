import CPangoCairo
import CRsvg
import PlumbDrawing
import PlumbLayout
import Testing

@testable import PlumbExport

@Suite("SVG in a viewer")
struct SVGViewerTests {
  /// The picture as librsvg shows its SVG, at one pixel a point.
  private func shown(_ list: DisplayList) throws -> PixelImage {
    let text = try list.svgString(background: .white, glyphs: SquareGlyphs())
    let bytes = Array(text.utf8)
    let handle = try #require(rsvg_handle_new_from_data(bytes, gsize(bytes.count), nil))
    defer { g_object_unref(UnsafeMutableRawPointer(handle)) }
    rsvg_handle_set_dpi(handle, 96)
    let layer = try #require(PixelLayer(width: Int(list.size.width), height: Int(list.size.height)))
    var area = RsvgRectangle(x: 0, y: 0, width: Double(list.size.width), height: Double(list.size.height))
    let failure = layer.draw { cr in _ = rsvg_handle_render_document(handle, cr, &area, nil) }
    #expect(failure == nil)
    return layer.pixelImage
  }

  @Test("librsvg shows every paint and effect as our own pixels show it")
  func agrees() throws {
    let list = sheet()
    let ours = try list.layer(scale: 1, background: .white, glyphs: SquareGlyphs()).pixelImage
    let theirs = try shown(list)
    #expect((ours.width, ours.height) == (theirs.width, theirs.height))
    for row in 0..<5 {
      for column in 0..<6 {
        var sum = 0
        for y in row * 82..<min(ours.height, row * 82 + 82) {
          for x in column * 90..<column * 90 + 90 {
            sum += zip(ours[x, y], theirs[x, y]).map { abs($0 - $1) }.reduce(0, +)
          }
        }
        // A mean of 1.5 of 255: edges and blurs differ a little, a wrong paint or effect differs by 10 and more.
        let mean = Double(sum) / (82 * 90 * 4)
        #expect(mean < 1.5, "row \(row), column \(column): \(mean)")
      }
    }
  }
}
