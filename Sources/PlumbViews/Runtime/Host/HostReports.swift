/// The problems that a host passes on, each once.
@MainActor final class HostReports {
  /// A closure that is called with each problem.
  var receive: (String) -> Void = { _ in }
  /// Whether the host passes on problems in code that belongs to no host, too.
  var hearsOtherCode = true
  private var reported: Set<String> = []
  /// The names without an effect that were reported, so that each sentence is made once.
  private var unsupportedUses: Set<UnsupportedUse> = []

  func report(_ problem: String) {
    if reported.insert(problem).inserted { receive(problem) }
  }

  func report(_ use: UnsupportedUse) {
    if unsupportedUses.insert(use).inserted { report(use.sentence) }
  }

  func contains(_ problem: String) -> Bool { reported.contains(problem) }
}

extension ViewHost {
  /// A closure that receives each request of a view that has no effect, once.
  package var problems: (String) -> Void {
    get { context.reports.receive }
    set { context.reports.receive = newValue }
  }

  /// Whether the host passes on problems in code that belongs to no host, too.
  package var hearsOtherCode: Bool {
    get { context.reports.hearsOtherCode }
    set { context.reports.hearsOtherCode = newValue }
  }

  /// Passes a problem on, once.
  package func report(_ problem: String) { context.reports.report(problem) }

  /// Passes on, once, that a name does nothing.
  func report(_ use: UnsupportedUse) { context.reports.report(use) }

  /// Returns whether a problem was passed on.
  package func hasReported(_ problem: String) -> Bool { context.reports.contains(problem) }
}
