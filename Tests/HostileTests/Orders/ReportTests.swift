import CommandTesting
import Foundation
import FoundationXML
import PlumbDrawing
import PlumbExchange
import PlumbExport
import PlumbSnapshots
import PlumbSource
import Testing

@testable import PlumbCommand

/// The reports of `plumb snapshot` and the pages, read by the parsers of others.
@Suite("Reports of previews with any name")
@MainActor struct ReportTests {
  /// Names from people who wish no good, and from a seed.
  private static let names: [String] = {
    var names = StringTests.strings.values.filter { $0.utf8.count < 5000 }.sorted()
    names += [
      "\"\u{301} onload=\"\u{301}", "<\u{338}b>", "&\u{301}amp;", "]]>", "--><script>", "a\r\nb",
      "%0A::error::x",
      "</title><script>alert(1)</script>", "' onload='x", "<!--", "<![CDATA[", "&#0;", "&#x1B;",
    ]
    var random = SeededNumbers(state: 7)
    let pieces = [
      "<", ">", "&", "\"", "'", "]]>", "::", "%", "\\", "{", "\u{301}", "\u{338}", "\u{200D}", "\r", "\n",
    ]
    for _ in 0..<300 {
      var name = ""
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        if Bool.random(using: &random) {
          name += pieces.randomElement(using: &random)!
        } else if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random)) {
          name.unicodeScalars.append(scalar)
        } else {
          name.unicodeScalars.append(Unicode.Scalar(UInt8.random(in: 0...0xA0, using: &random)))
        }
      }
      names.append(name)
    }
    return names
  }()

  private struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  private static var entries: [SnapshotEntry] {
    names.map { name in
      var entry = SnapshotEntry(view: name, file: "\(name).png", state: .new)
      entry.source = (name, 3)
      return entry
    }
  }

  /// Reads the names of all tests in a result.
  private final class Reader: NSObject, XMLParserDelegate {
    var names: [String] = []
    var messages: [String] = []
    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      if element == "testcase" { names.append(attributes["name"] ?? "") }
      if element == "failure" { messages.append(attributes["message"] ?? "") }
    }
  }

  @Test("JUnit's XML has each name, for Foundation's parser")
  func junit() {
    let parser = XMLParser(data: Data(SnapshotReports(entries: Self.entries).junit.utf8))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(reader.names == Self.names.map { HarmlessText.text($0) })
    #expect(reader.messages.count == Self.names.count)
  }

  @Test("JUnit's XML and the JSON have each name, for Python's parsers", .enabled(if: Python.isThere))
  func python() throws {
    let reports = SnapshotReports(entries: Self.entries)
    let json = Self.entries.map { jsonText(SnapshotJSON($0)) }.joined(separator: ",\n")
    let script = """
      import json, sys, xml.etree.ElementTree as tree
      xml = tree.parse(sys.argv[1]).getroot()
      print(json.dumps([[c.get("name") for c in xml], [e["view"] for e in json.load(open(sys.argv[2]))]]))
      """
    let read = try JSONDecoder().decode(
      [[String]].self,
      from: Python.run(script, [reports.junit, HarmlessText.json("[\(json)]", forRunner: true)]))
    #expect(read[0] == Self.names.map { HarmlessText.text($0) })
    #expect(read[1].map { Array($0.unicodeScalars) } == Self.names.map { Array($0.unicodeScalars) })
  }

  @Test(
    "a page has each name as text and no element of a name's, for Python's parser",
    .enabled(if: Python.isThere))
  func pages() throws {
    let page = GalleryPage(entries: Self.names.map { GalleryPage.Entry(title: $0, picture: "\($0).png") })
    let picture = try RecordedPicture(
      bytes: PixelImage(width: 1, height: 1, rgba: [255, 0, 0, 255]).pngData())
    let other = try RecordedPicture(bytes: PixelImage(width: 1, height: 1, rgba: [0, 0, 255, 255]).pngData())
    let differences = Self.names.prefix(60).compactMap { name in
      PictureDifference(name: name, expected: picture, actual: other)
    }
    let script = """
      import json, sys
      from html.parser import HTMLParser
      class Reader(HTMLParser):
        def __init__(self):
          super().__init__(); self.tags = {}; self.texts = []; self.names = set()
        def handle_starttag(self, tag, attributes):
          self.tags[tag] = self.tags.get(tag, 0) + 1
          self.names |= {name for name, _ in attributes}
          if tag == "img" : self.texts.append(dict(attributes).get("alt"))
      result = []
      for path in sys.argv[1:]:
        reader = Reader(); reader.feed(open(path, newline="").read()); reader.close()
        result.append({"tags": sorted(reader.tags), "names": sorted(reader.names), "texts": reader.texts})
      print(json.dumps(result))
      """
    struct Read: Decodable { var tags: [String], names: [String], texts: [String] }
    let read = try JSONDecoder().decode(
      [Read].self, from: Python.run(script, [page.html, try DifferencePage(differences).html()]))
    #expect(read[0].tags == ["figcaption", "figure", "html", "img", "meta", "style", "title"])
    #expect(read[0].names == ["alt", "charset", "content", "lang", "name", "src"])
    #expect(read[0].texts == Self.names.map { HarmlessText.text($0) })
    #expect(
      read[1].tags == [
        "div", "figcaption", "figure", "h1", "html", "img", "meta", "p", "section", "style", "title", "ul",
      ])
    #expect(read[1].names == ["alt", "charset", "class", "content", "lang", "name", "src"])
  }

  @Test("an annotation is one line, and says a name once")
  func annotations() {
    for line in SnapshotReports(entries: Self.entries).annotations {
      let isOneOrder =
        line.utf8.starts(with: "::error file=".utf8)
        && !line.unicodeScalars.contains { HarmlessText.isOrder($0) || $0 == "\n" }
      #expect(isOneOrder, "\(line)")
    }
  }
}

/// Somebody else's parsers.
private enum Python {
  private static let path = "/usr/bin/python3"
  static let isThere = FileManager.default.isExecutableFile(atPath: path)

  /// Runs a script with texts in files, whose paths are its arguments.
  static func run(_ script: String, _ texts: [String]) throws -> Data {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for (number, text) in texts.enumerated() { try folder.write(text, to: "\(number)") }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["-c", script] + texts.indices.map { folder.path("\($0)") }
    process.environment = ["PYTHONIOENCODING": "utf-8", "PYTHONUTF8": "1"]
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilEnd()
    return data
  }
}
