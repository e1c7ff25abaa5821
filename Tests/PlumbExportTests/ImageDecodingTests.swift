import PlumbDrawing
import PlumbLayout
import Testing

@testable import PlumbExport

@Suite("Reading images")
struct ImageDecodingTests {
  private func message(_ data: [UInt8]) -> String {
    do {
      let image = try PixelImage.decode(data)
      return "\(image.width)×\(image.height)"
    } catch { return "\(error)" }
  }

  /// A JPEG of 16×8, red and blue, whose tag says that it lies on its side (orientation 6).
  static let turnedJPEG: [UInt8] = [
    255, 216, 255, 225, 0, 34, 69, 120, 105, 102, 0, 0, 77, 77, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3,
    0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0, 255, 224, 0, 16, 74, 70, 73, 70, 0, 1, 1, 0, 0, 1, 0, 1, 0,
    0, 255, 219, 0, 67, 0, 3, 2, 2, 3, 2, 2, 3, 3, 3, 3, 4, 3, 3, 4, 5, 8, 5, 5, 4, 4, 5, 10, 7, 7,
    6, 8, 12, 10, 12, 12, 11, 10, 11, 11, 13, 14, 18, 16, 13, 14, 17, 14, 11, 11, 16, 22, 16, 17, 19,
    20, 21, 21, 21, 12, 15, 23, 24, 22, 20, 24, 18, 20, 21, 20, 255, 219, 0, 67, 1, 3, 4, 4, 5, 4, 5,
    9, 5, 5, 9, 20, 13, 11, 13, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20,
    20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20,
    20, 20, 20, 20, 20, 20, 20, 20, 20, 255, 192, 0, 17, 8, 0, 8, 0, 16, 3, 1, 17, 0, 2, 17, 1, 3, 17,
    1, 255, 196, 0, 21, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 8, 255, 196, 0, 20, 16,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 196, 0, 21, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 9, 7, 255, 196, 0, 20, 17, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 255, 218, 0, 12, 3, 1, 0, 2, 17, 3, 17, 0, 63, 0, 157, 16, 194, 166, 2, 56, 193, 209, 255, 217,

  ]

  @Test("a JPEG is turned upright as its orientation says")
  func orientation() throws {
    let image = try PixelImage.decode(Self.turnedJPEG)
    #expect([image.width, image.height] == [8, 16])
    #expect(image[4, 3][0] > 200 && image[4, 3][2] < 60, "red was on the left, so it is on top")
    #expect(image[4, 12][2] > 200 && image[4, 12][0] < 60)
  }

  @Test("other data, damaged data and no data are refused with a reason")
  func refusals() throws {
    let png = try scene(20, 20, fill(red, 0, 0, 20, 20)).pngData(scale: 1)
    #expect(
      message([])
        == "the image could not be read: it is neither a PNG, a JPEG nor a WebP with a readable size")
    #expect(message(Array("GIF89a....".utf8)).contains("neither a PNG, a JPEG nor a WebP"))
    #expect(message(png) == "20×20")
    #expect(message(Array(png.prefix(40))).hasPrefix("the image could not be read: "))
    #expect(message(Array(png.prefix(10))).contains("readable size"))
    #expect(
      message([0xFF, 0xD8, 0xFF, 0xE0, 0, 0]).contains("readable size"), "a piece of no length does not loop")
  }

  @Test("a picture of more than 64 megapixels is refused before it is decoded")
  func tooLarge() throws {
    var png = try scene(1, 1).pngData(scale: 1)
    png.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
    #expect(message(png).hasPrefix("a picture of 30000×30000 pixels is too large"))
    png.replaceSubrange(16..<24, with: [255, 255, 255, 255, 255, 255, 255, 255])
    #expect(message(png).hasPrefix("a picture of 4294967295×4294967295 pixels is too large"))
    png.replaceSubrange(16..<24, with: [0, 0, 0, 0, 0, 0, 0, 1])
    #expect(message(png).contains("no pixels"))
  }

  @Test("a JPEG has the size that its decoder finds, whatever stands behind a marker without a length")
  func markers() {
    let frame: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0, 7, 0, 9]
    let small: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0, 1, 0, 1]
    for marker: UInt8 in [0x01, 0xD0, 0xD7] {
      let file = ImageFile([0xFF, 0xD8, 0xFF, marker] + frame + [0, 0] + small)
      #expect(file?.width == 9 && file?.height == 7)
      // The same with a length that leads behind the frame.
      #expect(ImageFile([0xFF, 0xD8, 0xFF, marker, 0, 11] + frame + small) == nil)
    }
    for marker: UInt8 in [0x00, 0xD8, 0xD9] {
      #expect(ImageFile([0xFF, 0xD8, 0xFF, marker, 0, 11] + frame + small)?.width != 1)
    }
  }

  @Test("files with changed bytes are read or refused, never worse")
  func fuzz() throws {
    let whole = try sheet().pngData(scale: 0.1)
    for file in [whole, Self.turnedJPEG] {
      var state: UInt64 = 42
      var answers: Set<String> = []
      for _ in 0..<300 {
        var copy = file
        for _ in 0..<4 {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          // Not the sizes: a large but allowed picture only costs time.
          let index = 26 + Int(state >> 33) % (copy.count - 26)
          copy[index] = UInt8(truncatingIfNeeded: state >> 25)
        }
        answers.insert(message(copy))
      }
      // A changed PNG is refused by its check sums; most changed JPEGs are read.
      #expect(answers.contains { $0.first?.isNumber == true } == (file == Self.turnedJPEG))
      #expect(answers.contains { $0.first?.isNumber != true })
    }
  }
}
