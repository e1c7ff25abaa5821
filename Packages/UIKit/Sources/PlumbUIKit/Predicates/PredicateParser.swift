import Foundation

/// Reads a predicate's words: OR binds looser than AND, and AND looser than NOT.
struct PredicateParser {
  private var tokens: [PredicateToken] = []
  private var arguments: [Any?]
  private var problem: (any Error)?
  /// Brackets may be nested as deep as people write; words from elsewhere may be deeper.
  private var depth = 0
  private static let deepest = 100

  init(_ words: String, _ arguments: [Any?]) {
    self.arguments = arguments.reversed()
    do { tokens = try PredicateToken.tokens(of: words).reversed() } catch { problem = error }
  }

  /// The condition that the words say.
  mutating func condition() throws -> PredicateCondition {
    if let problem { throw problem }
    let condition = try alternatives()
    if let rest = tokens.last { throw PredicateProblem("\(rest) is not expected") }
    return condition
  }

  private mutating func alternatives() throws -> PredicateCondition {
    var parts = [try conjunction()]
    while take(["OR", "||"]) { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws -> PredicateCondition {
    var parts = [try negation()]
    while take(["AND", "&&"]) { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws -> PredicateCondition {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { throw PredicateProblem("it is nested too deep") }
    if take(["NOT", "!"]) { return .not(try negation()) }
    if take(["TRUEPREDICATE"]) { return .all([]) }
    if take(["FALSEPREDICATE"]) { return .any([]) }
    if tokens.last == .sign("("), let inner = bracketed() { return inner }
    return try comparison()
  }

  /// A condition in brackets; `nil` where the brackets are those of a value.
  private mutating func bracketed() -> PredicateCondition? {
    let before = self
    _ = take(["("])
    if let inner = try? alternatives(), take([")"]) { return inner }
    self = before
    return nil
  }

  private mutating func comparison() throws -> PredicateCondition {
    let quantifier: PredicateQuantifier =
      take(["ANY", "SOME"]) ? .any : take(["ALL"]) ? .all : take(["NONE"]) ? .none : .one
    let left = try value()
    guard let sign = tokens.popLast(), let relation = PredicateRelation(sign) else {
      throw PredicateProblem("a comparison is missing")
    }
    var options = ""
    if take(["["]) {
      if case .word(let letters)? = tokens.popLast() { options = letters.lowercased() }
      guard take(["]"]) else { throw PredicateProblem("a ] is missing") }
    }
    return .compare(
      PredicateComparison(
        quantifier: quantifier, left: left, relation: relation, right: try value(),
        ignoresCase: options.contains("c"), ignoresMarks: options.contains("d")))
  }

  private mutating func value() throws -> PredicateValue {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { throw PredicateProblem("it is nested too deep") }
    guard let token = tokens.popLast() else { throw PredicateProblem("a value is missing") }
    switch token {
    case .text(let text): return .constant(text)
    case .number(let number): return .constant(number)
    case .sign("%@"): return .constant(try argument())
    case .sign("%K"):
      guard let path = try argument() as? String else { throw PredicateProblem("%K is no name") }
      return .path(path)
    case .sign("-"):
      guard case .number(let number)? = tokens.popLast() else { throw PredicateProblem("- has no number") }
      return .constant(-number)
    case .sign("{"): return .list(try list(until: "}"))
    case .sign("("): return .list(try list(until: ")"))
    case .word(let word): return try named(word)
    case .sign(let sign): throw PredicateProblem("\(sign) is not expected")
    }
  }

  private mutating func named(_ word: String) throws -> PredicateValue {
    switch word.uppercased() {
    case "SELF": return .path("self")
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "NIL", "NULL": return .constant(nil)
    case _ where word.hasPrefix("$"): return .variable(String(word.dropFirst()))
    case _ where tokens.last == .sign("("): throw PredicateProblem("the function \(word) is not read here")
    default: return .path(word)
    }
  }

  private mutating func list(until end: String) throws -> [PredicateValue] {
    var values: [PredicateValue] = []
    while !take([end]) {
      values.append(try value())
      if !take([","]), tokens.last != .sign(end) { throw PredicateProblem("a \(end) is missing") }
    }
    return values
  }

  private mutating func argument() throws -> Any? {
    guard let argument = arguments.popLast() else {
      throw PredicateProblem("there are fewer values than % signs")
    }
    return argument
  }

  private mutating func take(_ words: Set<String>) -> Bool {
    switch tokens.last {
    case .word(let word)? where words.contains(word.uppercased()): break
    case .sign(let sign)? where words.contains(sign): break
    default: return false
    }
    tokens.removeLast()
    return true
  }
}
