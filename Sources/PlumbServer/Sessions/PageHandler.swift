import FlyingFox
import Foundation

/// Answers requests: the page's files, and the socket. Only pages of our own address are answered.
struct PageHandler: OwnPageHandler {
  let port: UInt16
  let socket: PageSocket

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    if let refusal = refusal(host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")]) {
      return text(refusal, status: .forbidden)
    }
    if request.path == "/socket" {
      return try await WebSocketHTTPHandler(handler: socket).handleRequest(request)
    }
    if request.path == "/status" { return status(ended: nil) }
    guard request.method == .GET || request.method == .HEAD, let file = WebFile.named(request.path) else {
      return text("There is no \(request.path.prefix(200)).", status: .notFound)
    }
    return HTTPResponse(statusCode: .ok, headers: headers(file.type), body: file.data)
  }
}
