import Foundation

/// Hands on what comes from pipes, as it comes, and remembers the last lines.
///
/// This process's own standard output and standard error get it without orders, because people see it there (``ShownText``).
/// Files get it as it is.
///
/// Output that cannot be written yet waits here. When much waits, the program waits too, as it would on its own pipe.
/// The command itself does not wait, so its time limit holds even when nobody reads.
struct Relay {
  private struct Way {
    var from: Int32
    let to: Int32
    /// Whether people see it.
    var isShown: Bool { to == 1 || to == 2 }
    /// A line without its end.
    var rest: [UInt8] = []
    /// The output that was not written yet.
    var waiting: ArraySlice<UInt8> = []
    /// The number of bytes that are still passed on.
    var room: Int
    var isInTrace = false
  }

  private(set) var lastLines: [String] = []
  private var ways: [Way]

  /// So much may wait on each way, in bytes.
  private static let mostWaiting = 65536

  /// - Parameter most: so many bytes are passed on each way.
  init(_ ways: [(from: Int32, to: Int32)], most: Int = .max) {
    self.ways = ways.map { Way(from: $0.from, to: $0.to, room: most) }
  }

  /// Hands on until something comes from another descriptor, or a time is over.
  ///
  /// - Returns: false when the time is over.
  mutating func pump(until deadline: ContinuousClock.Instant?, orFrom other: Int32) -> Bool {
    while true {
      var milliseconds: Int32 = -1
      if let deadline {
        let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
        guard left > 0 else { return false }
        milliseconds = Int32(min(left.rounded(.up), 60_000))
      }
      var polls = [pollfd(fd: other, events: Int16(POLLIN), revents: 0)]
      for way in ways {
        let reads = way.from >= 0 && way.waiting.count < Self.mostWaiting
        polls.append(pollfd(fd: reads ? way.from : -1, events: Int16(POLLIN), revents: 0))
        polls.append(pollfd(fd: way.waiting.isEmpty ? -1 : way.to, events: Int16(POLLOUT), revents: 0))
      }
      guard poll(&polls, nfds_t(polls.count), milliseconds) > 0 else { continue }
      // What waits on both came in an unknown order; usually a program prints first and complains then.
      for index in ways.indices {
        if polls[1 + 2 * index].revents != 0 { receive(index) }
        if polls[2 + 2 * index].revents != 0 || !ways[index].waiting.isEmpty { send(index) }
      }
      if polls[0].revents != 0 { return true }
    }
  }

  /// Reads what is still in the pipes, and closes them.
  ///
  /// - Parameter patiently: wait until everything is taken, or nobody can take it any more; otherwise what is not taken at
  ///   once is lost.
  mutating func finish(patiently: Bool) {
    for index in ways.indices {
      _ = fcntl(ways[index].from, F_SETFL, O_NONBLOCK)
      while ways[index].from >= 0, receive(index) {
        if patiently { sendAll(index) } else { send(index) }
      }
      closeWay(index)
      if patiently { sendAll(index) } else { send(index) }
    }
  }

  /// Returns whether something came.
  @discardableResult
  private mutating func receive(_ index: Int) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = read(ways[index].from, &bytes, bytes.count)
    if count < 0, errno == EAGAIN || errno == EINTR { return false }
    guard count > 0 else {
      closeWay(index)
      return false
    }
    var lines = (ways[index].rest + bytes[..<count]).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    ways[index].rest = Array(lines.removeLast())
    for line in lines { pass(line + [UInt8(ascii: "\n")], through: index) }
    // The memory for a line without an end must not grow for ever.
    if ways[index].rest.count > 65536 { passRest(of: index, keeping: ShownText.unfinished(ways[index].rest)) }
    return true
  }

  private mutating func closeWay(_ index: Int) {
    passRest(of: index)
    if ways[index].from >= 0 { close(ways[index].from) }
    ways[index].from = -1
  }

  /// - Parameter count: so many bytes at its end stay here.
  private mutating func passRest(of index: Int, keeping count: Int = 0) {
    let rest = ways[index].rest
    ways[index].rest = Array(rest.suffix(count))
    var piece = rest.dropLast(count)
    guard !piece.isEmpty else { return }
    // An order could begin in a piece and end in the next one, or in what is written behind it.
    if ways[index].isShown, ShownText.isRead { piece.append(UInt8(ascii: "\n")) }
    pass(piece, through: index)
  }

  /// The runtime prints the stack below a fatal error; it shows Plumb's own functions and hides the error.
  private mutating func pass(_ line: ArraySlice<UInt8>, through index: Int) {
    let line = ways[index].isShown ? ShownText.harmless(line) : line
    let start = Array(line.prefix(500))
    let whole = line.count > 500 ? start.dropLast(ShownText.unfinished(start)) : start[...]
    let text = String(decoding: whole, as: UTF8.self).trimmingCharacters(in: .newlines)
    if text == "Current stack trace:" {
      ways[index].isInTrace = true
      return
    }
    if ways[index].isInTrace, text.first?.isNumber ?? false { return }
    ways[index].isInTrace = false
    if ways[index].to >= 0 {
      let passed = line.prefix(ways[index].room)
      ways[index].waiting += passed
      ways[index].room -= passed.count
    }
    guard !text.isEmpty else { return }
    lastLines.append(text)
    if lastLines.count > 20 { lastLines.removeFirst() }
  }

  private mutating func sendAll(_ index: Int) {
    while !ways[index].waiting.isEmpty {
      var request = pollfd(fd: ways[index].to, events: Int16(POLLOUT), revents: 0)
      if poll(&request, 1, -1) > 0 { send(index) }
    }
  }

  /// Sends as much as is taken at once. So little at a time always fits where a poll says that something does.
  private mutating func send(_ index: Int) {
    while !ways[index].waiting.isEmpty {
      var request = pollfd(fd: ways[index].to, events: Int16(POLLOUT), revents: 0)
      guard poll(&request, 1, 0) > 0 else { return }
      let sent = ways[index].waiting.prefix(4096).withUnsafeBytes {
        write(ways[index].to, $0.baseAddress, $0.count)
      }
      if sent < 0, errno == EINTR || errno == EAGAIN { return }
      // Nobody reads any more, or the disk is full: what is printed by the way is not worth a failure.
      guard sent > 0 else {
        ways[index].waiting = []
        return
      }
      ways[index].waiting.removeFirst(sent)
    }
  }
}
