import Foundation

/// The kernel's reports that something in a folder was written, came or went (inotify).
package final class FolderEvents: Sendable {
  private static let changes =
    UInt32(IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
    | UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

  private let queue = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))

  package init() {}

  deinit { if queue >= 0 { close(queue) } }

  /// Reports changes of folders from now on.
  ///
  /// - Returns: whether each change in them will be reported. Where not, somebody has to look.
  package func follow(_ folders: Set<String>) -> Bool {
    guard queue >= 0 else { return false }
    var isWhole = true
    for folder in folders where inotify_add_watch(queue, folder, Self.changes) < 0 {
      // A folder that is gone or barred has no changes to see. A limit of the kernel is another matter.
      if errno == ENOSPC || errno == ENOMEM { isWhole = false }
    }
    return isWhole && !SilentDisks.hold(folders)
  }

  /// Waits until something has changed, and forgets it.
  ///
  /// - Parameter end: ends the wait, too.
  package func wait(until end: RaisedFlag?) {
    var ways = [pollfd(fd: queue, events: Int16(POLLIN), revents: 0)]
    if let end { ways.append(pollfd(fd: end.descriptor, events: Int16(POLLIN), revents: 0)) }
    while poll(&ways, nfds_t(ways.count), -1) < 0, errno == EINTR {}
    var events = [UInt8](repeating: 0, count: 1 << 14)
    while read(queue, &events, events.count) > 0 {}
  }
}
