import Foundation
import PlumbServer
import PlumbSource
import Synchronization

/// The command's end of the wire to a child: sends the request, keeps what the child says for its end, and passes on the rest.
package final class HeardChild: Sendable {
  /// A closure that takes a message; false where no child may send it then.
  package typealias Hearing = @Sendable (WireMessage) -> Bool

  /// The statements of a child that has ended.
  struct Said {
    /// With its seal.
    var answer: [UInt8]?
    var report = CrashReporting.Report()
    /// The command has cut the connection because of what was written to it, or the child has closed it.
    var isStray = false
    /// The child is of another version of Plumb.
    var isOther = false
  }

  private struct State {
    var said = Said()
    /// The program that runs beside the command, once it has started.
    var program: RunningProgram?
    /// The process that has sent the first message. Behind a wall it is not the program's own.
    var process: pid_t = 0
  }

  /// The reason why the command ends a child whose end of the connection is not that of a child.
  static let stray =
    "was ended, because it wrote to its connection with plumb, or closed it. Code may use only file descriptors that it has opened itself."

  /// A wall around a child takes a moment to say how the child has ended (assumed), in seconds.
  private static let patience = 2.0

  private let wire: Wire
  private let state = Mutex(State())
  private let isHeard = DispatchSemaphore(value: 0)
  private let isFinished = DispatchSemaphore(value: 0)

  /// Creates a connection, and listens on its own thread.
  ///
  /// - Parameters:
  ///   - child: inherits the other end when it is started.
  ///   - hears: makes what takes the messages that are not about the end.
  init(_ request: ChildRequest, to child: inout Subprocess, hears: (Wire) -> Hearing) throws {
    let data = try JSONEncoder().encode(request)
    (wire, child.wire) = try Wire.pair()
    wire.post(.hello)
    wire.post(WireMessage(kind: .request, bytes: Array(data)))
    let hear = hears(wire)
    Thread.detachNewThread { [self] in listen(hear) }
  }

  /// The program that the child is, or that is around it. It is ended when the connection ends before it.
  func follow(_ program: RunningProgram) {
    let process = state.withLock { state in
      state.program = program
      return state.process
    }
    if process > 0 { program.works(in: process) }
  }

  /// Waits until everything is heard that the child has said. It has ended.
  func finish() -> Said {
    wire.stopReceiving()
    isFinished.signal()
    isHeard.wait()
    isHeard.signal()
    return state.withLock(\.said)
  }

  private func listen(_ hear: Hearing) {
    let isNonsense: Bool
    do throws(Wire.Nonsense) {
      isNonsense = try hearAll(hear)
    } catch { isNonsense = true }
    if isNonsense { state.withLock { $0.said.isStray = true } }
    // The child cannot write to a connection that has ended.
    if isNonsense { wire.end() }
    isHeard.signal()
    guard let program = state.withLock(\.program) else { return }
    if !isNonsense {
      guard isFinished.wait(timeout: .now() + Self.patience) == .timedOut else { return }
      state.withLock { $0.said.isStray = true }
    }
    program.end()
  }

  /// - Returns: whether a message came that no child sends.
  private func hearAll(_ hear: Hearing) throws(Wire.Nonsense) -> Bool {
    guard let (hello, process) = try wire.receiveFirst() else { return false }
    guard hello.kind == .hello else { return true }
    guard hello == .hello else {
      state.withLock { $0.said.isOther = true }
      return false
    }
    let program = state.withLock { state in
      state.process = process
      return state.program
    }
    if process > 0 { program?.works(in: process) }
    while let message = try wire.receive() {
      switch message.kind {
      case .answer:
        let isFirst = state.withLock { state in
          defer { state.said.answer = state.said.answer ?? message.bytes }
          return state.said.answer == nil
        }
        if !isFirst { return true }
      case .place: state.withLock { $0.said.report = message.report }
      default: if !hear(message) { return true }
      }
    }
    return false
  }
}
