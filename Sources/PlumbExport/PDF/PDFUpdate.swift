import PlumbLayout

/// Adds to a finished PDF the data that Cairo 1.16 cannot write: its language, and the words that are read instead of a
/// part.
///
/// A PDF may grow at its end: new objects replace the old ones (PDF 1.4, 3.4.5, incremental updates). The file must be
/// of version 1.4, because later ones may hide objects in a compressed part.
struct PDFUpdate {
  private let bytes: [UInt8]
  /// The objects that replace others, by number.
  private var objects: [Int: String] = [:]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Throws: `ExportError` for what is no language's code.
  mutating func setLanguage(_ language: String) throws {
    guard !language.isEmpty, language.utf8.count <= 35,
      language.utf8.allSatisfy({ byte in
        byte == 45 || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
      })
    else { throw ExportError.badLanguage(language) }
    let catalog = try trailer().root
    guard let start = last("\n\(catalog) 0 obj\n<<"), let text = object(at: start + 1) else {
      throw ExportError.drawingFailed("the PDF has no catalog")
    }
    replace(catalog, text, with: "/Lang (\(language))")
  }

  /// Sets the words that are read instead of parts of pages.
  ///
  /// - Parameter parts: all parts, in the order in which they were begun.
  mutating func setAlternatives(of parts: [PagePart]) throws {
    guard parts.contains(where: { $0.alternative != nil }) else { return }
    var places = structureElements()[...]
    for part in parts {
      // Links are structure elements, too.
      guard let index = places.firstIndex(where: { $0.text.contains("/S /\(part.tag)\n") }) else {
        throw ExportError.drawingFailed("the PDF has no structure for one of its parts")
      }
      let element = places[index]
      places = places[(index + 1)...]
      if let alternative = part.alternative {
        replace(element.number, element.text, with: "/Alt \(Self.string(alternative))")
      }
    }
  }

  private mutating func replace(_ number: Int, _ text: String, with entry: String) {
    objects[number] = text.replacing(/<</, with: "<< \(entry)", maxReplacements: 1)
  }

  /// The file with all additions.
  func data() throws -> [UInt8] {
    guard !objects.isEmpty else { return bytes }
    let trailer = try trailer()
    var grown = bytes
    if grown.last != 10 { grown.append(10) }
    var table = "xref\n"
    for (number, text) in objects.sorted(by: { $0.key < $1.key }) {
      let offset = String(grown.count)
      table += "\(number) 1\n\(String(repeating: "0", count: 10 - offset.count))\(offset) 00000 n \n"
      grown += text.utf8
      grown += "endobj\n".utf8
    }
    let place = grown.count
    grown += table.utf8
    grown += "\(trailer.text)   /Prev \(trailer.table)\n>>\nstartxref\n\(place)\n%%EOF\n".utf8
    return grown
  }

  /// A text as a PDF has it: in UTF-16, as hexadecimal digits (PDF 1.7, 7.9.2.2).
  private static func string(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return text.utf16.reduce(into: "<FEFF") { string, unit in
      for shift in [12, 8, 4, 0] { string.append(digits[Int(unit >> UInt16(shift)) & 15]) }
    } + ">"
  }
}

extension PDFUpdate {
  private func trailer() throws -> (text: String, root: Int, table: String) {
    guard let start = last("trailer"), let end = first(">>", from: start) else {
      throw ExportError.drawingFailed("the PDF has no trailer")
    }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    let rest = String(decoding: bytes[end...], as: UTF8.self)
    guard let root = text.firstMatch(of: /\/Root (\d+) 0 R/), let number = Int(root.1),
      let table = rest.firstMatch(of: /startxref\s+(\d+)/)
    else { throw ExportError.drawingFailed("the PDF has no catalog") }
    return (text, number, String(table.1))
  }

  /// The structure elements below the document, in the order of their numbers, which is that of their beginning.
  private func structureElements() -> [(number: Int, text: String)] {
    let word = Array(" 0 obj\n<< /Type /StructElem".utf8)
    var (found, from) = ([(number: Int, text: String)](), 0)
    while let place = first(word, from: from) {
      from = place + word.count
      var start = place
      while start > 0, (48...57).contains(bytes[start - 1]) { start -= 1 }
      guard let number = Int(String(decoding: bytes[start..<place], as: UTF8.self)),
        let text = object(at: start)
      else { continue }
      found.append((number, text))
    }
    return found.sorted { $0.number < $1.number }
  }

  /// The object that begins at a place, up to its end.
  private func object(at start: Int) -> String? {
    first("endobj", from: start).map { String(decoding: bytes[start..<$0], as: UTF8.self) }
  }

  private func last(_ text: String) -> Int? {
    let word = Array(text.utf8)
    return stride(from: bytes.count - word.count, through: 0, by: -1).first {
      bytes[$0..<($0 + word.count)].elementsEqual(word)
    }
  }

  private func first(_ text: String, from start: Int) -> Int? { first(Array(text.utf8), from: start) }

  private func first(_ word: [UInt8], from start: Int) -> Int? {
    guard bytes.count - word.count >= start else { return nil }
    return (start...(bytes.count - word.count)).first {
      bytes[$0] == word[0] && bytes[$0..<($0 + word.count)].elementsEqual(word)
    }
  }
}
