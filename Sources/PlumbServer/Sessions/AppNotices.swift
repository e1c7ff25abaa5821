import Foundation
import Synchronization

/// The notices about an app for its pages: why it does not answer, why it has ended, and the messages of the compiler about the newest
/// save. The server has its own threads, so pages get them while the app itself does nothing.
package final class AppNotices: Sendable {
  private struct State {
    var status: AppStatus
    var complaints: [PreviewProject.Complaint] = []
    var pages: [UUID: @Sendable (SocketMessage) -> Void] = [:]
  }

  private let state: Mutex<State>
  /// Starts the app again.
  let restart: @Sendable () -> Void

  /// - Parameters:
  ///   - end: the reason why the app has ended, in sentences; `nil` while it runs.
  ///   - restart: called when a page wants an app that has ended, or does not answer, to start again.
  package init(end: String? = nil, restart: @escaping @Sendable () -> Void) {
    state = Mutex(State(status: AppStatus(isRunning: end == nil, reason: end)))
    self.restart = restart
  }

  /// Whether the app runs; and why it has ended, or why it does not answer.
  var status: AppStatus { state.withLock(\.status) }

  /// The app does not answer for a reason, in sentences; `nil` when it answers again.
  package func hangs(_ reason: String?) {
    tell { state in
      guard state.status.reason != reason else { return nil }
      state.status.reason = reason
      return .app(state.status)
    }
  }

  /// Replaces the messages of the compiler about the newest save.
  package func complain(_ complaints: [PreviewProject.Complaint]) {
    tell { state in
      guard state.complaints != complaints else { return nil }
      state.complaints = complaints
      return .complaints(complaints)
    }
  }

  private func tell(_ change: (inout State) -> Notice?) {
    state.withLock { state in
      guard let notice = change(&state) else { return }
      // Pages get notices in the order in which they were made.
      for send in state.pages.values { send(.text(notice.text)) }
    }
  }

  /// Sends a page what there is to know now, and each change.
  fileprivate func join(_ page: UUID, _ send: @escaping @Sendable (SocketMessage) -> Void) {
    state.withLock { state in
      state.pages[page] = send
      if state.status.reason != nil { send(.text(Notice.app(state.status).text)) }
      // Those of an earlier process go.
      send(.text(Notice.complaints(state.complaints).text))
    }
  }

  /// The number of pages that hear the notices.
  var pageCount: Int { state.withLock(\.pages.count) }

  fileprivate func leave(_ page: UUID) { state.withLock { $0.pages[page] = nil } }

  /// Adds the notices to what pages hear over a socket.
  func over(_ socket: any Socket) -> any Socket { NotifiedSocket(notices: self, inner: socket) }
}

/// Whether an app runs; and why it has ended, or why it does not answer.
struct AppStatus: Encodable, Equatable, Sendable {
  var isRunning = true
  var reason: String?
}

/// A socket over which pages hear the notices about an app, too.
private struct NotifiedSocket: Socket {
  let notices: AppNotices
  let inner: any Socket

  var longestMessage: Int { inner.longestMessage }
  var longestQueue: Int { inner.longestQueue }

  func talk(over connection: SocketConnection) async {
    let page = UUID()
    notices.join(page, connection.send)
    // An app that does not answer keeps its pages from talking, and not from hearing why.
    await inner.talk(over: connection)
    notices.leave(page)
  }
}

/// The socket of an app that has ended: nothing that a page says has an effect.
struct DeafSocket: Socket {
  var longestMessage: Int { PageMessage.longest }
  var longestQueue: Int { 64 }

  func talk(over connection: SocketConnection) async {
    for await event in connection.events {
      if event == .tooLong || event == .full { return }
      connection.proceed()
    }
  }
}
