import Foundation
import Testing

/// The built plug-in with the real compiler, on a module that has only the names which the expansions need.
@Suite("Macro plug-in")
struct PluginTests {
  static let products = Bundle.main.executableURL!.deletingLastPathComponent()

  static let names = """
    public protocol View {}
    @resultBuilder public enum ViewBuilder {
      public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    }
    public struct AnyView: View { public init(_ view: some View) {} }
    public protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
    public struct EnvironmentValues {
      public init() {}
      public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get { K.defaultValue } set {} }
    }
    public protocol FocusedValueKey { associatedtype Value }
    public struct FocusedValues {
      public init() {}
      public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? { get { nil } set {} }
    }

    """

  static let user = """
    import SwiftUI
    struct Row: View {}
    #Preview { Row() }
    #Preview("Wide", traits: .fixedLayout(width: 10, height: 20)) { Row() }
    extension EnvironmentValues {
      @Entry var caption: String = "none"
      @Entry var count = 5
      @Entry var missing: Int?
    }
    extension FocusedValues { @Entry var row: Int? }
    @main struct Main {
      static func main() throws {
        let values = EnvironmentValues()
        let count: Int = values.count
        print(values.caption, count, values.missing as Any, FocusedValues().row as Any)
      }
    }
    """

  @Test("a file with previews and entries compiles and runs", .timeLimit(.minutes(12)))
  func compiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plugin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/SwiftUI")
    let (names, user) = (
      folder.appendingPathComponent("names.swift"), folder.appendingPathComponent("user.swift")
    )
    try Self.names.write(to: names, atomically: true, encoding: .utf8)
    try Self.user.write(to: user, atomically: true, encoding: .utf8)
    let plugin = [
      "-load-plugin-executable",
      Self.products.appendingPathComponent("PlumbMacros-tool").path + "#PlumbMacros",
    ]
    let real = ["PreviewMacros", "PreviewRegistry", "PreviewTrait", "PreviewModifier", "EntryMacro"].map {
      sources.appendingPathComponent("\($0).swift").path
    }
    let library = folder.appendingPathComponent("libSwiftUI.so").path
    let module = folder.appendingPathComponent("SwiftUI.swiftmodule").path
    let program = folder.appendingPathComponent("user").path
    try #require(
      run(
        [
          "swiftc", "-parse-as-library", "-module-name", "SwiftUI", "-package-name", "plumb", "-emit-library",
          "-emit-module-path",
          module, "-o", library, names.path,
        ] + plugin + real
      ).status == 0)
    let compiled = try run(
      [
        "swiftc", "-parse-as-library", "-swift-version", "6", "-I", folder.path, user.path, library, "-o",
        program,
      ] + plugin)
    #expect(compiled.output == "")
    try #require(compiled.status == 0)
    #expect(try run([program], libraries: folder.path).output == "none 5 nil nil\n")
  }

  func run(_ words: [String], libraries: String = "") throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = libraries.isEmpty ? words : ["LD_LIBRARY_PATH=\(libraries)"] + words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
