import PlumbDrawing
import PlumbLayout

/// At most three decimals, no trailing zeros; what is no number becomes 0.
func short(_ value: CGFloat, decimals: Int = 3) -> String {
  let value = Double(value)
  guard value.isFinite else { return "0" }
  let scale = decimals == 1 ? 10 : decimals == 6 ? 1_000_000 : 1000
  let limited = max(-1e12, min(1e12, value))
  let scaled = Int((limited * Double(scale)).rounded())
  var rest = abs(scaled) % scale
  if rest == 0 { return String(scaled / scale) }
  // A one before the rest keeps its zeros.
  rest += scale
  while rest % 10 == 0 { rest /= 10 }
  var result = scaled < 0 ? "-" : ""
  result += String(abs(scaled) / scale)
  result += "."
  result += String(rest).dropFirst()
  return result
}

/// Safe inside an attribute and between tags; what XML cannot say at all is left out.
func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\n", "\t", "\r": result += " "
    case _ where scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: continue
    // A terminal obeys some of these, and a picture may go to standard output.
    case "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{206F}":
      result += "&#x\(String(scalar.value, radix: 16));"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

extension Path {
  /// The `d` of a path element.
  package func svgData(decimals: Int = 3) -> String {
    var result = ""
    func add(_ word: String, _ length: CGFloat) {
      result += word
      result += short(length, decimals: decimals)
    }
    func add(_ word: String, _ point: CGPoint) {
      add(word, point.x)
      add(" ", point.y)
    }
    var here = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end):
        add("M", end)
        here = end
      case .line(let end):
        if end.y == here.y {
          add("H", end.x)
        } else if end.x == here.x {
          add("V", end.y)
        } else {
          add("L", end)
        }
        here = end
      case .quadCurve(let end, let control):
        add("Q", control)
        add(" ", end)
        here = end
      case .curve(let end, let one, let two):
        add("C", one)
        add(" ", two)
        add(" ", end)
        here = end
      case .closeSubpath:
        result += "Z"
        here = CGPoint(x: CGFloat.nan, y: CGFloat.nan)
      }
    }
    return result
  }

  /// The rectangle that this path is, if it is one.
  var asRect: CGRect? {
    guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
      case .line(let c) = elements[2], case .line(let d) = elements[3], case .closeSubpath = elements[4],
      a.y == b.y, b.x == c.x, c.y == d.y, d.x == a.x, a.x <= b.x, b.y <= c.y
    else { return nil }
    return CGRect(x: a.x, y: a.y, width: b.x - a.x, height: c.y - b.y)
  }
}

extension CGAffineTransform {
  var svg: String {
    if a == 1, b == 0, c == 0, d == 1 { return "translate(\(short(tx)) \(short(ty)))" }
    // Factors need more digits than places: they multiply.
    func factor(_ value: CGFloat) -> String { short(value, decimals: 6) }
    return "matrix(\(factor(a)) \(factor(b)) \(factor(c)) \(factor(d)) \(short(tx)) \(short(ty)))"
  }
}
