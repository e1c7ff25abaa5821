import PlumbLayout
import PlumbViews

nonisolated extension View {
  /// Adds buttons beside a section's header. Plumb doesn't show them.
  public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("sectionActions", fileID, line)
  }
  /// Sets the letter of a section in the index beside a list. Plumb draws no index.
  public func sectionIndexLabel(_ label: Text?, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    unsupported("sectionIndexLabel", fileID, line, if: label != nil)
  }
  /// Sets the letter of a section in the index beside a list, as a string. Plumb draws no index.
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(
    _ label: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("sectionIndexLabel", fileID, line)
  }
  /// Sets whether the index beside a list is shown. Plumb draws no index.
  public func listSectionIndexVisibility(
    _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("listSectionIndexVisibility", fileID, line, if: visibility == .visible)
  }
  /// Sets the colour behind a row of a watch. Plumb draws rows of a phone.
  public func listRowPlatterColor(_ color: Color?, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    unsupported("listRowPlatterColor", fileID, line, if: color != nil)
  }
  /// Sets whether every other row has its own background. Plumb's rows have one background.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    unsupported("alternatingRowBackgrounds", fileID, line, if: behavior == .enabled)
  }
}

/// Whether every other row has its own ground.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// Every other row has one
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// Rows have no alternating background.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}
