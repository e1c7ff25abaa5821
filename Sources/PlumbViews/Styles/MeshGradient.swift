import Foundation
import PlumbDrawing
import PlumbLayout

/// Colours at the points of a net, mixed between them.
///
/// Each mesh is drawn as a picture of 64 × 64 points that are mixed along straight edges; control points of curved
/// edges count as straight ones.
nonisolated public struct MeshGradient: View, Equatable, Sendable, CalledView {
  package let callSite = _CallSite()
  private let width: Int
  private let height: Int
  private let points: [SIMD2<Float>]
  private let colors: [Color]
  private let background: Color
  private let smoothsColors: Bool
  @Environment(\.self) private var environment

  /// Creates a net of colours.
  ///
  /// - Parameters:
  ///   - points: `width` × `height` places, row by row, as shares of what is filled.
  ///   - colors: one for each point.
  ///   - colorSpace: where colours are mixed. They are mixed as they are stored; another one is reported.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    (self.width, self.height, self.points, self.colors) = (width, height, points, colors)
    (self.background, self.smoothsColors) = (background, smoothsColors)
    reportUnsupported("MeshGradient(colorSpace:)", fileID, line, if: colorSpace != .device)
  }

  public static func == (one: Self, other: Self) -> Bool {
    (one.width, one.height) == (other.width, other.height) && one.points == other.points
      && one.colors == other.colors && one.background == other.background
      && one.smoothsColors == other.smoothsColors
  }

  @MainActor public var body: some View {
    background.overlay {
      if let pixels { Image(.pixels(pixels, scale: 1)).resizable().interpolation(.high) }
    }
  }
  public static var _memberCount: Int? { 1 }

  private static var side: Int { 64 }

  @MainActor private var pixels: PixelImage? {
    guard width > 1, height > 1, width <= 64, height <= 64, points.count == width * height,
      colors.count == points.count
    else { return nil }
    let resolved = colors.map { $0.resolve(in: environment) }
    let side = Self.side
    var rgba = [UInt8](repeating: 0, count: side * side * 4)
    for row in 0..<(height - 1) {
      for column in 0..<(width - 1) {
        paint(row * width + column, resolved, into: &rgba)
      }
    }
    return PixelImage(width: side, height: side, rgba: rgba)
  }

  /// Fills the pixels between four points: walks the patch more finely than its pixels.
  @MainActor private func paint(_ first: Int, _ colors: [ResolvedColor], into rgba: inout [UInt8]) {
    let side = Self.side
    let corners = [first, first + 1, first + width, first + width + 1]
    let places = corners.map { points[$0] }
    let steps = side * 2
    for across in 0...steps {
      for down in 0...steps {
        let (u, v) = (Float(across) / Float(steps), Float(down) / Float(steps))
        let place =
          (places[0] * (1 - u) + places[1] * u) * (1 - v) + (places[2] * (1 - u) + places[3] * u) * v
        let (x, y) = (Int(place.x * Float(side)), Int(place.y * Float(side)))
        guard (0..<side).contains(x), (0..<side).contains(y) else { continue }
        let (a, b) = smoothsColors ? (smooth(u), smooth(v)) : (u, v)
        let shares = [(1 - a) * (1 - b), a * (1 - b), (1 - a) * b, a * b]
        var sum = SIMD4<Float>()
        for (corner, share) in zip(corners, shares) {
          let color = colors[corner]
          sum += SIMD4(color.red, color.green, color.blue, 1) * color.opacity * share
        }
        let start = (y * side + x) * 4
        let alpha = sum[3]
        let parts = alpha > 0 ? SIMD4(sum[0] / alpha, sum[1] / alpha, sum[2] / alpha, alpha) : sum
        for part in 0..<4 { rgba[start + part] = UInt8(min(max(parts[part] * 255 + 0.5, 0), 255)) }
      }
    }
  }

  private func smooth(_ share: Float) -> Float { share * share * (3 - 2 * share) }
}

extension Gradient {
  /// The space in which colours are blended; here always the device's.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    /// Colours are mixed as their components.
    public static let device = ColorSpace(name: "device")
    /// Colours are to be mixed as people see them. Plumb mixes them as for `device`.
    public static let perceptual = ColorSpace(name: "perceptual")
  }
}
