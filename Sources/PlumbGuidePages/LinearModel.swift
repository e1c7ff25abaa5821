import Foundation
import PlumbInspector
import PlumbShare

/// The numbers of an example as constants and shares of its sliders.
struct LinearModel {
  private let base: GuideSample
  private let sliders: [Int]
  /// For each slider and each number of the archive, its share.
  private var archive: [[Double]] = []
  /// The same for each text.
  private var texts: [[[Double]]] = []

  /// - Parameters:
  ///   - base: with all sliders at their lowest values.
  ///   - ends: with one slider at its highest value.
  ///   - spans: from the lowest to the highest value of each slider.
  /// - Returns: `nil` when the samples have not the same form.
  init?(_ base: GuideSample, _ ends: [GuideSample], sliders: [Int], spans: [Double]) {
    (self.base, self.sliders) = (base, sliders)
    for (end, span) in zip(ends, spans) {
      guard end.archive.count == base.archive.count, end.texts.count == base.texts.count else { return nil }
      archive.append(
        zip(base.archive, end.archive).map {
          $0.bitPattern == $1.bitPattern ? 0 : Self.neat(($1 - $0) / span)
        })
      var slopes: [[Double]] = []
      for (own, other) in zip(base.texts, end.texts) {
        guard own.texts == other.texts, own.numbers.count == other.numbers.count else { return nil }
        var text: [Double] = []
        for (one, two) in zip(own.numbers, other.numbers) {
          guard one != two else {
            text.append(0)
            continue
          }
          guard let from = Self.plain(one), let to = Self.plain(two) else { return nil }
          text.append((to - from) / span)
        }
        slopes.append(text)
      }
      texts.append(slopes)
    }
  }

  /// Returns whether a sample is what follows from the numbers.
  ///
  /// - Parameter offsets: how far each slider is from its lowest value.
  func predicts(_ sample: GuideSample, _ offsets: [Double]) -> Bool {
    guard sample.archive.count == base.archive.count, sample.texts.count == base.texts.count else {
      return false
    }
    for (index, number) in sample.archive.enumerated()
    where number.bitPattern != base.archive[index].bitPattern
      || archive.contains(where: { $0[index] != 0 })
    {
      let found = zip(archive, offsets).reduce(base.archive[index]) { $0 + $1.0[index] * $1.1 }
      guard abs(found - number) <= 1e-7 * max(1, abs(number)) else { return false }
    }
    for (text, (own, other)) in zip(base.texts, sample.texts).enumerated() {
      guard own.texts == other.texts else { return false }
      for (index, (one, two)) in zip(own.numbers, other.numbers).enumerated() {
        let shares = texts.map { $0[text][index] }
        if one == two, shares.allSatisfy({ $0 == 0 }) { continue }
        guard let from = Self.plain(one), let to = Self.plain(two) else { return false }
        let found = zip(shares, offsets).reduce(from) { $0 + $1.0 * $1.1 }
        // Written numbers have three decimals, and small ones are often shares of a length.
        guard abs(found - to) <= (abs(to) < 4 ? 0.003 : 0.02) else { return false }
      }
    }
    return true
  }

  private static func plain(_ text: String) -> Double? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    // Those of a colour, or of an exponent, are no numbers.
    if digits.count > 1, digits.hasPrefix("0"), !digits.hasPrefix("0.") { return nil }
    return Double(text)
  }

  /// Returns the share without a rounding error: a third times three is one.
  private static func neat(_ share: Double) -> Double {
    let near = (share * 1e9).rounded() / 1e9
    return abs(near - share) < 1e-12 * max(1, abs(share)) ? near : share
  }

  // MARK: For the page

  func json(_ table: inout GuideTexts) -> JSON {
    var slopes: [JSON] = []
    for (slider, shares) in zip(sliders, archive) {
      for (index, share) in shares.enumerated() where share != 0 {
        slopes.append(.array([.number(CGFloat(index)), .number(CGFloat(slider)), .number(share)]))
      }
    }
    let data = base.archive.withUnsafeBytes { Data($0).base64EncodedString() }
    return .object([
      ("archive", table.number(of: .string(data))), ("slopes", .array(slopes)),
      ("looks", .array([0, base.texts.count - 1].map { table.number(of: text($0)) })),
      ("views", table.number(of: text(1))),
    ])
  }

  private func text(_ number: Int) -> JSON {
    let own = base.texts[number]
    var (pieces, plain): ([JSON], String) = ([], own.texts[0])
    for (index, digits) in own.numbers.enumerated() {
      let shares = zip(sliders, texts).filter { $0.1[number][index] != 0 }
      if shares.isEmpty {
        plain += digits
      } else {
        pieces += [
          .string(plain),
          .array(
            [.number(Double(digits) ?? 0)]
              + shares.flatMap { [.number(CGFloat($0.0)), .number($0.1[number][index])] }),
        ]
        plain = ""
      }
      plain += own.texts[index + 1]
    }
    return pieces.isEmpty ? .string(plain) : .array(pieces + [.string(plain)])
  }
}

/// The texts that trees draw, each once.
struct GuideTexts {
  private(set) var all: [JSON] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of text: JSON) -> JSON {
    let key = text.line
    if numbers[key] == nil {
      numbers[key] = all.count
      all.append(text)
    }
    return .number(CGFloat(numbers[key] ?? 0))
  }
}
