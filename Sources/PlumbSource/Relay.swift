import Foundation

/// Hands on what comes from pipes, as it comes, and remembers the last lines.
struct Relay {
  private(set) var lastLines: [String] = []
  private var ways: [(from: Int32, to: Int32, rest: [UInt8], isInTrace: Bool)]

  init(_ ways: [(from: Int32, to: Int32)]) { self.ways = ways.map { ($0.from, $0.to, [], false) } }

  /// Waits for something to come, but not longer than that.
  mutating func pump(milliseconds: Int32) {
    if ways.isEmpty {
      usleep(UInt32(milliseconds) * 1000)
      return
    }
    var polls = ways.map { pollfd(fd: $0.from, events: Int16(POLLIN), revents: 0) }
    guard poll(&polls, nfds_t(polls.count), milliseconds) > 0 else { return }
    // What waits on both came in an unknown order; usually a program prints first and complains then.
    for poll in polls where poll.revents != 0 {
      if let index = ways.firstIndex(where: { $0.from == poll.fd }) { receive(index) }
    }
  }

  /// Takes what is still in the pipes, without waiting for more, and closes them.
  mutating func finish() {
    for descriptor in ways.map(\.from) {
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
      // A program that got away could print for ever.
      for _ in 0..<64 {
        guard let index = ways.firstIndex(where: { $0.from == descriptor }), receive(index) else { break }
      }
    }
    while !ways.isEmpty { closeWay(0) }
  }

  /// Whether something came.
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
    // A line without an end must not grow for ever.
    if ways[index].rest.count > 65536 { passRest(of: index) }
    return true
  }

  private mutating func closeWay(_ index: Int) {
    passRest(of: index)
    close(ways[index].from)
    ways.remove(at: index)
  }

  private mutating func passRest(of index: Int) {
    let rest = ways[index].rest
    ways[index].rest = []
    if !rest.isEmpty { pass(rest[...], through: index) }
  }

  /// The runtime prints the stack below a fatal error; it tells of our own functions and buries the error.
  private mutating func pass(_ line: ArraySlice<UInt8>, through index: Int) {
    let text = String(decoding: line.prefix(500), as: UTF8.self).trimmingCharacters(in: .newlines)
    if text == "Current stack trace:" {
      ways[index].isInTrace = true
      return
    }
    if ways[index].isInTrace, text.first?.isNumber ?? false { return }
    ways[index].isInTrace = false
    send(line, to: ways[index].to)
    guard !text.isEmpty else { return }
    lastLines.append(text)
    if lastLines.count > 20 { lastLines.removeFirst() }
  }

  private func send(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) {
    var rest = bytes
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard sent > 0 else { return }
      rest = rest.dropFirst(sent)
    }
  }
}
