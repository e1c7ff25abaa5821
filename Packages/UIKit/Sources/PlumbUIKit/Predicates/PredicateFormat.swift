import Foundation
import PlumbViews

extension NSPredicate {
  /// Creates a predicate of words: `NSPredicate(format: "name CONTAINS[cd] %@ AND age > %d", text, 18)`.
  ///
  /// A format that can't be read is reported, and such a predicate finds nothing. On Apple's systems it ends the
  /// program. `SUBQUERY`, `FUNCTION` and functions other than `count`, `sum`, `min`, `max` and `average` aren't read.
  @_disfavoredOverload public convenience init(format: String, _ arguments: Any?...) {
    self.init(words: format, arguments)
  }

  /// Creates a predicate of words and a list of the values for their `%@`.
  @_disfavoredOverload public convenience init(format: String, argumentArray arguments: [Any]?) {
    self.init(words: format, arguments ?? [])
  }

  private convenience init(words: String, _ arguments: [Any?]) {
    var parser = PredicateParser(words, arguments)
    do {
      let condition = try parser.condition()
      nonisolated(unsafe) let kept = condition
      self.init { object, variables in kept.holds(object, variables ?? [:]) }
    } catch {
      Surroundings.report("NSPredicate(format: \"\(words)\") finds nothing: \(error).")
      self.init(value: false)
    }
  }
}

/// The reason why a predicate's words could not be read.
struct PredicateProblem: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// The parts of a predicate's words: names, numbers, texts, signs.
enum PredicateToken: Equatable {
  case word(String), text(String), number(Double), sign(String)

  /// Cuts words into parts.
  static func tokens(of words: String) throws -> [PredicateToken] {
    var found: [PredicateToken] = []
    var rest = words[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest = rest.dropFirst()
      } else if first == "\"" || first == "'" {
        found.append(.text(try quoted(&rest)))
      } else if first.isNumber {
        let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "e" || $0 == "E" }
        guard let number = Double(digits) else { throw PredicateProblem("\(digits) is no number") }
        found.append(.number(number))
        rest = rest.dropFirst(digits.count)
      } else if first == "%" {
        found.append(.sign(placeholder(&rest)))
      } else if isOfName(first) {
        let name = rest.prefix { isOfName($0) || $0.isNumber || $0 == "." }
        found.append(.word(String(name)))
        rest = rest.dropFirst(name.count)
      } else {
        let sign = twoSigns.first { rest.hasPrefix($0) } ?? String(first)
        found.append(.sign(sign))
        rest = rest.dropFirst(sign.count)
      }
    }
    return found
  }

  private static let twoSigns = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character == "@" || character == "$" || character == "#"
  }

  private static func quoted(_ rest: inout Substring) throws -> String {
    let mark = rest.removeFirst()
    var text = ""
    while let next = rest.popFirst(), next != mark {
      text.append(next == "\\" ? rest.popFirst() ?? next : next)
    }
    return text
  }

  /// `%K` stays itself; every other one, such as `%ld`, represents a value.
  private static func placeholder(_ rest: inout Substring) -> String {
    rest.removeFirst()
    let letters = rest.prefix { "@KdDiuUxXohqlfFegGcsSp".contains($0) }
    let length = letters.first == "@" || letters.first == "K" ? 1 : letters.count
    let isKey = letters.first == "K"
    rest = rest.dropFirst(length)
    return isKey ? "%K" : "%@"
  }
}
