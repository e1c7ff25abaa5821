import Foundation
import PlumbServer

extension CompiledSource {
  /// Shows an app or a view in the browser. When its process crashes later, this process takes over the port, tells the
  /// pages the reason, and starts the app again when a page asks for it.
  func serve(_ request: ChildRequest, about title: String) throws {
    let settings = DefaultsFolder.path(app: title, source: source.folder)
    let key = ServerKey()
    var request = request
    request.key = key
    while true {
      do {
        _ = try run(request, about: title, environment: ["XDG_CONFIG_HOME": settings])
        return
      } catch let failure as Failure where failure.status == .viewFailed {
        let words = try? String(contentsOfFile: request.portFile, encoding: .utf8)
        // A process that ended before it was shown would end again.
        guard let port = words.flatMap(UInt16.init), case .serve(let app, _) = request.work else {
          throw failure
        }
        say(failure.message)
        say(
          "It can be started again in its page at \(key.address(port: port).absoluteString); Control-C ends it."
        )
        try? FileManager.default.removeItem(atPath: request.portFile)
        try EndedApp(port: port, key: key, reason: failure.message).waitForRestart()
        request.work = .serve(app: app, port: port)
        request.keepsPort = true
      }
    }
  }
}
