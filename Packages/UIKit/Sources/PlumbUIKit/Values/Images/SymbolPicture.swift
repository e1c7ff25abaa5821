import Foundation
import PlumbDrawing
import PlumbLayout
import PlumbText
import PlumbViews

/// A symbol at a size, without a colour.
struct SymbolPicture {
  /// In a rectangle of the size, whose corner is at zero.
  var path: Path
  var style: FillStyle
  var size: CGSize
  var name: String
  var configuration: UIImage.SymbolConfiguration

  /// A symbol is as large as in SwiftUI's views.
  init?(_ name: String, _ configuration: UIImage.SymbolConfiguration) {
    let environment = Surroundings.current.environment
    guard let symbol = environment.resources.findSymbol(name), symbol.size > 0 else { return nil }
    let font = configuration.request
    let line =
      environment.fontLibrary.metrics(of: font).lineHeight(pixelsPerPoint: environment.displayScale)
      * configuration.symbolScale.factor
    size = symbol.size(besideLine: line, pixelsPerPoint: environment.displayScale)
    (path, style) = (
      symbol.outline(in: CGRect(origin: .zero, size: size), besideLine: line, weight: font.weight),
      symbol.style
    )
    (self.name, self.configuration) = (name, configuration)
  }

  func item(in rect: CGRect, color: UIColor?) -> DisplayItem {
    let fit = CGAffineTransform(
      scaleX: rect.width / max(size.width, 0.01), y: rect.height / max(size.height, 0.01)
    ).concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    return .fill(path.applying(fit), .color((color ?? .label).resolvedNow), style)
  }
}

extension UIImage {
  /// Creates a symbol by the name that it has on Apple's systems; `nil` where no free symbol is known for the name.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Creates a symbol of a size and weight; `nil` where no free symbol is known for the name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let own = configuration as? SymbolConfiguration ?? SymbolConfiguration.unspecified
    guard let symbol = SymbolPicture(name, own) else {
      Surroundings.report(
        "UIImage(systemName: \"\(name)\"): no free symbol is known for that name; it is nil.")
      return nil
    }
    self.init(value: Value(content: .symbol(symbol), tint: own.color))
  }

  /// Creates a symbol by its name, for some traits.
  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// Returns the symbol at another size and weight; other images stay as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let symbol) = value.content,
      let wanted = configuration as? SymbolConfiguration,
      let other = SymbolPicture(symbol.name, wanted)
    else { return changed { _ in } }
    return changed {
      $0.content = .symbol(other)
      if let color = wanted.color { $0.tint = color }
    }
  }

  /// Returns the symbol with what the configuration says beside its own; `nil` for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let symbol) = value.content else { return nil }
    return withConfiguration(symbol.configuration.applying(configuration))
  }

  /// The configuration of the symbol; `nil` for other images.
  public var symbolConfiguration: SymbolConfiguration? {
    if case .symbol(let symbol) = value.content { symbol.configuration } else { nil }
  }

  /// For which traits an image is.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits, where some are said.
    public var traitCollection: UITraitCollection? { nil }
  }

  /// The size of symbols relative to text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large

    /// As for `imageScale` of SwiftUI's.
    var factor: CGFloat {
      switch self {
      case .small: Image.Scale.small.factor
      case .large: Image.Scale.large.factor
      case .default, .unspecified, .medium: Image.Scale.medium.factor
      }
    }
  }

  /// The weight of the strokes of symbols.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// As fonts count it; `nil` for a weight that is not specified.
    fileprivate var value: Int? { self == .unspecified ? nil : rawValue * 100 }
  }

  /// The configuration of a symbol: its size, and the colour of its shape.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    private var font: FontRequest?
    private var ownScale: SymbolScale?
    private var weight: Int?
    fileprivate(set) var color: UIColor?

    /// A configuration that says nothing.
    public static let unspecified = SymbolConfiguration()
    private override init() { super.init() }

    private init(_ font: FontRequest?, _ scale: SymbolScale? = nil, _ weight: Int? = nil) {
      (self.font, ownScale, self.weight) = (font, scale, weight)
    }

    /// Creates the configuration of a symbol as large as text of a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(FontRequest(size: pointSize))
    }
    /// Creates the configuration of a symbol as large as text of a size in points, with strokes of a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(FontRequest(size: pointSize), nil, weight.value)
    }
    /// Creates the configuration of a symbol as large as text of a size in points, with strokes of a weight, made smaller
    /// or larger.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(FontRequest(size: pointSize), scale, weight.value)
    }
    /// Creates the configuration of a symbol as large as text of a style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(UIFont.preferredFont(forTextStyle: textStyle).request)
    }
    /// Creates the configuration of a symbol as large as text of a style, made smaller or larger.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(UIFont.preferredFont(forTextStyle: textStyle).request, scale)
    }
    /// Creates the configuration of a symbol as large as text of a font.
    public convenience init(font: UIFont) { self.init(font.request, nil, font.request.weight) }
    /// Creates the configuration of a symbol as large as text of a font, made smaller or larger.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font.request, scale, font.request.weight)
    }
    /// Creates the configuration of a symbol that is made smaller or larger.
    public convenience init(scale: SymbolScale) { self.init(nil, scale) }
    /// Creates the configuration of a weight of strokes.
    public convenience init(weight: SymbolWeight) { self.init(nil, nil, weight.value) }
    /// Creates the configuration of a symbol in levels of a colour. All of it has the colour here.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(nil)
      color = hierarchicalColor
    }
    /// Creates the configuration of a symbol in some colours. All of it has the first one here.
    public convenience init(
      paletteColors: [UIColor], fileID: StaticString = #fileID, line: UInt = #line
    ) {
      if paletteColors.count > 1 { WithoutEffect.symbolColors.report(fileID, line) }
      self.init(nil)
      color = paletteColors.first
    }
    /// Returns a symbol in its own colours. The free symbols have none.
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(nil) }
    /// Returns a symbol in one colour.
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(nil) }

    /// Returns the values of the other configuration, and where it has none, those of this one.
    public func applying(_ other: Configuration) -> SymbolConfiguration {
      guard let other = other as? SymbolConfiguration else { return self }
      let both = SymbolConfiguration(
        other.font ?? font, other.ownScale ?? ownScale, other.weight ?? weight)
      both.color = other.color ?? color
      return both
    }

    var request: FontRequest {
      var request = font ?? FontRequest(size: 17)
      if let weight { request.weight = weight }
      return request
    }
    var symbolScale: SymbolScale { ownScale ?? .default }
  }
}
