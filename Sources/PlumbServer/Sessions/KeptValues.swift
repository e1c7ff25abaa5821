import PlumbViews

/// The values that views keep for themselves, on their way from one generation of the source to the next.
@MainActor enum KeptValues {
  static func of(_ host: ViewHost) -> String { "{}" }

  static func restoring(_ kept: String?, _ make: () -> ViewHost) -> ViewHost { make() }
}
