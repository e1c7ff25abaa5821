import PlumbDrawing
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@MainActor @Suite("Images as paints and in pieces")
struct ImagePaintTests {
  /// Resources with one picture of 4 by 2 pixels, of 40 by 20 points.
  private func environment(_ values: inout EnvironmentValues) {
    let pixels = PixelImage(width: 4, height: 2, rgba: (0..<32).map { UInt8($0) })
    let image = Resources.NamedImage(pixels: pixels, size: CGSize(width: 40, height: 20))
    values.resources = Resources(
      image: { asked, _, _ in asked == "a" ? image : nil }, color: { _, _ in nil }, symbol: { _ in nil })
  }

  private func images(_ items: [DisplayItem]) -> [DrawnImage] {
    items.flatMap { item -> [DrawnImage] in
      switch item {
      case .image(let image): [image]
      case .group(_, let inner): images(inner)
      default: []
      }
    }
  }

  private func drawn<V: View>(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: () -> V)
    -> [DrawnImage]
  {
    images(TestedView(proposing: width, height, environment: environment) { view() }.displayList.items)
  }

  @Test("an image paint covers its shape from the top leading corner, cut at the shape")
  func tiles() throws {
    let view = TestedView(proposing: 300, 50, environment: environment) {
      Circle().fill(ImagePaint(image: Image("a")))
    }
    guard case .group(.clip(let path, _), let items) = try #require(view.displayList.items.first) else {
      Issue.record("no clip")
      return
    }
    #expect(path.boundingRect.size == CGSize(width: 50, height: 50))
    // Three images beside each other and six below each other make one tile.
    let tiles = images(items)
    #expect(tiles.map(\.rect.size) == [CGSize(width: 120, height: 120)])
    #expect(tiles.first?.pixels.width == 12)
    #expect(tiles.first?.rect.origin == path.boundingRect.origin)
  }

  @Test("a part of an image is repeated, at a scale")
  func part() {
    let tiles = drawn(300, 10) {
      Rectangle().fill(
        .image(Image("a"), sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5), scale: 8))
    }
    // Half of 40 points, eight times; half of 20 points, eight times.
    #expect(
      tiles.map(\.rect) == [
        CGRect(x: 0, y: 0, width: 160, height: 80), CGRect(x: 160, y: 0, width: 160, height: 80),
      ])
    #expect(tiles.first?.pixels.rgba == [8, 9, 10, 11, 12, 13, 14, 15])
  }

  @Test(
    "a paint of nothing, or of an impossible scale, draws nothing",
    arguments: [0, -1, CGFloat.nan, .infinity])
  func nothing(_ scale: CGFloat) {
    #expect(drawn(50, 50) { Rectangle().fill(ImagePaint(image: Image("a"), scale: scale)) }.isEmpty)
    #expect(drawn(50, 50) { Rectangle().fill(ImagePaint(image: Image("missing"))) }.isEmpty)
    let odd = CGRect(x: CGFloat.nan, y: 5, width: scale, height: 1)
    #expect(drawn(50, 50) { Rectangle().fill(ImagePaint(image: Image("a"), sourceRect: odd)) }.isEmpty)
  }

  @Test("a resizable image may repeat itself instead of being stretched")
  func tiling() {
    let tiles = drawn(100, 30) { Image("a").resizable(resizingMode: .tile) }
    #expect(tiles.map(\.rect.size) == [CGSize(width: 120, height: 120)])
  }

  @Test("cap insets keep the size of an image's corners")
  func caps() {
    let pieces = drawn(100, 50) {
      Image("a").resizable(capInsets: EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10))
    }
    #expect(
      pieces.map(\.rect) == [
        CGRect(x: 0, y: 0, width: 10, height: 50), CGRect(x: 10, y: 0, width: 80, height: 50),
        CGRect(x: 90, y: 0, width: 10, height: 50),
      ])
    #expect(pieces.map(\.pixels.width) == [1, 2, 1])
  }
}
