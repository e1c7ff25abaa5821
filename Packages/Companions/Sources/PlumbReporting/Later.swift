/// Performs an action after the code that runs now, on the main actor. Delegates are called there, as on Apple's
/// systems.
package func later(_ action: @escaping () -> Void) {
  nonisolated(unsafe) let action = action
  Task { @MainActor in action() }
}

/// Performs an action on the main actor after some seconds. The task can be cancelled.
@discardableResult
package func later(seconds: Double, _ action: @escaping () -> Void) -> Task<Void, Never> {
  nonisolated(unsafe) let action = action
  // Longer than a program runs: more seconds than a year can overflow a duration.
  let wait = max(0, min(seconds, 31_536_000))
  return Task { @MainActor in
    try? await Task.sleep(for: .seconds(wait))
    if !Task.isCancelled { action() }
  }
}
