import Foundation
import Testing

@testable import PlumbSource

@Suite("An edit of one part", .timeLimit(.minutes(4))) struct EditedPartTests {
  private static let source = """
    struct A {
      func sum(_ b: B) -> Int { b.two + hidden }
      func other() -> Int { 7 }
    }
    struct B { let two = 2 }
    private let hidden = 4
    @_cdecl("answer") public func answer() -> Int { A().sum(B()) }
    \(String(repeating: "\n", count: 100))
    """

  private struct Made: Equatable {
    let answer: Int
    let isDriven: Bool

    init(_ answer: Int, isDriven: Bool) { (self.answer, self.isDriven) = (answer, isDriven) }
  }

  /// Compiles one file again and again.
  private final class Bench {
    let folder: TemporaryFolder
    private let incremental: IncrementalCompiler
    private var number = 0

    init() throws {
      folder = try TemporaryFolder()
      incremental = try IncrementalCompiler(in: folder)
    }

    /// The answer of the library, and whether the driver decided; `nil` when the text does not compile.
    func compile(_ text: String) throws -> Made? {
      number += 1
      let file = folder.path("View.swift")
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      let here = try TemporaryFolder(in: folder, named: "\(number)")
      let compiler = try Compiler(
        besideExecutable: Bundle.main.executableURL!, folder: here, modules: incremental.modules)
      let before = notes
      let made = try incremental.compile(
        Source(path: file), with: compiler, messages: here.path("messages"), needsModule: false)
      guard let made else { return nil }
      let library = try LoadedLibrary(path: made.library)
      typealias Function = @convention(c) () -> Int
      let function = try #require(library.function(named: "answer"))
      return Made(unsafeBitCast(function, to: Function.self)(), isDriven: notes != before)
    }

    /// When the driver wrote down last what it had done.
    private var notes: Date? {
      let path = incremental.folder.path("module.priors")
      return (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }
  }

  @Test("in its body is compiled without the compiler's driver, each time from what is there now")
  func body() throws {
    let bench = try Bench()
    defer { bench.folder.remove() }
    #expect(try bench.compile(Self.source) == Made(6, isDriven: true))
    for factor in 2...4 {
      let edited = Self.source.replacing("b.two + hidden", with: "b.two * \(factor) + hidden + other()")
      #expect(try bench.compile(edited) == Made(4 + 2 * factor + 7, isDriven: false))
    }
    // Another part, and then the first again.
    let other = Self.source.replacing("A().sum(B())", with: "A().sum(B()) * 100")
    #expect(try bench.compile(Self.source) == Made(6, isDriven: false))
    #expect(try bench.compile(other) == Made(600, isDriven: false))
  }

  @Test("of what others use is left to the driver, and reaches them")
  func interface() throws {
    let bench = try Bench()
    defer { bench.folder.remove() }
    #expect(try bench.compile(Self.source) == Made(6, isDriven: true))
    let edited = Self.source.replacing("let two = 2", with: "let one = 1, two = 3")
    #expect(try bench.compile(edited) == Made(7, isDriven: true))
    let body = edited.replacing("b.two + hidden", with: "b.one + hidden")
    #expect(try bench.compile(body) == Made(5, isDriven: false))
    // The names that the part uses now have to be known where one goes.
    #expect(try bench.compile(body.replacing("one = 1, ", with: "")) == nil)
    #expect(try bench.compile(Self.source) == Made(6, isDriven: true))
  }

  @Test("that does not compile leaves what was made of the others, and the mended part is compiled alone")
  func mistakes() throws {
    let bench = try Bench()
    defer { bench.folder.remove() }
    #expect(try bench.compile(Self.source) == Made(6, isDriven: true))
    #expect(try bench.compile(Self.source.replacing("b.two + hidden", with: "b.three + hidden")) == nil)
    let mended = Self.source.replacing("b.two + hidden", with: "b.two - hidden")
    #expect(try bench.compile(mended) == Made(-2, isDriven: false))
    // The interface counts as it was before the mistakes.
    let wrong = mended.replacing("other() -> Int { 7 }", with: "other() -> Int { seven }; let more = 1")
    #expect(try bench.compile(wrong) == nil)
    #expect(try bench.compile(wrong.replacing("seven", with: "8")) == Made(-2, isDriven: true))
  }

  @Test("of two parts at once, or of their number, is left to the driver")
  func two() throws {
    let bench = try Bench()
    defer { bench.folder.remove() }
    #expect(try bench.compile(Self.source) == Made(6, isDriven: true))
    let both = Self.source.replacing("b.two + hidden", with: "b.two * hidden").replacing("= 4", with: "= 5")
    #expect(try bench.compile(both) == Made(10, isDriven: true))
    #expect(try bench.compile(both + "\nlet more = 1") == Made(10, isDriven: true))
    // Nothing is out of date.
    #expect(try bench.compile("// A comment.\n" + both + "\nlet more = 1") == Made(10, isDriven: false))
  }
}

@Suite("What the compiler's driver plans") struct PlannedJobsTests {
  private static let answer = """
    /bin/swift-frontend -frontend -c -primary-file '/a b/One.swift' /a/Two\\ 2.swift -o '/a b/One.swift.o'
    /bin/swift-frontend -frontend -c '/a b/One.swift' -primary-file "/a/Two 2.swift" -o /a/Two.o
    /bin/swift-autolink-extract /a/Two.o -o /a/x.autolink
    /bin/clang -shared @/a/x.autolink -o /a/x.so
    """

  @Test("is one job for each file, with its words as for a shell")
  func words() throws {
    let files = ["/a b/One.swift", "/a/Two 2.swift"]
    let jobs = try #require(PlannedJobs(Self.answer, files: files, library: "/a/x.so"))
    #expect(jobs.link == ["/bin/clang", "-shared", "@/a/x.autolink", "-o", "/a/x.so"])
    #expect(
      jobs.compilations["/a b/One.swift"] == [
        "/bin/swift-frontend", "-frontend", "-c", "-primary-file", "/a b/One.swift", "/a/Two 2.swift", "-o",
        "/a b/One.swift.o",
      ])
  }

  @Test("is not followed where it has other files, or words in a file")
  func strange() {
    let files = ["/a b/One.swift", "/a/Two 2.swift"]
    #expect(PlannedJobs(Self.answer, files: files + ["/a/Three.swift"], library: "/a/x.so") == nil)
    #expect(PlannedJobs(Self.answer, files: files, library: "/a/y.so") == nil)
    #expect(PlannedJobs(Self.answer + "\n/bin/x -filelist y", files: files, library: "/a/x.so") == nil)
  }

  @Test("notes of the compiler that are cut off or damaged are no interface")
  func damaged() {
    #expect(PartInterface(Data()) == nil)
    #expect(PartInterface(Data("DEPS".utf8)) == nil)
    // The same bytes in each run.
    var state: UInt64 = 7
    func next() -> UInt8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 56)
    }
    for _ in 0..<20_000 {
      let bytes = (0..<next() % 80).map { _ in next() }
      #expect(PartInterface(Data("DEPS".utf8) + bytes) == nil)
    }
  }
}
