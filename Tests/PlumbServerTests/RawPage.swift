import CommandTesting
import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// A page without a browser: a socket that says what it is told, right or wrong, and reads only when it is asked to.
final class RawPage: Sendable {
  enum Message: Equatable {
    case text(String)
    case binary(Int, frame: UInt32)
    case closed(code: Int)
    /// The connection is gone.
    case end

    /// A message's fields; those of others are empty.
    var fields: JSON {
      guard case .text(let text) = self else { return .null }
      return (try? JSONDecoder().decode(JSON.self, from: Data(text.utf8))) ?? .null
    }
  }

  struct Problem: Error { let description: String }

  private let descriptor: Int32
  /// Reads wait, and must not keep the tasks' threads.
  private let queue = DispatchQueue(label: "raw page")

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Connects, and upgrades to a WebSocket.
  ///
  /// - Parameter timeout: how long it waits for the other end to take more, in seconds.
  static func open(_ testServer: TestServer, timeout seconds: Int = 300) async throws -> RawPage {
    try await open(port: testServer.port, key: testServer.server.key.text, timeout: seconds)
  }

  static func open(port: UInt16, key: String = "", timeout seconds: Int = 300) async throws -> RawPage {
    let page = RawPage(try LocalSocket.connect(to: port, reading: 300, writing: seconds))
    try await page.write(
      Data(
        """
        GET /socket HTTP/1.1\r
        Host: 127.0.0.1:\(port)\r
        Upgrade: websocket\r
        Connection: Upgrade\r
        Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
        Sec-WebSocket-Version: 13\r
        Sec-WebSocket-Protocol: plumb, key.\(key)\r
        \r

        """.utf8))
    var answer = Data()
    while !answer.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      guard let byte = try await page.read(1) else { throw Problem(description: "no upgrade") }
      answer += byte
    }
    guard answer.starts(with: Data("HTTP/1.1 101".utf8)) else {
      throw Problem(description: String(decoding: answer, as: UTF8.self))
    }
    return page
  }

  /// Connects and says hello, and waits until it has a picture.
  static func hello(
    _ testServer: TestServer, name: String = "raw", session: String? = nil, timeout: Int = 300
  ) async throws -> (RawPage, String) {
    let page = try await open(testServer, timeout: timeout)
    let known = session.map { #""session":"\#($0)","# } ?? ""
    try await page.send(
      #"{"type":"hello",\#(known)"page":"\#(name)","width":390,"height":600,"scale":1,"dark":false}"#)
    let welcome = try await page.next { $0.fields["type"].text == "welcome" }
    return (page, welcome.fields["session"].text ?? "")
  }

  func send(_ text: String) async throws { try await send(Data(text.utf8)) }

  /// Sends one message; 1 is a text, 2 is binary.
  func send(_ payload: Data, kind: UInt8 = 1) async throws {
    try await write(RawPage.frame(payload, kind: kind))
  }

  /// Sends many messages in one go.
  func send(all texts: [String]) async throws {
    try await write(texts.reduce(into: Data()) { $0 += RawPage.frame(Data($1.utf8), kind: 1) })
  }

  private static func frame(_ payload: Data, kind: UInt8) -> Data {
    let (mask, count) = (UInt8(0x80), payload.count)
    var frame = Data([0x80 | kind])
    func append(_ bytes: Int) {
      for byte in (0..<bytes).reversed() { frame.append(UInt8(truncatingIfNeeded: count >> (byte * 8))) }
    }
    if count < 126 {
      frame.append(mask | UInt8(count))
    } else {
      frame.append(mask | (count < 65536 ? 126 : 127))
      append(count < 65536 ? 2 : 8)
    }
    // A mask of zeros leaves the payload as it is.
    frame.append(contentsOf: [0, 0, 0, 0])
    return frame + payload
  }

  /// Reads messages until one fulfils a condition, and returns it.
  func next(where isMeant: (Message) -> Bool) async throws -> Message {
    while true {
      let message = try await next()
      if isMeant(message) { return message }
      if message == .end { throw Problem(description: "The connection ended.") }
    }
  }

  func next() async throws -> Message {
    guard let head = try await read(2) else { return .end }
    var length = Int(head[1] & 127)
    if length > 125 {
      guard let bytes = try await read(length == 126 ? 2 : 8) else { return .end }
      length = bytes.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let payload = try await read(length) else { return .end }
    switch head[0] & 15 {
    case 1: return .text(String(decoding: payload, as: UTF8.self))
    case 8: return .closed(code: payload.prefix(2).reduce(0) { $0 << 8 | Int($1) })
    case 9: return try await next()
    default:
      let number = payload.dropFirst().prefix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      return .binary(payload.count, frame: number)
    }
  }

  private func read(_ count: Int) async throws -> Data? {
    if count == 0 { return Data() }
    return try await onQueue { [descriptor] in
      var data = Data(count: count)
      var filled = 0
      while filled < count {
        let got = data.withUnsafeMutableBytes {
          recv(descriptor, $0.baseAddress! + filled, count - filled, 0)
        }
        if got < 0, errno == EAGAIN { throw Problem(description: "Nothing came.") }
        guard got > 0 else { return nil }
        filled += got
      }
      return data
    }
  }

  private func write(_ data: Data) async throws {
    try await onQueue { [descriptor] in
      guard LocalSocket.send(data, count: data.count, to: descriptor) else {
        throw Problem(description: "The other end does not take more.")
      }
    }
  }

  private func onQueue<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value
  {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result(catching: work)) }
    }
  }
}
