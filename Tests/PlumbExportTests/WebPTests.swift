import PlumbDrawing
import PlumbLayout
import Testing

@testable import PlumbExport

@Suite("WebP")
struct WebPTests {
  /// A red and a blue half, 16 × 8 pixels, red on the left.
  private func halves() throws -> [UInt8] {
    try scene(16, 8, fill(red, 0, 0, 8, 8), fill(blue, 8, 0, 8, 8)).webpData(scale: 1, quality: 1)
  }

  private func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let count = UInt32(bytes.count)
    let length = (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * UInt32($0))) }
    return Array(name.utf8) + length + bytes + (bytes.count % 2 == 0 ? [] : [0])
  }

  private func file(_ chunks: [UInt8]) -> [UInt8] { chunk("RIFF", Array("WEBP".utf8) + chunks) }

  /// The extended form of a picture of 16 × 8 pixels.
  private func canvas(flags: UInt8) -> [UInt8] { chunk("VP8X", [flags, 0, 0, 0, 15, 0, 0, 7, 0, 0]) }

  @Test("a picture of quality 1 comes back pixel for pixel, with and without transparency")
  func lossless() throws {
    for background in [ResolvedColor?.none, .white] {
      let list = scene(7, 5, fill(red, 1, 1, 3, 2), fill(blue, 4, 3, 3, 2))
      let expected = try PixelImage.decode(list.pngData(scale: 2, background: background))
      let image = try PixelImage.decode(list.webpData(scale: 2, quality: 1, background: background))
      #expect(image.width == 14 && image.height == 10 && image.rgba == expected.rgba)
    }
  }

  @Test("a lower quality is a smaller file")
  func quality() throws {
    let list = sheet()
    let sizes = try [0, 0.5, 1].map { try list.webpData(scale: 1, quality: $0).count }
    #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2], "\(sizes)")
  }

  @Test("a picture is turned upright as its Exif part says", arguments: [false, true])
  func orientation(isBigEndian: Bool) throws {
    // One entry: the tag 0x0112, a short, the value 6.
    let big: [UInt8] = [77, 77, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    let little: [UInt8] = [73, 73, 42, 0, 8, 0, 0, 0, 1, 0, 18, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]
    let picture = Array(try halves().dropFirst(12))
    let image = try PixelImage.decode(
      file(canvas(flags: 8) + picture + chunk("EXIF", isBigEndian ? big : little)))
    #expect([image.width, image.height] == [8, 16])
    #expect(image[4, 3][0] > 200 && image[4, 12][2] > 200, "red was on the left, so it is on top")
  }

  @Test("of a picture that moves, the first one is shown")
  func animation() throws {
    let other = try scene(16, 8, fill(blue, 0, 0, 16, 8)).webpData(scale: 1, quality: 1)
    func frame(_ picture: [UInt8]) -> [UInt8] {
      chunk("ANMF", [0, 0, 0, 0, 0, 0, 15, 0, 0, 7, 0, 0, 100, 0, 0, 0] + picture.dropFirst(12))
    }
    let moving = file(
      canvas(flags: 2) + chunk("ANIM", [0, 0, 0, 0, 0, 0]) + frame(try halves()) + frame(other))
    let image = try PixelImage.decode(moving)
    #expect(image[2, 4][0] > 200 && image[12, 4][2] > 200)
  }

  @Test("a file that ends early or is changed is refused or read, never worse")
  func damaged() throws {
    let whole = try sheet().webpData(scale: 0.2)
    for end in stride(from: 0, to: whole.count - 1, by: max(1, whole.count / 60)) {
      #expect(throws: ExportError.self) { try PixelImage.decode(Array(whole.prefix(end))) }
    }
    var state: UInt64 = 7
    for _ in 0..<200 {
      var copy = whole
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      copy[30 + Int(state >> 33) % (copy.count - 30)] = UInt8(truncatingIfNeeded: state >> 25)
      _ = try? PixelImage.decode(copy)
    }
  }

  @Test("a side of 16,384 pixels is refused with the way out")
  func tooLong() {
    #expect {
      try scene(16384, 1).webpData(scale: 1)
    } throws: {
      "\($0)".contains("at most 16383 pixels a side; use a smaller size or scale, or another format")
    }
  }
}
