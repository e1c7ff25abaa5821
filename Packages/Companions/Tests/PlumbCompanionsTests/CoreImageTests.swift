import SwiftUI
import Testing

@testable import PlumbCompanions

@Suite("Core Image") struct CoreImageTests {
  /// A picture of some colours in one row.
  private func row(_ colors: [UInt8]...) throws -> CIImage {
    let provider = try #require(CGDataProvider(data: NSData(data: Data(colors.flatMap { $0 }))))
    let image = CGImage(
      width: colors.count, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: colors.count * 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
      provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    return CIImage(cgImage: try #require(image))
  }

  private func bytes(_ image: CIImage?) throws -> [UInt8] { try #require(image).pixels.rgba }

  @Test("a QR code has the squares that a reader of codes has read")
  func code() throws {
    // Read by zbar 0.23.92, as were codes of 5 to 2300 bytes in all levels when this was written.
    let squares = """
      #######...##.#.#..#######
      #.....#.....#####.#.....#
      #.###.#.##.#.#..#.#.###.#
      #.###.#.#...#.##..#.###.#
      #.###.#.#.###...#.#.###.#
      #.....#.#..##..#..#.....#
      #######.#.#.#.#.#.#######
      ........#..##.#..........
      #.#####........##.#####..
      ..#.#..#..#####.##.#...#.
      ###...#..#...#########.##
      ...#.#......##..##......#
      #..#####....#.#..####.###
      #....#..#.......#..#.#.#.
      #.#.####.#.##..#...###.##
      #..#....#.##..#.#####...#
      #.##.##....#....#####.#..
      ........###.#####...##...
      #######..##..##.#.#.#.###
      #.....#.#...##.##...##.##
      #.###.#.#.#.#.#######.#.#
      #.###.#.##.....#.##.#####
      #.###.#.#.###........##.#
      #.....#..#.#..#.######..#
      #######.####.......######
      """
    let code = try #require(QRCode(Array("https://swift.org".utf8), .medium))
    let drawn = (0..<code.size).map { row in
      (0..<code.size).map { code.isDark(row, $0) ? "#" : "." }.joined()
    }
    #expect(drawn.joined(separator: "\n") == squares)
  }

  @Test(
    "a code is as large as its bytes need, and there is none for more than the largest holds",
    arguments: [
      ("L", 17, 21), ("L", 18, 25), ("M", 14, 21), ("Q", 11, 21), ("H", 7, 21), ("H", 8, 25),
      ("L", 2953, 177),
    ])
  func sizes(level: String, count: Int, size: Int) throws {
    let level = try #require(QRCode.Level(rawValue: level))
    #expect(QRCode(Array(repeating: 65, count: count), level)?.size == size)
    #expect(QRCode(Array(repeating: 65, count: 2954), level) == nil)
  }

  @Test("the generator makes a picture with a border of one square, which grows sharply")
  func generator() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("https://swift.org".utf8)
    let small = try #require(filter.outputImage)
    #expect(small.extent == CGRect(x: 0, y: 0, width: 27, height: 27))
    let large = small.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    #expect(large.extent == CGRect(x: 0, y: 0, width: 270, height: 270))
    let pixels = try #require(CIContext().createCGImage(large, from: large.extent))
    #expect(pixels.width == 270)
    let light = Set(stride(from: 0, to: pixels.pixels.rgba.count, by: 4).map { pixels.pixels.rgba[$0] })
    #expect(light == [0, 255])
    // The first square of a corner begins after the border.
    #expect(pixels.pixels.rgba[(10 * 270 + 10) * 4] == 0 && pixels.pixels.rgba[(9 * 270 + 10) * 4] == 255)
    filter.setValue("X", forKey: "inputCorrectionLevel")
    #expect(filter.outputImage == nil)
  }

  @Test("filters of colours change each pixel by itself")
  func colors() throws {
    let picture = try row([255, 0, 0, 255], [0, 0, 0, 255], [10, 20, 30, 128])
    let invert = CIFilter.colorInvert()
    #expect(invert.outputImage == nil)
    invert.inputImage = picture
    #expect(try bytes(invert.outputImage) == [0, 255, 255, 255, 255, 255, 255, 255, 245, 235, 225, 128])
    let sepia = CIFilter.sepiaTone()
    (sepia.inputImage, sepia.intensity) = (picture, 0)
    #expect(try bytes(sepia.outputImage) == picture.pixels.rgba)
    sepia.setValue(1, forKey: kCIInputIntensityKey)
    #expect(try bytes(sepia.outputImage).prefix(3) == [100, 89, 69])
    let mono = try #require(CIFilter(name: "CIPhotoEffectMono", parameters: [kCIInputImageKey: picture]))
    #expect(try bytes(mono.outputImage).prefix(3) == [54, 54, 54])
  }

  @Test("what no filter here makes is nil, and numbers of any kind are taken")
  func names() throws {
    #expect(CIFilter(name: "CIBokehBlur") == nil)
    let blur = try #require(CIFilter(name: "CIGaussianBlur"))
    #expect(blur.inputKeys == [kCIInputImageKey, kCIInputRadiusKey])
    blur.setValue(try row([0, 0, 0, 255], [255, 255, 255, 255]), forKey: kCIInputImageKey)
    for radius in [Double.nan, -.infinity, .infinity, 0] {
      blur.setValue(radius, forKey: kCIInputRadiusKey)
      #expect(try bytes(blur.outputImage) == [0, 0, 0, 255, 255, 255, 255, 255])
    }
    blur.setValue(2, forKey: kCIInputRadiusKey)
    let mixed = try bytes(blur.outputImage)
    #expect(mixed[0] > 60 && mixed[4] < 195 && mixed[3] == 255)
    let picture = try row([0, 0, 0, 255], [255, 255, 255, 255])
    #expect(try bytes(picture.applyingGaussianBlur(sigma: 2)) == mixed)
  }

  @Test("a turned picture lies where its corners go, and a part of it is cut out from below")
  func geometry() throws {
    let picture = try row([1, 0, 0, 255], [2, 0, 0, 255])
    let turned = picture.transformed(by: CGAffineTransform(rotationAngle: .pi / 2))
    #expect(turned.extent == CGRect(x: -1, y: 0, width: 1, height: 2))
    #expect(turned.pixels.rgba.enumerated().filter { $0.offset % 4 == 0 }.map(\.element) == [2, 1])
    let part = picture.cropped(to: CGRect(x: 1, y: 0, width: 9, height: 9))
    #expect(part.extent == CGRect(x: 1, y: 0, width: 1, height: 1) && part.pixels.rgba[0] == 2)
    #expect(picture.transformed(by: CGAffineTransform(scaleX: 1e9, y: 1e9)).extent == picture.extent)
    #expect(CIContext().createCGImage(picture, from: .zero) == nil)
  }
}
