import Foundation

/// The condition of a predicate.
indirect enum PredicateCondition {
  case all([PredicateCondition]), any([PredicateCondition]), not(PredicateCondition)
  case compare(PredicateComparison)

  func holds(_ object: Any?, _ variables: [String: Any]) -> Bool {
    switch self {
    case .all(let parts): parts.allSatisfy { $0.holds(object, variables) }
    case .any(let parts): parts.contains { $0.holds(object, variables) }
    case .not(let part): !part.holds(object, variables)
    case .compare(let comparison): comparison.holds(object, variables)
    }
  }
}

/// The number of a list's values that must fit.
enum PredicateQuantifier { case one, any, all, none }

/// The comparison of two values.
enum PredicateRelation: String {
  case equal = "==", different = "!=", less = "<", more = ">", atMost = "<=", atLeast = ">="
  case begins = "BEGINSWITH", ends = "ENDSWITH", contains = "CONTAINS", like = "LIKE", matches = "MATCHES"
  case within = "IN", between = "BETWEEN"

  init?(_ token: PredicateToken) {
    switch token {
    case .word(let word): self.init(rawValue: word.uppercased())
    case .sign(let sign):
      let usual = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="][sign] ?? sign
      self.init(rawValue: usual)
    default: return nil
    }
  }
}

/// A value of a predicate.
indirect enum PredicateValue {
  case constant(Any?), path(String), list([PredicateValue]), variable(String)

  func value(_ object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .constant(let value): value
    case .path(let path): PredicateKeys.value(object, path)
    case .list(let values): values.map { $0.value(object, variables) }
    case .variable(let name): variables[name]
    }
  }
}

/// One comparison of two values.
struct PredicateComparison {
  var quantifier: PredicateQuantifier
  var left: PredicateValue
  var relation: PredicateRelation
  var right: PredicateValue
  var ignoresCase: Bool
  var ignoresMarks: Bool

  func holds(_ object: Any?, _ variables: [String: Any]) -> Bool {
    let left = PredicateKeys.plain(left.value(object, variables))
    let right = PredicateKeys.plain(right.value(object, variables))
    switch quantifier {
    case .one: return fits(left, right)
    case .any: return PredicateKeys.list(left).contains { fits($0, right) }
    case .all: return PredicateKeys.list(left).allSatisfy { fits($0, right) }
    case .none: return !PredicateKeys.list(left).contains { fits($0, right) }
    }
  }

  private func fits(_ left: Any?, _ right: Any?) -> Bool {
    switch relation {
    case .equal: return isEqual(left, right)
    case .different: return !isEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .more: return order(left, right) == .orderedDescending
    case .atMost: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .atLeast: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .within: return contains(right, left)
    case .contains: return contains(left, right)
    case .between:
      let bounds = PredicateKeys.list(right)
      guard bounds.count == 2, let low = order(left, bounds[0]), let high = order(left, bounds[1]) else {
        return false
      }
      return low != .orderedAscending && high != .orderedDescending
    case .begins: return texts(left, right) { $0.hasPrefix($1) }
    case .ends: return texts(left, right) { $0.hasSuffix($1) }
    case .like: return texts(left, right) { Self.matches($0, Self.expression(ofWildcards: $1)) }
    case .matches:
      guard let text = left as? String, let expression = right as? String else { return false }
      return Self.matches(text, (ignoresCase ? "(?i)" : "") + expression)
    }
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    if left == nil || right == nil { return left == nil && right == nil }
    return order(left, right).map { $0 == .orderedSame } ?? PredicateKeys.areSame(left, right)
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let one = left as? String, let other = right as? String {
      let (one, other) = (folded(one), folded(other))
      return one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
    }
    return PredicateKeys.order(left, right)
  }

  /// A text in a text, or a value in a list.
  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if whole is String { return texts(whole, part) { $1.isEmpty || $0.contains($1) } }
    return PredicateKeys.list(whole).contains { isEqual($0, part) }
  }

  private func texts(_ left: Any?, _ right: Any?, _ fit: (String, String) -> Bool) -> Bool {
    guard let left = left as? String, let right = right as? String else { return false }
    return fit(folded(left), folded(right))
  }

  private func folded(_ text: String) -> String {
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresMarks { options.insert(.diacriticInsensitive) }
    return options.isEmpty ? text : text.folding(options: options, locale: nil)
  }

  private static func expression(ofWildcards text: String) -> String {
    NSRegularExpression.escapedPattern(for: text).replacingOccurrences(of: "\\*", with: ".*")
      .replacingOccurrences(of: "\\?", with: ".")
  }

  private static func matches(_ text: String, _ expression: String) -> Bool {
    guard
      let expression = try? NSRegularExpression(
        pattern: "^(?:\(expression))$", options: [.dotMatchesLineSeparators])
    else { return false }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}
