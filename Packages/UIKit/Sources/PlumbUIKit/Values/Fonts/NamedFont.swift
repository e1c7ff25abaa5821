import PlumbLayout
import PlumbText
import PlumbViews

/// Fonts by their names: those of the source folder, and replacements for those that iOS brings along.
enum NamedFont {
  /// The family that replaces one of iOS, by the beginnings of its fonts' names; the system font for all others.
  private static let families: [(names: [String], family: FontRequest.Family)] = [
    (
      [
        "HelveticaNeue", "Helvetica", "Arial", "Avenir", "Futura", "GillSans", "Optima", "Verdana",
        "Trebuchet",
        "SFUI", "SFPro", ".SF", "SanFrancisco", "Kefa", "Galvji", "DINAlternate", "DINCondensed",
        "Copperplate",
        "AppleSDGothicNeo", "PingFang", "Hiragino", "KohinoorDevanagari", "Thonburi", "Zapfino", "Papyrus",
        "PartyLET", "SavoyeLet", "SnellRoundhand", "BradleyHand", "Noteworthy", "Symbol", "AcademyEngraved",
      ], .system
    ),
    (
      [
        "Georgia", "TimesNewRoman", "Times", "Palatino", "Baskerville", "Didot", "Cochin", "HoeflerText",
        "Charter", "IowanOldStyle", "BodoniSvtyTwo", "Bodoni72", "BigCaslon", "Superclarendon",
        "AmericanTypewriter",
        "NewYork", "Rockwell", "STIXTwo",
      ], .serif
    ),
    (["Menlo", "Courier", "Monaco", "SFMono", "Consolas"], .monospaced),
    (
      ["ArialRoundedMT", "MarkerFelt", "ChalkboardSE", "Chalkduster", "SFProRounded", "SFCompactRounded"],
      .rounded
    ),
  ]

  /// The words at the end of a font's name, the longest first.
  private static let weights: [(word: String, weight: Int)] = [
    ("ultralight", 100), ("extralight", 200), ("thin", 200), ("semibold", 600), ("demibold", 600),
    ("extrabold", 800), ("condensedbold", 700), ("medium", 500), ("heavy", 800), ("black", 900),
    ("light", 300),
    ("bold", 700), ("book", 400), ("roman", 400), ("regular", 400),
  ]

  /// The font of a name; `nil` where neither the source folder nor iOS has one.
  static func request(_ name: String, size: CGFloat) -> FontRequest? {
    if name == Font.squaresName { return FontRequest(family: .squares, size: size) }
    let own = FontRequest(family: .custom(name), size: size)
    let library = Surroundings.current.environment.fontLibrary
    let isUnknown = library.warnings(for: own).contains { if case .unknownFont = $0 { true } else { false } }
    if !isUnknown { return own }
    return standIn(name, size: size)
  }

  private static func standIn(_ name: String, size: CGFloat) -> FontRequest? {
    let plain = name.filter { $0 != " " && $0 != "-" && $0 != "_" }.lowercased()
    // The longest name wins: Arial Rounded is no Arial.
    let found = families.flatMap { entry in entry.names.map { (name: $0.lowercased(), family: entry.family) }
    }
    .filter { plain.hasPrefix($0.name) }.max { $0.name.count < $1.name.count }
    guard let found else {
      Surroundings.report(
        "UIFont(name: \"\(name)\"): no font file here has the family or PostScript name; it is nil.")
      return nil
    }
    if !name.hasPrefix(".SF") {
      Surroundings.report(
        "UIFont(name: \"\(name)\"): this font of iOS is not free; another one of its kind is used.")
    }
    let rest = plain.dropFirst(found.name.count)
    let weight = weights.first { rest.contains($0.word) }?.weight ?? 400
    return FontRequest(
      family: found.family, size: size, weight: weight,
      isItalic: rest.contains("italic") || rest.contains("oblique"))
  }
}

extension FontRequest {
  var familyName: String {
    switch family {
    case .system: ".AppleSystemUIFont"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .serif: ".AppleSystemUIFontSerif"
    case .rounded: ".AppleSystemUIFontRounded"
    case .custom(let name): String(name.split(separator: "-").first ?? "")
    case .squares: Font.squaresName
    }
  }

  var postScriptName: String {
    if case .custom(let name) = family { return name }
    let names = [
      100: "Ultralight", 200: "Thin", 300: "Light", 400: "Regular", 500: "Medium", 600: "Semibold",
      700: "Bold", 800: "Heavy", 900: "Black",
    ]
    let base =
      switch family {
      case .monospaced: ".SFMono"
      case .serif: ".NewYork"
      case .rounded: ".SFUIRounded"
      default: ".SFUI"
      }
    return "\(base)-\(names[weight] ?? "Regular")\(isItalic ? "Italic" : "")"
  }
}

extension UIFont {
  /// The families that can be drawn, under the names that the system has for them.
  public class var familyNames: [String] {
    [
      ".AppleSystemUIFont", ".AppleSystemUIFontMonospaced", ".AppleSystemUIFontRounded",
      ".AppleSystemUIFontSerif",
    ]
  }
  /// Returns the fonts of a family: one for each weight of the system's own, and none for others.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    guard familyNames.contains(familyName) else { return [] }
    return stride(from: 100, through: 900, by: 100).map { weight in
      var request = FontRequest(size: 17, weight: weight)
      switch familyName {
      case ".AppleSystemUIFontMonospaced": request.family = .monospaced
      case ".AppleSystemUIFontRounded": request.family = .rounded
      case ".AppleSystemUIFontSerif": request.family = .serif
      default: break
      }
      return request.postScriptName
    }
  }
}
