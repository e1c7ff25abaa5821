import Foundation
import PlumbSource
import TestLayers
import Testing

/// The bodies in `Bodies` are of the kinds that people write: forms, nested lists, sums of strings, conditions, gradients,
/// closures. They are compiled as `plumb` compiles a user's source, and never run. What the compiler tries is counted,
/// because a count is the same on every machine; ten thousand choices take about 0.3 s.
@Suite("Type-checking of bodies that people write")
struct BodiesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Bodies").path
  /// All bodies together. A change that makes it more than 5 % larger or smaller writes it anew.
  private static let kept = 200_000

  @Test(
    "no expression takes 15,000 choices, and all together take as many as is kept, within 5 %",
    .needs(.UIKit))
  func choices() throws {
    let folder = try TemporaryFolder()
    let compiler = try Compiler(besideExecutable: #require(Bundle.main.executableURL), folder: folder)
    let choices = try #require(
      try compiler.checkingChoices(Source(path: Self.folder), inOneExpression: 15_000),
      "the compiler's messages are above")
    #expect(abs(choices - Self.kept) * 20 <= Self.kept, "\(choices) choices; kept are \(Self.kept)")
  }

  @Test("an expression with more choices than is allowed is told")
  func limit() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let compiler = try Compiler(besideExecutable: #require(Bundle.main.executableURL), folder: folder)
    let path = folder.path("Sum.swift")
    try """
    import SwiftUI
    func view(size: Double) -> some View { VStack { Text("a" + "b" + "\\(Int(size))" + "c") } }
    """.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try compiler.checkingChoices(Source(path: path), inOneExpression: 100) == nil)
    #expect(try #require(try compiler.checkingChoices(Source(path: path), inOneExpression: 15_000)) > 100)
  }
}
