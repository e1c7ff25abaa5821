/// The actions of a server while the main thread of its app does not answer. The server has its own thread.
package struct HangAnswers: Sendable {
  /// The reason why the app does not answer, in sentences; `nil` while it does.
  let reason: @Sendable () -> String?
  /// Ends the app, so that it is started again.
  let restart: @Sendable () -> Void

  package init(reason: @escaping @Sendable () -> String?, restart: @escaping @Sendable () -> Void) {
    (self.reason, self.restart) = (reason, restart)
  }
}
