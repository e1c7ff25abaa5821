import Foundation
import Synchronization

/// A flag that a thread raises once, and others wait for.
package final class RaisedFlag: Sendable {
  /// Can be read from once the flag is raised.
  let descriptor: Int32
  private let writing: Int32
  private let value = Atomic(false)

  package init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (descriptor, writing) = (ends[0], ends[1])
  }

  deinit { for end in [descriptor, writing] where end >= 0 { close(end) } }

  package var isRaised: Bool { value.load(ordering: .acquiring) }

  package func raise() {
    value.store(true, ordering: .releasing)
    var byte: UInt8 = 1
    write(writing, &byte, 1)
  }

  /// Waits for the flag, but not longer than some seconds.
  package func wait(atMost seconds: Double) {
    var way = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&way, 1, Int32(seconds * 1000))
  }
}
