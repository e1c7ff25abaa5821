import CommandTesting
import Foundation
import Testing

@Suite("Passes that are compared with other engines")
struct PassTests {
  /// The sizes that other engines give the same trees, and the lines that Pango and Chromium break the paragraph into.
  @Test(
    "a pass prints its time, and the size that other engines give the same tree",
    arguments: [
      ("row", "10000.0 10.0"), ("row-views", "10000.0 10.0"), ("fix-10k", "1360.0 640.0"),
      ("flex-10k", "16384.0 16384.0"), ("chain", "2800.0 2016.0"), ("list", "390.0 78080.0"),
      ("body", "390.0 78090.0"), ("width", "390.0 78080.0"), ("text", "0.0 10.0"),
    ])
  func answers(work: String, size: String) throws {
    let paragraph = try String(contentsOf: Self.paragraph, encoding: .utf8).trimmingCharacters(in: .newlines)
    let line = try output(of: Counts.program.path, ["--pass", work, "1", paragraph])
    let words = line.split(whereSeparator: \.isWhitespace)
    #expect(words.count == 3)
    #expect(try #require(Double(words[0])) > 0)
    #expect(words.dropFirst().joined(separator: " ") == size)
  }

  private static let paragraph = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Benchmarks/engine/paragraph.txt")
}
