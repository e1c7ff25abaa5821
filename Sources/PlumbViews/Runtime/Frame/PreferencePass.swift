/// Passes the values of preferences to those who read them, the inner ones first.
///
/// Owns the readers. Reads nodes; what readers change waits for the next update.
@MainActor final class PreferencePass {
  private var readers: [ViewNode] = []
  private var isRequested = false

  func add(_ reader: ViewNode) {
    readers.append(reader)
    request()
  }

  /// A node has another value for a preference.
  func request() { isRequested = true }

  func read(_ host: ViewHost) {
    guard isRequested else { return }
    isRequested = false
    readers.removeAll { $0.isDisposed }
    for node in readers.sorted(by: { $0.depth > $1.depth }) { node.readPreferences?(node) }
    host.context.environment.apply(host.preferredColorScheme)
  }
}
