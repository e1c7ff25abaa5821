private struct PagedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The views are cut into pages: nobody can scroll them, so what scrolls elsewhere is as long as what is in it.
  package var isPaged: Bool {
    get { self[PagedKey.self] }
    set { self[PagedKey.self] = newValue }
  }
}
