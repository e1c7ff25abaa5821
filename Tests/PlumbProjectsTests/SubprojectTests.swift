import Foundation
import Testing

@testable import PlumbProjects

@Suite("Projects in projects") struct SubprojectTests {
  /// A project with one framework of its name, which refers to another project.
  private func project(_ name: String, to other: String, needs: String = "") -> String {
    ProjectFolder.project(
      """
      G = { isa = PBXGroup; children = (D, O); sourceTree = "<group>"; };
      D = { isa = PBXFileSystemSynchronizedRootGroup; path = "\(name)"; sourceTree = "<group>"; };
      O = { isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = "\(other).xcodeproj"; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.framework"; fileSystemSynchronizedGroups = (D); productReference = P; buildPhases = (F); };
      P = { isa = PBXFileReference; path = "\(name).framework"; sourceTree = BUILT_PRODUCTS_DIR; };
      F = { isa = PBXFrameworksBuildPhase; files = (B); };
      B = { isa = PBXBuildFile; fileRef = X; };
      X = { isa = PBXFileReference; path = "\(needs).framework"; sourceTree = BUILT_PRODUCTS_DIR; };
      """, root: "targets = (T);")
  }

  @Test("a project in another one brings its modules, and two that refer to each other are read once")
  func inner() throws {
    let folder = try ProjectFolder([
      "One.xcodeproj/project.pbxproj": project("One", to: "Two", needs: "Two"), "One/a.swift": "",
      "Two.xcodeproj/project.pbxproj": project("Two", to: "One"), "Two/a.swift": "",
    ])
    defer { folder.folder.remove() }
    let project = try Project(.xcode(folder.path("One.xcodeproj")))
    #expect(project.summaries.map(\.name) == ["One", "Two"])
    let source = try project.source(of: project.chosen("One"), path: "One")
    #expect(source.modules.map(\.name) == ["Two"])
  }

  @Test("a folder whose files are all the project's has packages in it that are built by themselves")
  func packagesInFolder() throws {
    let folder = try ProjectFolder([
      "P.xcodeproj/project.pbxproj": ProjectFolder.project(
        """
        G = { isa = PBXGroup; children = (D); sourceTree = "<group>"; };
        D = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        N = { isa = XCSwiftPackageProductDependency; productName = Tools; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; packageProductDependencies = (N); fileSystemSynchronizedGroups = (D); };
        """, root: "targets = (T)"),
      "App/App.swift": "import Tools\n",
      "App/Libraries/Tools/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Tools", products: [.library(name: "Tools", targets: ["Tools"])], targets: [.target(name: "Tools")])
      """,
      "App/Libraries/Tools/Sources/Tools/Tools.swift": "public let tools = 1\n",
    ])
    let project = try Project(.xcode(folder.path("P.xcodeproj")))
    let source = try project.source(of: project.chosen(nil), path: "P")
    #expect(source.swiftFiles.map(folder.short) == ["App/App.swift"])
    #expect(source.modules.map(\.name) == ["Tools"])
    #expect(source.notices.all == [])
  }

  @Test("a project that is not there is told, and the rest of the project works")
  func missing() throws {
    let folder = try ProjectFolder([
      "One.xcodeproj/project.pbxproj": project("One", to: "Gone"), "One/a.swift": "",
    ])
    defer { folder.folder.remove() }
    let project = try Project(.xcode(folder.path("One.xcodeproj")))
    #expect(project.problems.map(folder.short) == ["There is no file Gone.xcodeproj/project.pbxproj."])
    #expect(try project.source(of: project.chosen(nil), path: "One").swiftFiles.count == 1)
  }
}
