internal import Glibc

/// A Debian package whose fonts pictures are made of, and the file that shows that it is installed.
struct FontPackage: Sendable {
  let name: String
  let file: String

  var isInstalled: Bool { access(file, R_OK) == 0 }

  static let inter = FontPackage(
    name: "fonts-inter", file: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
  static let noto = FontPackage(
    name: "fonts-noto-core", file: "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf")
  static let cjk = FontPackage(
    name: "fonts-noto-cjk", file: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")
  static let emoji = FontPackage(
    name: "fonts-noto-color-emoji", file: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")
  static let mono = FontPackage(
    name: "fonts-noto-mono", file: "/usr/share/fonts/truetype/noto/NotoSansMono-Regular.ttf")

  static let rounded = FontPackage(
    name: "fonts-quicksand", file: "/usr/share/fonts/truetype/quicksand/Quicksand-Regular.ttf")

  /// Fallback needs these, whatever family is asked for.
  static let needed = [inter, noto, cjk, emoji]
  static let all = needed + [mono, rounded]

  /// The only files that may be looked at, so that a font that happens to lie beside them changes nothing.
  static let globs: [String] =
    ["Regular", "Bold", "Italic", "BoldItalic"].flatMap { style in
      ["Sans*", "Serif*", "Music", "NaskhArabic", "NastaliqUrdu", "RashiHebrew"].map { family in
        "/usr/share/fonts/truetype/noto/Noto\(family)-\(style).ttf"
      }
    }
    + ["Regular", "Bold"].flatMap { style in
      ["Sans", "Serif"].map { "/usr/share/fonts/opentype/noto/Noto\($0)CJK-\(style).ttc" }
    }
    + ["/usr/share/fonts/opentype/inter/*.otf", "/usr/share/fonts/truetype/quicksand/*.ttf", emoji.file]

  static let folders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/truetype/quicksand",
  ]
}

/// The order in which families are asked for a character that the requested font does not have.
///
/// Written out, because the order of what is installed is not the same on every machine.
enum FallbackFamilies {
  /// Which cut of the Han characters a language reads; the first is for text that names no language.
  static let cjk: [(language: String, suffix: String)] = [
    ("ja", "JP"), ("ko", "KR"), ("zh-cn", "SC"), ("zh-tw", "TC"), ("zh-hk", "HK"),
  ]

  static let common = [
    "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai",
  ]

  /// After the Han fonts, which have their own symbols and punctuation that are drawn one em wide.
  static let symbols = ["Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math", "Noto Music"]

  static let scripts: [String] =
    """
    Armenian Georgian Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Lao Khmer Myanmar
    Ethiopic Cherokee Mongolian Syriac Thaana NKo Adlam Balinese Bamum Batak Buginese Buhid
    Canadian~Aboriginal Chakma Cham Coptic Cuneiform Cypriot Deseret Duployan Egyptian~Hieroglyphs Elbasan
    Glagolitic Gothic Grantha Hanifi~Rohingya Hanunoo Javanese Kaithi Kayah~Li Kharoshthi Khojki Khudawadi
    Lepcha Limbu Linear~A Linear~B Lisu Lycian Lydian Mahajani Mandaic Manichaean Masaram~Gondi
    Mayan~Numerals Medefaidrin Meetei~Mayek Mende~Kikakui Meroitic Miao Modi Mro Multani Nabataean New~Tai~Lue
    Newa Nushu Ogham Ol~Chiki Old~Hungarian Old~Italic Old~North~Arabian Old~Permic Old~Persian Old~Sogdian
    Old~South~Arabian Old~Turkic Osage Osmanya Pahawh~Hmong Palmyrene Pau~Cin~Hau PhagsPa Phoenician Rejang Runic
    Samaritan Saurashtra Sharada Shavian Siddham SignWriting Sogdian Sora~Sompeng Soyombo Sundanese
    Syloti~Nagri Tagalog Tagbanwa Tai~Le Tai~Tham Tai~Viet Takri Tifinagh Tirhuta Ugaritic Vai Wancho
    Warang~Citi Yi Zanabazar~Square
    """
    .split(whereSeparator: { $0 == " " || $0 == "\n" })
    .map { "Noto Sans " + $0.split(separator: "~").joined(separator: " ") }
    + ["Tibetan", "Ahom", "Dogra", "Tangut", "Nyiakeng Puachue Hmong", "Yezidi"].map { "Noto Serif " + $0 }
}
