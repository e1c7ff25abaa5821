import SwiftUI

extension Recorded {
  /// Recorded/Text.md#K, as far as no width counts: heights and baselines of the system font without its glyphs.
  @AnswerTable static var texts: [Answer] {
    for (name, font, height, baseline) in [
      ("largeTitle", .largeTitle, 31, 25), ("title", .title, 26, 21), ("title2", .title2, 20.5, 16),
      ("title3", .title3, 19, 15), ("headline", .headline, 16, 13), ("subheadline", .subheadline, 14, 11),
      ("body", .body, 16, 13), ("callout", .callout, 15, 12), ("footnote", .footnote, 13, 10),
      ("caption", .caption, 13, 10), ("caption2", .caption2, 13, 10),
    ] as [(String, Font, CGFloat, CGFloat)] {
      Answer("166 \(name)", nil, nil, "_x\(height) first=\(baseline)") {
        Text("Hello, world 0123").font(font)
      }
    }
    for (name, font, height) in [
      ("largeTitle", .largeTitle, 41), ("title", .title, 34), ("title2", .title2, 27),
      ("title3", .title3, 24),
      ("headline", .headline, 21), ("subheadline", .subheadline, 18), ("body", .body, 21),
      ("callout", .callout, 20),
      ("footnote", .footnote, 16), ("caption", .caption, 15), ("caption2", .caption2, 14),
    ] as [(String, Font, CGFloat)] {
      Answer("163 \(name)", nil, nil, "_x\(height)") {
        Text("Hello").font(font).environment(\.platformStyle, .iOS).environment(\.displayScale, 1)
      }
    }
    Answer("164", nil, nil, "_x20.5") { Text("Checked").environment(\.platformStyle, .iOS) }
    for scale in [1, 2, 3] as [CGFloat] {
      Answer("167 \(scale)", nil, nil, "_x16 first=13") {
        Text("Hello, world").environment(\.displayScale, scale)
      }
    }
    Answer("172 no lines", nil, nil, "_x16") { Text("one two").lineLimit(0) }
    Answer("172 one line", 20, nil, "_x16") { Text("one two three four").lineLimit(1) }
    Answer("172 two lines", 40, nil, "_x32") { Text("one two three four five six seven").lineLimit(2) }
    Answer("173 reserved", nil, nil, "_x48") { Text("Hi").lineLimit(3, reservesSpace: true) }
    Answer("173 range", nil, nil, "_x32") { Text("Hi").lineLimit(2...3) }
    Answer("173 from", nil, nil, "_x48") { Text("Hi").lineLimit(3...) }
    Answer("176", nil, nil, "0x14 first=11") { Text("") }
    Answer("179", nil, nil, "_x16") { Text("Hello").dynamicTypeSize(.accessibility5) }
    Answer("181", nil, nil, "60x16") {
      Text("a text that is much longer than sixty points").frame(maxWidth: 60)
    }
  }
}
