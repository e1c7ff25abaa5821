import PlumbDrawing
import PlumbLayout
import Testing

@testable import PlumbExport

@Suite("Pixels")
struct PNGTests {
  @Test(
    "a scale multiplies the size, and a part of a pixel is a pixel",
    arguments: [
      (10, 20, 1, 10, 20), (10, 20, 3, 30, 60), (10.3, 1, 2, 21, 2), (10.001, 1, 1, 10, 1),
      (0.001, 0.001, 1, 1, 1),
    ] as [(CGFloat, CGFloat, CGFloat, Int, Int)])
  func sizes(width: CGFloat, height: CGFloat, scale: CGFloat, pixelsWide: Int, pixelsHigh: Int) throws {
    let image = try scene(width, height).pixels(scale: scale)
    #expect([image.width, image.height] == [pixelsWide, pixelsHigh])
  }

  @Test("what cannot be drawn says why")
  func errors() {
    func message(_ list: DisplayList, _ scale: CGFloat = 1) -> String {
      do {
        return "\(try list.pngData(scale: scale).count) bytes"
      } catch { return "\(error)" }
    }
    #expect(
      message(scene(0, 5))
        == "a canvas of 0.0×5.0 points cannot be drawn: both sides must be positive numbers")
    #expect(message(scene(.nan, 5)).hasPrefix("a canvas of nan×5.0"))
    #expect(message(scene(5, 5), -2) == "a scale of -2.0 is not possible: it must be a positive number")
    #expect(message(scene(5, 5), .infinity).hasPrefix("a scale of inf"))
    #expect(
      message(scene(20_000, 20_000)).hasPrefix("a picture of 20000×20000 pixels is too large: at most 64"))
    #expect(message(scene(5, 5), 1e300).hasPrefix("a picture of"))
  }

  @Test("the same list gives the same bytes, and no chunk with a date")
  func determinism() throws {
    let (one, two) = (try sheet().pngData(scale: 1), try sheet().pngData(scale: 1))
    #expect(one == two)
    #expect(!String(decoding: one, as: UTF8.self).contains("tIME"))
  }

  @Test("a PNG reads back as the pixels that were drawn")
  func roundTrip() throws {
    let list = scene(4, 2, fill(red, 0, 0, 2, 2), fill(blue.opacity(0.5), 2, 0, 1, 2))
    let image = try PixelImage.decode(list.pngData(scale: 1))
    #expect(image[0, 0] == [255, 0, 0, 255] && image[3, 1] == [0, 0, 0, 0])
    #expect(near(image[2, 1], [0, 0, 255, 128], 1))
    #expect(image.rgba == (try list.pixels(scale: 1)).rgba)
  }

  @Test(
    "a stroke of width 10 covers 20 to 80 with butt ends, 15 to 85 with square ones (Recorded/Paint.md#W3)")
  func strokes() throws {
    let line = Path { $0.addLines([CGPoint(x: 20, y: 50), CGPoint(x: 80, y: 50)]) }
    func ink(_ style: StrokeStyle) throws -> [Int] {
      let image = try scene(100, 100, .stroke(line, .color(.black), style)).pixels(scale: 1)
      let columns = (0..<100).filter { image[$0, 50][3] > 0 }
      return [columns.first ?? -1, columns.last ?? -1]
    }
    #expect(try ink(StrokeStyle(lineWidth: 10)) == [20, 79])
    #expect(try ink(StrokeStyle(lineWidth: 10, lineCap: .square)) == [15, 84])
    // The recorded round ink begins at 14; ours at 15, where the circle does.
    #expect(try ink(StrokeStyle(lineWidth: 10, lineCap: .round)) == [15, 84])
    #expect(try ink(StrokeStyle(lineWidth: 0)) == [-1, -1])
  }

  @Test("dashes [10, 10] with phase 5 show 0 to 4, 15 to 24 (Recorded/Paint.md#W3)")
  func dashes() throws {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 100, y: 5)]) }
    let style = StrokeStyle(lineWidth: 4, dash: [10, 10], dashPhase: 5)
    let image = try scene(100, 10, .stroke(line, .color(.black), style)).pixels(scale: 1)
    #expect((0..<100).filter { image[$0, 5][3] > 0 } == (0..<100).filter { ($0 + 5) / 10 % 2 == 0 })
  }

  @Test("numbers that are none draw nothing, and do not stop what follows")
  func badNumbers() throws {
    let bad: [DisplayItem] = [
      .fill(
        Path { $0.addLines([CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 5, y: CGFloat.infinity)]) },
        .color(red), FillStyle()),
      .group(.transform(CGAffineTransform(scaleX: 0, y: 1)), [fill(red, 0, 0, 9, 9)]),
      .group(.transform(CGAffineTransform(scaleX: .nan, y: 1)), [fill(red, 0, 0, 9, 9)]),
      .group(.blur(radius: .nan, isOpaque: false), [fill(red, 20, 0, 1, 1)]),
      .group(.shadow(.black, radius: .infinity, x: .nan, y: 0), [fill(red, 20, 0, 1, 1)]),
      .stroke(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), .color(red), StrokeStyle(lineWidth: .nan)),
      .fill(Path(CGRect(x: -1e300, y: 20, width: 1e301, height: 1)), .color(red), FillStyle()),
    ]
    let list = DisplayList(size: CGSize(width: 10, height: 10), items: bad + [fill(blue, 0, 0, 10, 10)])
    #expect(try list.pixels(scale: 1)[5, 5] == [0, 0, 255, 255])
    #expect(try !list.pdfData().isEmpty && list.svgString().contains("#00f"))
  }
}
