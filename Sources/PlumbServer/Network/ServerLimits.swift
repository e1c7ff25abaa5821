/// Limits for a connection, so that no page can keep the server from answering others.
package struct ServerLimits: Sendable {
  /// The most bytes of a request's first line and fields.
  package var headBytes = 8192
  /// The most fields of a request.
  package var headFields = 100
  /// The time that a request may take to arrive, counted from the connection's begin or its last answer. Single bytes
  /// do not make it longer.
  package var headTime: Duration = .seconds(10)
  /// The time that the body of a request may take, where it takes one.
  package var bodyTime: Duration = .seconds(120)
  /// The time for which the server still reads from a connection it ends. Closed at once, the connection would lose the reason.
  package var lastWords: Duration = .seconds(2)
  /// The most connections at a time.
  package var connections = 256
  /// The most connections beyond these that are answered; further ones are closed without an answer.
  package var refusedConnections = 32
  /// The number of times that the page at the other end of a WebSocket is asked whether it is there. One that has not
  /// answered by the next time is gone.
  package var pingTime: Duration = .seconds(30)
  /// The maximum number of a page's messages that wait here; more wait with the page.
  package var waitingMessages = 16

  package init() {}
}
