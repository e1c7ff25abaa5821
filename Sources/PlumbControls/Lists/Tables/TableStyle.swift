import PlumbViews

/// The look of tables.
public protocol TableStyle: Sendable {
  /// The look that Plumb draws for it.
  var _look: _TableLook { get }
}

/// The properties that styles of tables differ in.
public struct _TableLook: Sendable {
  var hasBorder = false
  var alternatesRows = false
}

/// The style of the surroundings: rows as in a plain list.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
  public var _look: _TableLook { _TableLook() }
}

/// Rows without anything around them, as the automatic style has them.
public struct InsetTableStyle: TableStyle {
  public let _look: _TableLook
  /// Creates the style.
  public init() { _look = _TableLook() }

  /// Creates the style, with or without grey rows.
  ///
  /// - Parameter alternatesRowBackgrounds: every second row is on grey.
  public init(alternatesRowBackgrounds: Bool) {
    _look = _TableLook(alternatesRows: alternatesRowBackgrounds)
  }
}

/// Rows with a line around all of them.
public struct BorderedTableStyle: TableStyle {
  public let _look: _TableLook
  /// Creates the style.
  public init() { _look = _TableLook(hasBorder: true) }

  /// Creates the style, with or without grey rows.
  ///
  /// - Parameter alternatesRowBackgrounds: every second row is on grey.
  public init(alternatesRowBackgrounds: Bool) {
    _look = _TableLook(hasBorder: true, alternatesRows: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The style of the surroundings: rows as in a plain list.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows at a distance from the sides; Plumb shows them like `.automatic`.
  public static var inset: InsetTableStyle { InsetTableStyle() }
  /// Rows as in `.inset`, of which every second one may be on grey.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// Rows with a line around all of them.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  /// Rows as in `.bordered`, of which every second one may be on grey.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

nonisolated extension View {
  /// Sets how tables look.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { environment(\.tableLook, style._look) }

  /// Shows or hides the titles of tables' columns.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.hidesTableHeaders, visibility == .hidden)
  }
}

private struct TableLookKey: EnvironmentKey { static var defaultValue: _TableLook { _TableLook() } }
private struct HidesTableHeadersKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var tableLook: _TableLook {
    get { self[TableLookKey.self] }
    set { self[TableLookKey.self] = newValue }
  }

  var hidesTableHeaders: Bool {
    get { self[HidesTableHeadersKey.self] }
    set { self[HidesTableHeadersKey.self] = newValue }
  }
}
