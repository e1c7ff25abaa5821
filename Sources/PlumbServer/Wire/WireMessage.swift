/// A message between the command and one of its children, which runs the code of a source.
package struct WireMessage: Equatable, Sendable {
  package enum Kind: UInt8, CaseIterable, Sendable {
    /// From both, before all else: the version of the wire.
    case hello = 1
    /// From the command: the work of the child.
    case request
    /// From the child: the result of its work, with a seal.
    case answer
    /// From the child: the port from which pages can be loaded.
    case port
    /// From the child: where its code is, for the case that the process ends there.
    case place
    /// From the child: its main thread does not answer, and this is where it is; it answers again.
    case hangs, answers
    /// From the command: the reason why the main thread does not answer, in sentences.
    case reason
    /// From the command: what the compiler says of the newest save, as JSON for a page.
    case saves
    /// From the child: a page wants it to be started again.
    case restart
    /// From the command: an action in an app without a page. From the child: what the screen shows then.
    case action, screen
    // Behind a wall, from the command: a page has come, has said something, or has gone.
    case joined, said, saidBinary, saidTooMuch, didNotRead, left
    // Behind a wall, from the child: it can be shown; it says something to a page, has dealt with what a page said, or lets a page go.
    case ready, text, binary, close, took

    /// The most bytes of such a message: a page is sent no drawing that is as large.
    package var longest: Int {
      switch self {
      case .answer: 1 << 30
      case .request, .saves, .action, .screen, .said, .text, .binary: 256 << 20
      case .place, .hangs, .reason: 1 << 16
      case .hello, .port, .answers, .restart, .joined, .saidBinary, .saidTooMuch, .didNotRead, .left, .ready,
        .close, .took:
        16
      }
    }
  }

  package var kind: Kind
  /// The number of a page, from 1; 0 for what is about no page.
  package var page: UInt32
  package var bytes: [UInt8]

  package init(kind: Kind, page: UInt32 = 0, bytes: [UInt8] = []) {
    (self.kind, self.page, self.bytes) = (kind, page, bytes)
  }

  /// The message with which both ends begin.
  package static let hello = WireMessage(kind: .hello, bytes: [Wire.version])
}
