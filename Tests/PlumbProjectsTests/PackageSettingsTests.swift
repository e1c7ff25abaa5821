import Foundation
import PlumbSource
import Testing

@testable import PlumbProjects

@Suite("Settings of packages") struct PackageSettingsTests {
  private static let tools = "// swift-tools-version: 6.2\nimport PackageDescription\n"

  /// The target of one package that is named `P`.
  private func target(_ name: String = "A", _ package: String) throws -> ProjectTarget {
    let folder = try ProjectFolder([
      "P/Package.swift": Self.tools + package, "P/Sources/A/a.swift": "", "P/Sources/B/b.swift": "",
    ])
    defer { folder.folder.remove() }
    let project = try Project(.package(folder.path("P")))
    return try project[project.chosen(name)]
  }

  @Test("a target's settings of Swift count that hold for a phone or for this machine, while debugging")
  func swift() throws {
    let target = try target(
      "A",
      """
      let package = Package(name: "P", targets: [.target(name: "A",
        cSettings: [.define("HEADERS"), .define("LEVEL", to: "3")],
        swiftSettings: [
          .define("ALWAYS"), .define("PHONE", .when(platforms: [.iOS])), .define("HERE", .when(platforms: [.linux])),
          .define("MAC", .when(platforms: [.macOS])), .define("RELEASE", .when(configuration: .release)),
          .enableExperimentalFeature("Lifetimes"),
          .enableExperimentalFeature("AvailabilityMacro=Own 6.2: macOS 26.0, iOS 26.0"),
          .enableExperimentalFeature("Embedded"), .strictMemorySafety(), .interoperabilityMode(.Cxx),
          .treatAllWarnings(as: .error), .swiftLanguageMode(.v5), .defaultIsolation(MainActor.self),
        ])])
      """)
    let settings = target.settings
    #expect(settings.conditions == ["SWIFT_PACKAGE", "ALWAYS", "PHONE", "HERE"])
    #expect(
      settings.experimentalFeatures == ["Lifetimes", "AvailabilityMacro=Own 6.2: macOS 26.0, iOS 26.0"])
    #expect(settings.isMemoryStrict && settings.usesCxx)
    #expect(settings.languageMode == "5" && settings.defaultIsolation == "MainActor")
    #expect(settings.cDefinitions == ["HEADERS", "LEVEL=3"])
    #expect(target.problems == [])
  }

  @Test("of unsafe flags those count that neither start a program nor read a file, and the others are told")
  func unsafeFlags() throws {
    let target = try target(
      "A",
      """
      let package = Package(name: "P", targets: [.target(name: "A", swiftSettings: [.unsafeFlags([
        "-DONE", "-D", "TWO", "-Xfrontend", "-disable-availability-checking", "-warnings-as-errors", "-Xcc", "-DC=1",
        "-enable-experimental-feature", "Lifetimes", "-Xfrontend", "-warn-long-function-bodies=100",
        "-load-plugin-executable", "tool#M", "-I", "/usr/include", "@list", "-Xcc", "-fplugin=a.so", "-Xlinker", "-Map=a",
      ])])])
      """)
    #expect(target.settings.conditions == ["SWIFT_PACKAGE", "ONE", "TWO"])
    #expect(target.settings.experimentalFeatures == ["Lifetimes"])
    #expect(target.settings.otherWords == ["-disable-availability-checking"])
    #expect(target.settings.cDefinitions == ["C=1"])
    #expect(
      target.problems == [
        "A has unsafe flags that Plumb does not give to the compiler: -load-plugin-executable tool#M, -I /usr/include @list, -Xcc -fplugin=a.so, -Xlinker -Map=a."
      ])
  }

  @Test("the traits that a package has by default are conditions, with those that they enable")
  func defaultTraits() throws {
    let package = """
      let package = Package(name: "P",
        traits: [.default(enabledTraits: ["Fast"]), .trait(name: "Fast", enabledTraits: ["Small"]), "Small", "Other"],
        targets: [
          .target(name: "A", dependencies: [.target(name: "B", condition: .when(traits: ["Other"]))],
            swiftSettings: [.define("F", .when(traits: ["Fast"])), .define("O", .when(traits: ["Other"]))]),
          .target(name: "B")])
      """
    let target = try target("A", package)
    #expect(target.settings.conditions == ["SWIFT_PACKAGE", "Fast", "Small", "F"])
    #expect(target.needs == [])
  }

  @Test("a package has the traits that all who need it ask for together")
  func askedTraits() throws {
    func asking(_ name: String, _ traits: String) -> String {
      Self.tools + """
        let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
          dependencies: [.package(path: "../Far"\(traits))\(name == "App" ? ", .package(path: \"../Near\")" : "")],
          targets: [.target(name: "\(name)", dependencies: ["Far"\(name == "App" ? ", \"Near\"" : "")])])
        """
    }
    func conditions(_ app: String, _ near: String) throws -> [String]? {
      let folder = try ProjectFolder([
        "App/Package.swift": asking("App", app), "App/Sources/App/a.swift": "",
        "Near/Package.swift": asking("Near", near), "Near/Sources/Near/a.swift": "",
        "Far/Package.swift": Self.tools + """
          let package = Package(name: "Far", products: [.library(name: "Far", targets: ["Far"])],
            traits: [.default(enabledTraits: ["Own"]), "Own", "One", "Two"], targets: [.target(name: "Far")])
          """, "Far/Sources/Far/a.swift": "",
      ])
      defer { folder.folder.remove() }
      let project = try Project(.package(folder.path("App")))
      let source = try project.source(of: project.chosen("App"), path: "App")
      return source.modules.first { $0.name == "Far" }?.settings.conditions
    }
    #expect(try conditions("", "") == ["SWIFT_PACKAGE", "Own"])
    #expect(try conditions(", traits: [\"One\"]", ", traits: [\"Two\"]") == ["SWIFT_PACKAGE", "One", "Two"])
    #expect(
      try conditions(", traits: []", ", traits: [.defaults, \"Two\"]") == ["SWIFT_PACKAGE", "Own", "Two"])
  }

  @Test(
    "a manifest for an older compiler is read only where the package's own is for a newer one than ours, or older itself",
    arguments: [
      ("6.2", "6.0", "General"), ("5.7", "6.0", "Special"), ("5.7", "6.9", "General"),
      ("6.0", "6.3", "Special"), ("6.9", "6.1", "Special"), ("6.9", "5.9", "Special"),
    ])
  func manifests(own: String, special: String, chosen: String) throws {
    func manifest(_ version: String, _ name: String) -> String {
      "// swift-tools-version:\(version)\nimport PackageDescription\nlet package = Package(name: \"\(name)\")"
    }
    let folder = try ProjectFolder([
      "P/Package.swift": manifest(own, "General"),
      "P/Package@swift-\(special).swift": manifest(special, "Special"),
    ])
    defer { folder.folder.remove() }
    #expect(try ManifestReader.manifest(in: folder.path("P"), by: .everything).name == chosen)
  }

  @Test("a manifest is read as on a Mac, but for Linux where that is the platform", arguments: [true, false])
  func host(isForLinux: Bool) throws {
    let folder = try ProjectFolder([
      "P/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      var name = "Elsewhere"
      #if os(Linux)
        name = "Linux"
      #elseif os(macOS) && canImport(Darwin)
        name = "Mac"
      #endif
      let package = Package(name: name)
      """
    ])
    defer { folder.folder.remove() }
    let reader = ProjectReader(.everything, platform: isForLinux ? .linux : .iOS)
    let manifest = try ManifestReader.manifest(in: folder.path("P"), by: reader)
    #expect(manifest.name == (isForLinux ? "Linux" : "Mac"))
  }

  @Test("a manifest whose branch for a Mac imports what is not here is read as on Linux")
  func hostModule() throws {
    let folder = try ProjectFolder([
      "P/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      #if canImport(Darwin)
        import Darwin
        let name = "Mac"
      #else
        let name = "Linux"
      #endif
      let package = Package(name: name)
      """
    ])
    defer { folder.folder.remove() }
    #expect(try ManifestReader.manifest(in: folder.path("P"), by: .everything).name == "Linux")
  }

  @Test("what a target needs on other platforms is not needed here")
  func conditionalNeeds() throws {
    let target = try target(
      "A",
      """
      let package = Package(name: "P", targets: [
        .target(name: "A", dependencies: [
          .target(name: "B", condition: .when(platforms: [.windows, .macOS])),
          .target(name: "C", condition: .when(platforms: [.iOS, .macOS])),
          .target(name: "D", condition: .when(platforms: [.linux]))]),
        .target(name: "B"), .target(name: "C", path: "C"), .target(name: "D", path: "D")])
      """)
    #expect(target.needs == [.target("C"), .target("D")])
  }
}
