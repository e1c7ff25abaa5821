import Foundation
import PlumbSource

/// Ends children and cleans up when the command is interrupted.
struct Interruptions {
  private let sources: [any DispatchSourceSignal]

  init(cleanUp: @escaping @Sendable () -> Void) {
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        RunningGroups.shared.killAll()
        cleanUp()
        // What shells report for a program that a signal ended.
        exit(128 + number)
      }
      source.resume()
      return source
    }
  }

  func stop() {
    for source in sources { source.cancel() }
  }
}
