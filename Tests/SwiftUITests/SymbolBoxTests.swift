import PlumbLayout
import PlumbViews
import Testing

@testable import SwiftUI

/// Recorded/Pictures.md#Y61: how large symbols are in the layout of iOS.
@Suite("Boxes of symbols") struct SymbolBoxTests {
  /// In points, at three pixels a point; the line of the system font is 1.193 em.
  private func size(_ name: String, _ points: CGFloat) -> CGSize? {
    let line = (points * 1.193359 * 3).rounded(.up) / 3
    return SymbolLibrary.shared.symbol(name)?.size(besideLine: line, pixelsPerPoint: 3)
  }

  @Test(
    "a symbol is within a point as high as recorded",
    arguments: [
      ("line.3.horizontal.decrease.circle", 17, 19), ("bell", 17, 19.33), ("gear", 17, 21.67),
      ("heart.fill", 17, 18), ("magnifyingglass", 56, 61.7), ("heart", 56, 57.7), ("tray", 56, 54.3),
      ("exclamationmark.triangle.fill", 48, 51.5), ("apple.terminal", 48, 50.5),
    ] as [(String, CGFloat, CGFloat)])
  func heights(name: String, points: CGFloat, recorded: CGFloat) throws {
    let height = try #require(size(name, points)).height
    #expect(abs(height - recorded) <= 1, "\(name): \(height)")
  }

  @Test("a circle is 19.67×19 beside 17 points") func circle() {
    let size = size("line.3.horizontal.decrease.circle", 17)
    #expect(size.map { abs($0.width - 19.67) < 0.01 && $0.height == 19 } == true)
  }

  @Test("what is flat has a flat box, and the outline fills its box but for the same room on each side")
  func flat() throws {
    let symbol = try #require(SymbolLibrary.shared.symbol("minus"))
    #expect(symbol.box.height < symbol.box.width / 3)
    let rect = CGRect(x: 10, y: 10, width: symbol.box.width, height: symbol.box.height)
    let ink = symbol.outline(in: rect).boundingRect
    #expect(abs(ink.minX - rect.minX - (rect.maxX - ink.maxX)) < 0.01)
    #expect(abs(ink.minY - rect.minY - (rect.maxY - ink.maxY)) < 0.01)
  }
}
