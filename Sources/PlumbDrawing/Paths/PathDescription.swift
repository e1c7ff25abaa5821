import PlumbLayout

/// Written as numbers and one letter: "0 0 m 10 0 l 10 5 20 5 20 10 c h".
extension Path: LosslessStringConvertible {
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let p): "\(short(p)) m"
      case .line(let p): "\(short(p)) l"
      case .quadCurve(let p, let control): "\(short(control)) \(short(p)) q"
      case .curve(let p, let one, let two): "\(short(one)) \(short(two)) \(short(p)) c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// Reads what `description` writes; anything else is nil.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    let counts: [Substring: Int] = ["m": 2, "l": 2, "q": 4, "c": 6, "h": 0]
    for word in string.split(whereSeparator: \.isWhitespace) {
      guard let count = counts[word] else {
        guard let number = Double(word), number.isFinite, numbers.count < 6 else { return nil }
        numbers.append(CGFloat(number))
        continue
      }
      guard numbers.count == count else { return nil }
      switch word {
      case "m": move(to: point(0))
      case "l": addLine(to: point(0))
      case "q": addQuadCurve(to: point(2), control: point(0))
      case "c": addCurve(to: point(4), control1: point(0), control2: point(2))
      default: closeSubpath()
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }

  private func short(_ point: CGPoint) -> String { "\(short(point.x)) \(short(point.y))" }
  private func short(_ value: CGFloat) -> String {
    let whole = value.rounded()
    return whole == value && abs(whole) < 1e15 ? "\(Int(whole))" : "\(Double(value))"
  }
}
