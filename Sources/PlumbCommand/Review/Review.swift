import PlumbExchange
import PlumbSource

/// The previews of a project before a change and after it.
struct Review {
  /// A part that has no previews in one of the states.
  struct Problem {
    let isBefore: Bool
    let target: String?
    let status: Failure.Status
    /// The compiler's messages.
    let text: String
  }

  let range: GitRange
  /// Pixels per point.
  let scale: Double
  var entries: [ReviewEntry] = []
  var problems: [Problem] = []
  var notices: [String] = []

  /// The bytes of pictures that a page has at most. As text, they are a third longer.
  static let mostPictureBytes = 24 << 20

  func count(_ state: ReviewEntry.State) -> Int { entries.count { $0.state == state } }

  /// The previews that were drawn in either state.
  var drawn: Int { entries.count { $0.reason != nil } }

  /// The previews whose pictures the page has no room for.
  var withoutPictures: Int {
    entries.count { [.changed, .new, .removed].contains($0.state) && $0.pictureBytes == 0 }
  }

  /// All states in one line: "2 changed, 1 new, 197 unchanged".
  var counts: String {
    let states: [ReviewEntry.State] = [.changed, .new, .removed, .failed, .unchanged]
    let told = states.compactMap { state in
      let number = count(state)
      return number == 0 ? nil : "\(number) \(state.rawValue)"
    }
    return told.isEmpty ? "none" : told.joined(separator: ", ")
  }

  /// The states that were compared: "main (1234567) and the saved files".
  var states: String {
    let old = "\(HarmlessText.line(range.oldName)) (\(range.old.prefix(7)))"
    guard let name = range.newName, let new = range.new else { return "\(old) and the saved files" }
    return "\(old) and \(HarmlessText.line(name)) (\(new.prefix(7)))"
  }

  /// The end of the command; `nil` where nobody can see a change.
  var failure: Failure? {
    let failed = entries.compactMap(\.failedAfter).first { $0.status != .doesNotCompile }
    let problem = problems.first { !$0.isBefore }
    if let failed { return Failure(failed.status, messages, view: failed.view) }
    if let problem { return Failure(problem.status, messages) }
    return entries.allSatisfy { $0.state == .unchanged } && problems.isEmpty
      ? nil : Failure(.differs, messages)
  }

  /// The messages of the compiler and of the views that failed, for standard error.
  private var messages: String {
    let parts = problems.map { problem in
      "\(problem.isBefore ? "Before" : "After")\(problem.target.map { ", \($0)" } ?? ""):\n\(problem.text)"
    }
    let failures = entries.flatMap { entry in
      [("before", entry.failedBefore), ("after", entry.failedAfter)].compactMap { side, failure in
        failure.flatMap { $0.status == .doesNotCompile ? nil : "\(entry.view), \(side): \($0.message)" }
      }
    }
    return (parts + failures).joined(separator: "\n")
  }
}

extension ReviewCommand {
  /// Compares the previews of each target.
  func compare(_ states: ReviewedStates) throws -> Review {
    var review = Review(range: states.range, scale: stage.scale, notices: states.notices)
    var room = Review.mostPictureBytes
    for target in try states.targets() {
      var reviewed = ReviewedTarget(states, name: target.name, on: stage.stage, room: room)
      try reviewed.compare(
        target.before, target.after, timeout: limit.timeout, tolerance: project.tolerance)
      room = reviewed.room
      review.entries += reviewed.entries
      review.problems += reviewed.problems
    }
    return review
  }
}
