import PlumbDrawing
import PlumbLayout
import PlumbViews

extension DrawnPlace.Outline {
  /// A line is hit this far from it, too, in points: nobody points at a single one. Outside of its view's frame people see
  /// a gap there, and the line alone is hit.
  private static let reach: CGFloat = 4

  init(_ shape: DrawnShape, _ frame: CGRect) {
    self.init(
      path: shape.path.offsetBy(dx: -frame.minX, dy: -frame.minY), isEOFilled: shape.isEOFilled,
      lineWidth: shape.lineWidth.map { $0 + 2 * Self.reach } ?? 0)
  }

  /// Whether a point, counted from the frame's corner, is on what is drawn. Dashes are taken as one line.
  func holds(_ point: CGPoint, isInFrame: Bool) -> Bool {
    guard lineWidth > 0 else { return path.contains(point, eoFill: isEOFilled) }
    let width = isInFrame ? lineWidth : lineWidth - 2 * Self.reach
    guard width > 0 else { return false }
    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    return path.strokedPath(style).contains(point)
  }

  /// The outline in hundredths of a point, in the letters of SVG.
  var text: String { path.letters(scale: 100) }
}

extension DrawnPlace.Clip {
  /// The outline in a square with sides of 10,000, in the letters of SVG.
  var text: String { path.letters(scale: 10_000) }
}

extension Path {
  /// The path in the letters of SVG, in whole numbers.
  fileprivate func letters(scale: CGFloat) -> String {
    func write(_ length: CGFloat) -> String {
      let whole = length.isFinite ? Int((max(-1_000_000, min(1_000_000, length * scale))).rounded()) : 0
      return String(whole)
    }
    func place(_ point: CGPoint) -> String { "\(write(point.x)) \(write(point.y))" }
    var text = ""
    forEach { element in
      switch element {
      case .move(let end): text += "M\(place(end))"
      case .line(let end): text += "L\(place(end))"
      case .quadCurve(let end, let control): text += "Q\(place(control)) \(place(end))"
      case .curve(let end, let one, let other): text += "C\(place(one)) \(place(other)) \(place(end))"
      case .closeSubpath: text += "Z"
      }
    }
    return text
  }
}
