import PlumbLayout

/// A calculation as it was made, so that a sentence can show it and a test can make it again.
package indirect enum Arithmetic: Equatable {
  case number(CGFloat)
  /// A factor without a unit. Two decimals of it do not give what it makes of a length.
  case ratio(CGFloat)
  case sum([Arithmetic])
  /// The first one less all others.
  case difference(Arithmetic, [Arithmetic])
  case product(Arithmetic, Arithmetic)
  case quotient(Arithmetic, Arithmetic)
  case larger(Arithmetic, Arithmetic)
  case smaller(Arithmetic, Arithmetic)

  package var value: CGFloat {
    switch self {
    case .number(let number), .ratio(let number): number
    case .sum(let terms): terms.reduce(0) { $0 + $1.value }
    case .difference(let first, let others): others.reduce(first.value) { $0 - $1.value }
    case .product(let one, let other): one.value * other.value
    case .quotient(let one, let other): one.value / other.value
    case .larger(let one, let other): max(one.value, other.value)
    case .smaller(let one, let other): min(one.value, other.value)
    }
  }

  /// With the signs of school: "(200 − 2 × 8) ÷ 3".
  package var text: String { told.written }

  /// The same with each number rounded by itself.
  private var written: String {
    switch self {
    case .number(let number): PlumbLayout.describe(number)
    case .ratio(let ratio): describeRatio(ratio)
    case .sum(let terms): Arithmetic.joined(terms)
    case .difference(let first, let others):
      ([first.written] + others.map { $0.isSum ? "(\($0.written))" : $0.written }).joined(separator: " − ")
    case .product(let one, let other): "\(one.inner) × \(other.inner)"
    case .quotient(let one, let other): "\(one.inner) ÷ \(other.inner)"
    case .larger(let one, let other): "the larger of \(one.text) and \(other.text)"
    case .smaller(let one, let other): "the smaller of \(one.text) and \(other.text)"
    }
  }

  /// "61.33 = (200 − 2 × 8) ÷ 3", or only the number where nothing is calculated.
  package var equation: String {
    switch self {
    case .number: text
    case .larger, .smaller: "\(PlumbLayout.describe(value)), \(text)"
    default: "\(PlumbLayout.describe(value)) = \(text)"
    }
  }

  /// A negative number is taken away.
  private static func joined(_ terms: [Arithmetic]) -> String {
    var text = terms.first?.written ?? "0"
    for term in terms.dropFirst() {
      if case .number(let number) = term, number < 0 {
        text += " − \(PlumbLayout.describe(-number))"
      } else {
        text += " + \(term.written)"
      }
    }
    return text
  }

  package var isNumber: Bool { if case .number = self { true } else { false } }

  private var isSum: Bool {
    switch self {
    case .sum(let terms): terms.count > 1
    case .difference(_, let others): !others.isEmpty
    default: false
    }
  }

  private var inner: String {
    switch self {
    case .number(let number): number < 0 ? "(\(text))" : text
    case .ratio: text
    default: "(\(text))"
    }
  }

  /// Numbers to be added; equal ones that follow on each other are multiplied, and nothing is said about zeros.
  static func terms(_ numbers: [CGFloat]) -> [Arithmetic] {
    var groups: [(number: CGFloat, count: Int)] = []
    var places: [CGFloat: Int] = [:]
    for number in numbers where number != 0 {
      let key = (number * 100_000).rounded()
      if let index = places[key] {
        groups[index].count += 1
      } else {
        places[key] = groups.count
        groups.append((number, 1))
      }
    }
    return groups.map {
      $0.count == 1 ? .number($0.number) : .product(.number(CGFloat($0.count)), .number($0.number))
    }
  }

  /// The sum of numbers; many different ones are one number.
  static func adding(_ numbers: [CGFloat], most: Int = 6) -> Arithmetic {
    let terms = terms(numbers)
    if terms.isEmpty { return .number(0) }
    if terms.count == 1 { return terms[0] }
    return terms.count <= most ? .sum(terms) : .number(numbers.reduce(0, +))
  }

  /// A number less others, of which zeros are left out.
  static func taking(_ numbers: [Arithmetic], from first: CGFloat) -> Arithmetic {
    let others = numbers.filter { $0.value != 0 }
    return others.isEmpty ? .number(first) : .difference(.number(first), others)
  }
}
