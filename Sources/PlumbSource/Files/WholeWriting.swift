import Foundation

/// Writes all bytes to a descriptor, and waits where it does not take them at once.
///
/// - Returns: 0, or the number of the error (`errno`) that kept the rest from being written.
package func writeAll(_ data: Data, to descriptor: Int32) -> Int32 {
  data.withUnsafeBytes { bytes in
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else if count == 0 || errno != EINTR {
        return count == 0 ? EIO : errno
      }
    }
    return 0
  }
}

/// Returns the system's description of an error: "No space left on device".
package func systemWords(_ code: Int32) -> String { String(cString: strerror(code)) }

/// Gives the standard descriptors that this process was started without (`>&-`) to a file that nothing can be read from
/// or written to. Otherwise the next file that is opened would get such a number, and results would go into it.
package func reserveStandardDescriptors() {
  for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
    _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
  }
}
