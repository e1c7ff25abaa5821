import Foundation

/// A format of the older form: text with places such as `%d`, `%.2f` and `%{public}@`.
///
/// Swift strings are not variable arguments of C here, so each place is filled by itself.
struct OSLogPlaces {
  private let format: Substring

  init(_ format: String) { self.format = format[...] }

  func filled(with values: [Any]) -> String {
    var (rest, left, result) = (format, values[...], "")
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest.removeFirst()
        continue
      }
      let place = Self.place(&rest)
      // A place without a value stays as it is, so that somebody sees it.
      let hasValue = !left.isEmpty && !place.isEmpty
      result += hasValue ? Self.text(of: left.removeFirst(), in: place) : "%" + place
    }
    return result + rest
  }

  /// Returns the characters after a `%`, up to and including its letter, without `{public}`.
  private static func place(_ rest: inout Substring) -> String {
    if rest.first == "{", let close = rest.firstIndex(of: "}") { rest = rest[rest.index(after: close)...] }
    var place = ""
    while let character = rest.popFirst() {
      place.append(character)
      if "@dDiuUxXoOfFeEgGcCsSpaA".contains(character) { break }
    }
    return place
  }

  private static func text(of value: Any, in place: String) -> String {
    guard let letter = place.last else { return "\(value)" }
    switch value {
    case let number as any BinaryFloatingPoint where "fFeEgGaA".contains(letter):
      return String(format: "%" + place, Double(number))
    case let number as any BinaryInteger where "dDiuUxXoO".contains(letter):
      // One width for all: a value may be of any size.
      let modifiers = place.dropLast().filter { !"hlqjzt".contains($0) }
      return String(format: "%" + modifiers + "ll" + String(letter), Int64(truncatingIfNeeded: number))
    default: return "\(value)"
    }
  }
}

extension OSLogMessage {
  /// A message of the older form, with its places filled.
  package init(format: String, _ values: Any...) {
    self.init(stringLiteral: OSLogPlaces(format).filled(with: values))
  }
}
