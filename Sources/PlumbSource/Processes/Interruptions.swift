import Foundation

/// The handling of interruptions: ends all programs that the command started, and removes files that it has begun to
/// write.
public enum Interruptions {
  /// The signals that end the command. The exit status is 128 and the signal's number, as shells report it.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// From now on interruptions end this process in an orderly way. A signal that was turned off before, such as
  /// the hang-up by `nohup`, stays off.
  public static func begin() {
    for number in signals {
      var before = sigaction()
      sigaction(number, nil, &before)
      if unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self) == 1 { continue }
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { end(status: 128 + number) }
      source.activate()
      sources.append(source)
    }
  }

  /// Ends this process with all that it has started.
  public static func end(status: Int32) -> Never {
    RunningPrograms.shared.endAll()
    TemporaryPaths.shared.removeAll()
    // Not exit, which would wait for other threads.
    _exit(status)
  }

  private static let queue = DispatchQueue(label: "interruptions", qos: .userInteractive)
  nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []
}
