#if canImport(Glibc)
  import Glibc
#endif

/// What a test waited for has not come.
package struct NeverCame: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }
}

/// How long a test waits for another program, thread or task.
///
/// Tests wait for what they expect and not for a time, so a slow machine makes them slow, not red. Only something that never comes
/// meets the limit.
package struct Patience {
  /// The limit, unless another one is given.
  package static let limit = Duration.seconds(300)
  private static let pace = Duration.milliseconds(5)
  private let what: String
  private let limit: Duration
  private let end: ContinuousClock.Instant

  /// - Parameter what: What is waited for, for the error.
  package init(_ what: String, limit: Duration = limit) {
    (self.what, self.limit, end) = (what, limit, ContinuousClock.now + limit)
  }

  /// Lets others work.
  ///
  /// - Throws: ``NeverCame`` when the limit is over.
  package func pause() async throws {
    try check()
    try await Task.sleep(for: Self.pace)
  }

  /// Lets other threads work, where nothing can be awaited.
  ///
  /// - Throws: ``NeverCame`` when the limit is over.
  package func block() throws {
    try check()
    usleep(5_000)
  }

  private func check() throws {
    guard ContinuousClock.now < end else { throw NeverCame(description: "\(what) did not come in \(limit).") }
  }
}

/// What a view's task does that goes on until it is cancelled.
package func workUntilCancelled() async {
  while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
}

/// Waits until something is so.
///
/// - Throws: ``NeverCame``, which names the caller's line, when it is not so in ``Patience/limit``.
package func waitUntil(
  isolation: isolated (any Actor)? = #isolation, fileID: String = #fileID, line: Int = #line,
  _ isSo: () throws -> Bool
) async throws {
  let patience = Patience("What \(fileID):\(line) waits for")
  while try !isSo() { try await patience.pause() }
}

/// Blocks the thread until something is so.
///
/// - Throws: ``NeverCame``, which names the caller's line, when it is not so in ``Patience/limit``.
package func blockUntil(fileID: String = #fileID, line: Int = #line, _ isSo: () throws -> Bool) throws {
  let patience = Patience("What \(fileID):\(line) waits for")
  while try !isSo() { try patience.block() }
}
