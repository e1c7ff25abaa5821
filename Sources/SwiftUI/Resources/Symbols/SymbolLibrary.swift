import Foundation
import PlumbDrawing
import PlumbLayout
import PlumbText
import PlumbViews
import Synchronization

/// The free symbols of this machine, by the names that they have on Apple's systems. Any thread may ask.
///
/// Our own drawings need nothing; what comes from an icon package is nil while that package is not installed.
final class SymbolLibrary: Sendable {
  static let shared = SymbolLibrary()

  /// The square that symbols are drawn in, in units.
  static let side: CGFloat = 24
  /// The width of lines in units; beside text of 17 points it is about 1.5 points.
  static let weight: CGFloat = 1.8
  /// The width of strokes at the weights 100 to 900, in shares of the regular one: that of the letter l in the weights of Inter,
  /// which draws the texts. That the strokes of symbols grow as those of letters is assumed.
  static let strokes: [CGFloat] = [0.272, 0.521, 0.757, 1, 1.266, 1.527, 1.799, 2.059, 2.325]

  private let iconFont = IconFont()
  private let letters = SymbolLetters()
  private let known = Mutex<[String: Resources.Symbol?]>([:])
  /// The outlines of symbols with strokes of other weights.
  private let weighed = Mutex<[Weighed: Path]>([:])

  private struct Weighed: Hashable {
    let name: String
    let weight: Int
  }

  /// The icon packages that are not installed; symbols that come from them are missing.
  static var missingPackages: [String] {
    (IconFont.isInstalled ? [] : [IconFont.package]) + (IconTheme.isInstalled ? [] : [IconTheme.package])
  }

  func symbol(_ name: String) -> Resources.Symbol? {
    guard SymbolTable.has(name) else { return nil }
    if let symbol = known.withLock({ $0[name] }) { return symbol }
    let drawn = outline(of: name, weight: Self.weight, depth: 0)
    let symbol = drawn.map { drawn in
      let stretch = SymbolSizes.stretch(of: name, drawn: drawn.boundingRect, em: Self.em)
      let path = drawn.applying(stretch)
      return Resources.Symbol(
        path: path, style: FillStyle(), size: Self.side,
        box: SymbolSizes.box(of: name, drawn: path.boundingRect, em: Self.em),
        drawn: { [weak self] in self?.outline(of: name, fontWeight: $0)?.applying(stretch) })
    }
    known.withLock { $0[name] = .some(symbol) }
    return symbol
  }

  /// A symbol with strokes of a font's weight, from 100 to 900.
  private func outline(of name: String, fontWeight: Int) -> Path? {
    let index = min(max(fontWeight / 100 - 1, 0), Self.strokes.count - 1)
    let key = Weighed(name: name, weight: index)
    if let path = weighed.withLock({ $0[key] }) { return path }
    let width = Self.weight * Self.strokes[index]
    guard let path = outline(of: name, weight: width, growth: width - Self.weight, depth: 0) else {
      return nil
    }
    weighed.withLock { $0[key] = path }
    return path
  }

  /// A line is 1.2 em high.
  private static let em = side / 1.2

  /// A symbol with lines of a width in units, and glyphs whose lines are so much wider than their own.
  private func outline(of name: String, weight: CGFloat, growth: CGFloat = 0, depth: Int) -> Path? {
    guard depth < 8, let recipe = SymbolTable.recipe(name) else { return nil }
    var result = Path()
    for part in recipe {
      guard let path = outline(of: part, weight: weight, growth: growth, depth: depth) else { return nil }
      if part.isCut { result = result.subtracting(path) } else { result.addPath(path) }
    }
    return result.isEmpty ? nil : result
  }

