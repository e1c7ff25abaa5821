/// The time that a child may take for a view.
struct ViewTime {
  /// The time for a view, in seconds.
  let limit: Double
  /// The number of times that the child shows it.
  let showings: Int

  init(_ limit: Double, for work: ChildRequest.Work) {
    self.limit = limit
    // A shared page has both appearances.
    showings = if case .share = work { 2 } else { 1 }
  }

  /// The time for all of it, in seconds.
  var seconds: Double { limit * Double(showings) }

  /// Says that the time of a view is over.
  func isOver(for title: String) -> String {
    let share = showings == 1 ? "" : ", \(limit.formatted()) for each appearance"
    return "\(title) did not finish within \(seconds.formatted()) seconds\(share) (--timeout)."
  }
}
