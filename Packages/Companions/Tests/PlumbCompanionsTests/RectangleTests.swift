import Foundation
import PlumbCompanions
import PlumbDrawing
import SwiftUI
import Testing

@Suite("Rectangles whose sides are no numbers")
struct RectangleTests {
  private static let hostile: [CGFloat] = [.nan, .infinity, -.infinity, 1e308, -1e308, -0.0, -5, 1e-300]

  /// Rectangles with one hostile number each, and with four.
  private static var rectangles: [CGRect] {
    hostile.flatMap { number in
      [
        CGRect(x: number, y: 0, width: 2, height: 2), CGRect(x: 0, y: number, width: 2, height: 2),
        CGRect(x: 0, y: 0, width: number, height: 2), CGRect(x: 0, y: 0, width: 2, height: number),
        CGRect(x: number, y: number, width: number, height: number),
        CGRect(x: -number, y: -number, width: number, height: number),
      ]
    } + [.null, .infinite, .zero]
  }

  private static var pixels: CGImage {
    CGImage(PixelImage(width: 4, height: 4, rgba: [UInt8](repeating: 255, count: 64)))
  }

  @Test("pixels are cut to them, or there are none, and none is outside of the picture")
  func cropping() {
    for rect in Self.rectangles {
      if let part = Self.pixels.cropping(to: rect) { #expect(part.width <= 4 && part.height <= 4, "\(rect)") }
      let part = CIImage(cgImage: Self.pixels).cropped(to: rect)
      #expect(part.extent.width <= 4 && part.extent.height <= 4, "\(rect)")
      if let made = CIContext().createCGImage(part, from: rect) { #expect(made.width <= 8000, "\(rect)") }
    }
    #expect(Self.pixels.cropping(to: CGRect(x: 1, y: 2, width: 9, height: 1))?.width == 3)
  }

  @Test("a context is clipped to them, and says a box that is no larger than its canvas")
  func clips() {
    for rect in Self.rectangles {
      let context = CGContext(size: CGSize(width: 10, height: 10), scale: 1)
      context.clip(to: rect)
      let box = context.boundingBoxOfClipPath
      #expect(box.width <= 10 && box.height <= 10, "\(rect) \(box)")
    }
  }

  @Test("nodes of a scene meet or do not")
  @MainActor func nodes() {
    let plain = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
    for number in Self.hostile {
      let node = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
      node.position = CGPoint(x: number, y: 0)
      node.setScale(number)
      _ = (plain.intersects(node), node.intersects(plain), node.intersects(node))
    }
    #expect(plain.intersects(plain))
    let far = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
    far.position = CGPoint(x: 100, y: 0)
    #expect(!plain.intersects(far))
  }

  @Test("rectangles meet where Foundation says so, and whatever their numbers are")
  func meets() {
    for one in Self.rectangles { for other in Self.rectangles { _ = one.meets(other) } }
    let square = CGRect(x: 0, y: 0, width: 2, height: 2)
    for (x, width) in [(1.0, 5.0), (2, 1), (3, 1), (-1, 1), (4, -3), (-9, 2), (0, 0)] {
      let other = CGRect(x: x, y: 1, width: width, height: 1)
      #expect(square.meets(other) == square.intersects(other), "\(other)")
    }
  }
}
