import PlumbDrawing
import PlumbLayout

/// Numbers as bytes, lowest first, as the page's `DataView` reads them.
struct ByteWriter: Equatable {
  private(set) var bytes: [UInt8] = []

  mutating func byte(_ value: UInt8) { bytes.append(value) }
  mutating func byte(_ value: Int) { bytes.append(UInt8(clamping: value)) }
  mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

  mutating func number(_ value: UInt32) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func count(_ value: Int) { number(UInt32(clamping: value)) }

  /// Writes a length or position. NaN becomes 0, and the largest distance is ten million points, since the canvas
  /// accepts no others.
  mutating func length(_ value: CGFloat) {
    let usable = value.isNaN ? 0 : Swift.max(-1e7, Swift.min(1e7, value))
    number(Float(usable).bitPattern)
  }

  mutating func lengths(_ values: CGFloat...) { for value in values { length(value) } }

  mutating func point(_ point: CGPoint) { lengths(point.x, point.y) }

  mutating func rect(_ rect: CGRect) {
    let rect = rect.isNull ? .zero : rect.standardized
    lengths(rect.minX, rect.minY, rect.width, rect.height)
  }

  mutating func append(_ other: [UInt8]) { bytes.append(contentsOf: other) }

  mutating func color(_ color: ResolvedColor) {
    let bytes = color.bytes
    for value in [bytes.red, bytes.green, bytes.blue] { byte(value) }
    length(CGFloat(Swift.max(0, Swift.min(1, color.opacity))))
  }

  mutating func path(_ path: Path) {
    count(path.elements.count)
    for element in path.elements {
      switch element {
      case .move(let end):
        byte(UInt8(0))
        point(end)
      case .line(let end):
        byte(UInt8(1))
        point(end)
      case .quadCurve(let end, let control):
        byte(UInt8(2))
        point(control)
        point(end)
      case .curve(let end, let control1, let control2):
        byte(UInt8(3))
        point(control1)
        point(control2)
        point(end)
      case .closeSubpath: byte(UInt8(4))
      }
    }
  }
}
