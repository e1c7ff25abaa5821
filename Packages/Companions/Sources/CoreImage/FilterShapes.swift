import PlumbDrawing
import PlumbUIKit

/// The arithmetic of filters that look at more than one pixel.
extension CIImage {
  /// Each colour is joined with the one at its place in a picture of the same size.
  func joined(
    _ other: CIImage, _ join: (SIMD3<Double>, SIMD3<Double>) -> SIMD3<Double>
  ) -> CIImage {
    let (bytes, width, height) = (other.pixels.rgba, Double(pixels.width), Double(pixels.height))
    return painted { color, place in
      let column = Int((place.x + 1) / 2 * width)
      let row = Int((place.y + 1) / 2 * height)
      let at = (row * pixels.width + column) * 4
      return join(color, SIMD3(Double(bytes[at]), Double(bytes[at + 1]), Double(bytes[at + 2])) / 255)
    }
  }

  /// Each colour is the mean of those in a square around it; the edge goes on beyond itself.
  func averaged(_ radius: Double) -> CIImage {
    guard radius >= 1, radius.isFinite else { return self }
    let reach = Int(min(radius, 300))
    return mixed([Double](repeating: 1 / Double(2 * reach + 1), count: 2 * reach + 1))
  }

  /// Returns how much colours differ from those beside them, by Sobel's operator; black where they do not.
  func edges(_ strength: Double) -> CIImage {
    let (bytes, width, height) = (pixels.rgba, pixels.width, pixels.height)
    func color(_ column: Int, _ row: Int) -> SIMD3<Double> {
      let at = (min(max(row, 0), height - 1) * width + min(max(column, 0), width - 1)) * 4
      return SIMD3(Double(bytes[at]), Double(bytes[at + 1]), Double(bytes[at + 2])) / 255
    }
    return painted { _, place in
      let column = Int((place.x + 1) / 2 * Double(width))
      let row = Int((place.y + 1) / 2 * Double(height))
      func side(_ x: Int, _ y: Int) -> SIMD3<Double> {
        // The three colours on one side; the middle one counts twice.
        color(column + x - y, row + y - x) + color(column + x, row + y) * 2
          + color(column + x + y, row + y + x)
      }
      let across = side(1, 0) - side(-1, 0)
      let down = side(0, 1) - side(0, -1)
      return (across * across + down * down).squareRoot() * strength / 4
    }
  }

  /// Cells with one colour each: that of the point from which all places of the cell are nearest. Each square of a grid has one
  /// such point; where it lies in the square is assumed.
  func crystallized(_ radius: Double, around center: CGPoint) -> CIImage {
    guard radius >= 1, radius.isFinite else { return self }
    func seed(_ column: Double, _ row: Double) -> CGPoint {
      let noise = sin(column * 12.9898 + row * 78.233) * 43758.5453
      let other = sin(column * 39.346 + row * 11.135) * 24634.6345
      return CGPoint(
        x: center.x + (column + noise - noise.rounded(.down)) * radius,
        y: center.y + (row + other - other.rounded(.down)) * radius)
    }
    let new = read(extent) { point in
      let column = ((point.x - center.x) / radius).rounded(.down)
      let row = ((point.y - center.y) / radius).rounded(.down)
      var nearest = point
      var least = Double.infinity
      for x in -1...1 {
        for y in -1...1 {
          let seed = seed(column + Double(x), row + Double(y))
          let distance = hypot(seed.x - point.x, seed.y - point.y)
          if distance < least { (least, nearest) = (distance, seed) }
        }
      }
      return inside(nearest)
    }
    return CIImage(new, at: extent.origin)
  }

  /// Turns the surroundings of a point, the more the nearer they are.
  func twirled(_ angle: Double, _ radius: Double, around center: CGPoint) -> CIImage {
    reshaped(radius, around: center) { x, y, nearness in
      let turn = angle * nearness * nearness
      return (x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn))
    }
  }

  /// Enlarges the surroundings of a point, the more the nearer they are; with a negative scale they become smaller.
  func bumped(_ scale: Double, _ radius: Double, around center: CGPoint) -> CIImage {
    reshaped(radius, around: center) { x, y, nearness in
      let factor = 1 - scale * nearness * nearness
      return (x * factor, y * factor)
    }
  }

  /// Reads the colours within a circle from other places.
  ///
  /// - Parameter source: where a colour comes from. It has the way from the middle, and how near to it that is: 1 there, and 0 at
  ///   the edge of the circle.
  private func reshaped(
    _ radius: Double, around center: CGPoint,
    _ source: (_ x: Double, _ y: Double, _ nearness: Double) -> (x: Double, y: Double)
  ) -> CIImage {
    guard radius > 0, radius.isFinite else { return self }
    let new = read(extent) { point in
      let (x, y) = (point.x - center.x, point.y - center.y)
      let share = hypot(x, y) / radius
      guard share < 1 else { return point }
      let from = source(x, y, 1 - share)
      return inside(CGPoint(x: center.x + from.x, y: center.y + from.y))
    }
    return CIImage(new, at: extent.origin)
  }

  /// The nearest point that has a colour.
  private func inside(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(point.x, extent.minX), extent.maxX - 0.5),
      // The lowest row ends at the edge, which belongs to no row.
      y: min(max(point.y, extent.minY + 0.5), extent.maxY - 0.5))
  }
}
