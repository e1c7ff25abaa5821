import Foundation
import PlumbDrawing
import PlumbExport
import SwiftUI

/// A page that shows what was expected, what came, and where they differ.
struct PicturePage {
  let name: String
  let expected: PixelImage
  let actual: PixelImage

  /// Writes the page to the temporary folder.
  func write() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-pictures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("\(name).html")
    try Data(html().utf8).write(to: file)
    return file
  }

  func html() throws -> String {
    let figures = try [("expected", expected), ("actual", actual), ("difference", difference)].map {
      title, pixels in
      """
      <figure><figcaption>\(title) \(pixels.width)×\(pixels.height)</figcaption>
      <img alt="\(title)" src="data:image/png;base64,\(try png(pixels).base64EncodedString())"></figure>
      """
    }
    return """
      <!doctype html><meta charset="utf-8"><title>\(name)</title>
      <style>body{font:14px sans-serif;background:#ddd}figure{display:inline-block}
      img{image-rendering:pixelated;min-width:240px}</style>
      <h1>\(name)</h1>
      \(figures.joined(separator: "\n"))

      """
  }

  /// Red where the two differ, on a faint copy of what came.
  private var difference: PixelImage {
    guard (expected.width, expected.height) == (actual.width, actual.height) else { return actual }
    var rgba = actual.rgba.map { 191 + $0 / 4 }
    for pixel in 0..<actual.width * actual.height where actual.differs(from: expected, at: pixel) {
      rgba.replaceSubrange(pixel * 4..<pixel * 4 + 4, with: [255, 0, 0, 255])
    }
    return PixelImage(width: actual.width, height: actual.height, rgba: rgba)
  }

  private func png(_ pixels: PixelImage) throws -> Data {
    let size = CGSize(width: pixels.width, height: pixels.height)
    let image = DrawnImage(pixels: pixels, rect: CGRect(origin: .zero, size: size), interpolation: .none)
    return Data(try DisplayList(size: size, items: [.image(image)]).pngData(scale: 1))
  }
}
