import FlyingFox
import Foundation

/// Answers requests: the page's files, and the socket. Only pages of our own address are answered.
struct PageHandler<Socket: WSHandler>: OwnPageHandler {
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
    if request.path == "/status" { return status(ended: nil) }
    guard request.method == .GET || request.method == .HEAD, let file = file(request.path) else {
      return text("There is no \(request.path.prefix(200)).", status: .notFound)
    }
    return HTTPResponse(statusCode: .ok, headers: headers(file.type), body: file.data)
  }
}
