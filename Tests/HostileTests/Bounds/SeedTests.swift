import Foundation
import PlumbFuzzTargets
import TestLayers
import Testing

@Suite("Inputs that the fuzzer has kept")
struct SeedTests {
  private static let corpora = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fuzzing/Corpora")

  private static func seeds(of target: FuzzTarget) throws -> [(name: String, bytes: [UInt8])] {
    let folder = corpora.appendingPathComponent(target.name)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      ("\(target.name)/\(name)", [UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }

  @Test("each target comes back from each of its inputs", arguments: FuzzTarget.all)
  func seeds(_ target: FuzzTarget) throws {
    let seeds = try Self.seeds(of: target)
    #expect(!seeds.isEmpty)
    // A crash ends the whole run: the name tells which input it was.
    for seed in seeds {
      print(seed.name)
      target.run(seed.bytes)
    }
  }

  @Test("the corpora have a folder for each target and no other, and stay small")
  func folders() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.corpora.path).sorted()
    #expect(names == FuzzTarget.all.map(\.name))
    let bytes = try FuzzTarget.all.flatMap(Self.seeds).map(\.bytes.count).reduce(0, +)
    #expect(bytes <= 600_000)
  }

  /// What a hostile file repeats: brackets that nobody closes, marks that begin something, lines without anything.
  private static let repeated = [
    "(", "[", "{", "<", "\"", "\\", "\"\\(", "#", "#\"", "/*", "//", "`", "\n", " ", ";", ",", ":", "=", "@",
    "*", "_",
    "**a", "~", "[a](", "![", "<a", "&", "&#", "%", "%1", "%#@", "^[", "{\"a\":", "[[", "\"a\" = \"b\";",
    "<g>",
    "<!--", "error: ", ": error: ", "1:1: ", "a.b", "a@b.", "www.", "1 ", "-", ".", "e", "M0 0",
    "a1 1 0 0 1 1 1",
    "translate(1)", "#if ", "#Preview", "@Entry var a", ".init(", "é", "\u{301}", "👩‍", "\0",
  ]

  @Test(
    "no target takes the square of its input's length", .tags(.slow, .sampled),
    arguments: sample(FuzzTarget.all, 8))
  func growth(_ target: FuzzTarget) {
    for piece in Self.repeated {
      func input(_ count: Int) -> [UInt8] {
        Array(String(repeating: piece, count: count / piece.utf8.count).utf8)
      }
      Growth.expectLinear("\(target.name) of \(piece.debugDescription)", small: 8 << 10) { size in
        target.run(input(size))
      }
    }
  }

  @Test(
    "a macro's source takes time in proportion to its length, whatever it repeats",
    arguments: [
      ("preview-macro", "#Preview { @Previewable var a = 1\n", "\n"),
      ("preview-macro", "#Preview { @Previewable var a", "("),
      ("preview-macro", "#Preview { @Previewable var a = ", "#"),
      ("preview-macro", "#Preview { @Previewable var a = ", "a;"),
      ("entry-macro", "@Entry var a:", "("), ("entry-macro", "@Entry var a:", "()"),
      ("lexer", "let a = ", "\"\\("),
      ("source-parts", "struct A {}\nlet a = 1", "\n#if a\n"), ("source-parts", "", "let a = 1\n"),
    ])
  func macros(_ name: String, _ start: String, _ piece: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    Growth.expectLinear("\(name) of \(start) \(piece.debugDescription)", small: 4 << 10) { size in
      target.run(Array((start + String(repeating: piece, count: size / piece.utf8.count)).utf8))
    }
  }
}
