import FlyingFox
import Foundation

/// Answers only pages of this machine's own address.
protocol OwnPageHandler: HTTPHandler {
  var port: UInt16 { get }
}

extension OwnPageHandler {
  /// Why a request is not answered. A foreign name that leads here, or a foreign page, could otherwise use the app in
  /// the person's name.
  func refusal(host: String?, origin: String?) -> String? {
    let names = ["127.0.0.1:\(port)", "localhost:\(port)"] + (port == 80 ? ["127.0.0.1", "localhost"] : [])
    guard let host = host?.lowercased(), names.contains(host) else {
      return "This server answers only at http://127.0.0.1:\(port)/."
    }
    guard let origin = origin?.lowercased() else { return nil }
    return names.map { "http://\($0)" }.contains(origin)
      ? nil : "Only pages of http://127.0.0.1:\(port)/ may use this server."
  }

  func text(_ text: String, status: HTTPStatusCode) -> HTTPResponse {
    HTTPResponse(
      statusCode: status, headers: headers("text/plain; charset=utf-8"), body: Data("\(text)\n".utf8))
  }

  func headers(_ type: String) -> HTTPHeaders {
    [
      .contentType: type, .cacheControl: "no-store",
      HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("X-Frame-Options"): "SAMEORIGIN",
      HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("Content-Security-Policy"):
        "default-src 'self'; connect-src 'self' ws://127.0.0.1:\(port) ws://localhost:\(port); style-src 'self' 'unsafe-inline'; img-src 'self' data:",
    ]
  }

  /// Whether the app runs, and if not, why it has ended.
  func status(ended reason: String?) -> HTTPResponse {
    let body = try? JSONEncoder().encode(AppStatus(isRunning: reason == nil, reason: reason))
    return HTTPResponse(statusCode: .ok, headers: headers("application/json"), body: body ?? Data())
  }
}

private struct AppStatus: Encodable {
  var isRunning: Bool
  var reason: String?
}
