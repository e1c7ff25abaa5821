import Foundation
import PlumbServer

extension CompiledSource {
  /// Shows an app or a view in the browser. When its process crashes later, this process stands in for it at its port, tells the
  /// pages the reason, and starts the app again when a page asks for it.
  func serve(_ request: ChildRequest, about title: String) throws {
    guard case .serve(let app, let wanted) = request.work else { return }
    let claim: PortClaim
    do { claim = try PortClaim(from: wanted) } catch { throw Failure(.wrongWords, error.description) }
    if wanted != 0, claim.port != wanted { say("Port \(wanted) is taken; \(claim.port) is used.") }
    let settings = DefaultsFolder.path(app: title, source: source.folder)
    let key = ServerKey()
    var request = request
    // Behind a wall nobody has the key: the server stands outside.
    (request.key, request.work) = (isWalled ? nil : key, .serve(app: app, port: claim.port))
    var isTold = false
    while true {
      let watch = AppWatch(request) { [isTold] in
        if !isTold { StandardOutput.tell(key.address(port: claim.port).absoluteString) }
      } reason: { report in
        let first = "\(title) has not answered for \(HangReporting.patience.formatted()) seconds."
        return [first, report.whereabouts(line(ofCalls: report.calls))].compactMap(\.self).joined(
          separator: " ")
      }
      defer { watch.end() }
      do {
        if isWalled {
          try WalledApp.run(request, of: self, about: title, key: key, port: claim.port)
        } else {
          _ = try run(request, about: title, environment: ["XDG_CONFIG_HOME": settings])
        }
        return
      } catch let failure as Failure where failure.status == .viewFailed {
        watch.end()
        // A process that ended before it was shown would end again.
        guard watch.hasBegun else { throw failure }
        isTold = true
        if watch.wantsRestart {
          say("\(title) is started again.")
          continue
        }
        say(failure.message)
        say("It can be started again in its page at port \(claim.port); Control-C ends it.")
        try EndedApp(port: claim.port, key: key, reason: failure.message).waitForRestart()
      }
    }
  }
}
