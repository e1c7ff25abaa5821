import PlumbDrawing
import PlumbLayout

/// One step of drawing a symbol, as a line of the table has it: `[cut] [solid] KIND WHAT [CHANGES]`.
///
/// | kind | what |
/// |---|---|
/// | `line` | path data as in SVG, drawn as a line |
/// | `area` | path data as in SVG, filled |
/// | `dot`, `ring` | a circle, filled or as a line: x, y, radius |
/// | `box` | a rounded rectangle as a line: left, top, right, bottom, radius |
/// | `mdi` | a glyph of the icon font |
/// | `theme` | an icon of the icon theme |
/// | `text` | letters |
/// | `@` | another symbol |
///
/// Changes, about the middle: `s0.6` size, `r90` degrees clockwise, `f` mirrored left to right, `x2` and `y-1` moved, `w1` wider lines.
struct SymbolPart {
  enum Source: Equatable {
    case symbol(String)
    case line(String)
    case area(String)
    case glyph(String)
    case theme(String)
    case text(String)
    case dot(x: Double, y: Double, radius: Double)
    case ring(x: Double, y: Double, radius: Double)
    /// Left, top, right, bottom, radius.
    case box([Double])
  }

  var source: Source
  /// Whether its area is cut out of the parts that were drawn before.
  var isCut = false
  /// Without holes.
  var isSolid = false
  var scale: CGFloat = 1
  var turn: CGFloat = 0
  var isMirrored = false
  var offset = CGPoint.zero
  /// Units that are added to the width of lines.
  var widening: CGFloat = 0

  init(_ source: Source) { self.source = source }

  /// Nil for words that are no part.
  init?(_ text: Substring) {
    var words = text.split(separator: " ")
    var (isCut, isSolid) = (false, false)
    while let first = words.first, first == "cut" || first == "solid" {
      if first == "cut" { isCut = true } else { isSolid = true }
      words.removeFirst()
    }
    guard let kind = words.first else { return nil }
    words.removeFirst()
    switch kind {
    case "line": self.init(.line(words.joined(separator: " ")))
    case "area": self.init(.area(words.joined(separator: " ")))
    case "dot", "ring", "box":
      let numbers = words.compactMap { Double($0) }
      guard numbers.count == words.count, numbers.count == (kind == "box" ? 5 : 3) else { return nil }
      switch kind {
      case "dot": self.init(.dot(x: numbers[0], y: numbers[1], radius: numbers[2]))
      case "ring": self.init(.ring(x: numbers[0], y: numbers[1], radius: numbers[2]))
      default: self.init(.box(numbers))
      }
    default:
      if kind.hasPrefix("@"), kind.count > 1 {
        self.init(.symbol(String(kind.dropFirst())))
      } else {
        guard let name = words.first.map(String.init) else { return nil }
        words.removeFirst()
        switch kind {
        case "mdi": self.init(.glyph(name))
        case "theme": self.init(.theme(name))
        case "text": self.init(.text(name))
        default: return nil
        }
      }
      for word in words { guard change(word) else { return nil } }
    }
    (self.isCut, self.isSolid) = (isCut, isSolid)
  }

  private mutating func change(_ word: Substring) -> Bool {
    if word == "f" {
      isMirrored = true
      return true
    }
    guard let letter = word.first, let number = Double(word.dropFirst()) else { return false }
    switch letter {
    case "s" where number > 0: scale = CGFloat(number)
    case "r": turn = CGFloat(number)
    case "x": offset.x = CGFloat(number)
    case "y": offset.y = CGFloat(number)
    case "w": widening = CGFloat(number)
    default: return false
    }
    return true
  }

  var transform: CGAffineTransform {
    let middle = SymbolLibrary.side / 2
    return CGAffineTransform(translationX: -middle, y: -middle)
      .concatenating(CGAffineTransform(scaleX: isMirrored ? -scale : scale, y: scale))
      .concatenating(CGAffineTransform(rotationAngle: turn * .pi / 180))
      .concatenating(CGAffineTransform(translationX: middle + offset.x, y: middle + offset.y))
  }
}
