import CPNG
import CRsvg
import PlumbDrawing
import PlumbLayout
import Testing

@testable import PlumbExport

@Suite("PNG files") struct PNGFileTests {
  /// Of some width and height, with each pixel from its place.
  private func image(
    _ width: Int, _ height: Int, _ pixel: (Int, Int) -> (UInt8, UInt8, UInt8, UInt8)
  ) -> PixelImage {
    var rgba: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue, alpha) = pixel(x, y)
        rgba += [red, green, blue, alpha]
      }
    }
    return PixelImage(width: width, height: height, rgba: rgba)
  }

  /// What another reader sees in a file.
  private func read(_ bytes: [UInt8]) throws -> PixelImage { try PixelImage.decode(bytes) }

  /// The kind of colours that the header names: 2 without alpha, 6 with it.
  private func colours(_ bytes: [UInt8]) -> UInt8 { bytes[25] }

  @Test(
    "hold each pixel, in flat pictures and in photographs, with alpha and without", arguments: [0, 1, 7, 40])
  func pixels(noise: Int) throws {
    var seed: UInt32 = 7
    func noisy(_ value: Int) -> UInt8 {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return UInt8(clamping: value - noise + Int(seed >> 16) % (2 * noise + 1))
    }
    for (width, height) in [(1, 1), (1, 9), (9, 1), (64, 33)] {
      let opaque = image(width, height) { x, y in (noisy(3 * x), noisy(5 * y), noisy(x * y / 8), 255) }
      let file = try opaque.pngData()
      #expect(try read(file).rgba == opaque.rgba)
      #expect(colours(file) == 2)
      let clear = image(width, height) { x, y in (noisy(3 * x), noisy(5 * y), noisy(x), UInt8((x + y) % 255))
      }
      let second = try clear.pngData()
      #expect(try read(second).rgba == clear.rgba)
      #expect(colours(second) == 6)
    }
  }

  @Test("filter rows only where they do not repeat, in the way that leaves least")
  func filters() throws {
    // Each row begins with the number of its filter.
    func used(_ picture: PixelImage) -> [UInt8] {
      var rows = [UInt8](repeating: 99, count: picture.height * (1 + picture.width * 3))
      picture.rgba.withUnsafeBufferPointer { rgba in
        var pixels = cpng_pixels(
          bytes: rgba.baseAddress, width: picture.width, height: picture.height,
          stride: picture.width * 4, is_cairos: false)
        #expect(cpng_write_rows(&pixels, true, &rows))
      }
      return (0..<picture.height).map { rows[$0 * (1 + picture.width * 3)] }
    }
    let flat = image(32, 4) { _, y in (UInt8(y), 9, 9, 255) }
    #expect(used(flat) == [0, 0, 0, 0])
    let slope = image(32, 4) { x, y in (UInt8(x * 2 + y * 60), UInt8(x * 2 + y * 60), 0, 255) }
    // Both look to the left; only the second looks up where nothing is on the left.
    #expect(used(slope).dropFirst().allSatisfy { $0 == 1 || $0 == 4 })
    let fading = image(32, 4) { x, y in (UInt8(x * x * 7 % 250 + y), UInt8(x * 97 % 250 + y), 0, 255) }
    #expect(used(fading).dropFirst().allSatisfy { $0 == 2 })
    let photograph = image(64, 4) { x, y in
      let value = UInt8(128 + 60 * ((x * 31 + y * 17) % 11) / 11)
      return (value, value, value, 255)
    }
    #expect(used(photograph).dropFirst().allSatisfy { $0 > 0 })
  }

  @Test("give back colours from which Cairo had multiplied the alpha in, as near as eight bits go")
  func alpha() throws {
    let red = DisplayItem.fill(
      Path(CGRect(x: 0, y: 0, width: 2, height: 2)),
      .color(ResolvedColor(red: 1, green: 0.5, blue: 0.25, opacity: 0.5)), FillStyle())
    let list = DisplayList(size: CGSize(width: 4, height: 2), items: [red])
    let picture = try read(try list.pngData(scale: 1))
    #expect(picture.rgba == (try list.pixels(scale: 1)).rgba)
    #expect(Array(picture.rgba.suffix(4)) == [0, 0, 0, 0])
  }

  @Test("are the same bytes each time, and smaller where more time is allowed")
  func compression() throws {
    let picture = image(200, 120) { x, y in
      (UInt8(x * y % 251), UInt8((x / 3) * (y / 5) % 256), UInt8(y), 255)
    }
    #expect(try picture.pngData() == picture.pngData())
    let small = try picture.pngData(compression: .small)
    #expect(small.count < (try picture.pngData().count))
    #expect(try read(small).rgba == picture.rgba)
  }

  @Test("have no pixels only with a sentence")
  func empty() {
    #expect(throws: ExportError.self) { try PixelImage(width: 0, height: 0, rgba: []).pngData() }
  }
}
