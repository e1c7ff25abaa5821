import Foundation

/// Answers only pages of this machine's own address, and only those that have the key.
extension PageHandler {
  func answer(_ request: Request) -> Answer {
    if let refusal = refusal(of: request) { return .response(refusal) }
    if request.method == "GET" || request.method == "HEAD", let file = file(request.path) {
      return give(file)
    }
    guard key.opens(request) else { return .response(noKey) }
    return ownAnswer(request)
  }

  func body(of request: Request) -> BodyAnswer {
    // What is not there takes no body from anybody, and says so without asking for the key.
    guard request.path.hasPrefix("/files/") else { return .none }
    if let refusal = refusal(of: request) { return .refused(refusal) }
    return key.opens(request) ? ownBody(of: request) : .refused(noKey)
  }

  private var noKey: Response {
    response(
      "This is only for a page that was opened with the printed address, which ends with a key.", .forbidden)
  }

  private func refusal(of request: Request) -> Response? {
    // A field that is there twice is wrong, whatever its value.
    let origin = request.has("Origin") ? request["Origin"] ?? "twice" : nil
    return refusal(host: request["Host"], origin: origin).map { response($0, .forbidden) }
  }

  /// Returns why a request is not answered. A foreign name that leads here, or a foreign page, could otherwise use the app in
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

  func give(_ file: WebFile) -> Answer {
    .response(Response(.done, fields: fields(file.type), body: Array(file.data)))
  }

  func missing(_ path: String) -> Answer { text("There is no \(path.prefix(200)).", .notFound) }

  func text(_ text: String, _ status: Response.Status) -> Answer {
    .response(response(text, status))
  }

  private func response(_ text: String, _ status: Response.Status) -> Response {
    Response(status, fields: fields("text/plain; charset=utf-8"), body: Array("\(text)\n".utf8))
  }

  private var reach: String {
    let port = mayReachOthers ? "*" : "\(port)"
    return "ws://127.0.0.1:\(port) ws://localhost:\(port)"
  }

  /// Others that may show a page in a frame: editors that are made of a browser. No page of the web has an address like theirs.
  private static var editors: String { "vscode-webview: vscode-file:" }

  private func fields(_ type: String) -> [(name: String, value: String)] {
    [
      ("Content-Type", type), ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
      ("Referrer-Policy", "no-referrer"),
      (
        "Content-Security-Policy",
        "default-src 'self'; connect-src 'self' \(reach); style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self' \(Self.editors)"
      ),
    ]
  }

  func json(_ data: Data) -> Answer {
    .response(Response(.done, fields: fields("application/json"), body: Array(data)))
  }

  func status(_ status: AppStatus) -> Answer { json((try? JSONEncoder().encode(status)) ?? Data()) }

  /// Starts an app again that has ended or does not answer.
  func restart(_ notices: AppNotices?) -> Answer {
    guard let notices, notices.status.reason != nil else {
      return text("The app answers, so it is not started again.", .unavailable)
    }
    notices.restart()
    return text("The app is started again.", .accepted)
  }
}
