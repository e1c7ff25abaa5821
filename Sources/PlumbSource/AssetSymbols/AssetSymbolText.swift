import PlumbMacroExpansion

/// Writes the declarations of symbols for assets.
struct AssetSymbolText {
  /// The bundle that has them.
  let place: BundlePlace
  let hasExtensions: Bool
  /// The module's own declarations, which have precedence.
  let own: OwnSymbols
  /// Modules that a file of the module imports with an access level. Beside it, an import without one is an error.
  var leveledImports: Set<String> = []

  func text(of group: AssetGroup) -> String {
    let imports = ["Foundation", "SwiftUI"].map {
      (leveledImports.contains($0) ? "internal " : "") + "import \($0)\n"
    }
    var text = imports.joined() + "\n" + place.declarations
    text += resources("ImageResource", group, \.images)
    text += resources("ColorResource", group, \.colors)
    guard hasExtensions else { return text }
    return text + colors(group) + images(group)
  }

  /// Returns the declarations behind `Image(.avatar)` and `Color(.brand)`.
  private func resources(
    _ type: String, _ group: AssetGroup, _ assets: KeyPath<AssetGroup, [AssetGroup.Asset]>
  ) -> String {
    let body = body(
      of: group, in: type, assets, indent: "  ", isFree: { !own.has($0, in: type) }
    ) { asset, _ in
      "nonisolated static let `\(asset.symbol)` = SwiftUI.\(type)(name: \(asset.name.swiftLiteral), bundle: \(place.expression))"
    }
    if body.isEmpty { return "" }
    let text = "extension SwiftUI.\(type) {\n\(body)}\n\n"
    // Without Packages/UIKit there is no such type.
    return type.hasPrefix("UI") ? "#if canImport(PlumbUIKit)\n\(text)#endif\n\n" : text
  }

  /// `Color.brand`, `.brand` where a style is asked for, and `UIColor.brand`.
  private func colors(_ group: AssetGroup) -> String {
    let line = { (asset: AssetGroup.Asset, path: String) in
      "nonisolated static var `\(asset.symbol)`: SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.\(path)`\(asset.symbol)`) }"
    }
    var text = members(of: group, in: "Color", \.colors, of: "ColorResource", line)
    let styles = group.colors.filter { isFree($0.symbol, in: "Color", of: "ColorResource") }
    if !styles.isEmpty {
      let lines = styles.map { "  \(line($0, ""))\n" }.joined()
      text += "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {\n\(lines)}\n\n"
    }
    return text
      + members(of: group, in: "UIColor", \.colors, of: "ColorResource") { asset, path in
        "nonisolated static var `\(asset.symbol)`: SwiftUI.UIColor { SwiftUI.UIColor(resource: SwiftUI.ColorResource.\(path)`\(asset.symbol)`) }"
      }
  }

  /// `UIImage.avatar`.
  private func images(_ group: AssetGroup) -> String {
    members(of: group, in: "UIImage", \.images, of: "ImageResource") { asset, path in
      "nonisolated static var `\(asset.symbol)`: SwiftUI.UIImage { SwiftUI.UIImage(resource: SwiftUI.ImageResource.\(path)`\(asset.symbol)`) }"
    }
  }

  /// An extension with the values behind the resources of a group, and of the groups in it.
  private func members(
    of group: AssetGroup, in type: String, _ assets: KeyPath<AssetGroup, [AssetGroup.Asset]>,
    of resource: String, _ line: @escaping (AssetGroup.Asset, String) -> String
  ) -> String {
    let body = body(
      of: group, in: type, assets, indent: "  ",
      isFree: { isFree($0, in: type, of: resource) }, line)
    if body.isEmpty { return "" }
    let text = "extension SwiftUI.\(type) {\n\(body)}\n\n"
    // Without Packages/UIKit there is no such type.
    return type.hasPrefix("UI") ? "#if canImport(PlumbUIKit)\n\(text)#endif\n\n" : text
  }

  /// Whether no one else declares a name of the top level, so that Xcode does.
  private func isFree(_ symbol: String, in type: String, of resource: String) -> Bool {
    let isStyle = type == "Color" && own.has(symbol, in: "ShapeStyle")
    return !Self.taken[type, default: []].contains(symbol) && !own.has(symbol, in: type) && !isStyle
      && !own.has(symbol, in: resource)
  }

  /// The lines for a group and, each in its own type, for the groups in it.
  ///
  /// - Parameters:
  ///   - path: the types around the group, each with a point behind it.
  ///   - isFree: whether a name of the top level may be declared.
  ///   - line: the declaration of an asset, for the path before its symbol.
  private func body(
    of group: AssetGroup, in type: String, _ assets: KeyPath<AssetGroup, [AssetGroup.Asset]>,
    indent: String, path: String = "", isFree: (String) -> Bool,
    _ line: (AssetGroup.Asset, String) -> String
  ) -> String {
    var text = ""
    for asset in group[keyPath: assets] where !path.isEmpty || isFree(asset.symbol) {
      text += "\(indent)\(line(asset, path))\n"
    }
    for (name, inner) in group.groups.sorted(by: { $0.key < $1.key })
    where !path.isEmpty || !own.has(name, in: type) {
      let body = body(
        of: inner, in: type, assets, indent: indent + "  ", path: "\(path)`\(name)`.", isFree: isFree, line)
      if !body.isEmpty { text += "\(indent)enum `\(name)` {\n\(body)\(indent)}\n" }
    }
    return text
  }

  /// The names of SwiftUI's and UIKit's own colours, which Xcode does not declare either.
  private static let taken: [String: Set] = [
    "Color": [
      "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange",
      "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
    ],
    "UIColor": [
      "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label",
      "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText",
      "purple", "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel",
      "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground",
      "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill",
      "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
      "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
      "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
      "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor",
      "white", "yellow",
    ],
    "UIImage": ["add", "actions", "checkmark", "remove", "strokedCheckmark"],
  ]
}
