import Foundation
import FoundationXML
import SwiftUI
import Testing

@Suite("Strings of any characters")
@MainActor struct StringTests {
  nonisolated static let strings: [String: String] = [
    "NUL": "a\u{0}b", "control": "a\u{1}\u{7}\u{1B}[31mb\u{7F}\u{85}\u{9F}",
    "noncharacters": "a\u{FFFE}b\u{FFFF}c\u{1FFFE}d\u{10FFFF}",
    "noncharacters of one block":
      "a" + String(Unicode.Scalar(0xFDD0 as UInt32)!) + "b" + String(Unicode.Scalar(0xFDEF as UInt32)!),
    "private use": "\u{E000}\u{F8FF}\u{10FFFD}", "right to left": "שלום abc مرحبا",
    "emoji": "👨‍👩‍👧‍👦🏳️‍🌈\u{0}\u{FFFE}👍🏽", "turned": "a\u{202E}b\u{2066}c\u{200B}\u{200D}\u{FEFF}\u{AD}",
    "lines": "a\u{2028}b\u{2029}c\r\nd\re\u{B}f\u{C}g", "markup": "<&>\"']]>", "empty": "",
    "unassigned": "\u{378}\u{2FFF0}\u{E0001}", "marks": "Z" + String(repeating: "\u{301}", count: 2000),
    "a long word": String(repeating: "w", count: 100_000),
    "many words": String(repeating: "word ", count: 20_000),
  ]

  @Test("become a PDF, an SVG that is XML, a PNG, a JPEG and a WebP", arguments: strings.keys.sorted())
  func drawn(name: String) throws {
    let string = try #require(Self.strings[name])
    let renderer = ImageRenderer(
      content: VStack {
        Text(string)
        Text(verbatim: string).font(.caption).accessibilityLabel(string)
      }.frame(width: 300, height: 200))
    #expect(try renderer.pdfData().starts(with: Data("%PDF".utf8)))
    let svg = XMLParser(data: Data(try renderer.svgString().utf8))
    #expect(svg.parse(), "\(String(describing: svg.parserError))")
    #expect(try renderer.pngData().starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try renderer.webpData().starts(with: Data("RIFF".utf8)))
    #expect(try renderer.jpegData().starts(with: [0xFF, 0xD8, 0xFF]))
  }
}
