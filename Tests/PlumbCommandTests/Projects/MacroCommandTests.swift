import CommandTesting
import Foundation
import TestLayers
import Testing

/// Builds swift-syntax, which takes minutes, and asks for it at its address: only a long run does.
@Suite("Macros of packages in the command", .timeLimit(.minutes(30)), .tags(.long))
struct MacroCommandTests {
  @Test("are built once with the package's swift-syntax, and expanded, with --sandbox too")
  func builds() throws {
    let command = try Command()
    defer { command.folder.remove() }
    try command.folder.write(
      """
      // swift-tools-version: 6.0
      import CompilerPluginSupport
      import PackageDescription
      let package = Package(
        name: "Shouts", dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0")],
        targets: [
          .target(name: "Card", dependencies: ["Shouts"]), .target(name: "Shouts", dependencies: ["ShoutMacros"]),
          .macro(
            name: "ShoutMacros",
            dependencies: [
              .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
              .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
            ]),
        ])
      """, to: "P/Package.swift")
    try command.folder.write(
      """
      import Foundation
      import SwiftCompilerPlugin
      import SwiftSyntax
      import SwiftSyntaxMacros

      struct ShoutMacro: ExpressionMacro {
        static func expansion(of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext)
          throws -> ExprSyntax
        {
          FileManager.default.createFile(atPath: "MARK", contents: Data())
          return "\\(literal: (node.arguments.first?.expression.description ?? "").uppercased())"
        }
      }

      @main struct Shouts: CompilerPlugin { let providingMacros: [any Macro.Type] = [ShoutMacro.self] }
      """.replacing("MARK", with: command.path("mark")), to: "P/Sources/ShoutMacros/Shout.swift")
    try command.folder.write(
      "@freestanding(expression) public macro shout(_ word: Any) -> String = #externalMacro(module: \"ShoutMacros\", type: \"ShoutMacro\")\n",
      to: "P/Sources/Shouts/Shouts.swift")
    try command.write(
      "import Shouts\n#Preview { Text(#shout(hello)) }\nlet hello = 1", to: "P/Sources/Card/Card.swift")
    let cache = ["PLUMB_CACHE": command.path("cache")]
    let packages = try command.shell("\"$PLUMB\" packages P", environment: cache)
    try #require(packages.status == 0, "\(packages)")
    let first = try command.shell("\"$PLUMB\" inspect P --target Card", environment: cache)
    #expect(first.output.contains("\"HELLO\""), "\(first)")
    #expect(first.error.contains("Building the macros of ShoutMacros"))
    let again = try command.shell("\"$PLUMB\" inspect P --target Card", environment: cache)
    #expect(again.output == first.output && again.error.isEmpty, "\(again)")
    #expect(FileManager.default.fileExists(atPath: command.path("mark")))
    try FileManager.default.removeItem(atPath: command.path("mark"))
    let walled = try command.shell(
      "\"$PLUMB\" inspect P --target Card --sandbox --packages cache/v2/packages/*/checkouts",
      environment: cache)
    #expect(walled.output == first.output, "\(walled)")
    #expect(
      !FileManager.default.fileExists(atPath: command.path("mark")), "a macro behind the wall has left it")
  }
}
