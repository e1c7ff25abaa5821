import Foundation
import PlumbServer
import PlumbSource
import Synchronization

/// The address at which an app is shown, however many processes show it one after another.
package final class ServedPlace: Sendable {
  let claim: PortClaim
  let key = ServerKey()
  private let isTold = Atomic(false)

  /// - Throws: a failure when neither the port nor one of the next ones is free.
  package init(from wanted: UInt16) throws(Failure) {
    do { claim = try PortClaim(from: wanted) } catch { throw Failure(.wrongWords, error.description) }
    if wanted != 0, claim.port != wanted { say("Port \(wanted) is taken; \(claim.port) is used.") }
  }

  /// Prints the address, once.
  func tell() {
    guard !isTold.exchange(true, ordering: .relaxed) else { return }
    StandardOutput.tell(key.address(port: claim.port).absoluteString)
  }
}

extension CompiledSource {
  /// Shows an app or a view in the browser. When its process crashes later, this process replaces it at its port, reports to the
  /// pages the reason, and starts the app again when a page asks for it.
  ///
  /// - Throws: `Compiler.Problem.cancelled` when something took its place.
  package func serve(_ request: ChildRequest, about title: String, at place: ServedPlace) throws {
    guard case .serve(let app, _) = request.work else { return }
    let (claim, key) = (place.claim, place.key)
    let settings = DefaultsFolder.path(app: title, source: source.folder)
    var request = request
    // Behind a wall nobody has the key: the server is outside.
    (request.key, request.work) = (isWalled ? nil : key, .serve(app: app, port: claim.port))
    while true {
      let watch = AppWatch {
        place.tell()
      } reason: { report in
        let first = "\(title) has not answered for \(HangReporting.patience.formatted()) seconds."
        return [first, report.whereabouts(line(ofCalls: report.calls))].compactMap(\.self).joined(
          separator: " ")
      }
      defer {
        watch.end()
        saves?.pass(to: nil)
      }
      do {
        if isWalled {
          try WalledApp.run(request, of: self, about: title, key: key, port: claim.port, watch)
        } else {
          _ = try answer(request, about: title, environment: ["XDG_CONFIG_HOME": settings]) { wire in
            saves?.pass { WireMessage(saves: $0).map(wire.post) }
            return { message in watch.hear(message, wire) }
          }
        }
        return
      } catch let failure as Failure where failure.status == .viewFailed {
        watch.end()
        // A process that ended before it was shown would end again, unless a save mends it.
        guard watch.hasBegun || isFollowed else { throw failure }
        if watch.wantsRestart {
          say("\(title) is started again.")
          continue
        }
        say(failure.message)
        say(
          "It can be started again in its page at port \(claim.port)\(isFollowed ? " or by a save" : ""); Control-C ends it."
        )
        place.tell()
        try EndedApp(
          port: claim.port, key: key, reason: failure.message,
          stage: PageStage(given: request.stage, isWalled: isWalled), saves: saves
        ).waitForRestart { cancellation?.whenCancelled($0) }
        if isCancelled { throw Compiler.Problem.cancelled }
      }
    }
  }
}
