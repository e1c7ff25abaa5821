#if DEBUG
  import Foundation
  import PlumbMacroExpansion
  @testable import PlumbSource

  extension FuzzTarget {
    /// What the compiler reads and writes: Swift files, its messages, its libraries, and what it asks a macro.
    static let sources = [
      text("diagnostics") {
        _ = Diagnostic.parse($0)
        _ = UseWithoutEffect.separate($0)
        _ = MissingModules(messages: $0).reported(in: $0) { name in name }
        let text = $0
        _ = MissingModules(scan: $0, files: ["View.swift"]) { _ in text }.reported(in: $0) { name in name }
      },
      FuzzTarget("entry-macro") { bytes in
        // A declaration, and what is around it.
        let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
        let texts = parts.map { String(decoding: $0, as: UTF8.self) }
        let entry = EntryExpansion(
          declaration: texts[0], context: texts.count > 1 ? texts[1] : "extension EnvironmentValues {")
        _ = (entry.accessors, entry.key)
      },
      text("initializers") { text in
        _ = PlainInitializers(symbols: text.split(separator: "\n").map(String.init)).types
        _ = PlainInitializers.parsed(text)
      },
      text("lexer") { text in
        let tokens = Lexer.tokens(of: text)
        // Tokens lie behind each other, and none is empty.
        var end = 0
        for token in tokens {
          precondition(token.range.lowerBound >= end && !token.range.isEmpty, "\(token)")
          end = token.range.upperBound
        }
        precondition(end <= text.utf8.count)
      },
      FuzzTarget("library") { bytes in
        guard let library = SharedObject(Data(bytes)) else { return }
        _ = (library.symbols, library.section(named: "swift5_protocol_conformances"))
      },
      FuzzTarget("line-table") { bytes in _ = LineTable(section: Data(bytes)).place(at: 0x1000) },
      FuzzTarget("macro-request") { bytes in
        guard let request = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
          return
        }
        precondition(JSONSerialization.isValidJSONObject(answer(request)))
      },
      text("preview-macro") { text in
        let location = PreviewExpansion.Location(
          fileID: "Module/File.swift", file: "/File.swift", line: 1, column: 1)
        _ = PreviewExpansion(source: text, discriminator: "$s1M", location: location).expansion
      },
      text("source-parts") { text in
        // A shorter file is not cut into parts.
        let text = text + String(repeating: "\n", count: 100)
        guard let parts = SourceParts(text, path: "View.swift") else { return }
        for part in parts.parts { _ = parts.places.original("\(part.name):\(part.ownLine + 1)") }
      },
    ]
  }
#endif
