import PlumbDrawing
import PlumbLayout

/// Numbers as bytes, lowest first, as the page's `DataView` reads them.
struct ByteWriter: Equatable {
  private(set) var bytes: [UInt8] = []
  /// The lengths and positions in order, where they are beside the bytes; nil where they are among these.
  private(set) var separated: [CGFloat]?

  /// - Parameter isSeparating: lengths and positions are kept beside the bytes, which are the same for a drawing in any size.
  init(isSeparating: Bool = false) { separated = isSeparating ? [] : nil }

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
    if separated == nil { number(Float(usable).bitPattern) } else { separated?.append(usable) }
  }

  mutating func lengths(_ values: CGFloat...) { for value in values { length(value) } }

  mutating func point(_ point: CGPoint) { lengths(point.x, point.y) }

  mutating func rect(_ rect: CGRect) {
    let rect = rect.isNull ? .zero : rect.standardized
    lengths(rect.minX, rect.minY, rect.width, rect.height)
  }

  mutating func append(_ other: [UInt8]) { bytes.append(contentsOf: other) }

  mutating func append(_ other: ByteWriter) {
    append(other.bytes)
    separated?.append(contentsOf: other.separated ?? [])
  }

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
        byte(FrameCodes.Element.move.rawValue)
        point(end)
      case .line(let end):
        byte(FrameCodes.Element.line.rawValue)
        point(end)
      case .quadCurve(let end, let control):
        byte(FrameCodes.Element.quadCurve.rawValue)
        point(control)
        point(end)
      case .curve(let end, let control1, let control2):
        byte(FrameCodes.Element.curve.rawValue)
        point(control1)
        point(control2)
        point(end)
      case .closeSubpath: byte(FrameCodes.Element.close.rawValue)
      }
    }
  }
}
