import Synchronization

/// The messages of the compiler about the newest save of a followed app. They are empty while the app that is shown is the saved one.
package final class FollowedSaves: Sendable {
  private struct State {
    var complaints: [PreviewProject.Complaint] = []
    var pass: (@Sendable ([PreviewProject.Complaint]) -> Void)?
  }

  private let state = Mutex(State())

  package init() {}

  /// Replaces the messages.
  package func tell(_ complaints: [PreviewProject.Complaint]) {
    let pass = state.withLock { state in
      state.complaints = complaints
      return state.pass
    }
    pass?(complaints)
  }

  /// Passes the messages on, now and whenever there are others, in place of an earlier closure.
  package func pass(to pass: (@Sendable ([PreviewProject.Complaint]) -> Void)?) {
    let complaints = state.withLock { state in
      state.pass = pass
      return state.complaints
    }
    pass?(complaints)
  }
}
