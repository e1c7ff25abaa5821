import Foundation
import PlumbServer

extension Session {
  /// Shows something in the browser. When its process crashes after it was shown, this one takes its place at the port,
  /// tells its pages why, and starts it again when one of them wants that.
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
        // What ends before it was shown would do so again.
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
