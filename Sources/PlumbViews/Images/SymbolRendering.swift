import Foundation

/// The mode in which a symbol uses colours. Free symbols are one outline, so all modes look like the first colour
/// alone.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// The mode with one colour for all layers.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The symbol's own colours. Free symbols have none.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// The mode with one colour, fainter from layer to layer. Free symbols have one layer.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// A colour for each layer. Free symbols have one layer.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// Whether symbols are filled with one colour or a gradient of it. Here one colour.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  /// The mode with one flat colour.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// A gradient made from one colour. Plumb draws the colour.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// The mode in which a symbol shows a value. Here it does not.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  /// The value lights up the symbol's layers. Plumb does not show it.
  public static let color = SymbolVariableValueMode(name: "color")
  /// The value draws a part of the symbol's outline. Plumb does not show it.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  /// The mode in which symbols use colours; `nil` leaves that to the symbol. No view of Plumb reads it.
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

  /// Creates a symbol by name. Free symbols do not show the value.
  public init(systemName: String, variableValue: Double?, fileID: StaticString = #fileID, line: UInt = #line)
  {
    self.init(systemName: systemName)
    reportUnsupported("Image(variableValue:)", fileID, line, if: variableValue != nil)
  }

  /// Creates an image by name. The value is not shown.
  public init(
    _ name: String, variableValue: Double?, bundle: Bundle? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(name, bundle: bundle)
    reportUnsupported("Image(variableValue:)", fileID, line, if: variableValue != nil)
  }
}
