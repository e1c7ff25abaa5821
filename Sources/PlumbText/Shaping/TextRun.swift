import PlumbLayout

/// A stretch of text in one font, before it is shaped.
public struct TextRun: Hashable, Sendable {
  public var text: String
  public var font: FontRequest
  /// Points after every character; ligatures are taken apart.
  public var tracking: CGFloat
  /// Points after every character; ligatures stay.
  public var kerning: CGFloat
  /// Points upwards.
  public var baselineOffset: CGFloat
  /// The caller's own number for colour and decoration: it comes back with the segments of the lines.
  public var attributes: Int
  /// An attachment among the characters in place of this run's text, such as an image.
  public var attachment: TextAttachment?

  public init(
    _ text: String, font: FontRequest, tracking: CGFloat = 0, kerning: CGFloat = 0,
    baselineOffset: CGFloat = 0, attributes: Int = 0
  ) {
    self.text = text
    self.font = font
    self.tracking = tracking
    self.kerning = kerning
    self.baselineOffset = baselineOffset
    self.attributes = attributes
  }

  /// Creates a run for an attachment instead of text. Its segment has no glyphs, and its text is U+FFFC.
  public init(_ attachment: TextAttachment, font: FontRequest, attributes: Int = 0) {
    self.init("\u{FFFC}", font: font, attributes: attributes)
    self.attachment = attachment
  }

  /// The same with distances that sums can be made of.
  var sane: TextRun {
    func sane(_ distance: CGFloat) -> CGFloat { distance.isFinite ? max(-10_000, min(distance, 10_000)) : 0 }
    var run = self
    (run.tracking, run.kerning, run.baselineOffset) = (sane(tracking), sane(kerning), sane(baselineOffset))
    run.attachment = attachment.map {
      TextAttachment(width: sane($0.width), ascent: sane($0.ascent), descent: sane($0.descent))
    }
    if attachment != nil { run.text = "\u{FFFC}" }
    return run
  }
}

/// Texts are the same when their bytes are: other spellings of a letter are made of other glyphs. And what Swift takes for the same text
/// costs with the square of the marks on one letter.
extension TextRun {
  public static func == (one: TextRun, other: TextRun) -> Bool {
    one.font == other.font && one.tracking == other.tracking && one.kerning == other.kerning
      && one.baselineOffset == other.baselineOffset && one.attributes == other.attributes
      && one.attachment == other.attachment && one.text.utf8.count == other.text.utf8.count
      && one.text.utf8.elementsEqual(other.text.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(text.utf8.count)
    hasher.combine(font)
    hasher.combine(tracking)
    hasher.combine(kerning)
    hasher.combine(baselineOffset)
    hasher.combine(attributes)
    hasher.combine(attachment)
  }
}

/// The size of an attachment among characters, in points.
public struct TextAttachment: Hashable, Sendable {
  public var width: CGFloat
  /// Above the baseline.
  public var ascent: CGFloat
  /// Below the baseline.
  public var descent: CGFloat

  public init(width: CGFloat, ascent: CGFloat, descent: CGFloat = 0) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }

  var metrics: FontMetrics {
    FontMetrics(
      ascent: ascent, descent: descent, leading: 0, capHeight: ascent,
      rounding: .recorded(height: ascent + descent, baseline: ascent))
  }
}

/// The side that a text starts from.
public enum TextDirection: Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// Everything that the shape of a text depends on, and so the key under which it is remembered.
struct TextInput: Hashable, Sendable {
  var runs: [TextRun]
  /// For paragraphs without a letter that has a direction, and for alignment.
  var direction: TextDirection
  /// A BCP 47 tag such as "en" or "ja": which Han characters, which rules of breaking.
  var language: String
}
