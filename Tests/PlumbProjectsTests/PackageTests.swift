import Foundation
import PlumbSource
import Testing

@testable import PlumbProjects

@Suite("Packages") struct PackageTests {
  @Test("a package's modules come in their order, with their settings and resources")
  func recipes() throws {
    let path = ProjectFolder.examples + "/Recipes"
    let project = try Project(try #require(try ProjectPlace(path: path)))
    let chosen = try project.chosen(nil)
    #expect(project[chosen].name == "RecipeBook")
    let source = try project.source(of: chosen, path: path)
    #expect(source.modules.map(\.name) == ["RecipeModel", "RecipeViews"])
    #expect(source.modules[1].bundle?.map(\.place) == ["Colors.xcassets", "motto.txt"])
    #expect(source.settings.languageMode == "6")
    #expect(source.settings.conditions == ["SWIFT_PACKAGE", "COUNTS_MINUTES"])
    #expect(source.settings.packageName == "Recipes")
    #expect(source.bundle == nil)
    #expect(source.notices.all == ["The target RecipeBook is shown. Left out: RecipeTests (tests)."])
    #expect(!FileManager.default.fileExists(atPath: path + "/.build"), "nothing is written beside it")
  }

  @Test("an app playground is read without Apple's module, and its files are beside the manifest")
  func playground() throws {
    let folder = try ProjectFolder([
      "Game.swiftpm/Package.swift": """
      // swift-tools-version: 5.8
      import PackageDescription
      import AppleProductTypes
      let package = Package(
        name: "Game",
        platforms: [.iOS("16.0")],
        products: [
          .iOSApplication(name: "Game", targets: ["AppModule"], displayVersion: "1.0", supportedDeviceFamilies: [.pad],
            supportedInterfaceOrientations: [.portrait, .landscapeLeft(.when(deviceFamilies: [.pad]))]),
        ],
        targets: [.executableTarget(name: "AppModule", path: ".")])
      """,
      "Game.swiftpm/MyApp.swift": "", "Game.swiftpm/Views/ContentView.swift": "",
    ])
    let project = try Project(try #require(try ProjectPlace(path: folder.path("Game.swiftpm"))))
    let target = try project[project.chosen(nil)]
    #expect(
      target.swiftFiles.map(folder.short) == [
        "Game.swiftpm/MyApp.swift", "Game.swiftpm/Views/ContentView.swift",
      ])
  }

  @Test("a data model needs no word in the manifest, and is one resource in a folder that is processed")
  func dataModels() throws {
    let folder = try ProjectFolder([
      "A/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "A",
        targets: [.target(name: "A"), .target(name: "B", resources: [.process("Resources")])])
      """,
      "A/Sources/A/A.swift": "",
      "A/Sources/A/Notes.xcdatamodeld/Notes.xcdatamodel/contents": "<model></model>",
      "A/Sources/B/B.swift": "",
      "A/Sources/B/Resources/Tags.xcdatamodeld/Tags.xcdatamodel/contents": "<model></model>",
    ])
    let project = try Project(try #require(try ProjectPlace(path: folder.path("A"))))
    let places = try ["A", "B"].map { try project[project.chosen($0)].resources.map(\.place) }
    #expect(places == [["Notes.momd"], ["Tags.momd"]])
  }

  @Test("a local package beside it, and one that was fetched before, bring their modules")
  func dependencies() throws {
    let folder = try ProjectFolder([
      "App/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App",
        dependencies: [.package(path: "../Near"), .package(url: "https://example.com/a/Far.git", from: "1.0.0")],
        targets: [.executableTarget(name: "App", dependencies: ["Near", .product(name: "FarAway", package: "Far")])])
      """,
      "App/Sources/App/main.swift": "",
      "Near/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Near", products: [.library(name: "Near", targets: ["NearModel"])],
        targets: [.target(name: "NearModel")])
      """,
      "Near/Sources/NearModel/a.swift": "",
      "Packages/far/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Far", products: [.library(name: "FarAway", targets: ["FarAway"])],
        targets: [.target(name: "FarAway")])
      """,
      "Packages/far/Sources/FarAway/a.swift": "",
    ])
    let place = try #require(try ProjectPlace(path: folder.path("App")))
    let project = try Project(place, packages: folder.path("Packages"))
    let source = try project.source(of: project.chosen(nil), path: "App")
    #expect(Set(source.modules.map(\.name)) == ["NearModel", "FarAway"])
    let without = try Project(place)
    #expect(try without.source(of: without.chosen(nil), path: "App").modules.map(\.name) == ["NearModel"])
  }

  @Test("a package is found some folders away, and where it is not, one that the project names stands for it")
  func neighbors() throws {
    func package(_ name: String, _ needs: String) -> String {
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(needs)], targets: [.target(name: "\(name)")])
      """
    }
    let folder = try ProjectFolder([
      "All.xcworkspace/contents.xcworkspacedata": """
      <Workspace version="1.0"><FileRef location="group:Parts/Row"></FileRef>
      <FileRef location="group:Parts/Model"></FileRef></Workspace>
      """,
      "Parts/Row/Package.swift": package(
        "Row", #".package(path: "../../Far"), .package(path: "../../Model")"#),
      "Parts/Row/Sources/Row/a.swift": "", "Parts/Model/Package.swift": package("Model", ""),
      "Parts/Model/Sources/Model/a.swift": "", "Far/Package.swift": package("Far", ""),
      "Far/Sources/Far/a.swift": "",
    ])
    let project = try Project(try #require(try ProjectPlace(path: folder.path("All.xcworkspace"))))
    #expect(Set(project.containers.map { FilePath.name(of: $0.path) }) == ["Row", "Model", "Far"])
    #expect(project.problems == [])
  }

  @Test("a manifest that is wrong is told with the compiler's words and its own path")
  func wrong() throws {
    let folder = try ProjectFolder([
      "P/Package.swift": "// swift-tools-version: 5.9\nimport PackageDescription\nlet x = y"
    ])
    #expect {
      try Project(.package(folder.path("P")))
    } throws: { error in
      let words = folder.short("\(error)")
      return words.hasPrefix("P/Package.swift can not be read: ")
        && words.contains("Package.swift:3:9: error:")
        && !words.contains("\n")
    }
  }

  @Test("the name of a package is the end of its address")
  func names() {
    #expect(PackageFolders.name(of: "https://example.com/a/Charts.git") == "Charts")
    #expect(PackageFolders.name(of: "https://example.com/a/Charts?from=elsewhere") == "Charts")
    #expect(PackageFolders.name(of: "git@example.com:a/Charts") == "Charts")
    #expect(PackageFolders.name(of: "../Packages/Charts") == "Charts")
  }
}
