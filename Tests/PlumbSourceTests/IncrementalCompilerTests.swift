import Foundation
import Testing

@testable import PlumbSource

@Suite("Compiling again and again", .timeLimit(.minutes(4)))
struct IncrementalCompilerTests {
  private static let source = """
    struct A {
      private let one = 1
      func sum(_ b: B) -> Int { one + b.two + hidden }
    }
    struct B { fileprivate let two = 2 }
    private let hidden = 4
    \(String(repeating: "\n", count: 100))
    """

  private struct Bench {
    let folder: TemporaryFolder
    let incremental: IncrementalCompiler
    private var number = 0

    init() throws {
      folder = try TemporaryFolder()
      incremental = try IncrementalCompiler(in: folder)
    }

    /// Whether it compiles, and what the compiler says.
    mutating func compile(_ files: [String: String], needsModule: Bool = false) throws -> (Bool, [Diagnostic])
    {
      number += 1
      let here = try TemporaryFolder(in: folder, named: "\(number)")
      let source = folder.path("source")
      try FileManager.default.createDirectory(atPath: source, withIntermediateDirectories: true)
      for (name, text) in files {
        try text.write(toFile: "\(source)/\(name)", atomically: true, encoding: .utf8)
      }
      let path = files.count == 1 ? "\(source)/\(files.keys.first ?? "")" : source
      let compiler = try Compiler(besideExecutable: Bundle.main.executableURL!, folder: here)
      let product = try incremental.compile(
        Source(path: path), with: compiler, messages: here.path("messages"), needsModule: needsModule)
      #expect(product.map { FileManager.default.fileExists(atPath: $0.library) } ?? true)
      let messages = (try? String(contentsOfFile: here.path("messages"), encoding: .utf8)) ?? ""
      return (product != nil, Diagnostic.parse(messages))
    }

    /// When the parts were compiled last.
    var times: [String: Date] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: incremental.folder.url.path)) ?? []
      return names.filter { $0.hasSuffix(".o") }.reduce(into: [:]) { times, name in
        let attributes = try? FileManager.default.attributesOfItem(atPath: incremental.folder.path(name))
        times[name] = attributes?[.modificationDate] as? Date
      }
    }
  }

  @Test(
    "an edit of one declaration compiles only that one again, and what is private is seen from the others")
  func oneFile() throws {
    var bench = try Bench()
    defer { bench.folder.remove() }
    #expect(try bench.compile(["View.swift": Self.source]).0)
    let before = bench.times
    #expect(before.keys.sorted() == ["View+A.swift.o", "View+B.swift.o", "View+hidden.swift.o"])
    let edited = Self.source.replacingOccurrences(of: "one + ", with: "one * 3 + ")
    #expect(try bench.compile(["View.swift": edited]).0)
    let after = bench.times
    #expect(after["View+A.swift.o"] != before["View+A.swift.o"])
    #expect(after["View+B.swift.o"] == before["View+B.swift.o"])
    // Lines that come before it do not touch it.
    #expect(try bench.compile(["View.swift": "// A comment.\n\n\(edited)"]).0)
    #expect(bench.times["View+B.swift.o"] == before["View+B.swift.o"])
  }

  @Test("an edit of what others use reaches them")
  func dependencies() throws {
    var bench = try Bench()
    defer { bench.folder.remove() }
    #expect(try bench.compile(["View.swift": Self.source]).0)
    let (compiles, messages) = try bench.compile([
      "View.swift": Self.source.replacingOccurrences(of: "let two = 2", with: "let two = \"2\"")
    ])
    #expect(!compiles)
    #expect(messages.first?.file?.hasSuffix("source/View.swift") ?? false)
    #expect(messages.first?.line == 3)
    #expect(messages.first?.text.contains("'String'") ?? false)
    #expect(try bench.compile(["View.swift": Self.source]).0)
  }

  @Test("a mistake is told at its place in the user's file, and the mended file compiles")
  func mistakes() throws {
    var bench = try Bench()
    defer { bench.folder.remove() }
    for _ in 1...2 {
      #expect(try bench.compile(["View.swift": Self.source]).0)
      let (compiles, messages) = try bench.compile([
        "View.swift": Self.source.replacingOccurrences(of: "= 4", with: "= four")
      ])
      #expect(!compiles)
      #expect(messages.map(\.line) == [6])
      #expect(messages.map(\.text) == ["cannot find 'four' in scope"])
      // Half a file.
      #expect(
        try bench.compile(["View.swift": String(Self.source.prefix(40)) + Self.source.suffix(100)]).0 == false
      )
    }
  }

  @Test("a folder's files are compiled one by one, and mistakes in one are told of those that use it")
  func folder() throws {
    var bench = try Bench()
    defer { bench.folder.remove() }
    let files = ["a.swift": "func a() -> Int { b() }", "b.swift": "func b() -> Int { 1 }"]
    #expect(try bench.compile(files).0)
    #expect(bench.times.keys.sorted() == ["a.swift.o", "b.swift.o"])
    let (compiles, messages) = try bench.compile(
      files.merging(["b.swift": "func b() -> String { \"\" }"]) { $1 })
    #expect(!compiles)
    #expect(messages.first?.file?.hasSuffix("source/a.swift") ?? false)
    #expect(messages.count == 1)
    #expect(try bench.compile(files).0)
  }

  @Test("with its module, the whole source is compiled as it stands")
  func module() throws {
    var bench = try Bench()
    defer { bench.folder.remove() }
    #expect(try bench.compile(["View.swift": Self.source], needsModule: true).0)
    #expect(bench.times.isEmpty)
  }

  @Test("declarations that are gone leave nothing behind")
  func gone() throws {
    var bench = try Bench()
    defer { bench.folder.remove() }
    #expect(try bench.compile(["View.swift": Self.source]).0)
    let edited = Self.source.replacingOccurrences(of: " + hidden", with: "")
      .replacingOccurrences(of: "private let hidden = 4\n", with: "\n")
    #expect(try bench.compile(["View.swift": edited]).0)
    #expect(bench.times.keys.sorted() == ["View+A.swift.o", "View+B.swift.o"])
  }
}
