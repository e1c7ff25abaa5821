@_spi(SwiftUI) import Observation

/// Learns which properties of `@Observable` objects some code reads, and tells when one of them has changed.
///
/// `withObservationTracking` would do, but what it registers stays until a change comes; a body that runs for other
/// reasons, sixty times a second, would pile that up. Here each run replaces what the last one has registered.
final class ObservationScope {
  private var tracking: ObservationTracking?

  deinit { tracking?.cancel() }

  /// Runs `body`; `changed` is called after each change, on whichever thread that happens.
  func track<Result>(_ body: () -> Result, changed: @escaping @Sendable () -> Void) -> Result {
    tracking?.cancel()
    tracking = nil
    var list: ObservationTracking._AccessList?
    let result = withUnsafeMutablePointer(to: &list) { list in
      let outer = currentAccessList()
      setCurrentAccessList(list)
      defer { setCurrentAccessList(outer) }
      return body()
    }
    guard let list else { return result }
    let tracking = ObservationTracking(list)
    // After the change and not before it: another thread's change could otherwise be read too early, and be missed.
    ObservationTracking._installTracking(tracking, didSet: { _ in changed() })
    self.tracking = tracking
    return result
  }
}

/// Where the thread's reads of observed properties are noted: the place that `withObservationTracking` uses.
@_silgen_name("_swift_observation_tls_get")
private func currentAccessList() -> UnsafeMutableRawPointer?

@_silgen_name("_swift_observation_tls_set")
private func setCurrentAccessList(_ list: UnsafeMutableRawPointer?)
