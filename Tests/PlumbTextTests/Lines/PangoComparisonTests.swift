import CPangoCairo
import PlumbLayout
import Testing

@testable import PlumbText

/// PangoLayout shapes anew for every width; our lines come from one shaping. They must break at the same places.
@Suite("Lines break where PangoLayout breaks them")
struct PangoComparisonTests {
  static let paragraphs: [(name: String, text: String)] = [
    (
      "English",
      "The quick brown fox, having jumped over the lazy dog, looked back (twice) and went on; nobody had seen it."
    ),
    (
      "German with long words",
      "Die Bundesausbildungsbehörde unterstützt 1.234 Gäste, darunter Kapitäne und Überläufer."
    ),
    (
      "Greek and Cyrillic",
      "Η γρήγορη αλεπού πηδάει. Съешь же ещё этих мягких французских булок, да выпей чаю."
    ),
    ("Japanese", "日本語の文章は、単語の間に空白がありません。「括弧」や句読点は行の先頭に置けません。カタカナも試します。"),
    ("Chinese", "中文排版中，标点符号不能出现在行首；这段文字用来检查换行的位置是否正确。"),
    ("Korean", "한국어 문장은 띄어쓰기를 하며, 줄바꿈은 보통 어절 사이에서 일어납니다."),
    ("Thai", "ภาษาไทยไม่มีช่องว่างระหว่างคำ การตัดบรรทัดจึงต้องใช้พจนานุกรม"),
    ("Arabic", "هذا نص عربي طويل بما يكفي ليمتد على عدة أسطر، وفيه أرقام مثل 123 وكلمة English في الوسط."),
    ("Hebrew", "זהו טקסט בעברית שמספיק ארוך כדי להישבר לכמה שורות, עם המספר 42 ומילה Latin באמצע."),
    ("Devanagari", "यह हिन्दी का एक वाक्य है जो कई पंक्तियों में टूटने के लिए काफ़ी लंबा है।"),
    ("Emoji", "Family 👨‍👩‍👧‍👦 and flags 🇩🇪🇯🇵🇧🇷 and skin 👍🏽 and keycap 1️⃣ and heart ❤️ stay whole."),
  ]

  /// Below 100 points words are cut inside, where Pango shapes the pieces anew and we keep the kerning of the whole
  /// word: that is compared for the paragraphs whose letters are not kerned at the cuts.
  @Test("at every width the line ends are equal", arguments: paragraphs.indices)
  func lineEnds(row: Int) {
    let text = Self.paragraphs[row].text
    let font = FontRequest(family: .serif, size: 16)
    let ours = library.shape([TextRun(text, font: font)])
    let layout = PangoReference(text)
    var differing: [Int] = []
    for width in stride(from: row == 1 ? 190 : 40, through: 400, by: 3) {
      let lines = ours.layOut(width: CGFloat(width), height: nil)
      let starts = lines.ranges.map { Int(ours.clusters[$0.clusters.lowerBound].byte) }
      if starts != layout.lineStarts(width: width) { differing.append(width) }
    }
    #expect(differing == [], "\(Self.paragraphs[row].name)")
  }
}

/// A PangoLayout of 16 points Noto Serif over the library's own fonts.
private final class PangoReference {
  private let layout: OpaquePointer
  private let map: FontMap

  init(_ text: String) {
    map = FontMap(fontFiles: [], cacheFolder: nil)!
    layout = pango_layout_new(map.context)
    let (description, _) = map.description(of: FontRequest(family: .serif, size: 16))
    pango_layout_set_font_description(layout, description.pointer)
    pango_layout_set_text(layout, text, -1)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  deinit { g_object_unref(.init(layout)) }

  func lineStarts(width: Int) -> [Int] {
    pango_layout_set_width(layout, Int32(width) * PANGO_SCALE)
    return (0..<pango_layout_get_line_count(layout)).map {
      Int(pango_layout_get_line_readonly(layout, $0)!.pointee.start_index)
    }
  }
}
