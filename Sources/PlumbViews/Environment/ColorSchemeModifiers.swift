nonisolated extension View {
  /// Shows the view in light or dark surroundings.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Shows the view's whole canvas in light or dark surroundings; `nil` leaves them as they are.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}

/// The surroundings that views would like; the first one that says something is heard.
package struct PreferredColorSchemeKey: PreferenceKey {
  package static var defaultValue: ColorScheme? { nil }
  package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension ViewHost {
  /// The surroundings that the views would like, in place of the host's own.
  package var preferredColorScheme: ColorScheme? { root.preference(PreferredColorSchemeKey.self) ?? nil }
}
