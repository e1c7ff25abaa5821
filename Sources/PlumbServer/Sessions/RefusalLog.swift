/// The messages of one connection that were refused. Each is answered, but each reason is logged only once: a page that
/// repeats a message must not fill the log.
struct RefusalLog {
  /// The most lines about one connection.
  static let limit = 20

  private var known: Set<String> = []

  /// The line for the log; `nil` if there is nothing new to say.
  mutating func line(for reason: BadMessage) -> String? {
    guard known.count <= RefusalLog.limit, known.insert(reason.description).inserted else { return nil }
    return known.count > RefusalLog.limit
      ? "More of what the page says is not taken, and not told here any more."
      : "A page's message was not taken: \(reason)"
  }
}
