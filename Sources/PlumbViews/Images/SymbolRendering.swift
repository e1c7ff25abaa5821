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
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Free symbols have one colour in either mode.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }

  /// Free symbols show no values.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
}

nonisolated extension Image {
  /// Free symbols have one colour in every mode.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// A symbol by name. Free symbols do not show the value.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// An image by name. The value is not shown.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }
}
