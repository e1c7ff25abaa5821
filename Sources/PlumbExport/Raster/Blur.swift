import PlumbDrawing
import PlumbLayout

/// Three moving averages in each direction: within 3 % of a Gaussian, at a cost that does not grow with the radius.
///
/// The width of the averages, floor(1.88 σ + ½), is the one of the SVG standard. The rows recorded from SwiftUI
/// (recorded-2.md W4, W8) fit it better than a true Gaussian: they too end near 2.4 σ.
struct Blur {
  /// In pixels.
  var deviation: CGFloat
  /// Goes on with the outermost pixels beyond the edge, instead of with nothing.
  var extendsEdges = false

  /// The widths and left parts of the three windows.
  private var windows: [(width: Int, before: Int)] {
    let width = Int(max(0, min(2000, Double(deviation) * 1.8799712 + 0.5)))
    guard width > 1 else { return [] }
    if width % 2 == 1 { return Array(repeating: (width, width / 2), count: 3) }
    return [(width, width / 2), (width, width / 2 - 1), (width + 1, width / 2)]
  }

  /// Blurs one byte per pixel.
  func apply(to plane: inout [UInt8], width: Int, height: Int) {
    let windows = windows
    guard !windows.isEmpty else { return }
    plane.withUnsafeMutableBufferPointer { plane in
      guard let base = plane.baseAddress else { return }
      var line = [UInt8](repeating: 0, count: max(width, height))
      line.withUnsafeMutableBufferPointer { line in
        guard let line = line.baseAddress else { return }
        for window in windows {
          for y in 0..<height { average(base + y * width, step: 1, count: width, window, line) }
          for x in 0..<width { average(base + x, step: width, count: height, window, line) }
        }
      }
    }
  }

  /// Blurs the four bytes of every pixel.
  func apply(to layer: PixelLayer) {
    let (width, height) = (layer.width, layer.height)
    layer.edit { pixels, stride in
      for shift in [UInt32(0), 8, 16, 24] {
        var plane = [UInt8](repeating: 0, count: width * height)
        for y in 0..<height {
          for x in 0..<width {
            plane[y &* width &+ x] = UInt8(truncatingIfNeeded: pixels[y &* stride &+ x] >> shift)
          }
        }
        apply(to: &plane, width: width, height: height)
        let rest = ~(UInt32(255) << shift)
        for y in 0..<height {
          for x in 0..<width {
            let index = y &* stride &+ x
            pixels[index] = pixels[index] & rest | UInt32(plane[y &* width &+ x]) << shift
          }
        }
      }
    }
  }

  private func average(
    _ base: UnsafeMutablePointer<UInt8>, step: Int, count: Int, _ window: (width: Int, before: Int),
    _ line: UnsafeMutablePointer<UInt8>
  ) {
    let (first, last) = (extendsEdges ? Int(base[0]) : 0, extendsEdges ? Int(base[(count - 1) * step]) : 0)
    var isBlank = first == 0 && last == 0
    for index in 0..<count {
      let value = base[index &* step]
      line[index] = value
      if value != 0 { isBlank = false }
    }
    if isBlank { return }
    let width = window.width
    let after = width - window.before - 1
    var sum = 0
    for index in -window.before...after { sum += index < 0 ? first : index < count ? Int(line[index]) : last }
    let half = width / 2
    for index in 0..<count {
      base[index &* step] = UInt8(truncatingIfNeeded: (sum &+ half) / width)
      let (leaving, entering) = (index &- window.before, index &+ after &+ 1)
      sum = sum &- (leaving < 0 ? first : Int(line[leaving]))
      sum = sum &+ (entering < count ? Int(line[entering]) : last)
    }
  }
}