  func outline(of part: SymbolPart, weight: CGFloat, growth: CGFloat = 0, depth: Int) -> Path? {
    // Lines stay as wide as they are when what they draw becomes smaller.
    let width = Double((weight + part.widening) / part.scale)
    let path: Path? =
      switch part.source {
      case .symbol(let name):
        outline(of: name, weight: width, growth: growth / part.scale, depth: depth + 1)
      case .line(let data): SVGIcon.line(data, width: width)
      case .area(let data): SVGIcon.area(data)
      case .dot(let x, let y, let radius): Self.circle(x, y, radius)
      case .ring(let x, let y, let radius):
        Self.band(
          from: Self.circle(x, y, radius + width / 2), to: Self.circle(x, y, max(0, radius - width / 2)))
      case .box(let numbers):
        Self.band(from: Self.box(numbers, outset: width / 2), to: Self.box(numbers, outset: -width / 2))
      case .glyph(let name):
        iconFont.outline(name).map {
          // Other glyphs are areas, which have no lines.
          name.hasSuffix("-outline")
            ? Self.grown(Self.centred($0), by: growth / part.scale) : Self.centred($0)
        }
      case .theme(let name): IconTheme.outline(name).map(Self.centred)
      case .text(let text): letters.outline(text)
      }
    guard let path else { return nil }
    let placed = path.applying(part.transform)
    let turned = placed.signedArea < 0 ? placed.reversed() : placed
    return part.isSolid ? turned.solid : turned
  }

  private static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2))
  }

  private static func box(_ numbers: [Double], outset: Double) -> Path {
    let rect = CGRect(
      x: numbers[0] - outset, y: numbers[1] - outset, width: numbers[2] - numbers[0] + outset * 2,
      height: numbers[3] - numbers[1] + outset * 2)
    guard rect.width > 0, rect.height > 0 else { return Path() }
    return Path(roundedRect: rect, cornerRadius: max(0, numbers[4] + outset), style: .circular)
  }

  /// Returns an area whose lines are wider or thinner by a length, half of it on each side. The thinnest lines of the icon
  /// font are about 1.5 units wide, so that a unit less leaves a line.
  private static func grown(_ path: Path, by growth: CGFloat) -> Path {
    let length = max(-1, growth)
    guard length != 0 else { return path }
    let rim = path.strokedPath(StrokeStyle(lineWidth: abs(length), lineCap: .round, lineJoin: .round))
    return length > 0 ? path.union(rim) : path.subtracting(rim)
  }

  /// Returns the area between two outlines.
  private static func band(from outer: Path, to inner: Path) -> Path {
    var result = outer.signedArea < 0 ? outer.reversed() : outer
    result.addPath(inner.signedArea < 0 ? inner : inner.reversed())
    return result
  }

  /// Icons of others sit unevenly in their squares: the middle of the drawing comes to the middle.
  private static func centred(_ path: Path) -> Path {
    let box = path.boundingRect
    let longest = max(box.width, box.height)
    guard longest > 0 else { return path }
    let scale = min(max(longest, 17), 20.2) / longest
    return path.applying(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: side / 2 - box.midX * scale, ty: side / 2 - box.midY * scale))
  }
}

/// Letters and numbers of the system font, in the middle of a symbol.
private final class SymbolLetters: Sendable {
  private let fonts = Mutex<FontLibrary?>(nil)

  func outline(_ text: String) -> Path? {
    let library = fonts.withLock { library in
      let known = library ?? FontLibrary()
      library = known
      return known
    }
    let size: CGFloat = text.count > 1 ? 17 : 22
    let lines = library.shape([TextRun(text, font: FontRequest(family: .system, size: size, weight: 600))])
      .layOut(width: nil, height: nil).lines
    var result = Path()
    for segment in lines.flatMap(\.segments) {
      result.addPath(segment.run.outline(at: CGPoint(x: segment.origin.x, y: 0)))
    }
    let box = result.boundingRect
    guard !result.isEmpty else { return nil }
    return result.offsetBy(dx: SymbolLibrary.side / 2 - box.midX, dy: SymbolLibrary.side / 2 - box.midY)
  }
}
