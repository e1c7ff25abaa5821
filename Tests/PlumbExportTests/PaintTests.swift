import PlumbDrawing
import PlumbLayout
import Testing

@testable import PlumbExport

@Suite("Paints in pixels")
struct PaintTests {
  private let greys = [Paint.Stop(color: .black, location: 0), Paint.Stop(color: .white, location: 1)]
  private let colors = [Paint.Stop(color: red, location: 0), Paint.Stop(color: blue, location: 1)]

  private func picture(_ width: CGFloat, _ height: CGFloat, _ paint: Paint) throws -> PixelImage {
    let path = Path(CGRect(x: 0, y: 0, width: width, height: height))
    return try scene(width, height, .fill(path, paint, FillStyle())).pixels(scale: 1, background: .white)
  }

  @Test("a linear gradient shows the recorded colours within 3 of 255 (Recorded/Paint.md#W7)")
  func linear() throws {
    let image = try picture(400, 4, .linearGradient(colors, from: .zero, to: CGPoint(x: 400, y: 0)))
    #expect(near(image[100, 2], [198, 73, 110, 255], 3), "\(image[100, 2])")
    #expect(near(image[200, 2], [140, 83, 162, 255], 3), "\(image[200, 2])")
    #expect(near(image[300, 2], [82, 72, 209, 255], 3), "\(image[300, 2])")
  }

  @Test("isolines stand upright on the gradient in points, not in the unit square (Recorded/Paint.md#W7)")
  func diagonal() throws {
    let image = try picture(200, 100, .linearGradient(greys, from: .zero, to: CGPoint(x: 200, y: 100)))
    #expect(
      abs(image[100, 0][0] - 73) <= 2 && abs(image[0, 50][0] - 3) <= 2, "\(image[100, 0]) \(image[0, 50])")
  }

  @Test("a radial gradient of radius 50 in 101 shows the recorded greys (Recorded/Paint.md#W7)")
  func radial() throws {
    let image = try picture(
      101, 101, .radialGradient(greys, center: CGPoint(x: 50.5, y: 50.5), startRadius: 0, endRadius: 50))
    let found = [50, 60, 75, 90, 100].map { image[$0, 50][0] }
    #expect(near(found, [0, 21, 99, 189, 255], 3), "\(found)")
  }

  @Test("transparent red to blue over white shows no red (Recorded/Paint.md#W7)")
  func transparency() throws {
    let stops = [Paint.Stop(color: red.opacity(0), location: 0), Paint.Stop(color: blue, location: 1)]
    let image = try picture(400, 2, .linearGradient(stops, from: .zero, to: CGPoint(x: 400, y: 0)))
    #expect(near(image[100, 1], [190, 191, 255, 255], 3) && near(image[200, 1], [127, 128, 255, 255], 3))
  }

  @Test("stops go on outside, and a gradient of no length is its last colour (Recorded/Paint.md#W7)")
  func ends() throws {
    let short = try picture(
      30, 2, .linearGradient(colors, from: CGPoint(x: 10, y: 0), to: CGPoint(x: 20, y: 0)))
    #expect(short[2, 0] == [255, 0, 0, 255] && short[28, 0] == [0, 0, 255, 255])
    let point = CGPoint(x: 5, y: 5)
    let box = CGRect(x: 0, y: 0, width: 0, height: 10)
    for paint: Paint in [
      .linearGradient(colors, from: point, to: point),
      .radialGradient(colors, center: point, startRadius: 4, endRadius: 4),
      .ellipticalGradient(colors, in: box, center: point, startRadius: 0, endRadius: 1),
    ] {
      #expect(try picture(10, 10, paint)[1, 1] == [0, 0, 255, 255])
    }
    #expect(try picture(4, 4, .linearGradient([], from: .zero, to: point))[1, 1] == [255, 255, 255, 255])
  }

  @Test("an angular gradient runs clockwise from its start")
  func angular() throws {
    let paint = Paint.angularGradient(greys, center: CGPoint(x: 50, y: 50), start: 0, end: 2 * .pi)
    let image = try picture(100, 100, paint)
    let found = [image[95, 51], image[50, 95], image[5, 50], image[50, 5], image[95, 48]].map { $0[0] }
    #expect(near(found, [0, 34, 99, 172, 253], 4), "\(found)")
  }

  @Test("a fade multiplies every kind of paint")
  func faded() throws {
    for paint: Paint in [
      .color(.black),
      .linearGradient([Paint.Stop(color: .black, location: 0)], from: .zero, to: CGPoint(x: 9, y: 0)),
      .angularGradient([Paint.Stop(color: .black, location: 0)], center: .zero, start: 0, end: 6),
    ] {
      #expect(
        near(try picture(8, 8, .faded(.faded(paint, 0.5), 0.5))[4, 4], [191, 191, 191, 255], 1), "\(paint)")
    }
  }

  @Test("images are stretched to their rectangle, sharp, smooth or tinted")
  func images() throws {
    let pixels = PixelImage(width: 2, height: 1, rgba: [255, 0, 0, 255, 0, 0, 255, 0])
    func drawn(_ interpolation: DrawnImage.Interpolation, tint: Paint? = nil) throws -> PixelImage {
      let rect = CGRect(x: 0, y: 0, width: 10, height: 4)
      let image = DrawnImage(pixels: pixels, rect: rect, interpolation: interpolation, tint: tint)
      return try scene(10, 4, .image(image)).pixels(scale: 1)
    }
    let sharp = try drawn(.none)
    #expect(sharp[0, 0] == [255, 0, 0, 255] && sharp[4, 3] == [255, 0, 0, 255] && sharp[5, 0][3] == 0)
    #expect((1..<255).contains(try drawn(.high)[5, 1][3]))
    #expect(try drawn(.none, tint: .color(blue))[2, 2] == [0, 0, 255, 255])
  }
}
