import CommandTesting
import Foundation
import PlumbSource
import Testing

@testable import PlumbProjects

@Suite("Macros of packages") struct MacroTargetsTests {
  /// A package whose products have the names of swift-syntax's.
  private static let syntax = [
    "Packages/swift-syntax/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "swift-syntax",
      products: [
        .library(name: "SwiftSyntaxMacros", targets: ["SwiftSyntaxMacros"]),
        .library(name: "SwiftCompilerPlugin", targets: ["SwiftCompilerPlugin"]),
      ],
      targets: [
        .target(name: "SwiftSyntax"), .target(name: "SwiftSyntaxMacros", dependencies: ["SwiftSyntax"]),
        .target(name: "SwiftCompilerPlugin", dependencies: ["SwiftSyntaxMacros"]),
      ])
    """,
    "Packages/swift-syntax/Sources/SwiftSyntax/a.swift": "",
    "Packages/swift-syntax/Sources/SwiftSyntaxMacros/a.swift": "",
    "Packages/swift-syntax/Sources/SwiftCompilerPlugin/a.swift": "",
  ]

  private static func package(support: String = "a.swift") -> [String: String] {
    [
      "P/Package.swift": """
      // swift-tools-version: 6.0
      import CompilerPluginSupport
      import PackageDescription
      let package = Package(
        name: "P", dependencies: [.package(url: "https://example.com/swift-syntax", from: "600.0.0")],
        targets: [
          .executableTarget(name: "App", dependencies: ["Words"]),
          .target(name: "Words", dependencies: ["WordMacros"]),
          .target(name: "WordSupport", dependencies: [.product(name: "SwiftSyntaxMacros", package: "swift-syntax")]),
          .macro(
            name: "WordMacros",
            dependencies: ["WordSupport", .product(name: "SwiftCompilerPlugin", package: "swift-syntax")],
            swiftSettings: [.swiftLanguageMode(.v5), .define("LOUD"), .enableUpcomingFeature("ExistentialAny")]),
        ])
      """,
      "P/Sources/App/A.swift": "import Words\n", "P/Sources/Words/Words.swift": "",
      "P/Sources/WordMacros/M.swift": "// macros", "P/Sources/WordSupport/\(support)": "// support",
    ]
  }

  @Test("are a program of their own, and neither they nor swift-syntax are modules of the source")
  func program() throws {
    let folder = try ProjectFolder(Self.package().merging(Self.syntax) { $1 })
    defer { folder.folder.remove() }
    let project = try Project(.package(folder.path("P")), packages: folder.path("Packages"))
    let source = try project.source(of: project.chosen("App"), path: "P")
    #expect(source.modules.map(\.name) == ["Words"])
    #expect(source.notices.missing == [])
    let plugin = try #require(source.macros.first)
    #expect(plugin.name == "WordMacros" && folder.short(plugin.syntaxFolder) == "Packages/swift-syntax")
    #expect(plugin.targets.map(\.name) == ["WordSupport", "WordMacros"])
    #expect(plugin.targets.map(\.needs) == [[], ["WordSupport"]])
    #expect(plugin.targets.map(\.syntax) == [["SwiftSyntaxMacros"], ["SwiftCompilerPlugin"]])
    #expect(plugin.targets.last?.settings.conditions.contains("LOUD") ?? false)
  }

  @Test(
    "that need what is not here, or is no Swift, are named with the reason and the files that can use them")
  func obstacles() throws {
    func sentences(_ files: [String: String]) throws -> [String] {
      let folder = try ProjectFolder(files)
      defer { folder.folder.remove() }
      let project = try Project(.package(folder.path("P")), packages: folder.path("Packages"))
      let source = try project.source(of: project.chosen("App"), path: "P")
      #expect(source.macros == [])
      return source.notices.missing.map { $0.replacing(folder.folder.url.path, with: "") }
    }
    let users =
      "What uses them does not compile; these can use them: /P/Sources/App/A.swift."
    #expect(
      try sentences(Self.package()) == [
        "The macros of WordMacros are not there: plumb packages /P brings the package swift-syntax (https://example.com/swift-syntax); or put it into FOLDER/swift-syntax and say --packages FOLDER. \(users)"
      ])
    #expect(
      try sentences(Self.package(support: "a.m").merging(Self.syntax) { $1 }) == [
        "The macros of WordMacros are not there: WordSupport, which they need, is not only Swift. \(users)"
      ])
  }

  @Test("have a manifest that the package manager reads as it is meant")
  func manifest() throws {
    let folder = try ProjectFolder(Self.package().merging(Self.syntax) { $1 })
    defer { folder.folder.remove() }
    let project = try Project(.package(folder.path("P")), packages: folder.path("Packages"))
    let plugin = try #require(try project.source(of: project.chosen("App"), path: "P").macros.first)
    try folder.folder.write(plugin.manifest, to: "Made/Package.swift")
    let manifest = try ManifestReader.manifest(in: folder.path("Made"), by: .everything)
    #expect(manifest.targets.map(\.name) == ["WordSupport", "WordMacros"])
    #expect(manifest.targets.map(\.type) == ["regular", "executable"])
    #expect(plugin.manifest.contains("-enable-upcoming-feature"))
    #expect(plugin.manifest.contains(".swiftLanguageMode(.version(\"5\"))"))
  }
}
