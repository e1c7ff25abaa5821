import Foundation
import PlumbSource
import Testing

@testable import PlumbProjects

@Suite("Podfiles") struct PodfileTests {
  private func folder(_ podfile: String, imports: String) throws -> ProjectFolder {
    try ProjectFolder([
      "App.xcodeproj/project.pbxproj": ProjectFolder.project(
        """
        G = { isa = PBXGroup; children = (D, O); sourceTree = "<group>"; };
        D = { isa = PBXFileSystemSynchronizedRootGroup; path = "App"; sourceTree = "<group>"; };
        O = { isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = "Pods/Pods.xcodeproj"; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = "App"; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (D); productReference = P; };
        P = { isa = PBXFileReference; path = "App.app"; sourceTree = BUILT_PRODUCTS_DIR; };
        """, root: "targets = (T);"), "App/a.swift": imports, "Podfile": podfile,
      "Packages/toasts/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Toasts", products: [.library(name: "Toasting", targets: ["Toast"])],
        targets: [.target(name: "Toast")])
      """, "Packages/toasts/Sources/Toast/a.swift": "",
    ])
  }

  @Test("a pod that is a package in the folder of packages is compiled, and others are told as missing")
  func pods() throws {
    let folder = try folder(
      "target 'App' do\n  pod 'Toasts', '~> 1.0'\n  pod \"Fire/Auth\"\n  # pod 'Gone'\n  pod 'Unused'\nend\n",
      imports: "import SwiftUI\nimport Toast\nimport FireAuth\nimport Gone\n")
    defer { folder.folder.remove() }
    let project = try Project(.xcode(folder.path("App.xcodeproj")), packages: folder.path("Packages"))
    let source = try project.source(of: project.chosen(nil), path: "App")
    #expect(source.modules.map(\.name) == ["Toast"])
    #expect(
      source.notices.missing.map(folder.short) == [
        "Put the package FireAuth into FOLDER/FireAuth and say --packages FOLDER. It is not on this machine, and App/a.swift imports FireAuth."
      ])
    #expect(project.problems == [], "the project that CocoaPods writes is not missed")
    #expect(project.files.map(folder.short).contains("Podfile"), "it is read again when it changes")
  }

  @Test("without a Podfile a project that is not there is missed")
  func none() throws {
    let folder = try folder("", imports: "import Toast\n")
    defer { folder.folder.remove() }
    let project = try Project(.xcode(folder.path("App.xcodeproj")), packages: folder.path("Packages"))
    #expect(try project.source(of: project.chosen(nil), path: "App").modules.isEmpty)
    #expect(project.problems.map(folder.short) == ["There is no file Pods/Pods.xcodeproj/project.pbxproj."])
  }
}
