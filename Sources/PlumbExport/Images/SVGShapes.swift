import PlumbDrawing
import PlumbLayout

extension SVGTag {
  /// The outline that this element draws; nil if it draws none.
  var shape: Path? {
    switch name {
    case "path": return attributes["d"].map { Path(svgData: $0) }
    case "rect":
      guard let width = length("width"), let height = length("height"), width > 0, height > 0 else {
        return nil
      }
      let rect = CGRect(x: length("x") ?? 0, y: length("y") ?? 0, width: width, height: height)
      let radiusX = length("rx") ?? length("ry") ?? 0
      let corner = CGSize(width: radiusX, height: length("ry") ?? radiusX)
      return Path(roundedRect: rect, cornerSize: corner, style: .circular)
    case "circle", "ellipse":
      guard let radiusX = length("r") ?? length("rx"), let radiusY = length("r") ?? length("ry"), radiusX > 0,
        radiusY > 0
      else { return nil }
      let (x, y) = (length("cx") ?? 0, length("cy") ?? 0)
      return Path(
        ellipseIn: CGRect(x: x - radiusX, y: y - radiusY, width: 2 * radiusX, height: 2 * radiusY))
    case "line":
      var path = Path()
      path.move(to: CGPoint(x: length("x1") ?? 0, y: length("y1") ?? 0))
      path.addLine(to: CGPoint(x: length("x2") ?? 0, y: length("y2") ?? 0))
      return path
    case "polygon", "polyline":
      var numbers = SVGNumbers(attributes["points"] ?? "")
      var path = Path()
      while let x = numbers.next(), let y = numbers.next() {
        let point = CGPoint(x: x, y: y)
        if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
      }
      if name == "polygon" { path.closeSubpath() }
      return path
    default: return nil
    }
  }

  /// A number of user units; a unit after it is not read.
  func length(_ name: String) -> CGFloat? {
    guard let text = style(name), !text.hasSuffix("%") else { return nil }
    var numbers = SVGNumbers(text)
    return numbers.next()
  }

  var viewBox: CGRect? {
    if let text = attributes["viewBox"] {
      var numbers = SVGNumbers(text)
      if let x = numbers.next(), let y = numbers.next(), let width = numbers.next(),
        let height = numbers.next()
      {
        return CGRect(x: x, y: y, width: width, height: height)
      }
    }
    guard let width = length("width"), let height = length("height") else { return nil }
    return CGRect(x: 0, y: 0, width: width, height: height)
  }
}

extension CGAffineTransform {
  /// A list such as "translate(2 3) rotate(45 8 8)"; what is not understood changes nothing.
  init(svg text: String) {
    self = .identity
    for call in text.split(separator: ")") {
      let parts = call.split(separator: "(", maxSplits: 1)
      guard parts.count == 2 else { continue }
      var numbers = SVGNumbers(String(parts[1]))
      var values: [CGFloat] = []
      while values.count < 6, let value = numbers.next() { values.append(value) }
      let name = parts[0].filter(\.isLetter)
      self = Self.step(name, values).concatenating(self)
    }
  }

  private static func step(_ name: String, _ values: [CGFloat]) -> CGAffineTransform {
    switch (name, values.count) {
    case ("translate", 1...):
      return CGAffineTransform(translationX: values[0], y: values.count > 1 ? values[1] : 0)
    case ("scale", 1...):
      return CGAffineTransform(scaleX: values[0], y: values.count > 1 ? values[1] : values[0])
    case ("rotate", 3...):
      return CGAffineTransform(translationX: values[1], y: values[2]).rotated(by: values[0] * .pi / 180)
        .translatedBy(x: -values[1], y: -values[2])
    case ("rotate", 1...): return CGAffineTransform(rotationAngle: values[0] * .pi / 180)
    case ("matrix", 6):
      return CGAffineTransform(values[0], values[1], values[2], values[3], values[4], values[5])
    default: return .identity
    }
  }
}
