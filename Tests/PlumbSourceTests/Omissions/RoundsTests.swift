import Foundation
import Testing

@testable import PlumbSource

@Suite("Rounds in which parts of a source are left out") struct RoundsTests {
  private struct Bench {
    let folder: TemporaryFolder
    let compiler: Compiler
    let source: Source
    let messages: String

    init() throws {
      folder = try TemporaryFolder()
      compiler = try Compiler(besideExecutable: Bundle.main.executableURL!, folder: folder)
      let file = folder.path("View.swift")
      try "import Zork\nlet a = Zork.b\nlet c = 1\n".write(toFile: file, atomically: true, encoding: .utf8)
      source = try Source(path: file)
      messages = folder.path("told")
    }

    /// The messages of the compiler, one for each round, until it says nothing.
    func texts(
      _ errors: [String], _ tolerance: Tolerance = .missingModules, mostSeconds: Double = 100
    ) throws -> (texts: [String], leftOut: LeftOut?) {
      var (rest, texts) = (errors, [String]())
      let found = try compiler.whatCompiles(
        of: source, messages: messages, tolerance, names: [], mostSeconds: mostSeconds
      ) { source, messages -> Bool? in
        texts.append(source.omissions.values.first ?? "")
        guard let messages, !rest.isEmpty else { return true }
        try "\(source.path):\(rest.removeFirst())\n".write(
          toFile: messages, atomically: true, encoding: .utf8)
        return nil
      }
      return (texts, found?.leftOut)
    }
  }

  private static let missing = "1:8: error: no such module 'Zork'"
  private static let unknown = "2:9: error: cannot find 'Zork' in scope"

  @Test("the imports go, and then what the compiler does not find")
  func rounds() throws {
    let bench = try Bench()
    defer { bench.folder.remove() }
    let (texts, leftOut) = try bench.texts([Self.missing, Self.unknown])
    #expect(
      texts.map { $0.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } } } == [
        [], ["", "let a = Zork.b", "let c = 1"], ["", "", "let c = 1"],
      ])
    #expect(leftOut?.parts == [LeftOut.Part(file: bench.source.path, line: 2)])
    #expect(leftOut?.modules == ["Zork"])
  }

  @Test("end after some time of the processor, with the errors that there are")
  func time() throws {
    let bench = try Bench()
    defer { bench.folder.remove() }
    let (texts, leftOut) = try bench.texts([Self.missing, Self.unknown], mostSeconds: 0)
    #expect(texts.count == 1 && leftOut == nil)
    let told = try String(contentsOfFile: bench.messages, encoding: .utf8)
    #expect(told.contains("no such module 'Zork'") && told.contains("The source is too large"), "\(told)")
  }

  /// SQLite.swift's `Expression<String>("id")` is Foundation's `Expression` without it, which is given a closure.
  @Test(
    "an error that names nothing goes instead of its file, and is an error where the view itself is meant")
  func otherName() throws {
    let bench = try Bench()
    defer { bench.folder.remove() }
    let other = "3:9: error: cannot convert value of type 'String' to expected argument type '() -> Int'"
    let all = try bench.texts([Self.missing, Self.unknown, other], .wrongFiles)
    #expect(all.leftOut?.files == [] && all.leftOut?.parts.map(\.line) == [2, 3])
    #expect(try bench.texts([Self.missing, Self.unknown, other]).leftOut == nil)
    #expect(try bench.texts([other], .wrongFiles).leftOut == nil, "a file that lost nothing is wrong itself")
  }

  @Test("an expression that the compiler gives up is compiled again with all its time")
  func tooLarge() throws {
    let bench = try Bench()
    defer { bench.folder.remove() }
    let large =
      "3:1: error: the compiler is unable to type-check this expression in reasonable time; try breaking it up"
    let (texts, leftOut) = try bench.texts([Self.missing, large])
    #expect(texts.count == 3 && texts[1] == texts[2])
    #expect(leftOut?.parts == [])
    #expect(try bench.texts([large]).leftOut == nil)
  }
}
