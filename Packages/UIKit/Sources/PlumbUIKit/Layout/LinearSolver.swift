/// A number that the solver finds.
struct LayoutVariable: Hashable, Sendable { let id: Int }

/// Numbers times variables, and a constant.
struct LinearExpression: Sendable {
  var terms: [LayoutVariable: Double] = [:]
  var constant = 0.0

  init(_ constant: Double = 0) { self.constant = constant }
  init(_ variable: LayoutVariable, times factor: Double = 1) { terms[variable] = factor }

  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for (variable, value) in other.terms { terms[variable, default: 0] += value * factor }
  }

  static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var sum = one
    sum.add(other)
    return sum
  }
  static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var difference = one
    difference.add(other, times: -1)
    return difference
  }
  static func * (one: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(one, times: factor)
    return product
  }
}

/// Finds numbers that keep all required relations, and break the others as little as their weights allow: the simplex
/// method on a tableau, after Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm".
///
/// 1. A relation becomes an equation with a slack for an inequality, and with two errors where it is not required.
/// 2. The equation is written in the parameters of the tableau, and solved for one of its symbols.
/// 3. The weighted errors are made as small as they can be: pivots, until no parameter would make them smaller.
struct LinearSolver {
  enum Relation { case equal, atMost, atLeast }

  private struct Symbol: Hashable, Comparable {
    enum Kind: Int { case external, slack, error, dummy }
    let id: Int
    let kind: Kind
    static func < (one: Symbol, other: Symbol) -> Bool { one.id < other.id }
    /// May become a basic symbol whose value is not below zero.
    var isRestricted: Bool { kind == .slack || kind == .error }
  }

  private struct Row {
    var constant = 0.0
    var cells: [Symbol: Double] = [:]

    mutating func add(_ symbol: Symbol, _ factor: Double) {
      let value = (cells[symbol] ?? 0) + factor
      cells[symbol] = abs(value) < 1e-9 ? nil : value
    }
    mutating func add(_ row: Row, times factor: Double) {
      constant += row.constant * factor
      for (symbol, value) in row.cells { add(symbol, value * factor) }
    }
    /// Solves the row, which is 0, for one of its symbols.
    mutating func solve(for symbol: Symbol) {
      let factor = -1 / (cells.removeValue(forKey: symbol) ?? 1)
      constant *= factor
      for key in cells.keys { cells[key]! *= factor }
    }
    mutating func substitute(_ symbol: Symbol, by row: Row) {
      if let factor = cells.removeValue(forKey: symbol) { add(row, times: factor) }
    }
  }

  private var rows: [Symbol: Row] = [:]
  private var objective = Row()
  /// The error of a row that is about to enter: it goes before the objective.
  private var wrong: Row?
  private var symbols = 0
  private var variables: [LayoutVariable: Symbol] = [:]
  private var nextVariable = 0
  /// The most pivots: more are a sign of a cycle.
  private static let pivotLimit = 20_000

  mutating func makeVariable() -> LayoutVariable {
    nextVariable += 1
    return LayoutVariable(id: nextVariable)
  }

  private mutating func symbol(_ kind: Symbol.Kind) -> Symbol {
    symbols += 1
    return Symbol(id: symbols, kind: kind)
  }

  private mutating func symbol(for variable: LayoutVariable) -> Symbol {
    if let known = variables[variable] { return known }
    let made = symbol(.external)
    variables[variable] = made
    return made
  }

  /// Adds a relation of an expression to zero.
  ///
  /// - Parameter weight: what breaking it costs, for each point; `nil` if it must hold.
  /// - Returns: whether it can hold beside the required ones that are there. One that cannot is left out.
  @discardableResult mutating func add(
    _ expression: LinearExpression, _ relation: Relation, weight: Double? = nil
  ) -> Bool {
    var row = Row(constant: expression.constant)
    for (variable, factor) in expression.terms.sorted(by: { $0.key.id < $1.key.id }) where factor != 0 {
      let symbol = symbol(for: variable)
      if let basic = rows[symbol] { row.add(basic, times: factor) } else { row.add(symbol, factor) }
    }
    var own: [Symbol] = []
    if relation != .equal {
      let sign: Double = relation == .atMost ? 1 : -1
      let slack = symbol(.slack)
      own.append(slack)
      row.add(slack, sign)
      if let weight {
        let error = symbol(.error)
        own.append(error)
        row.add(error, -sign)
        objective.add(error, weight)
      }
    } else if let weight {
      let (above, below) = (symbol(.error), symbol(.error))
      own += [above, below]
      row.add(above, -1)
      row.add(below, 1)
      objective.add(above, weight)
      objective.add(below, weight)
    } else {
      let dummy = symbol(.dummy)
      own.append(dummy)
      row.add(dummy, 1)
    }
    if row.constant < 0 { row = negated(row) }
    return enter(row, own)
  }

