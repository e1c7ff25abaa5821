import Foundation
import Testing

@testable import PlumbSource

@Suite("Settings of modules") struct ModuleSettingsTests {
  @Test("members stay visible without the import of their module, because Apple's modules are several here")
  func memberVisibility() {
    var settings = ModuleSettings()
    settings.upcomingFeatures = ["ExistentialAny", "MemberImportVisibility"]
    #expect(settings.words.contains("ExistentialAny"))
    #expect(!settings.words.contains("MemberImportVisibility"))
  }

  @Test(
    "a module in the language mode of Swift 6 may give any closure of its own to what SwiftUI does on the main actor",
    arguments: [
      "Button(action: action) { Text(\"Go\") }", "Button(\"Go\", action: action)",
      "Button(\"Go\", systemImage: \"star\", role: .destructive, action: action)",
      "Menu(\"More\") { Text(\"a\") } primaryAction: { action() }",
      "Menu(\"More\", content: { Text(\"a\") }, primaryAction: action)",
      "Text(\"a\").onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { _ in action() })",
      "Text(\"a\").renameAction(action)",
    ])
  func closuresInSwift6(view: String) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let text =
      "import SwiftUI\nstruct Row: View {\nlet action: () -> Void\nvar body: some View { \(view) }\n}\n"
    try text.write(toFile: folder.path("Row.swift"), atomically: true, encoding: .utf8)
    var settings = ModuleSettings()
    settings.languageMode = "6"
    let source = try Source(
      path: folder.path("."), swiftFiles: [folder.path("Row.swift")], settings: settings, within: .everything)
    let compiler = try Compiler(besideExecutable: #require(Bundle.main.executableURL), folder: folder)
    let messages = folder.path("messages")
    let isDone = try compiler.check(source, messages: messages) != nil
    #expect(isDone, "\((try? String(contentsOfFile: messages, encoding: .utf8)) ?? "")")
  }
}
