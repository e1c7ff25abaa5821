import Foundation
import PlumbSource
import Testing

@testable import PlumbProjects

@Suite("Xcode projects") struct XcodeProjectTests {
  private static let garden = ProjectFolder.examples + "/Garden"

  private func garden() throws -> Project {
    try Project(try #require(try ProjectPlace(path: Self.garden)))
  }

  @Test("a project's targets have their kinds, files and settings")
  func targets() throws {
    let project = try XcodeProject(path: Self.garden + "/Garden.xcodeproj", by: .everything)
    #expect(project.targets.map(\.name) == ["Garden", "GardenKit", "GardenTests", "GardenWidget"])
    #expect(project.targets.map(\.kind) == [.application, .framework, .tests, .appExtension])
    let app = project.targets[0]
    #expect(
      app.swiftFiles.map { $0.replacingOccurrences(of: Self.garden + "/", with: "") }
        == ["Garden/Beds/BedView.swift", "Garden/GardenApp.swift", "Garden/GardenView.swift"])
    #expect(app.settings.conditions == ["DEBUG", "SHOWS_NUMBERS"])
    #expect(app.settings.languageMode == "5")
    #expect(app.settings.defaultIsolation == "MainActor")
    #expect(app.information == ["CFBundleDisplayName": "My Garden"])
    #expect(app.isForPhones)
    let kit = project.targets[1]
    #expect(kit.swiftFiles.map { FilePath.name(of: $0) } == ["Bed.swift", "BedLabel.swift"])
    #expect(kit.settings.conditions == ["DEBUG"])
  }

