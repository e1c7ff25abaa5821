import FlyingFox
import Foundation

/// Answers requests: the page's files, and the socket. Only pages of our own address are answered.
struct PageHandler<Socket: WSHandler>: HTTPHandler {
  let port: UInt16
  let socket: Socket
  /// The port of the page that shows several of us, if it is another's.
  var pagePort: UInt16?
  /// Files of the page, by their paths.
  var file: @Sendable (String) -> WebFile? = WebFile.named
  /// The page talks to other ports of this machine too: each preview has one.
  var mayReachOthers = false

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    if let refusal = refusal(host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")]) {
      return text(refusal, status: .forbidden)
    }
    if request.path == "/socket" {
      return try await WebSocketHTTPHandler(handler: socket).handleRequest(request)
    }
    guard request.method == .GET || request.method == .HEAD, let file = file(request.path) else {
      return text("There is no \(request.path.prefix(200)).", status: .notFound)
    }
    return HTTPResponse(statusCode: .ok, headers: headers(file.type), body: file.data)
  }

  /// Why a request is not answered. A foreign name that leads here, or a foreign page, could otherwise use the app in
  /// the person's name.
  func refusal(host: String?, origin: String?) -> String? {
    let names = ["127.0.0.1:\(port)", "localhost:\(port)"] + (port == 80 ? ["127.0.0.1", "localhost"] : [])
    guard let host = host?.lowercased(), names.contains(host) else {
      return "This server answers only at http://127.0.0.1:\(port)/."
    }
    guard let origin = origin?.lowercased() else { return nil }
    let pages = names + (pagePort.map { ["127.0.0.1:\($0)", "localhost:\($0)"] } ?? [])
    return pages.map { "http://\($0)" }.contains(origin)
      ? nil : "Only pages of http://127.0.0.1:\(port)/ may use this server."
  }

  private func text(_ text: String, status: HTTPStatusCode) -> HTTPResponse {
    HTTPResponse(
      statusCode: status, headers: headers("text/plain; charset=utf-8"), body: Data("\(text)\n".utf8))
  }

  private var reach: String {
    let port = mayReachOthers ? "*" : "\(port)"
    return "ws://127.0.0.1:\(port) ws://localhost:\(port)"
  }

  private func headers(_ type: String) -> HTTPHeaders {
    [
      .contentType: type, .cacheControl: "no-store",
      HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("X-Frame-Options"): "SAMEORIGIN",
      HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("Content-Security-Policy"):
        "default-src 'self'; connect-src 'self' \(reach); style-src 'self' 'unsafe-inline'; img-src 'self' data:",
    ]
  }
}
