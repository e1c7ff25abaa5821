import Observation
import Synchronization

/// Learns which properties of `@Observable` objects some code reads, and tells when one of them changes.
///
/// A registration of `withObservationTracking` stays until a change comes. A body that runs for other reasons, sixty
/// times a second, would pile them up. So each run also reads a property of our own, and the next run begins with a
/// change of it: that removes everything that the last run has registered.
final class ObservationScope {
  private lazy var renewal = Renewal()
  private var ticket: Ticket?
  /// Whether a run has read something; most bodies never do, and shall not pay for it.
  private var hasObserved = false

  deinit { discard() }

  /// Runs `body`; `changed` is called once, before the first change, on whichever thread that happens.
  func track<Result>(_ body: () -> Result, changed: @escaping @Sendable () -> Void) -> Result {
    discard()
    return withObservationTracking(
      {
        if hasObserved { renewal.read() }
        return body()
      }, onChange: listen(changed))
  }

  /// Called only if the run has read something.
  private func listen(_ changed: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    let ticket = Ticket()
    (self.ticket, hasObserved) = (ticket, true)
    return { if ticket.isValid { changed() } }
  }

  private func discard() {
    ticket?.isValid = false
    ticket = nil
    if hasObserved { renewal.change() }
  }

  /// Whether one run is the last one.
  private final class Ticket: Sendable {
    private let flag = Atomic(true)

    var isValid: Bool {
      get { flag.load(ordering: .relaxed) }
      set { flag.store(newValue, ordering: .relaxed) }
    }
  }

  private final class Renewal: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var number: Int { 0 }

    func read() { registrar.access(self, keyPath: \.number) }
    func change() { registrar.withMutation(of: self, keyPath: \.number) {} }
  }
}
