import PlumbLayout
import PlumbViews
import Testing

@testable import SwiftUI

/// Recorded/Pictures.md#Y61, Recorded/Screens.md#Y87, Y137: how large symbols are in the layout of iOS.
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
      ("exclamationmark.triangle.fill", 48, 51.5), ("apple.terminal", 48, 50.5), ("speaker.2", 17, 16.67),
      ("star.fill", 22, 26.33), ("bolt.fill", 17, 21.33), ("play.circle", 35, 40),
      ("person.circle.fill", 80, 91.4), ("newspaper", 48, 57.2), ("calendar.badge.clock", 36, 42.4),
      ("person.fill.badge.plus", 48.2, 62.2), ("book.pages.fill", 28.2, 40), ("mic.fill", 17, 20),
    ] as [(String, CGFloat, CGFloat)])
  func heights(name: String, points: CGFloat, recorded: CGFloat) throws {
    let height = try #require(size(name, points)).height
    #expect(abs(height - recorded) <= 1, "\(name): \(height)")
  }

  @Test(
    "the room below a badge is larger than that above",
    arguments: [("calendar.badge.clock", 36, 2.5, 4.2), ("person.fill.badge.plus", 48.2, 3.4, 6.8)]
      as [(String, CGFloat, CGFloat, CGFloat)])
  func room(name: String, points: CGFloat, above: CGFloat, below: CGFloat) throws {
    let line = points * 1.193359
    let symbol = try #require(SymbolLibrary.shared.symbol(name))
    let rect = CGRect(origin: .zero, size: symbol.size(besideLine: line, pixelsPerPoint: 3))
    let ink = symbol.outline(in: rect, besideLine: line).boundingRect
    #expect(abs(ink.minY - above) < 0.4 && abs(rect.maxY - ink.maxY - below) < 0.4)
    #expect(abs(symbol.roomBelow(besideLine: line) - (rect.maxY - ink.maxY)) < 0.4)
  }

  @Test(
    "right to left, the badge with a clock is at the left, and the clock is as it was (Recorded/Screens.md#Y138)"
  )
  func rightToLeft() throws {
    let usual = try #require(SymbolLibrary.shared.symbol("calendar.badge.clock")).path
    let other = try #require(SymbolLibrary.shared.symbol("calendar.badge.clock.rtl")).path
    let ink = usual.boundingRect
    #expect(abs(other.boundingRect.width - ink.width) < 0.1)
    // Beside the middle of the clock, to the left of which its hands are not.
    let radius = 9.0 / 42.67 * ink.width
    for (path, middle) in [(usual, ink.maxX - radius), (other, other.boundingRect.minX + radius)] {
      #expect(path.contains(CGPoint(x: middle - radius * 0.5, y: ink.maxY - radius)))
    }
    #expect(!other.contains(CGPoint(x: ink.maxX - 0.4, y: ink.maxY - 0.4)))
  }

  @Test("a circle is 19.67×19 beside 17 points") func circle() {
    let size = size("line.3.horizontal.decrease.circle", 17)
    #expect(size.map { abs($0.width - 19.67) < 0.01 && $0.height == 19 } == true)
  }

  @Test("a recorded width stretches the drawing, and so do its weights")
  func widths() throws {
    let size = try #require(self.size("speaker.2", 17))
    #expect(abs(size.width - 24) <= 0.34)
    let symbol = try #require(SymbolLibrary.shared.symbol("speaker.2"))
    let rect = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let (regular, bold) = (
      symbol.outline(in: rect, besideLine: 20.33), symbol.outline(in: rect, besideLine: 20.33, weight: 700)
    )
    #expect(abs(regular.boundingRect.width - bold.boundingRect.width) < 2)
    #expect(regular.boundingRect.width > 20)
  }

  @Test("the badge of a person is a disc below its right, and what is in it is cut out")
  func badge() throws {
    let path = try #require(SymbolLibrary.shared.symbol("person.fill.badge.plus")).path
    let ink = path.boundingRect
    #expect(abs(ink.width / ink.height - 53.0 / 52) < 0.03)
    let radius = ink.height * 12.2 / 52
    let middle = CGPoint(x: ink.maxX - radius, y: ink.maxY - radius)
    #expect(!path.contains(middle))
    #expect(path.contains(CGPoint(x: middle.x + radius * 0.6, y: middle.y + radius * 0.6)))
    #expect(!path.contains(CGPoint(x: middle.x - radius * 1.1, y: middle.y)))
  }

  @Test("what is flat has a flat box, and the outline fills its box but for the same room on each side")
  func flat() throws {
    let symbol = try #require(SymbolLibrary.shared.symbol("minus"))
    #expect(symbol.box.height < symbol.box.width / 3)
    let rect = CGRect(x: 10, y: 10, width: symbol.box.width, height: symbol.box.height)
    let ink = symbol.outline(in: rect, besideLine: 17).boundingRect
    #expect(abs(ink.minX - rect.minX - (rect.maxX - ink.maxX)) < 0.01)
    #expect(abs(ink.minY - rect.minY - (rect.maxY - ink.maxY)) < 0.01)
  }
}
