import Foundation

/// Answers requests: the page's files, and the socket. Only pages of the server's own address are answered.
struct PageHandler: RequestHandler {
  let port: UInt16
  let key: ServerKey
  let socket: (any Socket)?
  /// The port of the page that shows several of us, if it is another's.
  var pagePort: UInt16?
  /// The desk through which pages upload and download files.
  var desk: FileDesk?
  /// The devices, and how a window is shown at first, as JSON.
  var stage = Data()
  var notices: AppNotices?
  /// Files of the page, by their paths. Everybody may have them: they are the same for every source.
  var file: @Sendable (String) -> WebFile? = WebFile.named
  /// Texts of the source, by the names that the user knows them by.
  var source: @Sendable (String) -> String? = { _ in nil }
  /// The page talks to other ports of this machine too: each preview has one.
  var mayReachOthers = false

  func ownAnswer(_ request: Request) -> Answer {
    switch (request.method, request.path) {
    case ("GET", "/socket"): return .socket
    case ("GET", let path) where path.hasPrefix("/files/"):
      guard let file = desk?.offered(at: path), let data = try? Data(contentsOf: file) else {
        return missing(path)
      }
      return give(WebFile(bytes: data))
    // A file without bytes has no body.
    case ("POST", let path) where path.hasPrefix("/files/"):
      switch ownBody(of: request) {
      case .refused(let response): return .response(response)
      case .read(let file): return .response(file.end())
      }
    case ("GET", "/stage"): return json(stage)
    case ("GET", "/status"): return status(notices?.status ?? AppStatus())
    case ("POST", "/restart"): return restart(notices)
    case ("GET", let path) where path.hasPrefix("/source/"):
      let name = path.dropFirst("/source/".count).removingPercentEncoding ?? ""
      return source(name).map { give(WebFile(text: $0)) } ?? missing(path)
    default: return missing(request.path)
    }
  }

  func ownBody(of request: Request) -> BodyAnswer {
    guard let desk, request.method == "POST", request.path.hasPrefix("/files/") else { return .none }
    switch desk.begin(request) {
    case .success(let upload): return .read(upload)
    case .failure(let refusal): return .refused(refusal.response)
    }
  }
}
