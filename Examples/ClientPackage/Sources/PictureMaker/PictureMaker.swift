import SwiftUI

/// Writes a picture of a badge, and one of a chart: `PictureMaker badge.png sales.png`.
@main
struct PictureMaker {
  @MainActor static func main() throws {
    let paths = CommandLine.arguments.dropFirst()
    try write(Badge(text: "Hello"), to: paths.first ?? "badge.png")
    if let path = paths.dropFirst().first { try write(Sales(counts: [1, 4, 2]), to: path) }
  }

  @MainActor private static func write(_ view: some View, to path: String) throws {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    try renderer.pngData().write(to: URL(fileURLWithPath: path))
  }
}
