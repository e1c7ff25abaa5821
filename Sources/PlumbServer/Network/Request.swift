/// A request of a browser.
struct Request: Sendable {
  let method: String
  /// Without the part behind a `?`, which no answer depends on.
  let path: String
  private let fields: [(name: String, value: String)]

  init(method: String, address: String, fields: [(name: String, value: String)]) {
    self.method = method
    path = String(address.prefix { $0 != "?" && $0 != "#" })
    self.fields = fields.map { ($0.name.lowercased(), $0.value) }
  }

  /// The value of a field; `nil` also where the field is there twice, because nobody knows which of the two is meant.
  subscript(name: String) -> String? {
    let values = fields.filter { $0.name == name.lowercased() }
    return values.count == 1 ? values[0].value : nil
  }

  func has(_ name: String) -> Bool { fields.contains { $0.name == name.lowercased() } }

  /// The members of a field that is a list.
  func list(_ name: String) -> [String] {
    fields.filter { $0.name == name.lowercased() }
      .flatMap { $0.value.split(separator: ",") }
      .map { $0.trimming(while: { $0 == " " || $0 == "\t" }) }
  }

  /// Whether bytes follow that belong to the request.
  var hasBody: Bool { has("Transfer-Encoding") || list("Content-Length").contains { $0 != "0" } }
}

extension Substring {
  fileprivate func trimming(while isBlank: (Character) -> Bool) -> String {
    let start = drop(while: isBlank)
    guard let end = start.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(start[...end])
  }
}

/// The response to a request.
struct Response: Sendable {
  /// The codes that are used here.
  enum Status: Int, Sendable {
    case done = 200, accepted = 202
    case badRequest = 400, forbidden = 403, notFound = 404, timedOut = 408, bodyTooLarge = 413
    case headTooLarge = 431
    case unavailable = 503, insufficientStorage = 507
  }

  var status: Status
  var fields: [(name: String, value: String)]
  var body: [UInt8]

  init(_ status: Status, fields: [(name: String, value: String)], body: [UInt8]) {
    (self.status, self.fields, self.body) = (status, fields, body)
  }

  /// A sentence, for what is refused before anybody looks at what is asked for.
  init(_ status: Status, _ text: String) {
    self.init(
      status,
      fields: [
        ("Content-Type", "text/plain; charset=utf-8"), ("Cache-Control", "no-store"),
        ("X-Content-Type-Options", "nosniff"),
      ], body: Array("\(text)\n".utf8))
  }
}

/// A response, or the handler's WebSocket instead of one.
enum Answer: Sendable {
  case response(Response)
  case socket
}

/// Answers requests. It is called on the thread of all connections, and must not wait.
protocol RequestHandler: Sendable {
  /// Talks with the pages that want a WebSocket, if there is one.
  var socket: (any Socket)? { get }
  func answer(_ request: Request) -> Answer
  /// Returns the receiver of a request's body.
  func body(of request: Request) -> BodyAnswer
}
