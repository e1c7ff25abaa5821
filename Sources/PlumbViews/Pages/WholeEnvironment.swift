private struct WholeKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The views are cut into pages, or drawn at the height that they have by themselves: nobody can scroll them, so what scrolls
  /// elsewhere is as long as what is in it.
  package var showsWhole: Bool {
    get { self[WholeKey.self] }
    set { self[WholeKey.self] = newValue }
  }
}
