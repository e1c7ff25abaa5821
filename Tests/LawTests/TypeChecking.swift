import Foundation
import PlumbSource
import Testing

/// Expects that a file compiles as `plumb` compiles one of a project, in a mode of the language.
func expectTypes(_ text: String, mode: String = "5") throws {
  let folder = try TemporaryFolder()
  defer { folder.remove() }
  let path = folder.path("Source.swift")
  try text.write(toFile: path, atomically: true, encoding: .utf8)
  var settings = ModuleSettings()
  settings.languageMode = mode
  let compiler = try Compiler(besideExecutable: #require(Bundle.main.executableURL), folder: folder)
  let source = try Source(path: path, swiftFiles: [path], settings: settings, within: .everything)
  #expect(try compiler.check(source) != nil)
}
