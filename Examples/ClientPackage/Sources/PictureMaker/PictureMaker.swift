import SwiftUI

/// Writes a picture of a badge: `PictureMaker badge.png`.
@main
struct PictureMaker {
  @MainActor static func main() throws {
    let renderer = ImageRenderer(content: Badge(text: "Hello"))
    renderer.scale = 2
    let path = CommandLine.arguments.dropFirst().first ?? "badge.png"
    try renderer.pngData().write(to: URL(fileURLWithPath: path))
  }
}
