import PlumbDrawing
import SwiftUI
import Testing

@testable import PlumbCompanions

@Suite("Further filters") struct FilterTests {
  /// A picture whose colours are given by column and row, from the top.
  private func picture(
    _ width: Int, _ height: Int, _ color: (Int, Int) -> SIMD3<UInt8>
  ) -> CIImage {
    var bytes: [UInt8] = []
    for row in 0..<height {
      for column in 0..<width {
        let color = color(column, row)
        bytes += [color.x, color.y, color.z, 255]
      }
    }
    return CIImage(PixelImage(width: width, height: height, rgba: bytes))
  }

  private func colors(_ image: CIImage?) throws -> [SIMD3<UInt8>] {
    let bytes = try #require(image).pixels.rgba
    return stride(from: 0, to: bytes.count, by: 4).map { SIMD3(bytes[$0], bytes[$0 + 1], bytes[$0 + 2]) }
  }

  /// Three grey columns beside three white ones.
  private var step: CIImage { picture(6, 3) { column, _ in SIMD3(repeating: column < 3 ? 100 : 200) } }

  @Test("a filter has the keys that apps ask for before they set one")
  func keys() {
    let image = kCIInputImageKey
    #expect(CIFilter.crystallize().inputKeys == [image, kCIInputCenterKey, kCIInputRadiusKey])
    #expect(CIFilter.edges().inputKeys == [image, kCIInputIntensityKey])
    #expect(CIFilter.unsharpMask().inputKeys == [image, kCIInputIntensityKey, kCIInputRadiusKey])
    #expect(CIFilter(name: "CIBumpDistortion")?.inputKeys.contains(kCIInputScaleKey) == true)
  }

  @Test("edges are light where colours differ, and black elsewhere")
  func edges() throws {
    let filter = CIFilter.edges()
    filter.inputImage = step
    let row = try colors(filter.outputImage)[6..<12].map(\.x)
    #expect(row == [0, 0, 100, 100, 0, 0])
    filter.intensity = 2
    #expect(try colors(filter.outputImage)[8].x == 200)
  }

  @Test("an unsharp mask makes dark edges darker and light edges lighter")
  func unsharp() throws {
    let filter = CIFilter.unsharpMask()
    filter.inputImage = step
    (filter.radius, filter.intensity) = (1, 1)
    let row = try colors(filter.outputImage)[6..<12].map(\.x)
    #expect(row[2] < 90 && row[3] > 210 && row[0] >= 99 && row[5] <= 201)
    filter.intensity = 0
    #expect(try colors(filter.outputImage) == colors(step))
  }

  @Test("crystals are cells of the picture's own colours, larger than pixels")
  func crystals() throws {
    let ramp = picture(60, 60) { SIMD3(UInt8($0 * 4), UInt8($1 * 4), 7) }
    let filter = CIFilter.crystallize()
    filter.inputImage = ramp
    filter.radius = 12
    let made = try colors(filter.outputImage)
    let own = Set(try colors(ramp))
    #expect(Set(made).isSubset(of: own))
    #expect(Set(made).count > 10 && Set(made).count < 60)
    filter.radius = 0
    #expect(try colors(filter.outputImage) == colors(ramp))
  }

  @Test("a twirl turns the middle half round, and leaves what is farther away than its radius")
  func twirl() throws {
    let marks = picture(41, 41) { column, row in SIMD3(UInt8(column), UInt8(row), 0) }
    let filter = CIFilter.twirlDistortion()
    filter.inputImage = marks
    (filter.center, filter.radius, filter.angle) = (CGPoint(x: 20.5, y: 20.5), 15, .pi)
    let made = try colors(filter.outputImage)
    let before = try colors(marks)
    #expect(made[0] == before[0] && made[20] == before[20] && made[20 * 41 + 20] == before[20 * 41 + 20])
    // A point beside the middle shows what was on the other side.
    #expect(made[20 * 41 + 21].x < 20)
    let bump = CIFilter.bumpDistortion()
    bump.inputImage = marks
    (bump.center, bump.radius, bump.scale) = (CGPoint(x: 20.5, y: 20.5), 15, 0.5)
    let bent = try colors(bump.outputImage)
    #expect(bent[20 * 41 + 24].x < 24 && bent[20 * 41 + 24].x > 20 && bent[0] == before[0])
  }

  @Test("colours change by exposure, hue, shades and tint")
  func adjustments() throws {
    let red = picture(1, 1) { _, _ in SIMD3(100, 0, 0) }
    func made(_ filter: CIFilter, _ values: [String: Any]) throws -> SIMD3<UInt8> {
      filter.setValue(red, forKey: kCIInputImageKey)
      for (key, value) in values { filter.setValue(value, forKey: key) }
      return try #require(try colors(filter.outputImage).first)
    }
    #expect(try made(CIFilter.exposureAdjust(), [kCIInputEVKey: 1]) == SIMD3(200, 0, 0))
    #expect(try made(CIFilter.exposureAdjust(), [:]) == SIMD3(100, 0, 0))
    #expect(try made(CIFilter.hueAdjust(), [kCIInputAngleKey: 2 * Double.pi / 3]) == SIMD3(0, 100, 0))
    #expect(try made(CIFilter.colorPosterize(), ["inputLevels": 2]) == SIMD3(0, 0, 0))
    #expect(try made(CIFilter.gammaAdjust(), ["inputPower": 0.5]) == SIMD3(160, 0, 0))
    let tint = CIFilter.colorMonochrome()
    tint.color = CIColor(red: 0, green: 0, blue: 1)
    #expect(try made(tint, [:]) == SIMD3(0, 0, 21))
    let tonal = try made(CIFilter.photoEffectTonal(), [:])
    #expect(tonal.x == tonal.y && tonal.y == tonal.z)
    for name in ["Chrome", "Fade", "Instant", "Process", "Transfer"] {
      let filter = try #require(CIFilter(name: "CIPhotoEffect\(name)"))
      #expect(try made(filter, [:]) != SIMD3(100, 0, 0), "\(name)")
    }
  }

  @Test("a box blur makes one colour of a square's")
  func box() throws {
    let filter = CIFilter.boxBlur()
    filter.inputImage = picture(3, 1) { column, _ in SIMD3(repeating: UInt8(column * 90)) }
    filter.radius = 1
    #expect(try colors(filter.outputImage).map(\.x) == [30, 90, 150])
  }
}
