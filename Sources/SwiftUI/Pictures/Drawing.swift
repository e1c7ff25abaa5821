import Foundation
import PlumbExport
import Synchronization

/// Makes the bytes of one picture, on its own thread.
///
/// Swift's own threads are as few as the processors, and on Linux they are Dispatch's: a picture that took one for long would
/// keep the tasks of a whole server waiting. A new thread costs some hundredths of a millisecond, and ends with its picture.
final class Drawing: Sendable {
  private let isCancelled = Atomic(false)
  private let timeLimit: Duration?
  private let end: ContinuousClock.Instant?

  /// As on the main thread, which draws the same views.
  private static let stackSize = 8 << 20

  /// - Parameter spent: what of the limit is over already.
  init(timeLimit: Duration?, spent: Duration) {
    self.timeLimit = timeLimit
    end = timeLimit.map { ContinuousClock.now + $0 - spent }
  }

  /// - Throws: `CancellationError`, ``PictureRendererError``, and what the work throws.
  func run<Answer: Sendable>(_ work: @escaping @Sendable (DrawingStop) throws -> Answer) async throws
    -> Answer
  {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let thread = Thread { continuation.resume(with: Result { try self.answer(of: work) }) }
        thread.stackSize = Self.stackSize
        thread.start()
      }
    } onCancel: {
      isCancelled.store(true, ordering: .relaxed)
    }
  }

  private func answer<Answer>(of work: (DrawingStop) throws -> Answer) throws -> Answer {
    do {
      try check()
      return try work(DrawingStop { self.isCancelled.load(ordering: .relaxed) || self.isLate })
    } catch is DrawingStop.Stopped {
      try check()
      throw CancellationError()
    }
  }

  private func check() throws {
    if isCancelled.load(ordering: .relaxed) { throw CancellationError() }
    if let timeLimit, isLate { throw PictureRendererError.timeLimit(timeLimit) }
  }

  private var isLate: Bool { end.map { ContinuousClock.now >= $0 } ?? false }
}
