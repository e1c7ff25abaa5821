import Foundation
import PlumbDrawing
import PlumbViews

/// A `.colorset`: one colour for several circumstances.
struct ColorSet: DescribedAsset {
  struct Contents: Decodable {
    struct Entry: Decodable {
      var idiom: String?
      var color: Value?
      var appearances: [AssetDescription.Appearance]?
    }
    struct Value: Decodable {
      var space: String?
      var components: [String: ColorComponent]?
      var platform: String?
      var reference: String?
      enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components, platform, reference
      }
    }
    var colors: [Entry]?
  }

  let path: String
  let contents: Contents

  /// The colour for a colour scheme; nil when the set is empty, as a new project's `AccentColor` is.
  func color(for scheme: ColorScheme) throws(UnusableResource) -> ResolvedColor? {
    let entries = (contents.colors ?? []).filter { $0.color != nil }
    let name = scheme == .dark ? "dark" : "light"
    for idiom in AssetDescription.idioms {
      let here = entries.filter { ($0.idiom ?? "universal") == idiom }
      for fitness in [2, 1] {
        let entry = here.first { AssetDescription.fitness(of: $0.appearances, for: name) == fitness }
        if let value = entry?.color { return try resolved(value, scheme) }
      }
    }
    return nil
  }

  private func resolved(_ value: Contents.Value, _ scheme: ColorScheme) throws(UnusableResource)
    -> ResolvedColor
  {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    if let reference = value.reference {
      guard let color = Self.systemColors[reference] else {
        throw UnusableResource(
          "\(path): the system colour \"\(reference)\" is not known here; write its components.")
      }
      return color.resolve(in: environment)
    }
    let components = value.components ?? [:]
    func component(_ name: String) throws(UnusableResource) -> Double {
      guard let number = components[name]?.value else {
        throw UnusableResource(
          "\(path): the component \"\(name)\" is missing or no number; write 0.5, 128 or 0x80.")
      }
      return number
    }
    let alpha = components["alpha"]
    let opacity = alpha == nil || alpha?.isOne == true ? 1 : min(1, max(0, try component("alpha")))
    let space = value.space ?? "srgb"
    if components["white"] != nil {
      // Grey with a gamma of 2.2 is within 1/255 of sRGB's grey where it matters.
      return Color(.sRGB, white: try component("white"), opacity: opacity).resolve(in: environment)
    }
    let (red, green, blue) = (try component("red"), try component("green"), try component("blue"))
    let colorSpace: Color.RGBColorSpace
    switch space {
    case "srgb", "extended-srgb": colorSpace = .sRGB
    case "display-p3": colorSpace = .displayP3
    case "extended-linear-srgb": colorSpace = .sRGBLinear
    default:
      throw UnusableResource(
        "\(path): the colour space \"\(space)\" is not known here; use srgb or display-p3.")
    }
    return Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity).resolve(in: environment)
  }

  private static let systemColors: [String: Color] = [
    "systemRedColor": .red, "systemOrangeColor": .orange, "systemYellowColor": .yellow,
    "systemGreenColor": .green, "systemMintColor": .mint, "systemTealColor": .teal, "systemCyanColor": .cyan,
    "systemBlueColor": .blue, "systemIndigoColor": .indigo, "systemPurpleColor": .purple,
    "systemPinkColor": .pink, "systemBrownColor": .brown, "systemGrayColor": .gray,
    "labelColor": .primary, "secondaryLabelColor": .secondary, "whiteColor": .white, "blackColor": .black,
  ]
}

/// A number in one of the forms that colour sets have: "0.5" and 0.5 are shares, "128" and "0x80" are of 255.
struct ColorComponent: Decodable {
  /// Nil when it is no number in a reasonable range.
  let value: Double?
  /// A bare 1: 1/255 of a colour, but an opacity of 1.
  let isOne: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = Self.bounded(number > 1 ? number / 255 : number)
      isOne = number == 1
    } else {
      let text = try container.decode(String.self)
      value = Self.parse(text)
      isOne = text == "1"
    }
  }

  static func parse(_ text: String) -> Double? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if text.hasPrefix("0x") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    if let whole = Int(text) { return (0...255).contains(whole) ? Double(whole) / 255 : nil }
    return Double(text).flatMap(bounded)
  }

  /// Extended spaces go somewhat beyond 0 to 1.
  private static func bounded(_ number: Double) -> Double? { (-4...16).contains(number) ? number : nil }
}
