import Foundation
import PlumbSource
import Testing

@Suite("Output file")
struct OutputFileTests {
  @Test("a file is replaced whole and leaves nothing beside it")
  func replaces() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try OutputFile(path: folder.path("a.png"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    try file.write(Data("one".utf8))
    try file.write(Data("two".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.png"])
    #expect(try String(contentsOf: file.url, encoding: .utf8) == "two")
  }

  @Test("what can not be written is refused at once", arguments: ["/none/such/a.png", "/proc/a.png", "/tmp"])
  func refuses(path: String) {
    #expect(throws: OutputFile.Problem.self) { try OutputFile(path: path) }
  }
}
