import Foundation
import SwiftUI
import Testing

@Suite("Files that are part of the program")
struct EmbeddedFileTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  @Test(
    "every file of a page is in the program, as it is",
    arguments: ["PlumbServer/Web", "PlumbGuidePages/Web", "PlumbShare/Web", "SwiftUI/Resources/Symbols"])
  func files(folder: String) throws {
    let folder = Self.sources.appendingPathComponent(folder)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.contains(".") && !$0.hasSuffix(".swift") }
    try #require(!files.isEmpty)
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let name = String(file.split(separator: "/").last ?? "")
      #expect(EmbeddedFile.text(name) == text, "Sources/CEmbeddedFiles/files.c should name \(name)")
    }
  }

  @Test("a name that no file has gives nothing")
  func unknown() {
    #expect(EmbeddedFile.text("nothing.js") == nil)
    #expect(EmbeddedFile.text("") == nil)
  }
}
