import Foundation
import Testing

@testable import PlumbSource

@Suite("Conditions of a platform")
struct PlatformTextTests {
  private func compiled(_ text: String, _ platform: SourcePlatform = .iOS) -> String {
    PlatformText.compiled(text, on: platform)
  }

  @Test(
    "the compiler's own wrong answers are replaced in their places, and the others are left to it",
    arguments: [
      ("#if os(iOS)", "#if (true )"),
      ("#if os(Linux)", "#if (false  )"),
      ("#if !os(macOS)", "#if !(false  )"),
      ("#if os(iOS) || os(watchOS) // more", "#if (true ) || os(watchOS) // more"),
      ("#elseif !( os( iOS ) && DEBUG )", "#elseif !( (true  ) && DEBUG )"),
      ("#if targetEnvironment(simulator)", "#if (true                       )"),
      ("#if targetEnvironment(macCatalyst)", "#if targetEnvironment(macCatalyst)"),
      ("#if canImport(FoundationNetworking)", "#if (false                         )"),
      ("#if canImport(UIKit) && canImport(AppKit)", "#if canImport(UIKit) && canImport(AppKit)"),
      ("#if swift(>=5.9) && compiler(>=6)", "#if swift(>=5.9) && compiler(>=6)"),
      ("if #available(iOS 18, *) {}", "if #available(iOS 18, *) {}"),
    ])
  func answers(_ own: String, _ expected: String) {
    let found = compiled(own)
    #expect(found.utf8.count == own.utf8.count)
    #expect(found.filter { $0 != " " } == expected.filter { $0 != " " })
  }

  @Test("a conformance that Combine has already is not stated again, and other ones are")
  func conformances() {
    let text =
      "extension JSONDecoder: @retroactive Combine.TopLevelDecoder {}\nextension A: TopLevelDecoder {}\n"
    let found = compiled(text)
    #expect(found.utf8.count == text.utf8.count)
    #expect(found.filter { $0 != " " } == "extensionJSONDecoder{}\nextensionA:TopLevelDecoder{}\n")
    let other = "extension JSONDecoder: TopLevelDecoder, Mine {}\n"
    #expect(compiled(other) == other)
  }

  @Test(
    "an optional method of a delegate is called as one that is there, and a closure in a property is not",
    arguments: [
      (
        "base?.tableView?(tableView, didSelectRowAt: path)",
        "base?.tableView (tableView, didSelectRowAt: path)"
      ),
      (
        "delegate.navigationController?(\n  self, willShow: next, animated: true\n)",
        "delegate.navigationController (\n  self, willShow: next, animated: true\n)"
      ),
      ("delegate?.scrollViewDidScroll?(scrollView)", "delegate?.scrollViewDidScroll (scrollView)"),
      ("delegate?.textFieldShouldReturn?(self) ?? true", "delegate?.textFieldShouldReturn (self) ?? true"),
      ("base?.numberOfSections?(in: table)", "base?.numberOfSections (in: table)"),
      ("row.textFieldDidEnd?(value)", "row.textFieldDidEnd?(value)"),
      ("row.tableView?(tableView)", "row.tableView?(tableView)"),
      ("completion?(true, nil)", "completion?(true, nil)"),
      ("self.tableView?(a ? b : c, [d: e])", "self.tableView?(a ? b : c, [d: e])"),
      ("tableView?(tableView, cellForRowAt: path)", "tableView?(tableView, cellForRowAt: path)"),
      ("override func responds(to a: Selector!) -> Bool", "         func responds(to a: Selector!) -> Bool"),
      ("override func respond(to a: Int)", "override func respond(to a: Int)"),
    ])
  func optionalMethods(_ own: String, _ expected: String) { #expect(compiled(own) == expected) }

  @Test(
    "a branch that sends a message by a text is for Objective-C's runtime, and another one is for everyone")
  func messages() {
    let sending = """
      #if canImport(ObjectiveC)
        _ = test?.perform(Selector(("stop:")), with: false)
      #else
        stop()
      #endif
      #if canImport(ObjectiveC)
        start()
        #if DEBUG
        #endif
      #endif
      run { $0.perform(Selector(("go"))) }
      """
    let found = compiled(sending)
    #expect(found.utf8.count == sending.utf8.count)
    #expect(found.hasPrefix("#if (false              )\n"))
    #expect(found.contains("#if canImport(ObjectiveC)\n  start()"))
  }

  @Test("a class that overrides the reports of key-value observing has the superclass that declares them")
  func watchers() {
    let text = """
      final class Watcher: NSObject, Sendable {
        struct Part { var isOn = false }
        public override func observeValue(forKeyPath keyPath: String?) {}
      }
      class Other: NSObject { func observeValue() {} }
      class Screen: UIViewController { override func observeValue(forKeyPath keyPath: String?) {} }
      """
    #expect(
      compiled(text) == text.replacing("Watcher: NSObject, Sendable", with: "Watcher: _Watcher, Sendable"))
  }

