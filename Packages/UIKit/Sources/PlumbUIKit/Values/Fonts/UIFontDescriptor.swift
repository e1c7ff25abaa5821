import Foundation
import PlumbLayout
import PlumbText
import PlumbViews

/// The description of a font, in words and numbers: the family, the weight, the size.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  let request: FontRequest

  init(request: FontRequest) { self.request = request }

  /// Creates the descriptor of a font by its name; that of the system font if there is none of that name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(request: NamedFont.request(fontName, size: size) ?? FontRequest(size: size))
  }

  /// Creates the descriptor of some attributes: a name, a family, a size, traits.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(request: FontRequest(size: 0).with(attributes))
  }

  /// Returns the font of a text style, in the size that the user wants.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  /// Returns the font of a text style, in the size that some traits say.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// In points.
  open var pointSize: CGFloat { request.size }
  /// The PostScript name.
  open var postscriptName: String { request.postScriptName }
  /// Bold, italic, letters of one width.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if request.weight >= 600 { traits.insert(.traitBold) }
    if request.isItalic { traits.insert(.traitItalic) }
    if request.family == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }
  /// The name, the family, the size and the traits.
  open var fontAttributes: [AttributeName: Any] {
    [
      .name: request.postScriptName, .family: request.familyName, .size: request.size,
      .traits: [TraitKey.weight: UIFont.Weight(number: request.weight)],
    ]
  }
  /// Returns the value of one attribute.
  open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  /// Returns the same font in a size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = newPointSize }
  }
  /// Returns the same size and weight in another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    guard let named = NamedFont.request(newFamily, size: request.size) else { return self }
    return changed { $0.family = named.family }
  }
  /// Returns the font with another kind of letters.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { changed { $0.family = design.family } }
  /// Returns the font with exactly these traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed { request in
      let isBold = symbolicTraits.contains(.traitBold)
      if isBold != (request.weight >= 600) { request.weight = isBold ? request.boldWeight : 400 }
      request.isItalic = symbolicTraits.contains(.traitItalic)
      if symbolicTraits.contains(.traitMonoSpace) { request.family = .monospaced }
      request.leading =
        symbolicTraits.contains(.traitTightLeading) ? -2 : symbolicTraits.contains(.traitLooseLeading) ? 2 : 0
    }
  }
  /// Returns the font with what some attributes say.
  open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    UIFontDescriptor(request: request.with(attributes))
  }

  private func changed(_ change: (inout FontRequest) -> Void) -> UIFontDescriptor {
    var request = request
    change(&request)
    return UIFontDescriptor(request: request)
  }

  /// Returns the descriptor itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns whether both are the same font.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.request == request }
  open override var hash: Int { request.hashValue }
}

extension UIFontDescriptor {
  /// Bold, italic, and the kind of letters.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// In italics.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold strokes.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Wide letters. The free fonts have one width.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters. The free fonts have one width.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Less leading between lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// More leading between lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The kind of letters of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual letters.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Letters with round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Letters with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Letters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    var family: FontRequest.Family {
      switch self {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: .system
      }
    }
  }

  /// The name of a descriptor's attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The PostScript name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Weight and slant, by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The face of a family. It is not looked at.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// Features of the font. They are not looked at.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The key of a descriptor's traits.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The weight of strokes.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The slant of letters.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    /// The width of letters. The free fonts have one width.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// Traits as bits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }
}

extension FontRequest {
  fileprivate func with(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontRequest {
    var request = self
    if let size = StringDrawing.points(attributes[.size]) { request.size = size }
    if let style = attributes[.textStyle] as? UIFont.TextStyle {
      request = UIFont.preferredFont(forTextStyle: style).request
    }
    if let name = (attributes[.name] ?? attributes[.family]) as? String,
      let named = NamedFont.request(name, size: request.size)
    {
      request.family = named.family
      (request.weight, request.isItalic) = (named.weight, named.isItalic)
    }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight {
        request.weight = weight.number
      } else if let weight = StringDrawing.points(traits[.weight]) {
        request.weight = UIFont.Weight(weight).number
      }
      if let slant = StringDrawing.points(traits[.slant]) { request.isItalic = slant > 0 }
    }
    return request
  }

}
