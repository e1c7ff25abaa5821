import PlumbLayout

/// Sums in sentences. Each number is rounded to two decimals, and rounded parts do not always add up to the rounded whole:
/// 12.333 + 20.333 = 32.667. Some of the parts are then rounded to the other side.
extension Arithmetic {
  /// A number in a sum.
  private struct Part {
    var number: CGFloat
    /// The number of times that it counts; negative where it is subtracted.
    var count: Int
    var hundredths: CGFloat
    /// The number of equal numbers that are rounded to the other side: up, or down where it is negative.
    var moved = 0

    init(_ number: CGFloat, _ count: Int) {
      (self.number, self.count, hundredths) = (number, count, (number * 100).rounded())
    }

    /// The amount that each would add to the sum unrounded, in hundredths.
    var missing: CGFloat { (number * 100 - hundredths) * CGFloat(count.signum()) }
  }

  /// The same with parts that add up as shown; itself where it is no sum, or where they do already.
  var told: Arithmetic {
    guard value.isFinite, abs(value) < 1e9 else { return self }
    var (parts, rest) = ([Part](), CGFloat(0))
    collect(1, &parts, &rest)
    let sum = parts.reduce(rest) { $0 + $1.hundredths * CGFloat($1.count) }
    var residue = Int(((value * 100).rounded() - sum).rounded())
    guard residue != 0, parts.count > 1 else { return self }
    let step = residue.signum()
    // Single numbers first: one of several equal ones has to be distinguished from the others.
    for isSingle in [true, false] {
      let most = parts.indices.filter { (abs(parts[$0].count) == 1) == isSingle }
        .sorted { abs(parts[$0].missing) > abs(parts[$1].missing) }
      for index in most where residue != 0 && parts[index].missing * CGFloat(step) > 0.001 {
        let count = min(abs(parts[index].count), abs(residue))
        parts[index].moved = count * step * parts[index].count.signum()
        residue -= count * step
      }
    }
    if residue != 0 { return self }
    var left = parts[...]
    return taking(&left)
  }

  private func collect(_ sign: Int, _ parts: inout [Part], _ rest: inout CGFloat) {
    switch self {
    case .number(let number): parts.append(Part(number, sign))
    case .sum(let terms): for term in terms { term.collect(sign, &parts, &rest) }
    case .difference(let first, let others):
      first.collect(sign, &parts, &rest)
      for other in others { other.collect(-sign, &parts, &rest) }
    default:
      if let (count, number) = equalNumbers {
        parts.append(Part(number, sign * count))
      } else {
        rest += value * 100 * CGFloat(sign)
      }
    }
  }

  private var equalNumbers: (count: Int, number: CGFloat)? {
    guard case .product(.number(let count), .number(let number)) = self, count > 1, count < 10_000,
      count == count.rounded()
    else { return nil }
    return (Int(count), number)
  }

  /// The same with the parts as they are now, in their order.
  private func taking(_ parts: inout ArraySlice<Part>) -> Arithmetic {
    switch self {
    case .number(let number):
      let part = parts.removeFirst()
      return part.moved == 0 ? .number(number) : .number((part.hundredths + CGFloat(part.moved)) / 100)
    case .sum(let terms):
      var told: [Arithmetic] = []
      for term in terms { told.append(term.taking(&parts)) }
      return .sum(told)
    case .difference(let first, let others):
      let first = first.taking(&parts)
      var told: [Arithmetic] = []
      for other in others { told.append(other.taking(&parts)) }
      return .difference(first, told)
    default:
      guard let (count, _) = equalNumbers else { return self }
      let part = parts.removeFirst()
      if part.moved == 0 { return self }
      func several(_ count: Int, _ hundredths: CGFloat) -> Arithmetic {
        count == 1
          ? .number(hundredths / 100) : .product(.number(CGFloat(count)), .number(hundredths / 100))
      }
      let moved = several(abs(part.moved), part.hundredths + CGFloat(part.moved.signum()))
      return abs(part.moved) == count
        ? moved : .sum([several(count - abs(part.moved), part.hundredths), moved])
    }
  }
}
