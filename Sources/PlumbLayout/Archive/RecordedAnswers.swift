/// A node remembers its latest four answers of a kind. A tree of numbers needs all that a layout asks for, so a tree with nodes
/// that are recorded is laid out once more before, with room for each answer.
extension LayoutTree {
  /// The answers of a kind that a node keeps during a recording: more than any layout of a view is known to ask for. The
  /// search goes through all of them.
  private static let mostRecorded = 512

  /// Lays the content of a node out anew where it is, and keeps all answers.
  ///
  /// - Parameter nodes: the node and all that is in it, the node first. One that was never placed has no layout to repeat.
  /// - Returns: the answers that each recorded node had before, which may be to questions of another layout.
  func recordAnswers(of nodes: [NodeID]) -> [NodeID: [Answer]] {
    guard let root = nodes.first, !records[Int(root.index)].flags.has(.needsSomePlacement), changed.isEmpty
    else { return [:] }
    var earlier: [NodeID: [Answer]] = [:]
    for id in nodes where isRecorded(id) { forEachAnswer(of: id) { earlier[id, default: []].append($0) } }
    guard !earlier.isEmpty else { return [:] }
    // An archive is no event of the tree: observers do not see it.
    let outerTrace = trace
    (trace, pool.mostPerKind) = (nil, Self.mostRecorded)
    defer { (trace, pool.mostPerKind) = (outerTrace, AnswerPool.usualPerKind) }
    for id in nodes {
      forgetAnswers(id)
      records[Int(id.index)].flags.add(.needsPlacement)
      object(of: id)?.forgetAnswers()
    }
    let (origin, proposal) = (records[Int(root.index)].origin, records[Int(root.index)].proposal)
    place(root, at: origin, proposal: proposal)
    return earlier
  }
}
