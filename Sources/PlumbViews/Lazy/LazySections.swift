import PlumbLayout

private struct LazySectionsKey: EnvironmentKey { static var defaultValue: SectionDistances? { nil } }

extension EnvironmentValues {
  /// Set for the lazy container that keeps these distances, and not for those inside.
  package var lazySections: SectionDistances? {
    get { self[LazySectionsKey.self] }
    set { self[LazySectionsKey.self] = newValue }
  }
}
