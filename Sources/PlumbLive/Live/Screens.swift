import Foundation
import PlumbServer
import PlumbSource
import Synchronization

/// The screens that a child with an app in it sends, one after each action, and its end.
final class Screens: Sendable {
  typealias End = (outcome: Result<Subprocess.Outcome, Subprocess.Problem>, said: HeardChild.Said)

  private struct State {
    var isExpected = false
    var screen: Data?
    var end: End?
  }

  private let state = Mutex(State())
  private let isNews = DispatchSemaphore(value: 0)
  private let hasEnded = DispatchSemaphore(value: 0)

  /// The end of the child; `nil` while it runs.
  var ending: End? { state.withLock(\.end) }

  /// An action is sent next.
  func expect() { state.withLock { ($0.isExpected, $0.screen) = (true, nil) } }

  /// Keeps a screen of the child; false for one that nobody has asked for, and for other messages.
  func put(_ message: WireMessage) -> Bool {
    let isExpected = state.withLock { state in
      guard state.isExpected, message.kind == .screen else { return false }
      (state.isExpected, state.screen) = (false, Data(message.bytes))
      return true
    }
    isNews.signal()
    return isExpected
  }

  func end(_ outcome: Result<Subprocess.Outcome, Subprocess.Problem>, _ said: HeardChild.Said) {
    state.withLock { $0.end = (outcome, said) }
    isNews.signal()
    hasEnded.signal()
  }

  /// Lets who waits look again.
  func wake() { isNews.signal() }

  /// Waits for a screen; `nil` when there will be none in time.
  func wait(until deadline: DispatchTime, orWhen isOver: () -> Bool) -> Data? {
    while true {
      let (screen, end) = state.withLock { ($0.screen, $0.end) }
      if let screen { return screen }
      guard end == nil, !isOver(), isNews.wait(timeout: deadline) == .success else { return nil }
    }
  }

  func waitForEnd(until deadline: DispatchTime) {
    guard ending == nil, hasEnded.wait(timeout: deadline) == .success else { return }
    hasEnded.signal()
  }
}
