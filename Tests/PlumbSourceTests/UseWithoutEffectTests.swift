import Foundation
import PlumbSource
import TestLayers
import Testing

@Suite("Uses of names without effect", .timeLimit(.minutes(4)))
struct UseWithoutEffectTests {
  @Test("are read from the compiler's messages, once each, and the other warnings are left out")
  func uses() {
    let (uses, others) = UseWithoutEffect.separate(
      """
      /a/View.swift:3:39: warning: 'run' is deprecated: In Plumb, Node.run does nothing: it stands. [#DeprecatedDeclaration]
       2 | class My: Node {
       3 |   override func run(_ a: Int) { super.run(a) }
         |                                       `- warning: 'run' is deprecated: In Plumb, Node.run does nothing: it stands.
       4 | }

      /a/View.swift:3:39: warning: 'run' is deprecated: In Plumb, Node.run does nothing: it stands. [#DeprecatedDeclaration]
      View.swift:9:9: warning: 'old()' is deprecated: mine [#DeprecatedDeclaration]
      13 |   let p: any P = Node()
         |         `- warning: 'old()' is deprecated: mine [#DeprecatedDeclaration]
      View.swift:10:1: note: a note about it

      [#DeprecatedDeclaration]: <https://docs.swift.org/compiler/documentation/diagnostics/deprecated-declaration>

      """)
    #expect(
      uses == [
        UseWithoutEffect(
          file: "/a/View.swift", line: 3, sentence: "Node.run does nothing: it stands.")
      ])
    #expect(uses.first?.description == "View.swift:3: Node.run does nothing: it stands.")
    #expect(others == "")
  }

  @Test("a footnote stays where a message that stays names its group, however many lines look like one")
  func footnotes() {
    let (message, note) = ("A.swift:1:1: error: no [#Group]", "[#Group]: <https://a.b>")
    #expect(UseWithoutEffect.separate("\(message)\n\(note)\n[#Other]: c").others == "\(message)\n\(note)")
    // Each was compared with all before it, which is no end here.
    let count = 20_000
    let lines = String(repeating: "a\n", count: count) + String(repeating: "[#q: b\n", count: count)
    #expect(UseWithoutEffect.separate(lines).others == String(repeating: "a\n", count: count))
  }

  @Test("are told once for each name, with the number of the places after the first")
  func told() {
    let (node, checker) = ("Node.run does nothing: it stands.", "Checker does nothing: there are no words.")
    let uses = [(3, node), (5, checker), (7, node), (9, node), (11, checker)].map {
      UseWithoutEffect(file: "/a/View.swift", line: $0.0, sentence: $0.1)
    }
    #expect(
      UseWithoutEffect.told(uses) == [
        "View.swift:3: \(node) 2 more places use it.", "View.swift:5: \(checker) One more place uses it.",
      ])
    #expect(UseWithoutEffect.told(Array(uses.prefix(1))) == ["View.swift:3: \(node)"])
  }

  @Test("leave errors as they are, with what follows them")
  func errors() {
    let error = """
      View.swift:5:3: error: cannot find 'VStac' in scope [#Scope]
      5 |   VStac {
        |   `- error: cannot find 'VStac' in scope
      View.swift:1:3: note: did you mean this?
      """
    let link = "clang: error: linker command failed\n"
    let footnote = "[#Scope]: <https://example.org>\n"
    let warning = "View.swift:6:1: warning: unused [#Unused]\n6 | a\n"
    let (uses, others) = UseWithoutEffect.separate(
      "\(warning)\(error)\n\(warning)\(footnote)[#Unused]: <https://example.org>\n\(link)")
    #expect(uses == [])
    #expect(others == "\(error)\n\(footnote)\(link)")
  }

  private static let source = """
    import UIKit

    class Layer: CALayer {
      override func add(_ anim: CAAnimation, forKey key: String?) {}
    }
    protocol Moving { func add(_ anim: CAAnimation, forKey key: String?) }
    extension CALayer: Moving {}

    @available(*, deprecated, message: "use another") func older() {}
    func neverCalled(_ moving: any Moving, _ own: Layer, _ layer: CALayer) {
      older()
      moving.add(CABasicAnimation(), forKey: nil)
      own.add(CABasicAnimation(), forKey: nil)
      layer.add(CABasicAnimation(), forKey: nil)
    }
    """
  private static let sentence = "CALayer.add(_:forKey:) does nothing: layers are not animated."

  @Test("are told by the compiler, where nothing is run, and a person's own override is none", .needs(.UIKit))
  func check() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.path("Layers.swift")
    try Self.source.write(toFile: path, atomically: true, encoding: .utf8)
    let compiler = try Compiler(besideExecutable: #require(Bundle.main.executableURL), folder: folder)
    let messages = folder.path("messages")
    let uses = try #require(try compiler.check(Source(path: path), messages: messages))
    #expect(uses.map(\.description) == ["Layers.swift:14: \(Self.sentence)"])
    #expect(try String(contentsOfFile: messages, encoding: .utf8) == "")
  }

  @Test("stay with the parts that are not compiled again, on the lines where these are now", .needs(.UIKit))
  func parts() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let incremental = try IncrementalCompiler(in: folder)
    var number = 0
    func uses(_ files: [String: String]) throws -> [String]? {
      number += 1
      let source = folder.path("source-\(files.count)")
      try FileManager.default.createDirectory(atPath: source, withIntermediateDirectories: true)
      for (name, text) in files {
        try text.write(toFile: "\(source)/\(name)", atomically: true, encoding: .utf8)
      }
      let here = try TemporaryFolder(in: folder, named: "\(number)")
      let compiler = try Compiler(
        besideExecutable: #require(Bundle.main.executableURL), folder: here, modules: incremental.modules)
      let path = files.count == 1 ? "\(source)/\(files.keys.first ?? "")" : source
      return try incremental.compile(
        Source(path: path), with: compiler, messages: here.path("messages"), needsModule: false
      )?.uses.map(\.description)
    }
    // A longer file is compiled in parts; the last function tells its line to who asks for it.
    func long(_ first: String) -> String {
      first + Self.source + String(repeating: "\n", count: 100)
        + "func told(_ layer: CALayer) { layer.add(CABasicAnimation(), forKey: nil); fatalError() }"
    }
    func both(_ lines: Int) -> [String] {
      ["Long.swift:\(lines + 14): \(Self.sentence)", "Long.swift:\(lines + 115): \(Self.sentence)"]
    }
    #expect(try uses(["Long.swift": long("")]) == both(0))
    #expect(try uses(["Long.swift": long("struct A {}\n")]) == both(1))
    #expect(try uses(["Long.swift": long("struct A {\n}\n")]) == both(2))
    let other = "func other() { print(1) }"
    let some = "some.swift:14: \(Self.sentence)"
    #expect(try uses(["some.swift": Self.source, "other.swift": other]) == [some])
    #expect(try uses(["some.swift": Self.source, "other.swift": other + "\nstruct B {}"]) == [some])
    #expect(try uses(["some.swift": "struct Some {}", "other.swift": other]) == [])
  }
}
