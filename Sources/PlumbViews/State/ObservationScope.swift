import Observation
import Synchronization

/// Learns which properties of `@Observable` objects some code reads, and reports when one of them changes.
///
/// A registration of `withObservationTracking` stays until a change comes. A body that runs for other reasons, sixty
/// times a second, would pile them up. So each run also reads our own property, and the next run begins with a
/// change of it: that removes everything that the last run has registered.
final class ObservationScope {
  private let renewal = Renewal()
  private var ticket: Ticket?

  deinit { discard() }

  /// Runs `body`; `changed` makes what is called once, before the first change, on whichever thread that happens.
  ///
  /// - Parameter scope: what keeps the registrations from one run to the next. It is made by the first run that reads something;
  ///   most bodies never do, and shall not pay for it.
  static func track<Result>(
    _ scope: inout ObservationScope?, _ body: () -> Result, changed: () -> @Sendable () -> Void
  ) -> Result {
    let before = scope
    before?.discard()
    return withObservationTracking(
      {
        before?.renewal.read()
        return body()
      },
      onChange: {
        // Called only if the run has read something.
        let listening = before ?? ObservationScope()
        scope = listening
        return listening.listen(changed())
      }())
  }

  private func listen(_ changed: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    let ticket = Ticket()
    self.ticket = ticket
    return { if ticket.isValid { changed() } }
  }

  private func discard() {
    ticket?.isValid = false
    ticket = nil
    renewal.change()
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
