import PlumbDrawing
import PlumbLayout
import Testing

@testable import PlumbExport

@Suite("Effects in pixels")
struct EffectsTests {
  /// The red values of a row on white, where black 40×40 stands at (30, 30).
  private func row(_ effect: Effect, columns: [Int], scale: CGFloat = 1) throws -> [Int] {
    let list = scene(100, 100, .group(effect, [fill(.black, 30, 30, 40, 40)]))
    let image = try list.pixels(scale: scale, background: .white)
    return columns.map { image[$0, Int(50 * scale)][0] }
  }

  @Test("blur 4 gives the recorded row within 3 of 255 (Recorded/Paint.md#W8)")
  func blurFour() throws {
    let found = try row(
      .blur(radius: 4, isOpaque: false), columns: [20, 22, 24, 26, 28, 29, 30, 31, 32, 34, 36, 38, 40])
    #expect(near(found, [253, 248, 234, 207, 165, 140, 115, 90, 67, 32, 13, 4, 1], 3), "\(found)")
  }

  @Test("blur 10 gives the recorded row within 6 of 255 (Recorded/Paint.md#W8)")
  func blurTen() throws {
    let found = try row(.blur(radius: 10, isOpaque: false), columns: [10, 14, 20, 26, 30, 36, 40, 46, 50])
    #expect(near(found, [252, 243, 217, 169, 126, 68, 39, 14, 9], 6), "\(found)")
  }

  @Test("a black shadow of radius 4 and 10 falls off as recorded, within 4 of 255 (Recorded/Paint.md#W4)")
  func shadows() throws {
    // The recorded square stands at 0 to 40, this one at 30 to 70.
    let four = try row(
      .shadow(.black, radius: 4, x: 0, y: 0), columns: [40, 41, 42, 43, 44, 45].map { $0 + 30 })
    #expect(near(four, [140, 163, 186, 205, 221, 234], 4), "\(four)")
    let ten = try row(
      .shadow(.black, radius: 10, x: 0, y: 0),
      columns: [40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62].map { $0 + 30 })
    #expect(near(ten, [132, 152, 170, 188, 203, 217, 228, 237, 244, 249, 252, 254], 6), "\(ten)")
  }

  @Test("a sharp shadow of the default colour is 171 on white, at its offset (Recorded/Paint.md#W4)")
  func sharpShadow() throws {
    let effect = Effect.shadow(ResolvedColor.black.opacity(0.33), radius: 0, x: 10, y: 0)
    #expect(try row(effect, columns: [29, 50, 75, 79, 80]) == [255, 0, 171, 171, 255])
  }

  @Test("a shadow of a shadow is drawn, and thirty of them take no longer than thirty")
  func nestedShadows() throws {
    var item = fill(red, 30, 30, 10, 10)
    for _ in 0..<30 { item = .group(.shadow(blue, radius: 0, x: 1, y: 0), [item]) }
    let image = try scene(100, 60, item).pixels(scale: 1)
    #expect(image[35, 35] == [255, 0, 0, 255] && image[69, 35] == [0, 0, 255, 255] && image[71, 35][3] == 0)
  }

  @Test("a shadow's offset turns with its group")
  func turnedShadow() throws {
    let turn = CGAffineTransform(translationX: 50, y: 50).rotated(by: .pi / 2)
    let shadow = DisplayItem.group(.shadow(blue, radius: 0, x: 20, y: 0), [fill(red, -5, -5, 10, 10)])
    let image = try scene(100, 100, .group(.transform(turn), [shadow])).pixels(scale: 1)
    #expect(image[50, 50] == [255, 0, 0, 255] && image[50, 70] == [0, 0, 255, 255] && image[70, 50][3] == 0)
  }

  @Test("a radius is in points: at 2 pixels a point a blur is twice as wide")
  func scales() throws {
    let (one, two) = (
      try row(.blur(radius: 8, isOpaque: false), columns: [22, 38], scale: 1),
      try row(.blur(radius: 8, isOpaque: false), columns: [44, 76], scale: 2)
    )
    #expect(near(one, two, 6), "\(one) \(two)")
  }

  @Test("an opaque blur keeps a hard edge (Recorded/Paint.md#W8)")
  func opaqueBlur() throws {
    #expect(try row(.blur(radius: 4, isOpaque: true), columns: [29, 30, 50, 69, 70]) == [255, 0, 0, 0, 255])
  }

  @Test("opacity fades a group as one picture")
  func opacity() throws {
    let list = scene(10, 10, .group(.opacity(0.5), [fill(red, 0, 0, 10, 10), fill(blue, 0, 0, 10, 10)]))
    #expect(near(try list.pixels(scale: 1, background: .white)[5, 5], [127, 127, 255, 255], 1))
    let none = scene(10, 10, .group(.opacity(0), [fill(red, 0, 0, 10, 10)]))
    #expect(try none.pixels(scale: 1)[5, 5] == [0, 0, 0, 0])
  }

