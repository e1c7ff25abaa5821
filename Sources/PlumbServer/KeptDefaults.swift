import Foundation

/// Writes the program's user defaults to disk: on Linux nobody does that before a process ends, and this one is killed.
@MainActor final class KeptDefaults {
  private var isWaiting = false

  /// Writes in a twentieth of a second, so that many changes become one.
  func keepSoon() {
    guard !isWaiting else { return }
    isWaiting = true
    Task {
      try? await Task.sleep(for: .milliseconds(50))
      isWaiting = false
      UserDefaults.standard.synchronize()
    }
  }
}
