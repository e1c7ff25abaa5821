import PlumbLayout

/// The outline of a shape: lines and curves, in points, y downwards.
public struct Path: Equatable, Sendable {
  /// One step of an outline.
  @frozen public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  public internal(set) var elements: [Element] = []
  /// The start of the subpath, which is where closing it returns to.
  var start: CGPoint?
  /// The last point reached.
  public internal(set) var currentPoint: CGPoint?

  public init() {}

  /// Creates a path from steps that were recorded elsewhere, such as a glyph's outline.
  public init(elements: [Element]) {
    for element in elements { append(element) }
  }

  public init(_ rect: CGRect) { addRect(rect) }
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates a path that the closure draws.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  public static func == (one: Path, other: Path) -> Bool { one.elements == other.elements }

  public var isEmpty: Bool { elements.isEmpty }

  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  public mutating func move(to end: CGPoint) { append(.move(to: end)) }
  public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }
  public mutating func closeSubpath() { append(.closeSubpath) }

  /// A line without a point to start from is left out, as CoreGraphics does.
  mutating func append(_ element: Element) {
    switch element {
    case .move(let end):
      (start, currentPoint) = (end, end)
    case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
      guard currentPoint != nil else { return }
      currentPoint = end
    case .closeSubpath:
      guard currentPoint != nil, elements.last != .closeSubpath else { return }
      currentPoint = start
    }
    elements.append(element)
  }
}

extension Path {
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map { $0.applying(transform) }
    addLines(corners)
    closeSubpath()
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Starts a subpath at the first point and draws a line to each of the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    reserveFirst(path.elements.count)
    for element in path.elements { append(element.applying(transform)) }
  }

  /// Makes room for so many steps in an empty path. A path that grows by small parts must not be moved for each of them.
  mutating func reserveFirst(_ count: Int) {
    if elements.isEmpty { elements.reserveCapacity(count) }
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    var result = Path()
    result.addPath(self, transform: transform)
    return result
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    dx == 0 && dy == 0 ? self : applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  func applying(_ transform: CGAffineTransform) -> Path.Element {
    if transform.isIdentity { return self }
    switch self {
    case .move(let end): return .move(to: end.applying(transform))
    case .line(let end): return .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      return .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      return .curve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .closeSubpath: return self
    }
  }
}