  private func negated(_ row: Row) -> Row {
    var result = Row()
    result.add(row, times: -1)
    return result
  }

  private mutating func enter(_ row: Row, _ own: [Symbol]) -> Bool {
    var row = row
    if let subject = subject(of: row, own) {
      row.solve(for: subject)
      substitute(subject, by: row)
      rows[subject] = row
    } else if row.cells.keys.allSatisfy({ $0.kind == .dummy }) {
      guard abs(row.constant) < 1e-6 else { return false }
      guard let dummy = row.cells.keys.min() else { return true }
      row.solve(for: dummy)
      substitute(dummy, by: row)
      rows[dummy] = row
    } else if !enterByArtificial(row) {
      return false
    }
    return true
  }

  /// Breaks what is not required as little as can be. To be called once, when all relations are in.
  mutating func settle() { optimize() }

  /// The symbol that a new row can be solved for at once.
  private func subject(of row: Row, _ own: [Symbol]) -> Symbol? {
    if let external = row.cells.keys.filter({ $0.kind == .external }).min() { return external }
    return own.first { $0.isRestricted && (row.cells[$0] ?? 0) < 0 }
  }

  /// Minimizes a symbol that represents what is wrong with the row: the row can hold if nothing is left of it.
  private mutating func enterByArtificial(_ row: Row) -> Bool {
    let saved = (rows, objective)
    let artificial = symbol(.slack)
    rows[artificial] = row
    wrong = row
    optimize()
    wrong = nil
    let remains = rows[artificial]?.constant ?? 0
    guard abs(remains) < 1e-6 else {
      (rows, objective) = saved
      return false
    }
    if var basic = rows.removeValue(forKey: artificial) {
      if let entering = basic.cells.keys.filter({ $0.kind != .dummy }).min() {
        // Solves `artificial = basic` for the entering symbol.
        basic.add(artificial, -1)
        basic.solve(for: entering)
        substitute(entering, by: basic)
        rows[entering] = basic
      } else if !basic.cells.isEmpty {
        (rows, objective) = saved
        return false
      }
    }
    for key in rows.keys { rows[key]!.cells[artificial] = nil }
    objective.cells[artificial] = nil
    return true
  }

  private mutating func substitute(_ symbol: Symbol, by row: Row) {
    for key in rows.keys where rows[key]!.cells[symbol] != nil { rows[key]!.substitute(symbol, by: row) }
    objective.substitute(symbol, by: row)
    wrong?.substitute(symbol, by: row)
  }

  /// Pivots until nothing makes the goal smaller. Bland's order of symbols keeps it from going around in a circle.
  private mutating func optimize() {
    for _ in 0..<Self.pivotLimit {
      let goal = wrong ?? objective
      guard let entering = goal.cells.filter({ $0.key.kind != .dummy && $0.value < -1e-8 }).keys.min() else {
        return
      }
      var leaving: (symbol: Symbol, ratio: Double)?
      for (symbol, row) in rows where symbol.kind != .external {
        guard let factor = row.cells[entering], factor < -1e-9 else { continue }
        let ratio = -row.constant / factor
        if let best = leaving, ratio > best.ratio || (ratio == best.ratio && symbol > best.symbol) {
          continue
        }
        leaving = (symbol, ratio)
      }
      guard let leaving, var row = rows.removeValue(forKey: leaving.symbol) else { return }
      row.add(leaving.symbol, -1)
      row.solve(for: entering)
      substitute(entering, by: row)
      rows[entering] = row
    }
  }

  /// The number that was found for a variable; 0 for one that nothing speaks of.
  func value(of variable: LayoutVariable) -> Double {
    guard let symbol = variables[variable] else { return 0 }
    return rows[symbol]?.constant ?? 0
  }
}
