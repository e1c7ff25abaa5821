import Foundation
import PlumbViews

/// An `.imageset`: one image in several sizes and for several circumstances.
struct ImageSet: DescribedAsset {
  struct Contents: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var idiom: String?
      var scale: String?
      var appearances: [AssetDescription.Appearance]?
    }
    struct Properties: Decodable {
      var rendering: String?
      var keepsVectors: Bool?
      enum CodingKeys: String, CodingKey {
        case rendering = "template-rendering-intent"
        case keepsVectors = "preserves-vector-representation"
      }
    }
    var images: [Entry]?
    var properties: Properties?
  }

  let path: String
  let contents: Contents

  /// The file for a colour scheme and a display: the smallest that need not be enlarged, or else the largest.
  func choice(for scheme: ColorScheme, scale: CGFloat) throws(UnusableResource) -> ImageChoice {
    let entries = (contents.images ?? []).filter { $0.filename != nil }
    let name = scheme == .dark ? "dark" : "light"
    let fitting = entries.filter { AssetDescription.fitness(of: $0.appearances, for: name) > 0 }
    for idiom in AssetDescription.idioms {
      let here = fitting.filter { ($0.idiom ?? "universal") == idiom }
      let best = here.map { AssetDescription.fitness(of: $0.appearances, for: name) }.max()
      let candidates = here.filter { AssetDescription.fitness(of: $0.appearances, for: name) == best }
      guard let wanted = candidates.map(Self.scale).fitting(scale),
        let entry = candidates.first(where: { Self.scale(of: $0) == wanted })
      else { continue }
      let file = try Self.picture(entry.filename ?? "", in: path)
      return ImageChoice(
        path: file, scale: wanted, isTemplate: contents.properties?.rendering == "template",
        isEnlarged: contents.properties?.keepsVectors == true)
    }
    throw UnusableResource("\(path): no entry of Contents.json has a file for any device.")
  }

  /// Pixels per point; an entry without a scale is for all, one pixel a point.
  private static func scale(of entry: Contents.Entry) -> CGFloat {
    switch entry.scale {
    case "2x": 2
    case "3x": 3
    default: 1
    }
  }

  /// A file of the set, if it is a picture that can be drawn.
  private static func picture(_ name: String, in folder: String) throws(UnusableResource) -> String {
    let path = try AssetDescription.plain(name, in: folder)
    let type = name.split(separator: ".").last?.lowercased() ?? ""
    guard ["svg", "pdf"].contains(type) || SourceFolder.imageTypes.contains(type) else {
      throw UnusableResource(
        "\(path): only PNG, JPEG, WebP, SVG and PDF images can be drawn here; add one to the set.")
    }
    return path
  }
}
