/// What one connection has said that was not taken. Each time it is answered, and for each reason it is logged once: a page that
/// repeats itself must not fill the log.
struct Refusals {
  /// The most lines about one connection.
  static let limit = 20

  private var known: Set<String> = []

  /// The line for the log; `nil` if there is nothing new to say.
  mutating func line(for reason: BadMessage) -> String? {
    guard known.count <= Refusals.limit, known.insert(reason.description).inserted else { return nil }
    return known.count > Refusals.limit
      ? "More of what the page says is not taken, and not told here any more."
      : "A page's message was not taken: \(reason)"
  }
}
