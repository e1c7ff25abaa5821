package import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The standard input of a program: a socket, so that a write to a program that has ended throws.
///
/// A write to a pipe that nobody reads sends SIGPIPE, which would end the tests of a whole process.
package final class ChildInput: Sendable {
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// The program's end, for `Process.standardInput`; ``began()`` closes it once the program has it.
  package let end: FileHandle
  private let descriptor: Int32

  package init() throws {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw Problem(description: "There is no socket: \(String(cString: strerror(errno)))")
    }
    (end, descriptor) = (FileHandle(fileDescriptor: ends[0], closeOnDealloc: true), ends[1])
  }

  deinit { Glibc.close(descriptor) }

  /// Closes this process's copy of the program's end. Writes fail from the program's end on only after that.
  package func began() throws { try end.close() }

  package func write(_ data: Data) throws {
    guard LocalSocket.send(data, count: data.count, to: descriptor) else {
      throw Problem(description: "The program has ended before it read \(data.count) bytes.")
    }
  }

  /// Ends the input, as a closed pipe does.
  package func close() { shutdown(descriptor, Int32(SHUT_WR)) }
}
