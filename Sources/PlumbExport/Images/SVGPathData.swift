import PlumbDrawing
import PlumbLayout

private import func Glibc.atan2

/// Numbers as SVG writes them: "1-2.5.5e1" is 1, -2.5, 5.
struct SVGNumbers {
  private let bytes: [UInt8]
  private(set) var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func next() -> CGFloat? {
    skipSeparators()
    let start = index
    if at("+") || at("-") { index += 1 }
    let digits =
      skipDigits()
      + (at(".")
        ? {
          index += 1
          return skipDigits()
        }() : 0)
    guard digits > 0 else {
      index = start
      return nil
    }
    let mantissaEnd = index
    if at("e") || at("E") {
      index += 1
      if at("+") || at("-") { index += 1 }
      if skipDigits() == 0 { index = mantissaEnd }
    }
    let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)) ?? 0
    return CGFloat(value.isFinite ? max(-1e9, min(1e9, value)) : 0)
  }

  /// The 0 or 1 of an arc, which may have no separator.
  mutating func nextFlag() -> Bool? {
    skipSeparators()
    guard at("0") || at("1") else { return nil }
    defer { index += 1 }
    return at("1")
  }

  mutating func nextCommand() -> UInt8? {
    skipSeparators()
    guard index < bytes.count, bytes[index] | 32 >= 97, bytes[index] | 32 <= 122 else { return nil }
    defer { index += 1 }
    return bytes[index]
  }

  private func at(_ character: Unicode.Scalar) -> Bool {
    index < bytes.count && bytes[index] == UInt8(ascii: character)
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while index < bytes.count, bytes[index] >= 48, bytes[index] <= 57 { index += 1 }
    return index - start
  }

  private mutating func skipSeparators() {
    while index < bytes.count, bytes[index] <= 32 || bytes[index] == UInt8(ascii: ",") { index += 1 }
  }
}

extension Path {
  /// The `d` of an SVG path; reading stops at the first mistake, and what was drawn until there stays, as SVG asks.
  init(svgData text: String) {
    self.init()
    var reader = PathDataReader(numbers: SVGNumbers(text))
    reader.read()
    self = reader.path
  }
}

private struct PathDataReader {
  var numbers: SVGNumbers
  var path = Path()
  private var here = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, which smooth curves mirror, and the kind of curve that it belongs to.
  private var control: (CGPoint, Character)?

  init(numbers: SVGNumbers) { self.numbers = numbers }

  mutating func read() {
    guard var command = numbers.nextCommand() else { return }
    while true {
      let letter = Character(Unicode.Scalar(command | 32))
      guard draw(letter, isRelative: command >= 97), path.elements.count <= 100_000 else { return }
      if let new = numbers.nextCommand() {
        command = new
      } else if letter == "z" {
        return
      } else if letter == "m" {
        // More pairs after a move are lines.
        command = command >= 97 ? UInt8(ascii: "l") : UInt8(ascii: "L")
      }
    }
  }

  private mutating func draw(_ letter: Character, isRelative: Bool) -> Bool {
    let base = isRelative ? here : .zero
    let before = control
    control = nil
    if path.isEmpty && letter != "m" { return false }
    switch letter {
    case "m":
      guard let end = point(base) else { return false }
      path.move(to: end)
      (here, start) = (end, end)
    case "z":
      path.closeSubpath()
      here = start
    case "l":
      guard let end = point(base) else { return false }
      line(to: end)
    case "h":
      guard let x = numbers.next() else { return false }
      line(to: CGPoint(x: base.x + x, y: here.y))
    case "v":
      guard let y = numbers.next() else { return false }
      line(to: CGPoint(x: here.x, y: base.y + y))
    case "c":
      guard let one = point(base), let two = point(base), let end = point(base) else { return false }
      curve(one, two, end)
    case "s":
      guard let two = point(base), let end = point(base) else { return false }
      curve(mirrored(before, "c"), two, end)
    case "q":
      guard let middle = point(base), let end = point(base) else { return false }
      quadCurve(middle, end)
    case "t":
      guard let end = point(base) else { return false }
      quadCurve(mirrored(before, "q"), end)
    case "a":
      guard let radiusX = numbers.next(), let radiusY = numbers.next(), let tilt = numbers.next(),
        let isLarge = numbers.nextFlag(), let isSweeping = numbers.nextFlag(), let end = point(base)
      else { return false }
      arc(abs(radiusX), abs(radiusY), Double(tilt) * .pi / 180, isLarge, isSweeping, end)
    default: return false
    }
    return true
  }

  private mutating func point(_ base: CGPoint) -> CGPoint? {
    guard let x = numbers.next(), let y = numbers.next() else { return nil }
    return CGPoint(x: base.x + x, y: base.y + y)
  }

  private func mirrored(_ control: (CGPoint, Character)?, _ kind: Character) -> CGPoint {
    guard let (point, last) = control, last == kind else { return here }
    return CGPoint(x: 2 * here.x - point.x, y: 2 * here.y - point.y)
  }

  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    here = end
  }

  private mutating func curve(_ one: CGPoint, _ two: CGPoint, _ end: CGPoint) {
    path.addCurve(to: end, control1: one, control2: two)
    (here, control) = (end, (two, "c"))
  }

  private mutating func quadCurve(_ middle: CGPoint, _ end: CGPoint) {
    path.addQuadCurve(to: end, control: middle)
    (here, control) = (end, (middle, "q"))
  }

  /// From end points to a centre, as the SVG standard's notes derive it: in the frame where the ellipse is a unit circle.
  private mutating func arc(
    _ radiusX: CGFloat, _ radiusY: CGFloat, _ tilt: Double, _ isLarge: Bool, _ isSweeping: Bool,
    _ end: CGPoint
  ) {
    guard radiusX > 0, radiusY > 0, here != end else { return line(to: end) }
    let toCircle = CGAffineTransform(rotationAngle: CGFloat(-tilt))
      .concatenating(CGAffineTransform(scaleX: 1 / radiusX, y: 1 / radiusY))
    let (one, two) = (here.applying(toCircle), end.applying(toCircle))
    let (dx, dy) = (two.x - one.x, two.y - one.y)
    let square = dx * dx + dy * dy
    // Radii that are too short grow until they reach.
    let growth = max(1, square.squareRoot() / 2)
    let height = max(0, growth * growth / square - 0.25).squareRoot() * (isLarge == isSweeping ? -1 : 1)
    let center = CGPoint(x: (one.x + two.x) / 2 - dy * height, y: (one.y + two.y) / 2 + dx * height)
    let first = atan2(Double(one.y - center.y), Double(one.x - center.x))
    let last = atan2(Double(two.y - center.y), Double(two.x - center.x))
    var sweep = last - first
    if isSweeping, sweep < 0 { sweep += 2 * .pi }
    if !isSweeping, sweep > 0 { sweep -= 2 * .pi }
    path.addRelativeArc(
      center: center, radius: growth, startAngle: Angle(radians: first), delta: Angle(radians: sweep),
      transform: toCircle.inverted())
    here = end
  }
}
