import Foundation
import FoundationNetworking
import PlumbFoundation
import Testing

/// Asynchronous sequences of Foundation, as Apple's documentation describes them (`NotificationCenter.notifications(named:object:)`,
/// `URLSession.bytes(for:delegate:)`, `AsyncSequence.lines`).
@Suite("Asynchronous sequences of Foundation")
struct AsynchronousTests {
  private static let name = Notification.Name("plumb.tests.posted")

  @Test("an iterator receives the notifications of its name and poster that are posted after it was made")
  func notifications() async {
    final class Poster: Sendable {}
    let (center, poster) = (NotificationCenter(), Poster())
    let sequence = center.notifications(named: Self.name, object: poster)
    center.post(name: Self.name, object: poster, userInfo: ["number": 0])
    var iterator = sequence.makeAsyncIterator()
    center.post(name: Self.name, object: Poster(), userInfo: ["number": 1])
    center.post(name: Notification.Name("other"), object: poster, userInfo: ["number": 2])
    center.post(name: Self.name, object: poster, userInfo: ["number": 3])
    center.post(name: Self.name, object: poster, userInfo: ["number": 4])
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 3)
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 4)
  }

  @Test("a waiting iterator ends with its task")
  func cancellation() async {
    let task = Task {
      var count = 0
      for await _ in NotificationCenter().notifications(named: Self.name) { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }

  @Test("bytes are cut into lines at each kind of line break, and the last line needs none")
  func lines() async throws {
    let bytes = AsyncStream<UInt8> { continuation in
      for byte in "one\n\ntwo\r\nthr\u{e9}e\rfour".utf8 { continuation.yield(byte) }
      continuation.finish()
    }
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(lines == ["one", "", "two", "thr\u{e9}e", "four"])
  }

  @Test("an answer has its header first, and then its bytes as they come")
  func bytes() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answering.self]
    let session = URLSession(configuration: configuration)
    let (bytes, response) = try await session.bytes(from: URL(string: "plumb-test://answer")!)
    #expect(response.expectedContentLength == 6)
    var found: [UInt8] = []
    for try await byte in bytes { found.append(byte) }
    #expect(String(decoding: found, as: UTF8.self) == "abcdef")
  }

  @Test("an address that does not answer is an error")
  func failure() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answering.self]
    let session = URLSession(configuration: configuration)
    await #expect(throws: URLError.self) {
      _ = try await session.bytes(from: URL(string: "plumb-test://nobody")!)
    }
  }

  @Test("a file has lines")
  func file() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
    try Data("first\nsecond".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["first", "second"])
  }

  @Test("formatters of Plumb may be sent, as Foundation's own")
  func formatters() {
    func sent(_ value: any Sendable) -> String { "\(type(of: value))" }
    #expect(sent(DateComponentsFormatter()) == "DateComponentsFormatter")
    #expect(sent(RelativeDateTimeFormatter()) == "RelativeDateTimeFormatter")
    #expect(sent(MeasurementFormatter()) == "MeasurementFormatter")
    #expect(sent(ListFormatter()) == "ListFormatter")
    #expect(sent(PersonNameComponentsFormatter()) == "PersonNameComponentsFormatter")
  }
}

/// Answers "abcdef" in two parts, or nothing.
private final class Answering: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "plumb-test" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, url.host == "answer" else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
      return
    }
    let response = URLResponse(
      url: url, mimeType: "text/plain", expectedContentLength: 6, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("abc".utf8))
    client?.urlProtocol(self, didLoad: Data("def".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