  @Test("a mask shows a group where the mask is opaque")
  func mask() throws {
    let list = scene(10, 10, .group(.mask([fill(.white, 0, 0, 5, 10)]), [fill(red, 0, 0, 10, 10)]))
    let image = try list.pixels(scale: 1)
    #expect(image[2, 5] == [255, 0, 0, 255] && image[7, 5] == [0, 0, 0, 0])
  }

  @Test("a clip smooths its edges unless told otherwise")
  func clip() throws {
    func alpha(_ style: FillStyle) throws -> Int {
      let shape = Path(CGRect(x: 0, y: 0, width: 5.5, height: 10))
      return try scene(10, 10, .group(.clip(shape, style), [fill(red, 0, 0, 10, 10)])).pixels(scale: 1)[5, 5][
        3]
    }
    #expect(abs(try alpha(FillStyle()) - 128) <= 2)
    #expect([0, 255].contains(try alpha(FillStyle(antialiased: false))))
  }

  @Test(
    "colour effects change what they hold",
    arguments: [
      (ColorEffect.invert, [0, 255, 255, 255]), (.brightness(0.5), [255, 128, 128, 255]),
      (.contrast(0), [128, 128, 128, 255]),
      (.saturation(0), [54, 54, 54, 255]), (.grayscale(1), [54, 54, 54, 255]),
      (.hueRotation(0), [255, 0, 0, 255]),
      (.multiply(ResolvedColor(red: 0.5, green: 1, blue: 1, opacity: 0.5)), [128, 0, 0, 128]),
      (.luminanceToAlpha, [0, 0, 0, 54]), (.saturation(1), [255, 0, 0, 255]),
    ] as [(ColorEffect, [Int])])
  func colors(effect: ColorEffect, expected: [Int]) throws {
    let image = try scene(4, 4, .group(.color(effect), [fill(red, 0, 0, 4, 4)])).pixels(scale: 1)
    #expect(near(image[2, 2], expected, 2), "\(image[2, 2])")
  }

  @Test(
    "blend modes mix with what is below",
    arguments: [
      (BlendMode.normal, [0, 0, 255]), (.multiply, [0, 0, 0]), (.screen, [255, 0, 255]),
      (.difference, [255, 0, 255]),
      (.darken, [0, 0, 0]), (.lighten, [255, 0, 255]), (.plusLighter, [255, 0, 255]),
      (.plusDarker, [0, 0, 0]),
      (.destinationOver, [255, 0, 0]), (.sourceAtop, [0, 0, 255]), (.exclusion, [255, 0, 255]),
    ] as [(BlendMode, [Int])])
  func blending(mode: BlendMode, expected: [Int]) throws {
    let list = scene(4, 4, fill(red, 0, 0, 4, 4), .group(.blend(mode), [fill(blue, 0, 0, 4, 4)]))
    #expect(near(try list.pixels(scale: 1)[2, 2], expected + [255], 1))
  }

  @Test("destinationOut makes a hole, and a layer keeps it inside")
  func hole() throws {
    let cut = DisplayItem.group(.blend(.destinationOut), [fill(.black, 0, 0, 4, 4)])
    let list = scene(4, 4, fill(red, 0, 0, 4, 4), .group(.layer, [fill(blue, 0, 0, 4, 4), cut]))
    #expect(try list.pixels(scale: 1)[2, 2] == [255, 0, 0, 255])
  }

  @Test("every blend mode and effect draws on every medium without a failure")
  func allModes() throws {
    for mode in BlendMode.allCases {
      let list = scene(4, 4, fill(red, 0, 0, 4, 4), .group(.blend(mode), [fill(blue, 0, 0, 4, 4)]))
      #expect(
        try !list.pngData(scale: 1).isEmpty && !list.jpegData().isEmpty && !list.webpData().isEmpty
          && !list.pdfData().isEmpty
          && list.svgString().hasSuffix("</svg>\n"))
    }
  }

  @Test("a rotated bar of 100×20 covers 86×86 from (7, -33) (Recorded/Paint.md#W5)")
  func rotation() throws {
    let turn = CGAffineTransform(translationX: 150, y: 110).rotated(by: .pi / 4).translatedBy(x: -50, y: -10)
    let list = scene(300, 300, .group(.transform(turn), [fill(red, 0, 0, 100, 20)]))
    let image = try list.pixels(scale: 1)
    let columns = (0..<300).filter { x in (0..<300).contains { image[x, $0][3] > 0 } }
    #expect([columns.first, columns.count] == [107, 86])
  }
}
