import PlumbInspector
import Synchronization

/// The answers to a batch, which go out together when the last is there.
final class BatchAnswers: Sendable {
  private struct State {
    var missing: Int
    var answers: [JSON] = []
  }

  private let state: Mutex<State>
  private let send: @Sendable (JSON) -> Void

  init(count: Int, send: @escaping @Sendable (JSON) -> Void) {
    state = Mutex(State(missing: count))
    self.send = send
  }

  @Sendable func add(_ answer: JSON) { end(answer) }

  /// One of the messages has no answer.
  @Sendable func skip() { end(nil) }

  private func end(_ answer: JSON?) {
    let all = state.withLock { state -> [JSON] in
      state.missing -= 1
      if let answer { state.answers.append(answer) }
      return state.missing == 0 ? state.answers : []
    }
    if !all.isEmpty { send(.array(all)) }
  }
}
