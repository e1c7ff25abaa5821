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

  @Test(
    "a name that a library had before SwiftUI does not hide SwiftUI's, and is there under its module's name")
  func preferredNames() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    func write(_ text: String, to name: String) throws -> String {
      try text.write(toFile: folder.path(name), atomically: true, encoding: .utf8)
      return folder.path(name)
    }
    let library = SourceModule(
      name: "Older",
      swiftFiles: [
        try write(
          """
          @available(iOS, introduced: 13, obsoleted: 17)
          @propertyWrapper public struct Bindable<Value> {
            public var wrappedValue: Value
            public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
          }
          """, to: "older.swift")
      ], settings: ModuleSettings(), imports: [], within: .everything)
    let file = try write(
      """
      import Older
      import SwiftUI
      @Observable final class Model { var name = "a" }
      struct Card: View {
        @Bindable var model: Model
        @Older.Bindable var other = 1
        var body: some View { TextField("a", text: $model.name) }
      }
      """, to: "card.swift")
    let source = try Source(path: file, swiftFiles: [file], modules: [library], within: .everything)
    let compiler = try Compiler(besideExecutable: Bundle.main.executableURL!, folder: folder)
    #expect(try compiler.check(source) != nil)
  }

  @Test("what needs a type of a file that is left out of a package is left out too, and the rest is made")
  func typesOfLeftOutFiles() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    func write(_ text: String, to name: String) throws -> String {
      try text.write(toFile: folder.path(name), atomically: true, encoding: .utf8)
      return folder.path(name)
    }
    let package = SourceModule(
      name: "Package",
      swiftFiles: [
        // Not even a part of it can be read.
        try write("public struct Panel {\n", to: "wrong.swift"),
        try write("public struct Plain { public init() {} }", to: "plain.swift"),
      ], settings: ModuleSettings(), imports: [], isOwn: false, within: .everything)
    let file = try write(
      "import Package\nextension Panel { func show() {} }\nlet plain = Plain()\n", to: "app.swift")
    let source = try Source(path: file, swiftFiles: [file], modules: [package], within: .everything)
    let compiler = try Compiler(besideExecutable: Bundle.main.executableURL!, folder: folder)
    let made = try #require(
      try compiler.make(source, messages: folder.path("messages"), tolerance: .missingModules))
    #expect(made.leftOut.parts.map(\.line) == [2])
    #expect(made.leftOut.files.map { FilePath.name(of: $0) } == ["wrong.swift"])
    // An error in a name that nobody left out is the person's to mend.
    _ = try write("import Package\nextension Pane1 { func show() {} }\n", to: "app.swift")
    #expect(try compiler.make(source, messages: folder.path("messages"), tolerance: .missingModules) == nil)
  }
}
