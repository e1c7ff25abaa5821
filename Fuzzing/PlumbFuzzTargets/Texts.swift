#if DEBUG
  import Foundation
  import PlumbExchange
  import PlumbText
  @testable import PlumbViews

  extension FuzzTarget {
    /// Marks and formats in texts.
    static let texts = [
      text("format") { show(LocalizedEntry(.text($0), language: "en")) },
      text("markdown") { text in
        _ = Markdown.inlineRuns(of: text)
        _ = Markdown.documentRuns(of: text)
      },
      text("shown-text") { text in
        let shown = HarmlessText.text(text, forRunner: true)
        precondition(!shown.unicodeScalars.contains(where: HarmlessText.isOrder))
        precondition(HarmlessText.text(shown, forRunner: true) == shown)
        precondition(!HarmlessText.line(text).utf8.contains { $0 < 0x20 })
        _ = HarmlessText.json(text, forRunner: true)
      },
    ]

    /// Shows a catalog's entry with arguments of several kinds.
    static func show(_ entry: LocalizedEntry) {
      var environment = EnvironmentValues()
      environment.resources.findString = { _, _, _ in entry }
      let key: LocalizedStringKey = "\(3) of \("Text") and \(2.5)"
      _ = LocalizedText(key: key).flattened(in: environment)
    }
  }
#endif
