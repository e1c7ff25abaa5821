import Foundation
import PlumbDrawing
import PlumbLayout
import PlumbText
import PlumbViews

/// A string with UIKit's attributes, shaped: to be measured and drawn.
struct StringDrawing {
  struct Look {
    var color: ResolvedColor
    var background: ResolvedColor?
    var underline: (style: NSUnderlineStyle, color: ResolvedColor)?
    var strikethrough: (style: NSUnderlineStyle, color: ResolvedColor)?
    var shadow: Effect?
  }
  private let shaped: ShapedText
  private let looks: [Look]
  private var paragraph = NSParagraphStyle.Value()

  /// The font where no attribute says one, as on Apple's systems but for the family: 12 points.
  private static let usual = FontRequest(size: 12)

  init(_ string: NSAttributedString) {
    var runs: [TextRun] = []
    var looks: [Look] = []
    var style: NSParagraphStyle.Value?
    let text = string.string
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) {
      attributes, range, _ in
      guard let part = Range(range, in: text) else { return }
      if style == nil { style = (attributes[.paragraphStyle] as? NSParagraphStyle)?.value }
      runs.append(Self.run(String(text[part]), attributes, number: looks.count))
      looks.append(Look(attributes))
    }
    if let style { paragraph = style }
    if paragraph.wantsMore { WithoutEffect.paragraphs.report() }
    let environment = Surroundings.current.environment
    let direction: TextDirection =
      paragraph.baseWritingDirection == .rightToLeft ? .rightToLeft : .leftToRight
    shaped = environment.fontLibrary.shape(
      runs, direction: direction, language: environment.locale.language.languageCode?.identifier ?? "en")
    self.looks = looks
  }

  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    let run = Self.run(string, attributes ?? [:], number: 0)
    looks = [Look(attributes ?? [:])]
    paragraph = (attributes?[.paragraphStyle] as? NSParagraphStyle)?.value ?? paragraph
    if paragraph.wantsMore { WithoutEffect.paragraphs.report() }
    shaped = Surroundings.current.environment.fontLibrary.shape([run])
  }

  private static func run(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], number: Int
  ) -> TextRun {
    TextRun(
      text, font: (attributes[.font] as? UIFont)?.request ?? usual,
      tracking: points(attributes[.tracking]) ?? 0, kerning: points(attributes[.kern]) ?? 0,
      baselineOffset: points(attributes[.baselineOffset]) ?? 0, attributes: number)
  }

  /// A number among attributes, however it was written.
  static func points(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  /// - Parameter scale: pixels per point to which lines are rounded.
  private func lines(width: CGFloat?, height: CGFloat?, scale: CGFloat) -> TextLines {
    let isOneLine = [.byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle].contains(
      paragraph.lineBreakMode)
    let options = LineOptions(
      alignment: alignment, lineLimit: isOneLine && width != nil ? 1 : nil,
      truncation: paragraph.lineBreakMode == .byTruncatingHead
        ? .head : paragraph.lineBreakMode == .byTruncatingMiddle ? .middle : .tail,
      lineSpacing: paragraph.lineSpacing, displayScale: scale)
    return shaped.layOut(width: width, height: height, options: options)
  }

  private var alignment: LineOptions.Alignment {
    switch paragraph.alignment {
    case .center: .center
    case .right: .trailing
    case .left, .natural, .justified: .leading
    }
  }

  /// Strings are measured in fractions of points, and drawn on pixels: a thousand and twenty-four steps per point.
  private static let fine: CGFloat = 1024

  /// The size in points; `nil` for a side that does not bound it.
  func size(width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize {
    lines(width: width, height: height, scale: Self.fine).size
  }

  /// The distance of the first line's baseline from the top.
  var firstBaseline: CGFloat {
    lines(width: nil, height: nil, scale: Self.fine).lines.first?.origin.y ?? 0
  }

  /// Draws the lines into a rectangle, from its top.
  func draw(in rect: CGRect, width: CGFloat?, height: CGFloat?, _ context: CGContext) {
    let lines = lines(width: width, height: height, scale: max(context.scale, 1))
    let room = width ?? lines.size.width
    let shift: CGFloat =
      switch paragraph.alignment {
      case .center: (room - lines.size.width) / 2
      case .right: room - lines.size.width
      case .left, .natural, .justified: 0
      }
    let origin = CGPoint(x: rect.minX + shift, y: rect.minY)
    for line in lines.lines {
      for segment in line.segments where looks.indices.contains(segment.attributes) {
        guard let color = looks[segment.attributes].background else { continue }
        let box = segment.box(in: line, from: origin)
        context.add(.fill(Path(box), .color(color), FillStyle()))
      }
      for segment in line.segmentsInReadingOrder where looks.indices.contains(segment.attributes) {
        let look = looks[segment.attributes]
        let place = segment.place(from: origin)
        let glyphs = DisplayItem.glyphs(segment.run, at: place, .color(look.color))
        context.add(look.shadow.map { .group($0, [glyphs]) } ?? glyphs)
        // As far below and above the baseline as SwiftUI's lines are here.
        for (rule, ems) in [(look.underline, 0.1), (look.strikethrough, -0.27)] as [(_, CGFloat)] {
          guard let rule else { continue }
          context.add(rule.style.item(at: place, segment.width, segment.run.size, ems, rule.color))
        }
      }
    }
  }
}

extension StringDrawing.Look {
  fileprivate init(_ attributes: [NSAttributedString.Key: Any]) {
    func color(_ key: NSAttributedString.Key) -> ResolvedColor? {
      (attributes[key] as? UIColor)?.resolvedNow ?? (attributes[key] as? CGColor)?.resolved
    }
    func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      let number = attributes[key] as? Int ?? (attributes[key] as? NSNumber)?.intValue
      guard let number, number != 0 else { return nil }
      return NSUnderlineStyle(rawValue: number)
    }
    // Letters with their own outline are drawn in its colour where they would have no other.
    let isHollow = (StringDrawing.points(attributes[.strokeWidth]) ?? 0) > 0
    let own = color(.foregroundColor) ?? .black
    self.color = isHollow ? color(.strokeColor) ?? own : own
    background = color(.backgroundColor)
    underline = style(.underlineStyle).map { ($0, color(.underlineColor) ?? own) }
    strikethrough = style(.strikethroughStyle).map { ($0, color(.strikethroughColor) ?? own) }
    shadow = (attributes[.shadow] as? NSShadow).map { shadow in
      let dark = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1 / 3)
      return .shadow(
        (shadow.shadowColor as? UIColor)?.resolvedNow ?? dark, radius: max(0, shadow.shadowBlurRadius) / 2,
        x: shadow.shadowOffset.width, y: shadow.shadowOffset.height)
    }
  }
}

extension NSUnderlineStyle {
  /// A line along a stretch of text, a fourteenth of an em thick (assumed), as SwiftUI's lines are here.
  fileprivate func item(
    at place: CGPoint, _ width: CGFloat, _ size: CGFloat, _ ems: CGFloat, _ color: ResolvedColor
  ) -> DisplayItem {
    let thickness = max(size / 14, 0.5) * (contains(.thick) ? 2 : 1)
    let middle = place.y + ems * size + thickness / 2
    let path = Path(from: CGPoint(x: place.x, y: middle), along: width)
    let pattern = rawValue & 0x700
    let dashes: [CGFloat] =
      pattern == 0x100 ? [1, 1] : pattern == 0x200 ? [4, 2] : pattern == 0 ? [] : [4, 2, 1, 2]
    return .stroke(
      path, .color(color), StrokeStyle(lineWidth: thickness, dash: dashes.map { $0 * thickness }))
  }
}
