import PlumbLayout
import PlumbViews

nonisolated extension View {
  /// Shows a number beside a row or at a tab; 0 shows none.
  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }

  /// Shows a text beside a row or at a tab.
  public func badge(_ label: Text?) -> some View {
    modifier(_RowBadge(text: label)).modifier(_ContainerValueWriter { $0.badge = label })
  }

  /// Shows a text beside a row or at a tab.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Shows a text beside a row or at a tab.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

  /// Sets the prominence of badges, which has no effect here.
  public func badgeProminence(
    _ prominence: BadgeProminence, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("badgeProminence", fileID, line, if: prominence != .standard) }
}

/// The prominence of badges.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  /// A less prominent badge. Plumb shows it as the others.
  public static let decreased = BadgeProminence(name: "decreased")
  /// A badge as usual.
  public static let standard = BadgeProminence(name: "standard")
  /// A more prominent badge. Plumb shows it as the others.
  public static let increased = BadgeProminence(name: "increased")
}
