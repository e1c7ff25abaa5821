import Foundation
import PlumbExchange
import Testing

@Suite("Kinds of files")
struct UTTypeTests {
  @Test("a kind is known by its identifier, the ending of its files and its MIME type")
  func known() {
    #expect(UTType("public.json") == .json)
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType(filenameExtension: "jpg") == .jpeg)
    #expect(UTType(mimeType: "image/svg+xml") == .svg)
    #expect(UTType("com.example.unknown") == nil)
    #expect(UTType.png.preferredFilenameExtension == "png")
    #expect(UTType.mp3.preferredMIMEType == "audio/mpeg")
  }

  @Test(
    "a kind conforms to those that it is a kind of",
    arguments: [
      (UTType.json, UTType.text), (.json, .data), (.json, .item), (.png, .image), (.heic, .image),
      (.swiftSource, .plainText), (.folder, .directory), (.mpeg4Movie, .audiovisualContent),
      (.commaSeparatedText, .text), (.svg, .xml), (.applicationBundle, .bundle),
    ])
  func conforms(_ kind: UTType, _ parent: UTType) {
    #expect(kind.conforms(to: parent))
    #expect(kind.isSubtype(of: parent))
    #expect(parent.isSupertype(of: kind))
    #expect(!parent.conforms(to: kind))
  }

  @Test("every declared kind has parents that are declared too, and conforms to itself")
  func table() {
    let ends = [
      "txt", "csv", "json", "pdf", "png", "jpeg", "mov", "mp3", "zip", "app", "swift", "html", "epub", "ttf",
    ]
    for end in ends {
      let kind = UTType(filenameExtension: end)
      #expect(kind.map { $0.conforms(to: $0) } == true)
      #expect(kind?.supertypes.allSatisfy { $0.isDeclared } == true, "\(end)")
    }
  }

  @Test("a kind of the app's own has the parent that it names")
  func own() {
    let kind = UTType(exportedAs: "com.example.board.card", conformingTo: .json)
    #expect(kind.identifier == "com.example.board.card")
    #expect(kind.conforms(to: .text))
    #expect(!kind.conforms(to: .image))
    #expect(UTType(importedAs: "com.example.x").conforms(to: .data))
    #expect(kind == UTType(exportedAs: "com.example.board.card"))
  }

  @Test("an ending that nobody knows has a kind that is made up for it, and an empty one has none")
  func unknown() {
    let kind = UTType(filenameExtension: "xyzzy")
    #expect(kind?.isDynamic == true)
    #expect(kind?.preferredFilenameExtension == "xyzzy")
    #expect(UTType(filenameExtension: "") == nil)
  }

  @Test("kinds are written and read as their identifiers")
  func coding() throws {
    let data = try JSONEncoder().encode([UTType.pdf, UTType(exportedAs: "com.example.a")])
    #expect(String(decoding: data, as: UTF8.self) == #"["com.adobe.pdf","com.example.a"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data).first == .pdf)
  }

  @Test("an address gets the ending of a kind, once")
  func addresses() throws {
    let url = try #require(URL(string: "https://a.b/c"))
    #expect(url.appendingPathComponent("d", conformingTo: .png).lastPathComponent == "d.png")
    #expect(url.appendingPathComponent("d.PNG", conformingTo: .png).lastPathComponent == "d.PNG")
    #expect(url.appendingPathExtension(for: .data) == url)
  }

  @Test("a provider gives what it was made with, and says what that is")
  func provider() {
    let provider = NSItemProvider(object: "text" as NSString)
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(provider.canLoadObject(ofClass: String.self))
    var found: String?
    provider.loadObject(ofClass: String.self) { value, _ in found = value }
    #expect(found == "text")
    provider.loadObject(ofClass: URL.self) { value, error in #expect(value == nil && error != nil) }
  }
}
