import Foundation

/// How many colours a symbol has. Free symbols are one outline, so all modes look like the first colour alone.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// Whether symbols are filled with one colour or a gradient of it. Here one colour.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows a value. Here it does not.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  public static let color = SymbolVariableValueMode(name: "color")
  public static let draw = SymbolVariableValueMode(name: "draw")
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how many colours symbols have; free symbols have one, the first.
  public func symbolRenderingMode(
    _ mode: SymbolRenderingMode?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    environment(\.symbolRenderingMode, mode)
      .unsupported("symbolRenderingMode", fileID, line, if: mode != nil && mode != .monochrome)
  }

  /// Free symbols have one colour in either mode.
  public func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("symbolColorRenderingMode", fileID, line, if: mode == .gradient) }

  /// Free symbols show no values.
  public func symbolVariableValueMode(
    _ mode: SymbolVariableValueMode?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("symbolVariableValueMode", fileID, line, if: mode != nil) }
}

nonisolated extension Image {
  /// Free symbols have one colour in every mode.
  public func symbolRenderingMode(
    _ mode: SymbolRenderingMode?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Image {
    reportUnsupported("symbolRenderingMode", fileID, line, if: mode != nil && mode != .monochrome)
    return self
  }

  /// A symbol by name. Free symbols do not show the value.
  public init(systemName: String, variableValue: Double?, fileID: StaticString = #fileID, line: UInt = #line)
  {
    self.init(systemName: systemName)
    reportUnsupported("Image(variableValue:)", fileID, line, if: variableValue != nil)
  }

  /// An image by name. The value is not shown.
  public init(
    _ name: String, variableValue: Double?, bundle: Bundle? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(name, bundle: bundle)
    reportUnsupported("Image(variableValue:)", fileID, line, if: variableValue != nil)
  }
}
