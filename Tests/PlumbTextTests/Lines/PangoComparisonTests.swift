import CPangoCairo
import PlumbLayout
import Testing

@testable import PlumbText

/// PangoLayout shapes anew for every width; our lines come from one shaping. They must break at the same places.
///
/// Two differences are known, and come from that one shaping:
/// 1. A word that is wider than its line is cut as it was shaped, with its kerning, its ligatures and its conjuncts, which
///    Pango takes apart.
/// 2. Kana are kerned with the first character of the next line, by at most a tenth of an em.
@Suite("Lines break where PangoLayout breaks them")
struct PangoComparisonTests {
  enum Difference { case none, cutWords, kana }

  static let paragraphs: [(name: String, text: String, difference: Difference)] = [
    (
      "English",
      "The quick brown fox, having jumped over the lazy dog, looked back (twice) and went on; nobody had seen it.",
      .cutWords
    ),
    (
      "German with long words",
      "Die Bundesausbildungsbehörde unterstützt 1.234 Gäste, darunter Kapitäne und Überläufer.", .cutWords
    ),
    (
      "Greek and Cyrillic",
      "Η γρήγορη αλεπού πηδάει. Съешь же ещё этих мягких французских булок, да выпей чаю.", .cutWords
    ),
    ("Japanese", "日本語の文章は、単語の間に空白がありません。「括弧」や句読点は行の先頭に置けません。カタカナも試します。", .kana),
    ("Chinese", "中文排版中，标点符号不能出现在行首；这段文字用来检查换行的位置是否正确。", .none),
    ("Korean", "한국어 문장은 띄어쓰기를 하며, 줄바꿈은 보통 어절 사이에서 일어납니다.", .none),
    ("Thai", "ภาษาไทยไม่มีช่องว่างระหว่างคำ การตัดบรรทัดจึงต้องใช้พจนานุกรม", .none),
    (
      "Arabic", "هذا نص عربي طويل بما يكفي ليمتد على عدة أسطر، وفيه أرقام مثل 123 وكلمة English في الوسط.",
      .cutWords
    ),
    (
      "Hebrew", "זהו טקסט בעברית שמספיק ארוך כדי להישבר לכמה שורות, עם המספר 42 ומילה Latin באמצע.", .cutWords
    ),
    ("Devanagari", "यह हिन्दी का एक वाक्य है जो कई पंक्तियों में टूटने के लिए काफ़ी लंबा है।", .cutWords),
    ("Emoji", "Family 👨‍👩‍👧‍👦 and flags 🇩🇪🇯🇵🇧🇷 and skin 👍🏽 and keycap 1️⃣ and heart ❤️ stay whole.", .cutWords),
  ]

  @Test("at every width the lines end at the same places and are as wide", arguments: paragraphs.indices)
  func lines(row: Int) {
    let (name, text, difference) = Self.paragraphs[row]
    let ours = PangoReference.library.shape([TextRun(text, font: PangoReference.font)])
    let reference = PangoReference(text)
    let breaks = Set(ours.breaks.map(\.next))
    var (differing, compared): ([String], Int) = ([], 0)
    for width in 20...800 {
      let ranges = ours.layOut(width: CGFloat(width), height: nil).ranges
      let mine = ranges.map {
        PangoReference.Line(
          start: Int(ours.clusters[$0.clusters.lowerBound].byte), width: $0.widths(in: ours.breakable).ink)
      }
      let theirs = reference.lines(width: width)
      if difference == .cutWords, ranges.contains(where: { !breaks.contains($0.end) }) { continue }
      compared += 1
      let tolerance = difference == .kana ? 1.61 : 0.02
      let isEqual =
        mine.map(\.start) == theirs.map(\.start)
        && zip(mine, theirs).allSatisfy { abs($0.width - $1.width) <= tolerance }
      if !isEqual { differing.append("\(width): \(mine) \(theirs)") }
    }
    #expect(differing.prefix(2) == [], "\(name)")
    // From the width of the longest word on nothing is left out.
    let starts = [0] + ours.breaks.dropLast().map(\.next)
    let longest = zip(starts, ours.breaks).map { ours.width($0..<$1.end) }.max() ?? 0
    #expect(compared >= min(781, 800 - Int(longest)), "\(name): \(compared) of 781, longest word \(longest)")
  }
}

/// A PangoLayout of 16 points Noto Serif. The font is named, because the system's serif design has a tracking of its own.
private final class PangoReference {
  static let font = FontRequest(family: .custom("Noto Serif"), size: 16)
  static let library = FontLibrary(fontFiles: files)
  private static let files = ["/usr/share/fonts/truetype/noto/NotoSerif-Regular.ttf"]

  private let layout: OpaquePointer
  private let map: FontMap

  init(_ text: String) {
    map = FontMap(fontFiles: Self.files, cacheFolder: nil)!
    layout = pango_layout_new(map.context)
    let (description, _) = map.description(of: Self.font)
    pango_layout_set_font_description(layout, description.pointer)
    pango_layout_set_text(layout, text, -1)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  deinit { g_object_unref(.init(layout)) }

  struct Line {
    /// In bytes.
    var start: Int
    /// Without the space at its end.
    var width: CGFloat
  }

  func lines(width: Int) -> [Line] {
    pango_layout_set_width(layout, Int32(width) * PANGO_SCALE)
    return (0..<pango_layout_get_line_count(layout)).map { number in
      let line = pango_layout_get_line_readonly(layout, number)!
      var box = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &box)
      return Line(start: Int(line.pointee.start_index), width: CGFloat(box.width) / CGFloat(PANGO_SCALE))
    }
  }
}
