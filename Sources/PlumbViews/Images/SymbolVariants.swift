/// Forms of a symbol: filled, struck through, or inside a shape. They change the names of the symbols below.
public struct SymbolVariants: Hashable, Sendable {
  private var isFilled = false
  private var isStruck = false
  private var outline: String?

  /// Symbols as their names say.
  public static let none = SymbolVariants()
  /// Filled symbols.
  public static let fill = SymbolVariants(isFilled: true)
  /// Symbols that are struck through.
  public static let slash = SymbolVariants(isStruck: true)
  /// Symbols in a circle.
  public static let circle = SymbolVariants(outline: "circle")
  /// Symbols in a square.
  public static let square = SymbolVariants(outline: "square")
  /// Symbols in a rectangle.
  public static let rectangle = SymbolVariants(outline: "rectangle")

  /// The same forms, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// The same forms, struck through.
  public var slash: SymbolVariants { with { $0.isStruck = true } }
  /// The same forms in a circle, which takes the place of another outline.
  public var circle: SymbolVariants { with { $0.outline = "circle" } }
  /// The same forms in a square, which takes the place of another outline.
  public var square: SymbolVariants { with { $0.outline = "square" } }
  /// The same forms in a rectangle, which takes the place of another outline.
  public var rectangle: SymbolVariants { with { $0.outline = "rectangle" } }

  /// Returns whether these forms have all that others have.
  public func contains(_ other: SymbolVariants) -> Bool {
    (!other.isFilled || isFilled) && (!other.isStruck || isStruck)
      && (other.outline == nil || other.outline == outline)
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// The variants of both.
  func joined(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      isFilled: isFilled || other.isFilled, isStruck: isStruck || other.isStruck,
      outline: other.outline ?? outline)
  }

  /// The symbol's name with as many of the variants as there is a picture for.
  ///
  /// A name that is filled already stays as it is where nothing but the fill is wanted. The variants of a symbol with a
  /// badge precede the badge (`cart.fill.badge.plus`), or come at the end where only that name is known
  /// (`bell.badge.fill`).
  func name(of name: String, exists: (String) -> Bool) -> String {
    guard self != .none else { return name }
    var parts = name.split(separator: ".")
    if parts.contains("fill"), self == .fill { return name }
    var wanted = self
    for part in ["fill", "slash"] where parts.contains(Substring(part)) {
      parts.removeAll { $0 == part }
      if part == "fill" { wanted.isFilled = true } else { wanted.isStruck = true }
    }
    let bases = SymbolVariants.bases(parts)
    for outline in [wanted.outline, nil] {
      for struck in wanted.isStruck ? [true, false] : [false] {
        for filled in wanted.isFilled ? [true, false] : [false] {
          let variants =
            (outline.map { "." + $0 } ?? "") + (struck ? ".slash" : "") + (filled ? ".fill" : "")
          for base in bases {
            let candidate = base.symbol + variants + base.badge
            if candidate == name || exists(candidate) { return candidate }
          }
        }
      }
    }
    return name
  }

  /// A name's parts before and after the place of its variants: before the badge, and at the end.
  private static func bases(_ parts: [Substring]) -> [(symbol: String, badge: String)] {
    let whole = (symbol: parts.joined(separator: "."), badge: "")
    guard let place = parts.firstIndex(where: { $0.hasSuffix("badge") }), place > 0 else { return [whole] }
    return [
      (parts[..<place].joined(separator: "."), "." + parts[place...].joined(separator: ".")), whole,
    ]
  }
}

private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
  /// The forms that symbols are shown in, where there is a picture for them.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Shows the symbols in the view in a form, where there is a picture for it; the forms set further out stay.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(
      _EnvironmentModifier {
        $0.symbolVariants = variant == .none ? .none : $0.symbolVariants.joined(variant)
      })
  }
}
