/// A text that an app gives to be shown as a page: its title and its words.
package struct GivenPage {
  let title: String?
  package let words: String
  let base: URL?

  package init(html: String, base: URL?) {
    self.base = base
    let named = html.firstMatch(of: /(?is)<title[^>]*>(.*?)<\/title>/)
    title = named.map { Self.plain(String($0.1)) }.flatMap { $0.isEmpty ? nil : $0 }
    words = Self.plain(html)
  }

  /// The words without marks: the first 300 letters, which are more than a placeholder shows.
  private static func plain(_ html: String) -> String {
    var text = html.prefix(100_000)
      .replacing(/(?is)<!--.*?-->|<(head|script|style|title)\b.*?<\/\1>/, with: " ")
      .replacing(/<[^>]*>/, with: " ")
    for (mark, letter) in [
      ("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
    ] { text = text.replacing(mark, with: letter) }
    return String(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(300))
  }
}
