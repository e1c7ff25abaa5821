/// Why the command ends without a result. The numbers are promised.
struct Failure: Error {
  enum Status: Int32 {
    case done = 0
    /// The compiler has said what is wrong.
    case doesNotCompile = 1
    case wrongWords = 2
    /// The view crashed, or did not finish in time.
    case viewFailed = 3
  }

  let status: Status
  let message: String

  init(_ status: Status, _ message: String = "") { (self.status, self.message) = (status, message) }
}

/// What went wrong with some of several views, while the others were shown.
struct Failures {
  private var failures: [Failure] = []

  /// Does something for one view; a failure of that view is kept for the end.
  mutating func attempt<Result>(_ body: () throws -> Result) throws -> Result? {
    do {
      return try body()
    } catch let failure as Failure where failure.status == .viewFailed {
      keep(failure)
      return nil
    }
  }

  mutating func keep(_ failure: Failure) { failures.append(failure) }

  /// Ends the command with all that was kept, and the first one's status.
  func end() throws {
    guard let first = failures.first else { return }
    throw Failure(first.status, failures.map(\.message).filter { !$0.isEmpty }.joined(separator: "\n"))
  }
}