  @Test("the application is shown, with the modules that it needs in their order")
  func source() throws {
    let project = try garden()
    let chosen = try project.chosen(nil)
    #expect(project[chosen].name == "Garden")
    let source = try project.source(of: chosen, path: Self.garden)
    #expect(source.modules.map(\.name) == ["Seeds", "GardenKit"])
    #expect(source.modules.map(\.imports) == [[], ["Seeds"]])
    #expect(source.modules[0].bundle?.map(\.place) == ["seeds.json"])
    #expect(
      source.notices.all == [
        "The target Garden is shown. Left out: GardenTests (tests), GardenWidget (an extension)."
      ])
  }

  @Test("a target by its name is shown, and a name that is none is told with the nearest")
  func named() throws {
    let project = try garden()
    #expect(try project[project.chosen("GardenKit")].kind == .framework)
    #expect(try project[project.chosen("Seeds")].kind == .library)
    #expect {
      try project.chosen("GardenKti")
    } throws: {
      "\($0)" == "There is no target GardenKti. Did you mean GardenKit? There are: Garden, GardenKit, Seeds."
    }
    #expect {
      try project.chosen("GardenTests")
    } throws: {
      "\($0)" == "The target GardenTests can not be shown: tests."
    }
  }

  @Test("groups place their files, variants of a file are resources of their languages")
  func groups() throws {
    let folder = try ProjectFolder([
      "P.xcodeproj/project.pbxproj": ProjectFolder.project(
        """
        G = { isa = PBXGroup; children = (A, B, G); sourceTree = "<group>"; };
        A = { isa = PBXGroup; children = (F, V); path = App; sourceTree = "<group>"; };
        B = { isa = PBXGroup; children = (H); name = Other; path = Else; sourceTree = SOURCE_ROOT; };
        F = { isa = PBXFileReference; path = One.swift; sourceTree = "<group>"; };
        H = { isa = PBXFileReference; path = "Two Words.swift"; sourceTree = "<group>"; };
        V = { isa = PBXVariantGroup; children = (E, J); name = Localizable.strings; sourceTree = "<group>"; };
        E = { isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        J = { isa = PBXFileReference; name = ja; path = ja.lproj/Localizable.strings; sourceTree = "<group>"; };
        FB = { isa = PBXBuildFile; fileRef = F; }; HB = { isa = PBXBuildFile; fileRef = H; };
        MB = { isa = PBXBuildFile; fileRef = F; platformFilter = macos; };
        VB = { isa = PBXBuildFile; fileRef = V; };
        S = { isa = PBXSourcesBuildPhase; files = (FB, HB, MB, Missing); };
        Q = { isa = PBXResourcesBuildPhase; files = (VB); };
        T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application"; buildPhases = (S, Q); };
        """, root: "targets = (T);"),
      "App/One.swift": "", "App/en.lproj/Localizable.strings": "", "App/ja.lproj/Localizable.strings": "",
    ])
    let target = try #require(
      try XcodeProject(path: folder.path("P.xcodeproj"), by: .everything).targets.first)
    #expect(target.moduleName == "My_App")
    #expect(target.swiftFiles.map(folder.short) == ["App/One.swift"])
    #expect(target.missingFiles.map(folder.short) == ["Else/Two Words.swift"])
    #expect(
      target.resources.map(\.place) == ["en.lproj/Localizable.strings", "ja.lproj/Localizable.strings"])
  }

  @Test("a data model of any form belongs to its target, and what is wrong with it is told")
  func dataModels() throws {
    let folder = try ProjectFolder([
      "P.xcodeproj/project.pbxproj": ProjectFolder.project(
        """
        G = { isa = PBXGroup; children = (D, V, M); sourceTree = "<group>"; };
        D = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; };
        V = { isa = XCVersionGroup; children = (W); currentVersion = W; path = Old.xcdatamodeld; sourceTree = "<group>"; };
        W = { isa = PBXFileReference; path = Old.xcdatamodel; sourceTree = "<group>"; };
        M = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        VB = { isa = PBXBuildFile; fileRef = V; }; MB = { isa = PBXBuildFile; fileRef = M; };
        S = { isa = PBXSourcesBuildPhase; files = (VB, MB); };
        T = { isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application"; buildPhases = (S); fileSystemSynchronizedGroups = (D); };
        """, root: "targets = (T);"),
      "Main.swift": "", "Old.xcdatamodeld/Old.xcdatamodel/contents": "<model><entity",
      "Shared/New.xcdatamodeld/New.xcdatamodel/contents": "<model></model>",
    ])
    let path = folder.path("P.xcodeproj")
    let project = try Project(try #require(try ProjectPlace(path: path)))
    let source = try project.source(of: project.chosen(nil), path: path)
    #expect(source.application.resources.map(\.place).sorted() == ["New.momd", "Old.momd"])
    #expect(
      source.notices.all.contains { $0.hasPrefix("The data model Old can not be read: its XML is cut off") })
  }

  @Test("an exception of a folder gives the file to the target that it names")
  func exceptions() throws {
    let folder = try ProjectFolder([
      "P.xcodeproj/project.pbxproj": ProjectFolder.project(
        """
        G = { isa = PBXGroup; children = (D); sourceTree = "<group>"; };
        D = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; exceptions = (X, Y); sourceTree = "<group>"; };
        X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (No.swift); };
        Y = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U; membershipExceptions = (Deep/Both.swift); };
        T = { isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (D); };
        U = { isa = PBXNativeTarget; name = U; productType = "com.apple.product-type.framework"; };
        """, root: "targets = (T, U);"),
      "Shared/Yes.swift": "", "Shared/No.swift": "", "Shared/Deep/Both.swift": "", "Shared/a.json": "",
    ])
    let targets = try XcodeProject(path: folder.path("P.xcodeproj"), by: .everything).targets
    #expect(targets[0].swiftFiles.map(folder.short) == ["Shared/Deep/Both.swift", "Shared/Yes.swift"])
    #expect(targets[0].resources.map(\.place) == ["a.json"])
    #expect(targets[1].swiftFiles.map(folder.short) == ["Shared/Deep/Both.swift"])
  }

  @Test("an exception names a localised file once for all its languages")
  func localizedExceptions() throws {
    let folder = try ProjectFolder([
      "P.xcodeproj/project.pbxproj": ProjectFolder.project(
        """
        G = { isa = PBXGroup; children = (D); sourceTree = "<group>"; };
        D = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; exceptions = (X, Y); sourceTree = "<group>"; };
        X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = ("/Localized: Texts/Own.strings"); };
        Y = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U; membershipExceptions = ("/Localized: Texts/Own.strings", "/Localized: No.strings"); };
        T = { isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (D); };
        U = { isa = PBXNativeTarget; name = U; productType = "com.apple.product-type.framework"; };
        """, root: "targets = (T, U);"),
      "Shared/Yes.swift": "", "Shared/Texts/en.lproj/Own.strings": "",
      "Shared/Texts/de.lproj/Own.strings": "",
      "Shared/Texts/en.lproj/Other.strings": "",
    ])
    let targets = try XcodeProject(path: folder.path("P.xcodeproj"), by: .everything).targets
    #expect(targets[0].resources.map(\.place).sorted() == ["en.lproj/Other.strings"])
    #expect(targets[1].resources.map(\.place).sorted() == ["de.lproj/Own.strings", "en.lproj/Own.strings"])
  }
}
