import Foundation
import PlumbSource
import Testing

/// Deep view code must not make the compiler try combinations: each level may cost a little, and not twice the last.
@Suite("Type-checking", .serialized)
struct TypeCheckTests {
  /// Seconds that a file may cost more than one that only imports SwiftUI.
  private let budget = 1.0

  @Test("twelve nested stacks with backgrounds, overlays, frames and colours cost less than a second")
  func nestedStacks() throws {
    try expectCheap("var view: some View {\n\(nest(12))}")
  }

  @Test("deep conditions and collections cost less than a second")
  func nestedConditions() throws {
    try expectCheap("func view(_ flags: [Bool]) -> some View {\n\(conditions(10))}")
  }

  @Test("forty rows with five modifiers each cost less than a second")
  func longBody() throws {
    let rows = (0..<40).map {
      "    Text(\"row \($0)\").font(.body).padding(4).foregroundColor(.red).background(.blue)\n"
    }
    try expectCheap("var view: some View {\n  VStack {\n\(rows.joined())  }\n}")
  }

  @Test("twenty sums of texts with values and texts in them cost less than a second")
  func texts() throws {
    let row = """
          Text("row \\(1) of \\(name), \\(2.5, specifier: "%.1f") and \\(Text("b").bold())").font(.body)
            + Text("x") + Text(name) + Text("y \\(name.count)").italic()

      """
    let rows = String(repeating: row, count: 20)
    try expectCheap("let name = \"a\"\nvar view: some View {\n  VStack {\n\(rows)  }\n}")
  }

  @Test("a file that does not compile is not cheap, it is an error")
  func errors() throws {
    #expect(throws: (any Error).self) { try TypeChecker().seconds("let view = Text(1, 2, 3).padd()") }
  }

  private func expectCheap(_ source: String) throws {
    let checker = try TypeChecker()
    // Other programs have the machine and its caches too: the best of up to eight, taken in turn, and a budget that grows
    // with what an empty file costs now, against the 0.5 s that it costs at most on two quiet cores.
    var (empty, full, allowed) = (Double.infinity, Double.infinity, budget)
    for _ in 0..<8 where full - empty >= allowed || full == .infinity {
      empty = try min(empty, checker.seconds(""))
      full = try min(full, checker.seconds(source))
      allowed = budget * max(1, empty / 0.5)
    }
    #expect(
      full - empty < allowed, "\(full - empty) s more than a file that only imports SwiftUI (\(empty) s)")
  }

  private func nest(_ depth: Int) -> String {
    guard depth > 0 else { return "Text(\"leaf\")\n" }
    return """
      \(depth % 2 == 0 ? "VStack" : "HStack") {
      \(nest(depth - 1))Text("x")
      }
      .background(Color.red)
      .overlay(Text("x"))
      .padding()
      .frame(width: 100, height: 20 + 3)
      .foregroundColor(.red)
      .background(.blue)

      """
  }

  private func conditions(_ depth: Int) -> String {
    guard depth > 0 else { return "Text(\"leaf\")\n" }
    return """
      VStack(alignment: .leading, spacing: 4) {
      if flags[\(depth)] {
      ForEach(0..<3, id: \\.self) { index in
      Text("\\(index) of \(depth)").padding(.horizontal, 8)
      }
      } else if flags.isEmpty {
      Color.red.frame(height: 1)
      } else {
      \(conditions(depth - 1))}
      }
      .padding(.top, 2 * \(depth) + 1)

      """
  }
}

/// The compiler, asked for types only, against the modules that the tests themselves were built with.
private struct TypeChecker {
  private struct DoesNotCompile: Error {}

  private let folder: TemporaryFolder
  private let compiler: Compiler

  init() throws {
    folder = try TemporaryFolder()
    compiler = try Compiler(besideExecutable: #require(Bundle.main.executableURL), folder: folder)
  }

  /// How long the types of a source take, in seconds of a processor.
  func seconds(_ source: String) throws -> Double {
    let path = folder.path("Source.swift")
    try "import SwiftUI\n\(source)\n".write(toFile: path, atomically: true, encoding: .utf8)
    guard let time = try compiler.checkingTime(Source(path: path)) else { throw DoesNotCompile() }
    return time
  }
}
