/// Answers requests: the page's files, and the socket. Only pages of our own address are answered.
struct PageHandler: OwnPageHandler {
  let port: UInt16
  let key: ServerKey
  let socket: (any Socket)?
  /// The port of the page that shows several of us, if it is another's.
  var pagePort: UInt16?
  /// Files of the page, by their paths.
  var file: @Sendable (String) -> WebFile? = WebFile.named
  /// Texts of the source, by the names that the user knows them by.
  var source: @Sendable (String) -> String? = { _ in nil }
  /// The page talks to other ports of this machine too: each preview has one.
  var mayReachOthers = false

  func ownAnswer(_ request: Request) -> Answer {
    switch (request.method, request.path) {
    case ("GET", "/socket"): return .socket
    case ("GET", "/status"): return status(ended: nil)
    case ("GET", let path) where path.hasPrefix("/source/"):
      let name = path.dropFirst("/source/".count).removingPercentEncoding ?? ""
      return source(name).map { give(WebFile(text: $0)) } ?? missing(path)
    default: return missing(request.path)
    }
  }
}
