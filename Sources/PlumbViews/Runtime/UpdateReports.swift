import PlumbGraph
import PlumbLayout

/// Reports of changes that views must not make while they are updated.
extension ViewHost {
  /// A view's state was changed while a body ran. Everything else that a graph can complain about is no user's doing.
  func report(misuse problem: GraphProblem) {
    guard case .writeDuringRule(let input, let rule) = problem, input.hasPrefix("@") else { return }
    reportChangeDuringUpdate(of: input, in: rule)
  }

  /// An `@Observable` object was changed; if a body runs now, it was that body.
  func reportObservedChangeDuringUpdate() {
    guard let rule = graph.runningName else { return }
    reportChangeDuringUpdate(of: "an @Observable object", in: rule)
  }

  private func reportChangeDuringUpdate(of what: String, in rule: String) {
    var name = rule
    for suffix in [".body", ".nodes"] where name.hasSuffix(suffix) { name.removeLast(suffix.count) }
    report(
      "\(name.hasPrefix("_") ? "a view" : name): \(what) was changed while the view was updated; the change counts "
        + "after that. Change it in an action, in onAppear, onChange or task, and not in the body.")
  }

  /// An object that views observe was changed on another thread than the main one.
  func reportBackgroundChange(of property: String, in view: String) {
    report(
      "\(view): \(property) was changed on a background thread; the view follows a moment later. Change the object "
        + "on the main actor, or put receive(on: DispatchQueue.main) before what changes it.")
  }

  /// A layout has a number that none can have.
  func report(fault: LayoutFault, at id: NodeID) {
    let name = root.find(id)?.subject.viewPath ?? "a view"
    switch fault {
    case .size(let size, let replaced):
      report(
        "\(name): a size of \(describe(size.width))×\(describe(size.height)) is not possible; "
          + "\(describe(replaced.width))×\(describe(replaced.height)) is used.")
    case .origin(let origin):
      report("\(name): the place \(describe(origin.x)), \(describe(origin.y)) is not possible; 0 is used.")
    }
  }
}
