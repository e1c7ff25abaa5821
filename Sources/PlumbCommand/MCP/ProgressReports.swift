import Foundation
import PlumbInspector
import PlumbLayout

/// Reports once a second that a call continues, on request: the duration of a compilation is not known.
final class ProgressReports: Sendable {
  private let token: JSON?
  private let send: @Sendable (JSON) -> Void
  private let isWanted = DispatchSemaphore(value: 0)
  private let isOver = DispatchSemaphore(value: 0)

  /// - Parameter token: what the reports are called by; `nil` where nobody wants any.
  init(_ token: JSON?, _ send: @escaping @Sendable (JSON) -> Void) {
    self.token = token.flatMap { $0.string != nil || $0.number != nil ? $0 : nil }
    self.send = send
  }

  func begin(_ words: String) {
    guard let token else { return }
    Thread.detachNewThread { [self] in
      let start = ContinuousClock.now
      repeat {
        // The numbers have to grow: these are seconds.
        let seconds = ((ContinuousClock.now - start) / .seconds(1) * 10).rounded() / 10
        let parameters: [(String, JSON)] = [
          ("progressToken", token), ("progress", .number(seconds)), ("message", .string(words)),
        ]
        send(
          .object([
            ("jsonrpc", .string("2.0")), ("method", .string("notifications/progress")),
            ("params", .object(parameters)),
          ]))
      } while isWanted.wait(timeout: .now() + 1) == .timedOut
      isOver.signal()
    }
  }

  /// Nothing is reported any more when this returns: the answer comes after the last report.
  func end() {
    guard token != nil else { return }
    isWanted.signal()
    isOver.wait()
  }
}
