import Foundation
import PlumbServer
import PlumbSource

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
  /// The notices about an app that serves its pages itself: the command reports why the app does not answer, and what the compiler
  /// says of saves. From now on the child ends with the wire.
  func notices() -> AppNotices {
    let notices = AppNotices { [self] in
      send(WireMessage(kind: .restart))
      AppNotices.afterAnswer { kill(getpid(), SIGKILL) }
    }
    Thread.detachNewThread { [self] in
      while let message = try? receive() {
        switch message.kind {
        case .reason:
          notices.hangs(message.bytes.isEmpty ? nil : String(decoding: message.bytes, as: UTF8.self))
        case .saves: message.complaints.map(notices.complain)
        default: exit(Wire.endedStatus)
        }
      }
      exit(Wire.endedStatus)
    }
    return notices
  }
}

extension WireMessage {
  /// A message with what the compiler says of the newest save.
  init?(saves complaints: [PreviewProject.Complaint]) {
    guard let data = try? JSONEncoder().encode(complaints) else { return nil }
    self.init(kind: .saves, bytes: Array(data))
  }

  fileprivate var complaints: [PreviewProject.Complaint]? {
    try? JSONDecoder().decode([PreviewProject.Complaint].self, from: Data(bytes))
  }
}

extension AppNotices {
  /// Performs an action once the answer to the page has gone out.
  static func afterAnswer(_ action: @escaping @Sendable () -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.2, execute: action)
  }
}
