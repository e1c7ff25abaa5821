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
