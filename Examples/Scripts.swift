import SwiftUI

/// A sentence in each of the scripts that the fonts cover, mixed directions, and what becomes of a text that is too long.
struct Scripts: View {
  private let sentences: [(String, String)] = [
    ("Latin", "The quick brown fox — naïve, Ærøskøbing, Łódź, Việt Nam"),
    ("Greek", "Η γρήγορη αλεπού πηδάει πάνω από το σκυλί"),
    ("Cyrillic", "Съешь же ещё этих мягких французских булок"),
    ("Arabic", "مرحبا بالعالم، لديك 123 رسالة من Swift اليوم"),
    ("Hebrew", "שלום עולם, יש 42 הודעות מ-Swift היום"),
    ("Devanagari", "क्षत्रिय हिन्दी में लिखते हैं, ज्ञान और शक्ति"),
    ("Thai", "ภาษาไทยไม่มีช่องว่างระหว่างคำ จึงต้องใช้พจนานุกรม"),
    ("Chinese", "中文排版中，标点符号不能出现在行首。"),
    ("Japanese", "「吾輩は猫である。」名前はまだ無い。"),
    ("Korean", "한국어 문장은 띄어쓰기를 합니다."),
    ("Emoji", "👍🏽 👩‍👩‍👧‍👦 🇯🇵🇧🇷 1️⃣ ❤️ 🏳️‍🌈 👨🏿‍🚀"),
    (
      "Marks",
      "e\u{301}a\u{308}\u{304} n\u{303}\u{323} Z\u{351}\u{36B}a\u{33F}\u{321}l\u{310}g\u{352}o\u{30E}"
    ),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(sentences, id: \.0) { name, sentence in
        HStack(alignment: .firstTextBaseline) {
          Text(name).font(.caption2).foregroundStyle(.secondary).frame(width: 62, alignment: .leading)
          Text(verbatim: sentence)
        }
      }
      Divider()
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: "日本語の長い文章は行の終わりで切れます").truncationMode(.tail)
        Text(verbatim: "هذا نص عربي طويل لا يتسع له السطر الواحد أبدا")
        Text(verbatim: "start of a שלום עולם ארוך sentence").truncationMode(.middle)
        Text(verbatim: "👩‍👩‍👧‍👦🇯🇵🇧🇷👍🏽👨🏿‍🚀🏳️‍🌈❤️🇩🇪🇫🇷👍🏿👍🏻").truncationMode(.head)
      }
      .lineLimit(1)
      .frame(width: 190)
      .border(.gray.opacity(0.4))
      HStack(alignment: .top, spacing: 12) {
        Text(verbatim: "ภาษาไทยไม่มีช่องว่างระหว่างคำ").frame(width: 100, alignment: .leading)
        Text(verbatim: "「吾輩は猫である。」名前はまだ無い。").frame(width: 100, alignment: .leading)
        Text(verbatim: "قال «Hello, world» ثم 3.14 وذهب").frame(width: 100, alignment: .leading)
      }
    }
    .padding()
  }
}

#Preview {
  Scripts()
}
