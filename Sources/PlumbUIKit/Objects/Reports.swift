import PlumbViews

/// Passes a problem of a UIKit object on, once: to the host whose code runs now or that was laid out last, or else to the
/// next one that asks.
@MainActor func report(_ problem: String) {
  if let host = Surroundings.host { host.report(problem) } else { Reports.waiting.append(problem) }
}

/// Problems that came where no host's code ran.
@MainActor package enum Reports {
  fileprivate(set) static var waiting: [String] = []

  /// Tells a host what came before it was there.
  package static func flush(to host: ViewHost) {
    for problem in waiting { host.report(problem) }
    waiting = []
  }
}
