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

  @Test(
    "files of the usual endings have the kinds that systems give them",
    arguments: [
      ("heic", "public.heic", UTType.image), ("webp", "org.webmproject.webp", .image),
      ("mov", "com.apple.quicktime-movie", .movie), ("mp4", "public.mpeg-4", .movie),
      ("m4v", "com.apple.m4v-video", .movie), ("m4a", "com.apple.m4a-audio", .audio),
      ("mp3", "public.mp3", .audio), ("wav", "com.microsoft.waveform-audio", .audio),
      ("csv", "public.comma-separated-values-text", .text), ("json", "public.json", .text),
      ("md", "net.daringfireball.markdown", .plainText), ("yaml", "public.yaml", .text),
      ("zip", "public.zip-archive", .archive), ("epub", "org.idpf.epub-container", .data),
      ("usdz", "com.pixar.universal-scene-description-mobile", .usd),
      ("plist", "com.apple.property-list", .data),
      ("docx", "org.openxmlformats.wordprocessingml.document", .data),
      ("ttf", "public.truetype-ttf-font", .font),
    ])
  func endings(_ ending: String, _ identifier: String, _ parent: UTType) {
    let kind = UTType(filenameExtension: ending)
    #expect(kind?.identifier == identifier)
    #expect(kind?.conforms(to: parent) == true)
    #expect(UTType(filenameExtension: ending.uppercased()) == kind)
  }

  @Test("a bundle is found by its ending where no kind of data is asked for, however the ending is written")
  func bundles() {
    #expect(UTType(filenameExtension: "prefPane")?.isDynamic == true)
    let pane = UTType(filenameExtension: "prefpane", conformingTo: .bundle)
    #expect(pane?.identifier == "com.apple.systempreference.prefpane")
    #expect(pane?.preferredFilenameExtension == "prefPane")
  }

  @Test("a folder in memory takes files, and one whose name is taken gets another")
  func wrappers() {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    let names = (0..<2).map { _ in folder.addRegularFile(withContents: Data([1]), preferredFilename: "a.txt")
    }
    #expect(names[0] == "a.txt" && names[1] != "a.txt")
    #expect(Set(names) == Set((folder.fileWrappers ?? [:]).keys))
    let page = FileWrapper(regularFileWithContents: Data([2]))
    page.preferredFilename = "page"
    #expect(folder.addFileWrapper(page) == "page")
    #expect(folder.fileWrappers?["page"]?.regularFileContents == Data([2]))
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

  /// Bytes of a kind of its own.
  private final class Card: NSObject, NSItemProviderReading, NSItemProviderWriting {
    let title: String
    init(title: String) { self.title = title }
    static var readableTypeIdentifiersForItemProvider: [String] { ["com.example.card"] }
    static var writableTypeIdentifiersForItemProvider: [String] {
      ["com.example.card", UTType.plainText.identifier]
    }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Card {
      Card(title: "\(typeIdentifier): \(String(decoding: data, as: UTF8.self))")
    }
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data((typeIdentifier == "com.example.card" ? title : "Card \(title)").utf8), nil)
      return nil
    }
  }

  @Test("a provider of a class that writes itself gives that object, its kinds, and its text")
  func writingClass() {
    let provider = NSItemProvider(object: Card(title: "One"))
    #expect(provider.registeredTypeIdentifiers == ["com.example.card", "public.plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("com.example.card"))
    #expect(provider.hasItemConforming(to: .text) && !provider.hasItemConforming(to: .image))
    #expect(provider.canLoadObject(ofClass: Card.self) && provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: URL.self))
    var found: [String?] = []
    provider.loadObject(ofClass: Card.self) { card, _ in found.append(card?.title) }
    provider.loadObject(ofClass: String.self) { text, _ in found.append(text) }
    provider.loadObject(ofClass: NSString.self) { text, _ in found.append(text.map { $0 as String }) }
    #expect(found == ["One", "Card One", "Card One"])
  }

  @Test("registered bytes become objects of the classes that read their kind")
  func registeredBytes() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "com.example.card", visibility: .all) { done in
      done(Data("Two".utf8), nil)
      return nil
    }
    provider.registerDataRepresentation(for: .url, visibility: .all) { done in
      done(Data("https://a.b".utf8), nil)
      return nil
    }
    var found: [String?] = []
    provider.loadObject(ofClass: Card.self) { card, _ in found.append(card?.title) }
    provider.loadObject(ofClass: URL.self) { url, _ in found.append(url?.absoluteString) }
    provider.loadObject(ofClass: String.self) { text, error in found.append(error == nil ? "?" : text) }
    #expect(found == ["com.example.card: Two", "https://a.b", nil])
  }

  @Test("one function is for classes, another for the values that stand for classes in Swift")
  func bridgedValues() {
    func load<T: NSItemProviderReading>(_ type: T.Type, _ provider: NSItemProvider) -> String {
      "class \(provider.canLoadObject(ofClass: type))"
    }
    func load<T: _ObjectiveCBridgeable>(_ type: T.Type, _ provider: NSItemProvider) -> String
    where T._ObjectiveCType: NSItemProviderReading { "value \(provider.canLoadObject(ofClass: type))" }
    let provider = NSItemProvider(object: NSURL(string: "https://a.b")!)
    #expect(load(NSURL.self, provider) == "class true")
    #expect(load(URL.self, provider) == "value true")
    #expect(load(String.self, provider) == "value false")
  }
}
