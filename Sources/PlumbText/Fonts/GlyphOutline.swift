import PlumbLayout

/// The outline of one glyph, in ems: the origin is on the baseline, y goes down. Fill it with the non-zero rule.
public struct GlyphOutline: Sendable, Equatable {
  public enum Element: Sendable, Equatable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quad(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  public var elements: [Element]
  public var isEmpty: Bool { elements.isEmpty }

  public init(elements: [Element] = []) { self.elements = elements }
}

/// A glyph that is a picture (emoji): pixels, and the rectangle that they fill, in ems, y down from the baseline.
public struct GlyphBitmap: Sendable, Equatable {
  public var width: Int
  public var height: Int
  /// 8-bit RGBA, rows from the top, alpha not premultiplied.
  public var rgba: [UInt8]
  public var rect: CGRect
}
