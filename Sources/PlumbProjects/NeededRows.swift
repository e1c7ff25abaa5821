/// Finds the targets whose modules have no order, in one walk over all targets and their needs.
struct NeededRows {
  /// The numbers of the targets that each target needs.
  private let needs: [[Int]]

  /// More than a project has; each level is a level of the stack when the modules are put in order.
  private static let longest = 500

  init(_ needs: [[Int]]) { self.needs = needs }

  /// Returns the reasons: targets that need each other in a circle, and more in a row than any project has.
  ///
  /// - Parameter name: returns the name of a target.
  func problems(name: (Int) -> String) -> [ProjectProblem?] {
    var problems = [ProjectProblem?](repeating: nil, count: needs.count)
    // How many targets are in the longest row that begins with a target; 0 where nobody was yet.
    var lengths = [Int](repeating: 0, count: needs.count)
    // The place of a target in the row that is open, or -1.
    var places = [Int](repeating: -1, count: needs.count)
    let tooLong = ProjectProblem("More than \(Self.longest) targets need one another in a row.")
    for start in needs.indices where lengths[start] == 0 {
      var open = [(target: start, next: 0)]
      (lengths[start], places[start]) = (1, 0)
      while let (target, next) = open.last {
        guard next < needs[target].count else {
          open.removeLast()
          places[target] = -1
          if lengths[target] > Self.longest { problems[target] = problems[target] ?? tooLong }
          if let outer = open.last?.target {
            lengths[outer] = max(lengths[outer], lengths[target] + 1)
            problems[outer] = problems[outer] ?? problems[target]
          }
          continue
        }
        open[open.count - 1].next += 1
        let need = needs[target][next]
        if places[need] >= 0 {
          // One reason is enough: a target can need thousands that are open.
          guard problems[target] == nil else { continue }
          let circle = open[places[need]...]
          problems[target] =
            circle.count >= Self.longest ? tooLong : Self.problem(circle.map(\.target) + [need], name)
        } else if lengths[need] > 0 {
          lengths[target] = max(lengths[target], lengths[need] + 1)
          problems[target] = problems[target] ?? problems[need]
        } else {
          (lengths[need], places[need]) = (1, open.count)
          open.append((need, 0))
        }
      }
    }
    return problems
  }

  private static func problem(_ circle: [Int], _ name: (Int) -> String) -> ProjectProblem {
    ProjectProblem(
      "The targets need each other in a circle, and none can be compiled first: \(circle.map(name).joined(separator: " → "))."
    )
  }
}

/// Puts the modules of targets in order. One walk serves all targets of a project: its marks are made once.
struct ModuleWalk {
  private let index: TargetIndex
  /// The last walk that was at a target.
  private var marks: [Int]
  private var walk = 0
  /// The number of needs examined.
  private(set) var steps = 0

  init(_ index: TargetIndex) {
    self.index = index
    marks = Array(repeating: 0, count: index.places.count)
  }

  /// Returns the modules that a target needs, each behind those that it needs itself.
  ///
  /// - Throws: ``ProjectProblem`` when they have no order.
  mutating func modules(for place: TargetPlace) throws(ProjectProblem) -> (
    order: [TargetPlace], missing: [MissingPackage]
  ) {
    let top = index.number(of: place)
    if let problem = index.problems[top] { throw problem }
    walk += 1
    var found: [Int] = []
    visit(top, &found)
    var seen: Set<MissingPackage> = []
    let missing = found.flatMap { index.needs[$0].missing }.filter { seen.insert($0).inserted }
    return (found.dropLast().map { index.places[$0] }, missing)
  }

  private mutating func visit(_ target: Int, _ found: inout [Int]) {
    marks[target] = walk
    for need in index.neededNumbers[target] {
      steps += 1
      if marks[need] != walk { visit(need, &found) }
    }
    found.append(target)
  }
}
