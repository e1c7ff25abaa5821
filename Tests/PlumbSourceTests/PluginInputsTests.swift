import Foundation
import Testing

@testable import PlumbSource

@Suite("What build plug-ins are run with")
struct PluginInputsTests {
  private func inputs(in folder: TemporaryFolder, _ files: [String]) -> PluginInputs? {
    PluginInputs(
      BuildPlugins(
        target: "Words", path: "Sources/Words", exclude: [], uses: ["Maker"], parts: [], module: "Words",
        folder: folder.path(""), files: files, languageMode: "6", within: GivenFolders([folder.path("")])),
      toolchain: "6.3.1")
  }

  @Test("has another key when a byte of a file changes, be it text or not")
  func changes() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let keys = try [Data("a".utf8), Data("b".utf8), Data([0xFF]), Data([0xFE]), Data()].map { data in
      try data.write(to: URL(fileURLWithPath: folder.path("file")))
      let found = try #require(inputs(in: folder, ["file"]))
      #expect(found.files.map(\.path) == ["Package.swift", "file"])
      #expect(found.files[1].data == data)
      return found.key
    }
    #expect(Set(keys).count == keys.count)
    #expect(inputs(in: folder, ["file"])?.key == keys.last)
  }

  @Test("is nothing where a file is missing or too large, or where all together are")
  func refused() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    #expect(inputs(in: folder, ["missing"]) == nil)
    for index in 0..<9 {
      let file = folder.path("\(index)")
      #expect(FileManager.default.createFile(atPath: file, contents: nil))
      #expect(truncate(file, 8 << 20) == 0)
    }
    let names = (0..<9).map { "\($0)" }
    #expect(inputs(in: folder, Array(names.prefix(8))) != nil)
    #expect(inputs(in: folder, names) == nil)
    #expect(truncate(folder.path("0"), (8 << 20) + 1) == 0)
    #expect(inputs(in: folder, ["0"]) == nil)
  }
}
