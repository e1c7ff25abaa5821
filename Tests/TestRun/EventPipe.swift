import Foundation

/// The events of a process, as it writes them: a named pipe, because the process opens a path.
final class EventPipe {
  let path: String
  private let descriptor: Int32
  private var rest = Data()

  /// - Throws: ``TestProgram/Problem`` when no pipe can be made at the path.
  init(path: String) throws {
    unlink(path)
    guard mkfifo(path, 0o600) == 0 else {
      throw TestProgram.Problem(description: "\(path) cannot be made: \(String(cString: strerror(errno)))")
    }
    self.path = path
    // It is open before the process opens it, so neither waits for the other.
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw TestProgram.Problem(description: "\(path) cannot be opened: \(String(cString: strerror(errno)))")
    }
  }

  deinit {
    close(descriptor)
    unlink(path)
  }

  /// The records that have come, after a wait for the first of them. It ends early when the process closes the pipe.
  func records(waiting milliseconds: Int32) -> [EventRecord] {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&state, 1, milliseconds)
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { break }
      rest.append(contentsOf: bytes[..<count])
    }
    guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let lines = rest[..<end].split(separator: UInt8(ascii: "\n"))
    rest = Data(rest[(end + 1)...])
    return lines.compactMap { try? JSONDecoder().decode(EventRecord.self, from: $0) }
  }
}
