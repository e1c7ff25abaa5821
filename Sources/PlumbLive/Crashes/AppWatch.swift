import Foundation
import PlumbServer
import PlumbSource
import Synchronization

/// Hears from a child that shows an app: when it can be seen, and later whether it still answers.
final class AppWatch: Sendable {
  private struct State {
    var hasBegun = false
    var reason: String?
    var wantsRestart = false
    var isOver = false
  }

  private let state = Mutex(State())
  private let begun: @Sendable () -> Void
  private let describe: @Sendable (CrashReporting.Report) -> String

  /// - Parameters:
  ///   - begun: called once, when pages can be loaded.
  ///   - reason: what is said of an app that does not answer, by what its process reports.
  init(
    begun: @escaping @Sendable () -> Void, reason: @escaping @Sendable (CrashReporting.Report) -> String
  ) {
    (self.begun, describe) = (begun, reason)
  }

  /// Whether pages could be loaded.
  var hasBegun: Bool { state.withLock(\.hasBegun) }

  /// A page has asked for an end and a new beginning, because the app did not answer.
  var wantsRestart: Bool { state.withLock(\.wantsRestart) }

  /// The reason why the app does not answer; `nil` while it does.
  var reason: String? { state.withLock(\.reason) }

  /// The child has ended.
  func end() { state.withLock { $0.isOver = true } }

  /// Pages can be loaded.
  func begin() {
    let isFirst = state.withLock { state in
      defer { state.hasBegun = true }
      return !state.hasBegun && !state.isOver
    }
    if isFirst { begun() }
  }

  func restart() { state.withLock { $0.wantsRestart = true } }

  /// Hears a message of a child that serves its pages itself; false for another kind.
  func hear(_ message: WireMessage, _ wire: Wire) -> Bool {
    switch message.kind {
    case .port: begin()
    case .restart: restart()
    case .hangs, .answers:
      hearOfHang(message)
      let words = Array((reason ?? "").utf8.prefix(WireMessage.Kind.reason.longest))
      wire.post(WireMessage(kind: .reason, bytes: words))
    default: return false
    }
    return true
  }

  /// Reports here that the app does not answer, or that it does again.
  func hearOfHang(_ message: WireMessage) {
    let hangs = message.kind == .hangs
    let isNews = state.withLock { !$0.isOver && ($0.reason != nil) != hangs }
    guard isNews else { return }
    let words = hangs ? describe(message.report) : nil
    state.withLock { $0.reason = words }
    say(words ?? "The app answers again.")
  }
}
