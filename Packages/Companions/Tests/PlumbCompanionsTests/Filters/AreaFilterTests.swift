import PlumbDrawing
import SwiftUI
import Testing

@testable import PlumbCompanions

@Suite("Filters of an area") struct AreaFilterTests {
  /// Two pixels in a row: a dark one and a light one.
  private var image: CIImage {
    CIImage(PixelImage(width: 2, height: 1, rgba: [0, 20, 40, 255, 100, 60, 0, 255]))
  }

  // Apple's Core Image Filter Reference: each returns a single-pixel image with one colour of the region of interest.
  @Test(
    "one pixel has the mean, the greatest or the least parts of the colours of an area",
    arguments: [
      ("CIAreaAverage", [50, 40, 20, 255]), ("CIAreaMaximum", [100, 60, 40, 255]),
      ("CIAreaMinimum", [0, 20, 0, 255]),
    ] as [(String, [UInt8])])
  func pixels(_ name: String, _ expected: [UInt8]) throws {
    let extent = CIVector(x: 0, y: 0, z: 2, w: 1)
    let filter = try #require(
      CIFilter(name: name, parameters: [kCIInputImageKey: image, kCIInputExtentKey: extent]))
    let output = try #require(filter.outputImage)
    #expect(output.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(output.pixels.rgba == expected)
  }

  @Test("a filter with names of Swift looks at its extent only")
  func extent() {
    let filter = CIFilter.areaAverage()
    filter.inputImage = image
    filter.extent = CGRect(x: 1, y: 0, width: 1, height: 1)
    #expect(filter.outputImage?.pixels.rgba == [100, 60, 0, 255])
  }

  @Test(
    "a context writes the bytes of a pixel in the order of the format",
    arguments: [
      (CIFormat.RGBA8, [100, 60, 0, 255]), (.BGRA8, [0, 60, 100, 255]), (.ARGB8, [255, 100, 60, 0]),
    ] as [(CIFormat, [UInt8])])
  func bitmap(_ format: CIFormat, _ expected: [UInt8]) {
    var bytes = [UInt8](repeating: 7, count: 4)
    let context = CIContext(options: [.workingColorSpace: kCFNull as Any])
    context.render(
      image, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 1, y: 0, width: 1, height: 1), format: format,
      colorSpace: nil)
    #expect(bytes == expected)
  }
}
