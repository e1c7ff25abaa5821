import PlumbLayout
import Synchronization

/// The environment and the screen for code outside of views: a colour that is made for its surroundings, the screen,
/// the pasteboard.
///
/// They are those of the host whose code runs. In all other code, such as a task's, they are those of the host that was
/// laid out last.
package struct Surroundings: Sendable {
  /// A display and what it belongs to.
  package struct Screen: Equatable, Sendable {
    /// In points.
    package var size: CGSize
    /// The insets of the covered areas, in points.
    package var insets: EdgeInsets
    /// The name under which the device is sold; `nil` where only a size is known.
    package var device: String?

    package init(size: CGSize, insets: EdgeInsets = EdgeInsets(), device: String? = nil) {
      (self.size, self.insets, self.device) = (size, insets, device)
    }
  }

  package var environment: EnvironmentValues
  package var screen: Screen

  package init(environment: EnvironmentValues, screen: Screen) {
    (self.environment, self.screen) = (environment, screen)
  }

  private struct Last {
    // The size of a common phone, which the stage offers too where nobody says one.
    var surroundings = Surroundings(
      environment: EnvironmentValues(), screen: Screen(size: CGSize(width: 390, height: 844)))
    var host = WeakHost()
    /// The problems that no host has received yet, at most `mostWaiting`.
    var waiting: [Report] = []
  }

  private struct Report {
    let problem: String
    /// The host whose code has started the task in which this came up; `nil` for all other code.
    let starter: WeakHost?
  }

  private struct WeakHost: @unchecked Sendable {
    // Only the main actor looks into it.
    @Linked var host: ViewHost?
  }

  private static let last = Mutex(Last())

  /// The host whose code runs, or has started the task that runs.
  @TaskLocal private static var starter: WeakHost?

  /// The reports of the running code that belong to one picture alone; `nil` for code of no picture.
  @TaskLocal private static var ownReports: OwnReports?

  /// The reports of code outside of views while one picture is made.
  private final class OwnReports: Sendable {
    let waiting = Mutex<[String]>([])
  }

  /// Runs a closure that makes views and lays them out, such that its hosts report on this code, and on no other.
  @MainActor package static func keepingReports<Result>(_ body: @MainActor () throws -> Result) rethrows
    -> Result
  {
    try $ownReports.withValue(OwnReports()) { try body() }
  }

  /// Runs a closure as the code of a host.
  @MainActor static func during<Result>(_ host: ViewHost, _ body: () throws -> Result) rethrows -> Result {
    try $starter.withValue(WeakHost(host: host), operation: body)
  }

  /// The surroundings of the calling code.
  package static var current: Surroundings {
    if let host = RunningCode.host { return MainActor.assumeIsolated { host.surroundings } }
    return last.withLock(\.surroundings)
  }

  /// The screen of the host that was laid out last, or of the one that comes next.
  package static var screen: Screen { last.withLock(\.surroundings.screen) }

  /// The host whose code runs or has started the running task, or else the one that was laid out last.
  @MainActor package static var host: ViewHost? {
    RunningCode.host ?? starter?.host ?? last.withLock { $0.host }.host
  }

  /// Sets the surroundings of all code that no host runs, from now on.
  package static func announce(_ surroundings: Surroundings) {
    last.withLock { $0.surroundings = surroundings }
  }

  @MainActor static func announce(_ surroundings: Surroundings, host: ViewHost) {
    let weak = WeakHost(host: host)
    let own = ownReports
    own?.waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }.forEach(host.report)
    let reports = last.withLock { last -> [Report] in
      (last.surroundings, last.host) = (surroundings, weak)
      defer { last.waiting = [] }
      return last.waiting
    }
    guard !reports.isEmpty else { return }
    var others: [Report] = []
    for report in reports {
      let starter = report.starter?.host
      let isMine = starter.map { $0 === host } ?? (own == nil && host.hearsOtherCode)
      if isMine { host.report(report.problem) } else { others.append(report) }
    }
    last.withLock { $0.waiting = Array((others + $0.waiting).prefix(mostWaiting)) }
  }

  private static let mostWaiting = 100

  /// Reports a request of code that has no effect to a person, once.
  ///
  /// In a task that a host's code has started, the next layout of that host reports it; in all other code, the next layout
  /// of any host.
  package static func report(_ problem: String) {
    if let host = RunningCode.host { return MainActor.assumeIsolated { host.report(problem) } }
    if let ownReports, starter == nil {
      return ownReports.waiting.withLock { if $0.count < mostWaiting { $0.append(problem) } }
    }
    last.withLock { last in
      if last.waiting.count < mostWaiting { last.waiting.append(Report(problem: problem, starter: starter)) }
    }
  }

  /// The same on the main actor, where the host that was laid out last reports it at once.
  @MainActor package static func reportAtOnce(_ problem: String) {
    let last = ownReports == nil ? last.withLock { $0.host }.host : nil
    if let host = RunningCode.host ?? starter?.host ?? (last?.hearsOtherCode == true ? last : nil) {
      host.report(problem)
    } else {
      report(problem)
    }
  }
}
