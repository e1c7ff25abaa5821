import Foundation
import PlumbExport
import PlumbLayout
import Testing

@testable import SwiftUI

/// What a person hears who does not see the pages: `pdfinfo` of Poppler reads the structure as a screen reader does.
@Suite(
  "The parts of a document that are read",
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdfinfo")))
@MainActor struct PageTagTests {
  private func data(_ view: some View, width: CGFloat = 200, height: CGFloat = 120) throws -> Data {
    try ImageRenderer(content: view.font(.system(size: 10))).pdfData(
      paper: Paper(width: width, height: height), margins: EdgeInsets())
  }

  /// The parts with their texts, as `P: a text`.
  private func parts(_ pdf: Data) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try pdf.write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["pdfinfo", "-struct-text", file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    var parts: [String] = []
    for line in output.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if line.hasPrefix("\"") {
        parts[parts.count - 1] += ": " + line.dropFirst().dropLast()
      } else {
        parts.append(String(line.split(separator: " ")[0]))
      }
    }
    return parts
  }

  /// What is read instead of parts.
  private func alternatives(_ pdf: Data) -> [String] {
    String(decoding: pdf, as: UTF8.self).matches(of: /\/Alt <FEFF([0-9A-F]*)>/).map { match in
      let units = stride(from: 0, to: match.1.count, by: 4).compactMap { start in
        UInt16(match.1.dropFirst(start).prefix(4), radix: 16)
      }
      return String(decoding: units, as: UTF16.self)
    }
  }

  @Test("are headings with their levels, paragraphs and pictures, in the order of the views")
  func order() throws {
    let view = VStack(spacing: 0) {
      Text("Report").accessibilityAddTraits(.isHeader)
      Text("Growth").accessibilityHeading(.h2)
      Text("by a third")
      Circle().fill(.red).frame(width: 10, height: 10).accessibilityElement().accessibilityLabel("Sold")
        .accessibilityAddTraits(.isImage)
      Rectangle().fill(.blue).frame(height: 2)
      Text("Nobody reads this").accessibilityHidden(true)
    }
    let pdf = try data(view)
    #expect(
      try parts(pdf) == ["Document", "H1: Report", "H2: Growth", "P: by a third", "Figure: "])
    #expect(alternatives(pdf) == ["Sold"])
  }

  @Test("keep words apart at the ends of lines, and together where a word was broken")
  func lines() throws {
    let text = "A longer text that has three lines or more, with thiswordwhichisverylongandisbrokensomewhere"
    #expect(try parts(data(Text(text), width: 120)) == ["Document", "P: \(text)"])
  }

  @Test("are one where views are combined, and have the label that a modifier gives")
  func groups() throws {
    let pair = HStack {
      Text("Volume")
      Text("7")
    }
    let pdf = try data(
      VStack {
        pair.accessibilityElement(children: .combine)
        Text("8").accessibilityLabel("eight – acht \u{1F34B}")
      })
    #expect(try parts(pdf).count == 3)
    #expect(alternatives(pdf) == ["Volume, 7", "eight – acht \u{1F34B}"])
  }

  @Test("are whole below an effect that needs a layer, and behind a shadow")
  func effects() throws {
    let view = VStack {
      Text("faded").opacity(0.5)
      Text("shaded").shadow(radius: 2)
      Text("cut").mask { Rectangle() }
      Text("plain")
    }
    #expect(try parts(data(view)).map { $0.prefix(2) } == ["Do", "P:", "P:", "P:", "P:"])
    #expect(try parts(data(view)).contains("P: shaded"))
  }

  @Test("follow over pages, with what stands on top and at the bottom of each")
  func pages() throws {
    let view = VStack(spacing: 0) {
      ForEach(0..<4) { Text("Row \($0)").frame(height: 50) }
    }
    let pdf = try ImageRenderer(content: view.font(.system(size: 10))).pdfData(
      paper: Paper(width: 200, height: 120), margins: EdgeInsets(),
      footer: { page in Text("Page \(page.number)").font(.system(size: 8)).frame(height: 20) })
    #expect(
      try parts(pdf) == [
        "Document", "P: Row 0", "P: Row 1", "P: Page 1", "P: Row 2", "P: Row 3", "P: Page 2",
      ])
  }

  @Test("are there in a picture of one page too, and not where nothing is to be read")
  func pictures() throws {
    #expect(try parts(ImageRenderer(content: Text("Hello")).pdfData()) == ["Document", "P: Hello"])
    let empty = try ImageRenderer(content: Color.red).pdfData()
    #expect(!String(decoding: empty, as: UTF8.self).contains("StructTreeRoot"))
  }

  @Test("stay as they are beside a language, and are the same bytes each time")
  func language() throws {
    func data() throws -> Data {
      try ImageRenderer(content: Image(systemName: "star").accessibilityLabel("Best")).pdfData(
        paper: .a5, description: DocumentDescription(language: "pt-BR"))
    }
    let pdf = try data()
    #expect(alternatives(pdf) == ["Best"])
    #expect(String(decoding: pdf, as: UTF8.self).contains("/Lang (pt-BR)"))
    #expect(try data() == pdf)
    #expect(try parts(pdf) == ["Document", "Figure: "])
  }
}