  @Test("each platform has its own branch, and Linux has the text as it stands")
  func platforms() {
    let text = "#if os(iOS)\n#elseif os(OSX) || os(macOS)\n#elseif os(Linux)\n#endif\n"
    #expect(compiled(text) == "#if (true )\n#elseif (false) || (false  )\n#elseif (false  )\n#endif\n")
    #expect(
      compiled(text, .macOS) == "#if (false)\n#elseif (true ) || (true   )\n#elseif (false  )\n#endif\n")
    #expect(PlatformText(text, on: .linux) == nil)
    #expect(SourcePlatform(word: "ios") == .iOS)
    #expect(SourcePlatform(word: "") == nil)
  }

  @Test("what looks like a condition in strings, comments and code is left alone")
  func elsewhere() {
    let text = ##"""
      // #if os(iOS)
      /* #if os(Linux) /* #if os(iOS) */ */
      let a = "#if os(iOS) \("#if os(iOS)")", b = #"""
        #if os(iOS)
        """#
      func os(_ name: Int) -> Bool { name > 0 }
      let iOS = 1, c = os(iOS)
      #Preview { Text("os(iOS)") }
      # if os(iOS)
      """##
    #expect(PlatformText(text, on: .iOS) == nil)
  }

  @Test("a condition may go over lines inside its parentheses, and no line moves")
  func lines() {
    let text = "#if (os(iOS) || // one\n  os(\n  Linux\n )) && DEBUG\r\nlet a = os(iOS)\r\n#endif"
    let found = compiled(text)
    #expect(found.split(separator: "\n").count == text.split(separator: "\n").count)
    #expect(found.hasPrefix("#if ((true ) || // one\n"))
    #expect(found.contains("false") && found.hasSuffix("DEBUG\r\nlet a = os(iOS)\r\n#endif"))
  }

  @Test(
    "text that ends in the middle of a condition is left as it is, or keeps its length",
    arguments: [
      "#if", "#if ", "#if os", "#if os(", "#if os(iOS", "#if (os(iOS", "#if os()", "#if os(iOS)(",
      "#elseif )os(iOS)",
      "#if ((((os(iOS)\n#if os(Linux)\n", "#if os(iOS) \"", "#if os\n(iOS)", "\u{FEFF}#if os(iOS)",
      "#if ö(os(iOS))",
      "#if os(\n\ni\n)", "##if os(iOS)", "#if\tos(iOS)/*",
    ])
  func brokenText(_ text: String) {
    for platform in SourcePlatform.allCases {
      let found = compiled(text, platform)
      #expect(found.utf8.count == text.utf8.count)
      #expect(found.count(where: \.isNewline) == text.count(where: \.isNewline))
    }
  }

  @Test("words for Objective-C become what Swift has without it, and what they stand before stays")
  func objectiveC() {
    let text = """
      @objc(run:now:) func run() {} // @objc
      @objcMembers class A { @IBOutlet weak var a: B!; @objc dynamic var b = 1 }
      @UIApplicationMain
      let a = #selector(tapped(_:)), b = #selector(getter: A.b), c = "#selector(c) @objc", d = try? objc
      class N { @NSManaged public var a: Int; @NSManaged func addToB(_ b: B) }
      let k = #keyPath(N.owner.name), m = #keyPath(a), n = #keyPath(N), s = "#keyPath(N.a)"
      """
    let found = compiled(text)
    #expect(found.utf8.count == text.utf8.count)
    #expect(
      found == """
                        func run() {} // @objc
                     class A {           weak var a: B!;       dynamic var b = 1 }
                     @main
        let a =  Selector(tapped(_:)), b = #selector(getter: A.b), c = "#selector(c) @objc", d = try? objc
        class N {  @_Managed public var a: Int; @_Calls func addToB(_ b: B) {} }
        let k =           "owner.name", m =         "a", n = #keyPath(N), s = "#keyPath(N.a)"
        """)
    #expect(PlatformText(text, on: .linux) == nil)
  }

  @Test("a word is found wherever it stands, and no part of one is taken for it")
  func words() {
    for text in ["kSec", "a kSec", "kSe kSec", "kkSec\u{301}", "é kSecA"] {
      #expect(text.hasAny(of: ["UN", "kSec"]))
    }
    for text in ["", "kSe", "ksec", "a kSe", "k Sec"] { #expect(!text.hasAny(of: ["UN", "kSec"])) }
    #expect(!"kSec".hasAny(of: []))
  }

  @Test("messages that quote a line of any number, as the text of #error can, end nothing")
  func numbers() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let text = try #require(PlatformText("#if os(iOS)\n#endif", on: .iOS))
    var overlay = FileOverlay()
    var copies: CompilerCopies?
    try overlay.add("/A.swift", seenFrom: CompilerPlace(for: [], in: folder, &copies), text, in: folder)
    func messages(_ line: String) -> String {
      "/A.swift:1:1: error: b\n1 | \(line)\n\(Int.min) | x\n0 | x\n\(Int.max) | x"
    }
    let compiled = String(text.text.prefix { $0 != "\n" })
    #expect(overlay.restoring(messages(compiled)) == messages("#if os(iOS)"))
  }
}
