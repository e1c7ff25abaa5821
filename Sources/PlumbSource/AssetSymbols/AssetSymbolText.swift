import PlumbMacroExpansion

/// Writes the declarations of symbols for assets.
struct AssetSymbolText {
  /// The bundle that has them.
  let place: BundlePlace
  let hasExtensions: Bool
  /// The module's own declarations, which have precedence.
  let own: OwnSymbols

  func text(of group: AssetGroup) -> String {
    var text = "import Foundation\nimport SwiftUI\n\n" + place.declarations
    text += resources("ImageResource", group, \.images)
    text += resources("ColorResource", group, \.colors)
    guard hasExtensions else { return text }
    text += colors(group)
    return text
  }

  /// Returns the declarations behind `Image(.avatar)` and `Color(.brand)`.
  private func resources(
    _ type: String, _ group: AssetGroup, _ assets: KeyPath<AssetGroup, [AssetGroup.Asset]>
  ) -> String {
    let body = body(of: group, in: type, assets, indent: "  ") { asset in
      "nonisolated static let `\(asset.symbol)` = SwiftUI.\(type)(name: \(asset.name.swiftLiteral), bundle: \(place.expression))"
    }
    return body.isEmpty ? "" : "extension SwiftUI.\(type) {\n\(body)}\n\n"
  }

  /// `Color.brand`, and `.brand` where a style is asked for.
  private func colors(_ group: AssetGroup) -> String {
    let line = { (asset: AssetGroup.Asset, path: String) in
      "nonisolated static var `\(asset.symbol)`: SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.\(path)`\(asset.symbol)`) }"
    }
    let isFree = { (symbol: String) in
      !Self.taken.contains(symbol) && !own.has(symbol, in: "Color")
        && !own.has(symbol, in: "ShapeStyle")
        && !own.has(symbol, in: "ColorResource")
    }
    var lines = ""
    for asset in group.colors where isFree(asset.symbol) { lines += "  \(line(asset, ""))\n" }
    guard !lines.isEmpty else { return "" }
    return
      "extension SwiftUI.Color {\n\(lines)}\n\nextension SwiftUI.ShapeStyle where Self == SwiftUI.Color {\n\(lines)}\n\n"
  }

  /// The lines for a group and, each in a type of its own, for the groups in it.
  private func body(
    of group: AssetGroup, in type: String, _ assets: KeyPath<AssetGroup, [AssetGroup.Asset]>,
    indent: String,
    _ line: (AssetGroup.Asset) -> String
  ) -> String {
    var text = ""
    let isTop = indent.count == 2
    for asset in group[keyPath: assets] where !isTop || !own.has(asset.symbol, in: type) {
      text += "\(indent)\(line(asset))\n"
    }
    for (name, inner) in group.groups.sorted(by: { $0.key < $1.key })
    where !isTop || !own.has(name, in: type) {
      let body = body(of: inner, in: type, assets, indent: indent + "  ", line)
      if !body.isEmpty { text += "\(indent)enum `\(name)` {\n\(body)\(indent)}\n" }
    }
    return text
  }

  /// The names of SwiftUI's own colours and styles, which Xcode does not declare either.
  private static let taken: Set = [
    "accentColor", "background", "black", "blue", "brown", "clear", "cyan", "fill", "foreground",
    "gray",
    "green", "indigo", "link", "mint", "orange", "pink", "placeholder", "primary", "purple",
    "quaternary",
    "quinary", "red", "secondary", "selection", "separator", "teal", "tertiary", "tint", "white",
    "windowBackground", "yellow",
  ]
}
