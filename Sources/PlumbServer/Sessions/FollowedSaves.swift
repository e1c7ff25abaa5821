import Foundation
import Synchronization

/// The messages of the compiler about the newest save of a followed app, for the app's page. They are empty while the app that is shown
/// is the saved one. The command knows them, and passes them on to an app that serves its page itself.
package final class FollowedSaves: Sendable {
  private struct State {
    var messages = Data("[]".utf8)
    var pass: (@Sendable (Data) -> Void)?
  }

  private let state = Mutex(State())

  package init() {}

  /// Replaces the messages.
  package func tell(_ complaints: [PreviewProject.Complaint]) {
    guard let data = try? JSONEncoder().encode(complaints) else { return }
    replace(data)
  }

  /// Replaces the messages by those that the command has sent.
  package func replace(_ messages: Data) {
    let pass = state.withLock { state in
      state.messages = messages
      return state.pass
    }
    pass?(messages)
  }

  /// Passes the messages on, now and whenever there are others, in place of an earlier closure.
  package func pass(to pass: (@Sendable (Data) -> Void)?) {
    let messages = state.withLock { state in
      state.pass = pass
      return state.messages
    }
    pass?(messages)
  }

  /// The messages, as JSON for a page.
  var messages: Data { state.withLock(\.messages) }
}
