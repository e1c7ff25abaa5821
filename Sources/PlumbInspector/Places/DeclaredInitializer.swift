/// An initializer of a type of the source, as far as it tells which argument of a call becomes which property.
struct DeclaredInitializer {
  struct Parameter {
    /// `nil` for one without a label.
    var label: String?
    var name: String
    /// A closure, which can stand behind the call.
    var isClosure = false
    var hasDefault = false
  }

  var parameters: [Parameter] = []
  /// The parameters that its body keeps, by the names of the properties; `nil` where none or several can be meant.
  var kept: [String: String?] = [:]

  /// The name in `SourceView.given` of a closure without a label behind the call.
  static let trailing = ""

  /// The name in `SourceView.given` of an argument without a label.
  static func unlabelled(_ number: Int) -> String { "_\(number)" }

  /// Whether a call has no argument that the initializer does not know.
  func canBeCalled(with labels: CallLabels) -> Bool {
    let known = Set(parameters.compactMap(\.label))
    return labels.inside.union(labels.behind).isSubset(of: known)
      && labels.unlabelled <= parameters.count { $0.label == nil }
      && (!labels.hasTrailing || trailing(labels) != nil)
  }

  /// Whether a call gives each argument that has no default. A closure can be the one behind the call.
  func isSatisfied(by labels: CallLabels) -> Bool {
    let given = labels.inside.union(labels.behind)
    var (unlabelled, closures) = (labels.unlabelled, labels.hasTrailing ? 1 : 0)
    return parameters.allSatisfy { parameter in
      if parameter.hasDefault || parameter.label.map(given.contains) ?? false { return true }
      if parameter.label == nil, unlabelled > 0 {
        unlabelled -= 1
        return true
      }
      guard parameter.isClosure, closures > 0 else { return false }
      closures -= 1
      return true
    }
  }

  /// Whether a call gives all that it needs, and nothing that it does not know.
  func fits(_ labels: CallLabels) -> Bool { canBeCalled(with: labels) && isSatisfied(by: labels) }

  /// Returns the name in `SourceView.given` of the argument that fills a property; `nil` where that is not known.
  func argument(for property: String, _ labels: CallLabels) -> String? {
    guard let name = kept[property] ?? property,
      let index = parameters.firstIndex(where: { $0.name == name })
    else { return nil }
    if labels.hasTrailing, trailing(labels) == index { return Self.trailing }
    return parameters[index].label ?? Self.unlabelled(parameters[..<index].count { $0.label == nil })
  }

  /// The parameter of the closure without a label: the first behind the arguments in the parentheses. One with a default is
  /// passed over where another one needs the closure.
  private func trailing(_ labels: CallLabels) -> Int? {
    var (start, unlabelled) = (0, labels.unlabelled)
    for (index, parameter) in parameters.enumerated() {
      if let label = parameter.label {
        if labels.inside.contains(label) { start = index + 1 }
      } else if unlabelled > 0 {
        (start, unlabelled) = (index + 1, unlabelled - 1)
      }
    }
    let closures = parameters[start...].indices.prefix { index in
      parameters[index].label.map { !labels.behind.contains($0) } ?? true
    }.filter { parameters[$0].isClosure }
    return closures.first { !parameters[$0].hasDefault } ?? closures.first
  }
}

/// The labels of a call's arguments: in its parentheses, and of closures behind these.
struct CallLabels {
  var inside: Set<String> = []
  var behind: Set<String> = []
  /// How many arguments in the parentheses have none.
  var unlabelled = 0
  /// The first closure behind the parentheses has none.
  var hasTrailing = false

  init() {}

  init(_ call: CallReader.Call) {
    inside = Set(call.arguments.map(\.label).filter { !$0.isEmpty })
    behind = Set(call.closures.map(\.label).filter { !$0.isEmpty })
    unlabelled = call.arguments.count { $0.label.isEmpty }
    hasTrailing = call.closures.contains { $0.label.isEmpty }
  }
}
