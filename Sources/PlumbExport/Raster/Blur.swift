import PlumbDrawing
import PlumbLayout

/// Three moving averages in each direction: close to a Gaussian, at a cost that does not grow with the radius.
///
/// Each average is 1.9 deviations wide, where 2 would keep the variance: fitted to the rows recorded from SwiftUI
/// (Recorded/Paint.md#W4, W8), whose tails end earlier than a Gaussian's. Blur 4 agrees within 3 of 255.
struct Blur {
  /// In pixels.
  var deviation: CGFloat
  /// Goes on with the outermost pixels beyond the edge, instead of with nothing.
  var extendsEdges = false

  /// Returns how much coarser a picture may be drawn that is blurred this much: 1, 2, 4 or 8.
  static func coarseness(deviation: CGFloat) -> CGFloat {
    [8, 4, 2].first { deviation / $0 >= 4 } ?? 1
  }

  /// The deviation left to do on a picture that was drawn so much coarser and will be smoothed when enlarged.
  ///
  /// The coarse pixels are an average over one pixel (variance 1/12), the enlarging one over two (1/6).
  static func rest(of deviation: CGFloat, coarseness: CGFloat) -> CGFloat {
    guard coarseness > 1 else { return deviation }
    let coarse = deviation / coarseness
    return (coarse * coarse - 0.25).squareRoot()
  }

  /// Blurs one number of 0 to 255 per pixel. The loops are plain, because they also run unoptimized.
  func apply(to plane: UnsafeMutablePointer<UInt32>, width: Int, height: Int) {
    guard let window = Window(width: Double(deviation) * 1.9) else { return }
    let pad = window.reach + 1
    let line = UnsafeMutablePointer<UInt32>.allocate(capacity: max(width, height) + 2 * pad)
    defer { line.deallocate() }
    for _ in 0..<3 {
      for y in 0..<height { average(plane + y * width, step: 1, count: width, window, line, pad) }
      for x in 0..<width { average(plane + x, step: width, count: height, window, line, pad) }
    }
  }

  /// Blurs the four bytes of every pixel.
  func apply(to layer: PixelLayer) {
    for shift in [UInt32(0), 8, 16, 24] {
      layer.withPlane(shift: shift) { apply(to: $0, width: layer.width, height: layer.height) }
    }
  }

  /// A centred window of whole pixels, and one more pixel at each end that counts in part (of 256).
  private struct Window {
    var reach: Int
    var edge: UInt32
    var weight: UInt32

    init?(width: Double) {
      guard width > 1 else { return nil }
      let width = min(width, 2000)
      reach = Int((width - 1) / 2)
      edge = UInt32(((width - Double(2 * reach + 1)) / 2 * 256).rounded())
      weight = UInt32(2 * reach + 1) * 256 + 2 * edge
    }
  }

  private func average(
    _ base: UnsafeMutablePointer<UInt32>, step: Int, count: Int, _ window: Window,
    _ line: UnsafeMutablePointer<UInt32>, _ pad: Int
  ) {
    var (index, at) = (0, 0)
    var ink: UInt32 = 0
    while index < count {
      line[pad &+ index] = base[at]
      ink |= base[at]
      index = index &+ 1
      at = at &+ step
    }
    if ink == 0 { return }
    let first = extendsEdges ? line[pad] : 0
    let last = extendsEdges ? line[pad &+ count &- 1] : 0
    line.update(repeating: first, count: pad)
    (line + pad + count).update(repeating: last, count: pad)
    let (edge, weight, half) = (window.edge, window.weight, window.weight / 2)
    var sum: UInt32 = 0
    index = 1
    while index < 2 &* pad {
      sum = sum &+ line[index]
      index = index &+ 1
    }
    (index, at) = (0, 0)
    while index < count {
      let entering = line[index &+ 2 &* pad]
      let ends = line[index] &+ entering
      base[at] = (sum &* 256 &+ ends &* edge &+ half) / weight
      sum = sum &- line[index &+ 1] &+ entering
      index = index &+ 1
      at = at &+ step
    }
  }
}

extension PixelLayer {
  /// Lends one of the four bytes of every pixel as numbers without gaps, and puts them back.
  func withPlane(shift: UInt32, _ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    let (width, height) = (width, height)
    let plane = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    defer { plane.deallocate() }
    let rest = ~(UInt32(255) << shift)
    edit { pixels, stride in
      for y in 0..<height {
        let (from, to) = (pixels + y * stride, plane + y * width)
        var x = 0
        while x < width {
          to[x] = from[x] &>> shift & 255
          x = x &+ 1
        }
      }
      body(plane)
      for y in 0..<height {
        let (from, to) = (plane + y * width, pixels + y * stride)
        var x = 0
        while x < width {
          to[x] = to[x] & rest | from[x] &<< shift
          x = x &+ 1
        }
      }
    }
  }
}
