import PlumbDrawing
import PlumbLayout

/// Three moving averages in each direction: close to a Gaussian, at a cost that does not grow with the radius.
///
/// Each average is 1.9 deviations wide, where 2 would keep the variance: fitted to the rows recorded from SwiftUI
/// (recorded-2.md W4, W8), whose tails end earlier than a Gaussian's. Blur 4 agrees within 3 of 255.
struct Blur {
  /// In pixels.
  var deviation: CGFloat
  /// Goes on with the outermost pixels beyond the edge, instead of with nothing.
  var extendsEdges = false

  /// A centred window of whole pixels, and one more pixel at each end that counts in part (of 256).
  private struct Window {
    var reach: Int, edge: Int
    var weight: Int { (2 * reach + 1) * 256 + 2 * edge }

    init?(width: Double) {
      guard width > 1 else { return nil }
      let width = min(width, 2000)
      reach = Int((width - 1) / 2)
      edge = Int(((width - Double(2 * reach + 1)) / 2 * 256).rounded())
    }
  }

  /// Blurs one byte per pixel.
  func apply(to plane: inout [UInt8], width: Int, height: Int) {
    guard let window = Window(width: Double(deviation) * 1.9) else { return }
    plane.withUnsafeMutableBufferPointer { plane in
      guard let base = plane.baseAddress else { return }
      var line = [UInt8](repeating: 0, count: max(width, height))
      line.withUnsafeMutableBufferPointer { line in
        guard let line = line.baseAddress else { return }
        for _ in 0..<3 {
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
    _ base: UnsafeMutablePointer<UInt8>, step: Int, count: Int, _ window: Window,
    _ line: UnsafeMutablePointer<UInt8>
  ) {
    let (first, last) = (extendsEdges ? Int(base[0]) : 0, extendsEdges ? Int(base[(count - 1) * step]) : 0)
    var isBlank = true
    for index in 0..<count {
      let value = base[index &* step]
      line[index] = value
      if value != 0 { isBlank = false }
    }
    if isBlank { return }
    let (reach, edge, weight) = (window.reach, window.edge, window.weight)
    func value(_ index: Int) -> Int { index < 0 ? first : index < count ? Int(line[index]) : last }
    var sum = 0
    for index in -reach...reach { sum += value(index) }
    let half = weight / 2
    for index in 0..<count {
      let entering = value(index &+ reach &+ 1)
      let ends = value(index &- reach &- 1) &+ entering
      base[index &* step] = UInt8(truncatingIfNeeded: (sum &* 256 &+ ends &* edge &+ half) / weight)
      sum = sum &- value(index &- reach) &+ entering
    }
  }
}
