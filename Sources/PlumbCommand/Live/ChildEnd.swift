import Foundation
import PlumbServer
import PlumbSource
import Synchronization

/// The child's end of the wire.
extension Wire {
  /// Waits for the command's request; `nil` where the command is of another version.
  func request() throws(Failure) -> ChildRequest? {
    send(.hello)
    do {
      if let hello = try receive(), hello.kind == .hello {
        guard hello == .hello else { return nil }
        if let message = try receive(), message.kind == .request {
          return try JSONDecoder().decode(ChildRequest.self, from: Data(message.bytes))
        }
      }
    } catch {}
    throw Failure(
      .wrongWords,
      "child is for plumb itself, which sends a request to each of its processes. Run plumb --help.")
  }

  /// Reports the port from which pages can be loaded.
  func tellPort(_ port: UInt16) {
    send(WireMessage(kind: .port, bytes: [UInt8(port >> 8), UInt8(port & 0xFF)]))
  }

  /// Reports where the code is, before the process ends or while it does not answer.
  func tell(_ kind: WireMessage.Kind, _ report: CrashReporting.Report) {
    guard let data = try? JSONEncoder().encode(report), data.count <= kind.longest else { return }
    send(WireMessage(kind: kind, bytes: Array(data)))
  }
}

extension WireMessage {
  /// The port in a message of that kind.
  var port: UInt16? { kind == .port && bytes.count == 2 ? UInt16(bytes[0]) << 8 | UInt16(bytes[1]) : nil }

  /// The report in a message; an empty one where it cannot be read.
  var report: CrashReporting.Report {
    (try? JSONDecoder().decode(CrashReporting.Report.self, from: Data(bytes))) ?? CrashReporting.Report()
  }
}

extension Wire {
  /// The answers about an app that serves its pages itself. From now on the child hears the reason why it does not answer and what is
  /// said of saves, and ends with the wire.
  func hangAnswers(_ saves: FollowedSaves?) -> HangAnswers {
    let reason = Mutex("")
    let answers = HangAnswers {
      reason.withLock { $0.isEmpty ? nil : $0 }
    } restart: { [self] in
      send(WireMessage(kind: .restart))
      HangAnswers.afterAnswer { kill(getpid(), SIGKILL) }
    }
    Thread.detachNewThread { [self] in
      while let message = try? receive() {
        switch message.kind {
        case .reason: reason.withLock { $0 = String(decoding: message.bytes, as: UTF8.self) }
        case .saves: saves?.replace(Data(message.bytes))
        default: exit(Wire.endedStatus)
        }
      }
      exit(Wire.endedStatus)
    }
    return answers
  }
}

extension HangAnswers {
  /// Performs an action once the answer to the page has gone out.
  static func afterAnswer(_ action: @escaping @Sendable () -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.2, execute: action)
  }
}
