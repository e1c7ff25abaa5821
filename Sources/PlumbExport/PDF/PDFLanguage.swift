import PlumbLayout

/// Says in a finished PDF in which language it is written, which Cairo cannot say.
///
/// A PDF may grow at its end: a new catalog stands in for the old one (PDF 1.4, 3.4.5, incremental updates).
struct PDFLanguage {
  private let language: String

  /// - Throws: `ExportError` for what is no language's code.
  init(_ language: String) throws {
    guard !language.isEmpty, language.utf8.count <= 35,
      language.utf8.allSatisfy({ byte in
        byte == 45 || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
      })
    else { throw ExportError.badLanguage(language) }
    self.language = language
  }

  /// - Throws: `ExportError` where the file is not as Cairo writes it.
  func added(to pdf: [UInt8]) throws -> [UInt8] {
    guard let trailerStart = Self.last("trailer", in: pdf),
      let trailerEnd = Self.first(">>", in: pdf, from: trailerStart)
    else { throw ExportError.drawingFailed("the PDF has no trailer") }
    let trailer = String(decoding: pdf[trailerStart..<trailerEnd], as: UTF8.self)
    let end = String(decoding: pdf[trailerEnd...], as: UTF8.self)
    guard let root = trailer.firstMatch(of: /\/Root (\d+) 0 R/),
      let start = end.firstMatch(of: /startxref\s+(\d+)/),
      let catalogStart = Self.last("\n\(root.1) 0 obj\n<<", in: pdf),
      let catalogEnd = Self.first("endobj", in: pdf, from: catalogStart)
    else { throw ExportError.drawingFailed("the PDF has no catalog") }
    let catalog = String(decoding: pdf[(catalogStart + 1)..<catalogEnd], as: UTF8.self)
    var grown = pdf
    if grown.last != 10 { grown.append(10) }
    let place = grown.count
    grown += catalog.replacing(/<</, with: "<< /Lang (\(language))", maxReplacements: 1).utf8
    grown += "endobj\n".utf8
    let table = grown.count
    let offset = String(place)
    grown += "xref\n\(root.1) 1\n\(String(repeating: "0", count: 10 - offset.count))\(offset) 00000 n \n".utf8
    grown += "\(trailer)   /Prev \(start.1)\n>>\nstartxref\n\(table)\n%%EOF\n".utf8
    return grown
  }

  private static func last(_ text: String, in bytes: [UInt8]) -> Int? {
    let word = Array(text.utf8)
    return stride(from: bytes.count - word.count, through: 0, by: -1).first {
      bytes[$0..<($0 + word.count)].elementsEqual(word)
    }
  }

  private static func first(_ text: String, in bytes: [UInt8], from start: Int) -> Int? {
    let word = Array(text.utf8)
    guard bytes.count - word.count >= start else { return nil }
    return (start...(bytes.count - word.count)).first { bytes[$0..<($0 + word.count)].elementsEqual(word) }
  }
}
