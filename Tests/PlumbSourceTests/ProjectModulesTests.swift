import Foundation
import TestLayers
import Testing

@testable import PlumbSource

@Suite("Modules of a project", .timeLimit(.minutes(4)))
struct ProjectModulesTests {
  private struct Bench {
    let folder: TemporaryFolder
    let modules: ProjectModules
    private var number = 0
    /// The uses of names without effect that the last compilation has told.
    private(set) var uses: [String] = []

    init(isKept: Bool) throws {
      folder = try TemporaryFolder()
      modules = try ProjectModules(in: folder, isKept: isKept)
    }

    func write(_ text: String, to name: String) throws {
      try text.write(toFile: folder.path(name), atomically: true, encoding: .utf8)
    }

    /// The libraries by their modules: another path is another library.
    mutating func compile() throws -> [String]? {
      number += 1
      let here = try TemporaryFolder(in: folder, named: "\(number)")
      let compiler = try Compiler(
        besideExecutable: Bundle.main.executableURL!, folder: here, modules: modules)
      let deep = SourceModule(
        name: "Deep", swiftFiles: [folder.path("deep.swift")], settings: ModuleSettings(), imports: [],
        within: .everything)
      let middle = SourceModule(
        name: "Middle", swiftFiles: [folder.path("middle.swift")], settings: ModuleSettings(),
        imports: ["Deep"], within: .everything)
      let source = try Source(
        path: "top.swift", swiftFiles: [folder.path("top.swift")], modules: [deep, middle],
        within: .everything)
      let made = try compiler.make(source, messages: here.path("messages"))
      uses = made?.uses.map(\.description) ?? []
      return made?.modules.map { URL(fileURLWithPath: $0).lastPathComponent }
    }
  }

  @Test(
    "an edit in a body compiles only its own module again, and one in an interface also what is above it",
    arguments: [false, true])
  func edits(isKept: Bool) throws {
    var bench = try Bench(isKept: isKept)
    defer { bench.folder.remove() }
    try bench.write("public func deep() -> Int { 1 }", to: "deep.swift")
    try bench.write("import Deep\npublic func middle() -> Int { deep() }", to: "middle.swift")
    try bench.write("import Middle\nlet top = middle()", to: "top.swift")
    #expect(try bench.compile() == ["libDeep-1.so", "libMiddle-2.so"])
    #expect(try bench.compile() == ["libDeep-1.so", "libMiddle-2.so"])
    try bench.write("public func deep() -> Int {\n\n  2 + 3\n}", to: "deep.swift")
    #expect(try bench.compile() == ["libDeep-3.so", "libMiddle-2.so"])
    try bench.write("public func deep(_ x: Int = 2) -> Int { 2 }", to: "deep.swift")
    #expect(try bench.compile() == ["libDeep-4.so", "libMiddle-5.so"])
  }

  @Test(
    "the uses of names without effect in a module are told each time, also when it is not compiled again",
    .needs(.UIKit),
    arguments: [false, true])
  func uses(isKept: Bool) throws {
    var bench = try Bench(isKept: isKept)
    defer { bench.folder.remove() }
    try bench.write(
      "import UIKit\npublic func deep(_ layer: CALayer) { layer.add(CABasicAnimation(), forKey: nil) }",
      to: "deep.swift")
    try bench.write("public func middle() {}", to: "middle.swift")
    try bench.write("import Middle\nlet top: Void = middle()", to: "top.swift")
    for _ in 0..<2 {
      _ = try bench.compile()
      #expect(
        bench.uses == ["deep.swift:2: CALayer.add(_:forKey:) does nothing: layers are not animated."])
    }
  }

  @Test("a module that does not compile is told, and mended it is there again", arguments: [false, true])
  func wrong(isKept: Bool) throws {
    var bench = try Bench(isKept: isKept)
    defer { bench.folder.remove() }
    try bench.write("public func deep() -> Int { \"\" }", to: "deep.swift")
    try bench.write("import Deep\npublic func middle() -> Int { deep() }", to: "middle.swift")
    try bench.write("import Middle\nlet top = middle()", to: "top.swift")
    #expect(try bench.compile() == nil)
    let messages = try String(contentsOfFile: bench.folder.path("1/messages"), encoding: .utf8)
    #expect(Diagnostic.parse(messages).first?.file == bench.folder.path("deep.swift"))
    try bench.write("public func deep() -> Int { 1 }", to: "deep.swift")
    #expect(try bench.compile()?.count == 2)
  }
}
