import PlumbInspector
import PlumbLayout

/// SVG text whose numbers follow from a width and a height: what a view draws, in any size.
///
/// A view is drawn in six sizes, three that are wide and three that are high. The texts are compared number by number. Each
/// number is taken for a sum of a constant and shares of the width, the height and the shorter of both, which is what nearly
/// all shapes, gradients and images come to. A drawing that is something else has no template.
struct SizeTemplate {
  enum Part: Equatable {
    case text(String)
    /// A constant, and the shares of the width, of the height, and of the shorter of both.
    case number(Double, ofWidth: Double, ofHeight: Double, ofShorter: Double)
  }

  private(set) var parts: [Part]

  /// The sizes to draw, in points: the first three have one shorter side, the others the other one. `size` is one of them.
  static func sizes(around size: CGSize) -> [CGSize] {
    let (width, height) = (max(1, size.width.rounded()), max(1, size.height.rounded()))
    // So far apart that growing one side by a step leaves the other one the shorter.
    let (short, long) = (min(width, height), max(width, height) + 64)
    let step: CGFloat = 16
    let isHigh = width <= height
    let own = [
      CGSize(width: width, height: height),
      isHigh ? CGSize(width: width, height: height + step) : CGSize(width: width + step, height: height),
      CGSize(width: width + step, height: height + step),
    ]
    let other = [CGSize(width: long, height: short), CGSize(width: long + step, height: short)].map {
      isHigh ? $0 : CGSize(width: $0.height, height: $0.width)
    }
    let last =
      isHigh
      ? CGSize(width: long + step, height: short + step) : CGSize(width: short + step, height: long + step)
    return own + other + [last]
  }

  /// - Parameter drawings: the texts of `sizes`, in this order.
  init?(_ drawings: [String], _ sizes: [CGSize]) {
    let scanned = drawings.map(ScannedNumbers.init)
    guard let first = scanned.first, scanned.allSatisfy({ $0.texts == first.texts }) else { return nil }
    parts = [.text(first.texts[0])]
    for index in first.numbers.indices {
      if scanned.allSatisfy({ $0.numbers[index] == first.numbers[index] }) {
        append(first.numbers[index])
      } else {
        let values = scanned.compactMap { Double($0.numbers[index]) }
        guard values.count == sizes.count, let number = Self.number(values, sizes) else { return nil }
        parts.append(number)
      }
      append(first.texts[index + 1])
    }
  }

  /// Returns whether the text is what the template comes to in a size.
  func makes(_ text: String, in size: CGSize) -> Bool {
    let own = parts.map { part in
      if case .text(let text) = part { text } else { String(part.value(in: size)) }
    }
    let (filled, drawn) = (ScannedNumbers(own.joined()), ScannedNumbers(text))
    return filled.texts == drawn.texts
      && zip(filled.numbers, drawn.numbers).allSatisfy { one, other in
        one == other || abs((Double(one) ?? .nan) - (Double(other) ?? .nan)) < 20 * Self.tolerance
      }
  }

  private mutating func append(_ text: String) {
    if case .text(let before) = parts[parts.count - 1] {
      parts[parts.count - 1] = .text(before + text)
    } else {
      parts.append(.text(text))
    }
  }

  /// Written numbers have three decimals.
  private static let tolerance = 0.004

  private static func number(_ values: [Double], _ sizes: [CGSize]) -> Part? {
    guard let own = plane(values[..<3], sizes[..<3]), let other = plane(values[3...], sizes[3...]),
      abs(own.constant - other.constant) < 40 * tolerance
    else { return nil }
    // Where the width is the shorter side, its share has that of the shorter side in it.
    let (high, wide) = sizes[0].width <= sizes[0].height ? (own, other) : (other, own)
    let shorter = high.ofWidth - wide.ofWidth
    guard abs(wide.ofHeight - high.ofHeight - shorter) < 2 * tolerance else { return nil }
    let part = Part.number(
      rounded(own.constant), ofWidth: rounded(wide.ofWidth), ofHeight: rounded(high.ofHeight),
      ofShorter: rounded(shorter))
    for (value, size) in zip(values, sizes) where abs(part.value(in: size) - value) > 10 * tolerance {
      return nil
    }
    return part
  }

  /// The plane through three values, whose sizes are not on one line.
  private static func plane(
    _ values: ArraySlice<Double>, _ sizes: ArraySlice<CGSize>
  ) -> (constant: Double, ofWidth: Double, ofHeight: Double)? {
    let (v, s) = (Array(values), Array(sizes))
    let (w1, h1) = (Double(s[1].width - s[0].width), Double(s[1].height - s[0].height))
    let (w2, h2) = (Double(s[2].width - s[0].width), Double(s[2].height - s[0].height))
    let determinant = w1 * h2 - w2 * h1
    guard determinant != 0 else { return nil }
    let ofWidth = ((v[1] - v[0]) * h2 - (v[2] - v[0]) * h1) / determinant
    let ofHeight = (w1 * (v[2] - v[0]) - w2 * (v[1] - v[0])) / determinant
    return (v[0] - ofWidth * Double(s[0].width) - ofHeight * Double(s[0].height), ofWidth, ofHeight)
  }

  /// Shares such as a half come out a little off, because the written numbers are rounded.
  private static func rounded(_ value: Double) -> Double {
    let near = (value * 1000).rounded() / 1000
    return abs(near - value) < 0.0006 ? near : (value * 100_000).rounded() / 100_000
  }

  var json: JSON {
    .array(
      parts.map { part in
        switch part {
        case .text(let text): .string(text)
        case .number(let constant, let width, let height, let shorter):
          .array([constant, width, height, shorter].map { .number(CGFloat($0)) })
        }
      })
  }
}

extension SizeTemplate.Part {
  func value(in size: CGSize) -> Double {
    guard case .number(let constant, let width, let height, let shorter) = self else { return 0 }
    let (w, h) = (Double(size.width), Double(size.height))
    return constant + width * w + height * h + shorter * min(w, h)
  }
}
