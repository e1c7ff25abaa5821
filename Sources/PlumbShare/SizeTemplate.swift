import PlumbInspector
import PlumbLayout

/// A drawing in any size: its form, and numbers that follow from a width and a height.
///
/// A view is drawn in six sizes, three that are wide and three that are high. The drawings are compared number by number. Each
/// number is taken for a sum of a constant and shares of the width, the height and the shorter of both, which is what nearly
/// all shapes, gradients and images come to. A drawing that is something else has no template.
struct SizeTemplate {
  /// A constant, and the shares of the width, of the height, and of the shorter of both.
  struct Number: Equatable {
    var constant: Double
    var ofWidth = 0.0
    var ofHeight = 0.0
    var ofShorter = 0.0
  }

  let form: String
  private let numbers: [Number]

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

  /// - Parameter drawings: those in `sizes`, in this order.
  init?(_ drawings: [SizedDrawing], _ sizes: [CGSize]) {
    guard let first = drawings.first, drawings.count == sizes.count,
      drawings.allSatisfy({ $0.form == first.form && $0.numbers.count == first.numbers.count })
    else { return nil }
    form = first.form
    var numbers: [Number] = []
    for (index, own) in first.numbers.enumerated() {
      let values = drawings.map { $0.numbers[index] }
      guard let number = values.allSatisfy({ $0 == own }) ? Number(constant: own) : Self.number(values, sizes)
      else { return nil }
      numbers.append(number)
    }
    self.numbers = numbers
  }

  /// A drawing as it is in one size.
  init(_ drawing: SizedDrawing) {
    (form, numbers) = (drawing.form, drawing.numbers.map { Number(constant: $0) })
  }

  /// Returns whether the drawing is what the template comes to in a size.
  func makes(_ drawing: SizedDrawing, in size: CGSize) -> Bool {
    drawing.form == form && drawing.numbers.count == numbers.count
      && zip(numbers, drawing.numbers).allSatisfy { abs($0.value(in: size) - $1) < 20 * Self.tolerance }
  }

  /// In points. Edges are rounded to pixels where they are drawn, so that a share of a length is not exact.
  private static let tolerance = 0.004

  private static func number(_ values: [Double], _ sizes: [CGSize]) -> Number? {
    guard let own = plane(values[..<3], sizes[..<3]), let other = plane(values[3...], sizes[3...]),
      abs(own.constant - other.constant) < 40 * tolerance
    else { return nil }
    // Where the width is the shorter side, its share has that of the shorter side in it.
    let (high, wide) = sizes[0].width <= sizes[0].height ? (own, other) : (other, own)
    let shorter = high.ofWidth - wide.ofWidth
    guard abs(wide.ofHeight - high.ofHeight - shorter) < 2 * tolerance else { return nil }
    let number = Number(
      constant: rounded(own.constant), ofWidth: rounded(wide.ofWidth), ofHeight: rounded(high.ofHeight),
      ofShorter: rounded(shorter))
    for (value, size) in zip(values, sizes) where abs(number.value(in: size) - value) > 10 * tolerance {
      return nil
    }
    return number
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

  /// Shares such as a half come out a little off, because edges are rounded to pixels.
  private static func rounded(_ value: Double) -> Double {
    let near = (value * 1000).rounded() / 1000
    return abs(near - value) < 0.0006 ? near : (value * 100_000).rounded() / 100_000
  }

  /// `f` is the form, and `v` has a number or its constant and shares.
  var json: JSON {
    .object([
      ("f", .string(form)),
      (
        "v",
        .array(
          numbers.map { number in
            let shares = [number.ofWidth, number.ofHeight, number.ofShorter]
            let last = shares.lastIndex { $0 != 0 } ?? -1
            if last < 0 { return SizedDrawing.number(number.constant) }
            return .array(([number.constant] + shares[...last]).map(SizedDrawing.number))
          })
      ),
    ])
  }
}

extension SizeTemplate.Number {
  fileprivate func value(in size: CGSize) -> Double {
    let (w, h) = (Double(size.width), Double(size.height))
    return constant + ofWidth * w + ofHeight * h + ofShorter * min(w, h)
  }
}
