import PlumbDrawing
import PlumbLayout
import PlumbViews

/// The sizes in the layout that pictures of iOS show for some symbols (Recorded/Pictures.md#Y61, Recorded/Screens.md#Y87, Y137). What is
/// drawn of such a symbol is stretched to them; every other symbol is as large as our drawing.
enum SymbolSizes {
  private struct Size {
    /// The font's size.
    var points: CGFloat
    var width: CGFloat?
    var height: CGFloat
    /// The room above and below that the symbol has beyond that of a circle.
    var above: CGFloat = 0
    var below: CGFloat = 0
  }

  private static let recorded: [String: Size] = [
    "apple.terminal": Size(points: 48, height: 50.5),
    "bell": Size(points: 17, width: 19, height: 19.33),
    "bolt.fill": Size(points: 17, height: 21.33),
    "book.pages.fill": Size(points: 28.2, width: 30.4, height: 40, above: 3.3, below: 0.6),
    "calendar.badge.clock": Size(points: 36, width: 48.3, height: 42.4, below: 1.7),
    "exclamationmark.triangle.fill": Size(points: 48, height: 51.5),
    "heart": Size(points: 56, height: 57.7),
    "heart.fill": Size(points: 56, height: 57.7),
    "magnifyingglass": Size(points: 56, height: 61.7),
    "mic.fill": Size(points: 17, height: 20),
    "newspaper": Size(points: 48, width: 60.9, height: 57.2),
    "person.fill.badge.plus": Size(points: 48.2, height: 62.2, below: 3.3),
    "speaker.2": Size(points: 17, width: 24, height: 16.67),
    "star": Size(points: 22, height: 26.33),
    "star.fill": Size(points: 22, height: 26.33),
    "tray": Size(points: 56, height: 54.3),
  ]

  /// The room around what is drawn, in em: a circle of 17 points is 19.67 wide and 19.0 high (Y61), which is 0.157 and 0.118
  /// more than its ink. That all symbols have the same is assumed.
  static let room = CGSize(width: 0.157, height: 0.118)

  /// Returns how a drawing is stretched about its middle so that it has its recorded size; a width that was not recorded keeps the
  /// drawing's proportions.
  static func stretch(of name: String, drawn ink: CGRect, em: CGFloat) -> CGAffineTransform {
    guard let size = size(of: name), !ink.isEmpty else { return .identity }
    let height = size.height - size.above - size.below - Resources.Symbol.moreRoom(ofFont: size.points)
    let down = (height / size.points - room.height) * em / ink.height
    let across = size.width.map { ($0 / size.points - room.width) * em / ink.width } ?? down
    return CGAffineTransform(
      a: across, b: 0, c: 0, d: down, tx: ink.midX * (1 - across), ty: ink.midY * (1 - down))
  }

  /// Returns the frame of a symbol in the layout: the bounds of a drawing, and the room around it.
  static func box(of name: String, drawn ink: CGRect, em: CGFloat) -> CGRect {
    var box = ink.insetBy(dx: -room.width / 2 * em, dy: -room.height / 2 * em)
    guard let size = size(of: name) else { return box }
    box.origin.y -= size.above / size.points * em
    box.size.height += (size.above + size.below) / size.points * em
    return box
  }

  /// A symbol for the other direction of reading has its own size.
  private static func size(of name: String) -> Size? {
    recorded[name.hasSuffix(".rtl") ? String(name.dropLast(4)) : name]
  }
}
