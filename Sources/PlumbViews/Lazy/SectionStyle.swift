import PlumbLayout

/// The changes that a container makes to the headers, rows and footers of the sections in it.
package protocol SectionStyle: Equatable, Sendable {
  /// Changes what the views in a part of a section inherit.
  func enter(_ part: SectionPart, _ environment: inout EnvironmentValues)
}

private struct SectionStyleKey: EnvironmentKey { static var defaultValue: (any SectionStyle)? { nil } }

extension EnvironmentValues {
  /// The style of sections in the container around; `nil` where it knows none.
  package var sectionStyle: (any SectionStyle)? {
    get { self[SectionStyleKey.self] }
    set { self[SectionStyleKey.self] = newValue }
  }
}
