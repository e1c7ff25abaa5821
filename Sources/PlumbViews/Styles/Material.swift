import PlumbDrawing

/// A translucent style: what is behind shows through it blurred, in stronger colours, and lightened or darkened.
///
/// As the style of text or of a line it is only the translucent colour. All amounts are assumed: none is published.
nonisolated public struct Material: ShapeStyle, Hashable {
  /// The shares of what is behind that the light and the dark cover.
  private let cover: (light: Double, dark: Double)
  private let name: String

  private init(_ name: String, light: Double, dark: Double) { (self.name, cover) = (name, (light, dark)) }

  /// The material that covers least of what is behind it.
  public static let ultraThin = Material("ultraThin", light: 0.45, dark: 0.55)
  /// A material that covers more than `ultraThin`.
  public static let thin = Material("thin", light: 0.6, dark: 0.66)
  /// A material that covers more than `thin`.
  public static let regular = Material("regular", light: 0.72, dark: 0.76)
  /// A material that covers more than `regular`.
  public static let thick = Material("thick", light: 0.83, dark: 0.86)
  /// The material that covers most of what is behind it.
  public static let ultraThick = Material("ultraThick", light: 0.92, dark: 0.93)
  /// The material of bars.
  public static let bar = Material("bar", light: 0.8, dark: 0.8)

  public func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    let isDark = environment.colorScheme == .dark
    let white: Float = isDark ? 0.12 : 0.97
    let tint = ResolvedColor(
      red: white, green: white, blue: white, opacity: Float(isDark ? cover.dark : cover.light))
    return _ResolvedStyle(.material(tint, ground: Color(.background).resolve(in: environment)))
  }

  public static func == (one: Material, other: Material) -> Bool { one.name == other.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension ShapeStyle where Self == Material {
  /// The material that covers least of what is behind it.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that covers more than `ultraThinMaterial`.
  public static var thinMaterial: Material { .thin }
  /// A material that covers more than `thinMaterial`.
  public static var regularMaterial: Material { .regular }
  /// A material that covers more than `regularMaterial`.
  public static var thickMaterial: Material { .thick }
  /// The material that covers most of what is behind it.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}

/// Whether materials look as in a window that is in front. Here all do.
public enum MaterialActiveAppearance: Hashable, Sendable { case automatic, active, inactive, matchWindow }

nonisolated extension View {
  /// Sets when materials look as in a window in front. Here they always do.
  public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("materialActiveAppearance", fileID, line) }
}

nonisolated extension Material {
  /// Sets when materials look as in a window in front. Here they always do.
  public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Material {
    reportUnsupported("materialActiveAppearance", fileID, line)
    return self
  }
}
