import Foundation
import PlumbDrawing
import PlumbLayout
import PlumbText
import Testing

@testable import PlumbExport

/// What a reader of PDF files finds in a page. `pdftotext` of poppler is that reader; where it is not installed, the
/// clusters are tested alone.
@Suite("The text of a page can be found", .enabled(if: FileManager.default.isExecutableFile(atPath: reader)))
struct PageTextTests {
  private static let library = FontLibrary()

  private func found(_ text: String, _ font: FontRequest = FontRequest(size: 20)) throws -> String {
    let lines = Self.library.shape([TextRun(text, font: font)]).layOut(width: nil, height: nil)
    let items = lines.lines.flatMap(\.segmentsInReadingOrder).map { segment in
      DisplayItem.glyphs(
        segment.run, at: CGPoint(x: segment.origin.x + 5, y: segment.origin.y + 5), .color(.black))
    }
    let page = DisplayList(size: CGSize(width: lines.size.width + 10, height: 40), items: items)
    let file = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(try page.pdfData()).write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: reader)
    process.arguments = [file.path, "-"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let controls: Set<Unicode.Scalar> = ["\u{202A}", "\u{202B}", "\u{202C}", "\u{0C}"]
    return String(
      String.UnicodeScalarView(
        String(decoding: data, as: UTF8.self).unicodeScalars.filter { !controls.contains($0) })
    ).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test(
    "in every script",
    arguments: [
      "The efficient waffle", "Η γρήγορη αλεπού", "Съешь ещё булок", "مرحبا بك", "שלום עולם",
      "क्षत्रिय हिन्दी शक्ति", "ไม่มีช่องว่าง", "中文，标点", "「日本語」です", "한국어 문장",
      "a👩‍👩‍👧‍👦👍🏽🇯🇵❤️b", "1️⃣🏳️‍🌈", "e\u{323}\u{301}x",
    ])
  func scripts(text: String) throws {
    #expect(
      try found(text).precomposedStringWithCanonicalMapping == text.precomposedStringWithCanonicalMapping)
  }

  @Test("in a font that has no file") func squares() throws {
    let text = try found("abc def", FontRequest(family: .squares, size: 10))
    // The reader takes a space of a whole em for the gap between two columns.
    #expect(text.split(whereSeparator: \.isWhitespace) == ["abc", "def"])
  }
}

private let reader = "/usr/bin/pdftotext"
