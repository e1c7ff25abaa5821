import Foundation
import PlumbSource
import Testing

@testable import PlumbProjects

@Suite("Projects that are wrong") struct WrongProjectTests {
  private func problem(_ text: String) throws -> String {
    let folder = try ProjectFolder(["P.xcodeproj/project.pbxproj": text])
    do {
      let project = try Project(.xcode(folder.path("P.xcodeproj")))
      _ = try project.source(of: project.chosen(nil), path: folder.path("P.xcodeproj"))
      return "none"
    } catch { return folder.short("\(error)") }
  }

  @Test("a project file that is cut off anywhere gets one sentence")
  func cutOff() throws {
    let whole = try String(
      contentsOfFile: ProjectFolder.examples + "/Garden/Garden.xcodeproj/project.pbxproj", encoding: .utf8)
    for length in stride(from: 0, to: whole.count - 40, by: 997) {
      let words = try problem(String(whole.prefix(length)))
      #expect(words.hasPrefix("P.xcodeproj/project.pbxproj can not be read as a project: line "), "\(length)")
      #expect(!words.contains("\n"))
    }
  }

  @Test("what is no project file is told")
  func none() throws {
    #expect(
      try problem("{}")
        == "P.xcodeproj/project.pbxproj is no project: it has no objects, or no root among them.")
    #expect(
      try problem("<?xml version=\"1.0\"?>")
        == "P.xcodeproj/project.pbxproj is not in the form in which Xcode writes projects. Open it in Xcode and save it again."
    )
    let folder = try ProjectFolder(["P.xcodeproj/other": ""])
    #expect {
      try Project(.xcode(folder.path("P.xcodeproj")))
    } throws: {
      folder.short("\($0)") == "There is no file P.xcodeproj/project.pbxproj."
    }
  }

  @Test("a project file of 50 MB is refused by its size")
  func large() throws {
    let folder = try ProjectFolder(["P.xcodeproj/project.pbxproj": ""])
    #expect(truncate(folder.path("P.xcodeproj/project.pbxproj"), 50 << 20) == 0)
    #expect {
      try Project(.xcode(folder.path("P.xcodeproj")))
    } throws: {
      folder.short("\($0)")
        == "P.xcodeproj/project.pbxproj has 52428800 bytes; 16777216 is the most that is read."
    }
  }

  @Test("groups in a circle end, and targets in a circle are named")
  func circles() throws {
    let words = try problem(
      ProjectFolder.project(
        """
        G = { isa = PBXGroup; children = (G, A); sourceTree = "<group>"; };
        A = { isa = PBXGroup; children = (G, A); path = x; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.framework"; dependencies = (DU); fileSystemSynchronizedGroups = (D); };
        U = { isa = PBXNativeTarget; name = U; productType = "com.apple.product-type.framework"; dependencies = (DT); };
        DT = { isa = PBXTargetDependency; target = T; }; DU = { isa = PBXTargetDependency; target = U; };
        """, root: "targets = (T, U);"))
    #expect(words.hasPrefix("P.xcodeproj has no target that can be shown: T (has no Swift file), U"))
    let folder = try ProjectFolder([
      "P.xcodeproj/project.pbxproj": ProjectFolder.project(
        """
        G = { isa = PBXGroup; children = (D); sourceTree = "<group>"; };
        D = { isa = PBXFileSystemSynchronizedRootGroup; path = A; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.framework"; dependencies = (DU); fileSystemSynchronizedGroups = (D); };
        U = { isa = PBXNativeTarget; name = U; productType = "com.apple.product-type.framework"; dependencies = (DT); fileSystemSynchronizedGroups = (D); };
        DT = { isa = PBXTargetDependency; target = T; }; DU = { isa = PBXTargetDependency; target = U; };
        """, root: "targets = (T, U);"),
      "A/a.swift": "",
    ])
    let project = try Project(.xcode(folder.path("P.xcodeproj")))
    #expect {
      try project.source(of: project.chosen("T"), path: "P")
    } throws: {
      "\($0)"
        == "The targets need each other in a circle, and none can be compiled first: T → U → T."
    }
  }

  @Test("a package that is not on this machine is told with the files that import it, and the way out")
  func missing() throws {
    let folder = try ProjectFolder([
      "P.xcodeproj/project.pbxproj": ProjectFolder.project(
        """
        G = { isa = PBXGroup; children = (D); sourceTree = "<group>"; };
        D = { isa = PBXFileSystemSynchronizedRootGroup; path = A; sourceTree = "<group>"; };
        K = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/people/chart-kit.git"; };
        N = { isa = XCSwiftPackageProductDependency; package = K; productName = ChartKit; };
        O = { isa = XCSwiftPackageProductDependency; package = K; productName = Unused; };
        T = { isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application"; packageProductDependencies = (N, O); fileSystemSynchronizedGroups = (D); };
        """, root: "targets = (T); packageReferences = (K);"),
      "A/a.swift": "import ChartKit\n", "A/b.swift": "// import ChartKit\n",
      "A/c.swift": "@testable import ChartKit",
    ])
    let project = try Project(.xcode(folder.path("P.xcodeproj")))
    let notices = try project.source(of: project.chosen(nil), path: "P").notices.all
    #expect(
      notices.map(folder.short) == [
        "Put the package chart-kit (https://example.com/people/chart-kit.git) into FOLDER/chart-kit and say --packages FOLDER. It is not on this machine, and A/a.swift, A/c.swift import ChartKit."
      ])
  }

  @Test("a folder with several projects lists them by number, and a number chooses one")
  func several() throws {
    let folder = try ProjectFolder([
      "A/A.xcodeproj/project.pbxproj": "", "B/B.xcodeproj/project.pbxproj": "",
      "B/C.xcodeproj/project.pbxproj": "", "D/D.xcodeproj/project.pbxproj": "",
      "P.playground/playground.xcworkspace/contents.xcworkspacedata": "", "Q/Package.swift": "",
    ])
    let root = folder.folder.url.path
    let list = """
      one of the 3 projects in \(root) by its path, or by --project and its number:
        1  \(folder.path("A/A.xcodeproj"))
        2  \(folder.path("B/B.xcodeproj"))
        3  \(folder.path("D/D.xcodeproj"))
      """
    #expect { try ProjectPlace(path: root) } throws: { "\($0)" == "Name \(list)" }
    #expect(try ProjectPlace(number: 1, in: root) == .xcode(folder.path("A/A.xcodeproj")))
    #expect(try ProjectPlace(number: 3, in: root + "/") == .xcode(folder.path("D/D.xcodeproj")))
    #expect { try ProjectPlace(number: 4, in: root) } throws: {
      "\($0)" == "There is no project 4 in the list. Name \(list)"
    }
    #expect { try ProjectPlace(number: 1, in: folder.path("Q/Package.swift")) } throws: {
      "\($0)".hasSuffix("Q/Package.swift is no such folder.")
    }
    #expect(try ProjectPlace(path: folder.path("P.playground")) == nil)
  }

  @Test("an app playground in a folder is one of its projects, and a package where nothing else is there")
  func packages() throws {
    let folder = try ProjectFolder([
      "A/Game.swiftpm/Package.swift": "", "A/Game.swiftpm/Main.swift": "", "A/Part/Package.swift": "",
      "B/docs/notes.md": "", "B/Game/Package.swift": "", "B/Game/Sources/Game/Main.swift": "",
      "C/Part/Package.swift": "", "C/Views/Row.swift": "",
      "D/One/Package.swift": "", "D/Two/Package.swift": "",
    ])
    #expect(try ProjectPlace(path: folder.path("A")) == .package(folder.path("A/Game.swiftpm")))
    #expect(try ProjectPlace(path: folder.path("B")) == .package(folder.path("B/Game")))
    #expect(try ProjectPlace(path: folder.path("C")) == nil)
    #expect { try ProjectPlace(path: folder.path("D")) } throws: { "\($0)".contains("2 projects") }
    #expect(try ProjectPlace(number: 2, in: folder.path("D")) == .package(folder.path("D/Two")))
  }

  @Test("a number chooses a project also where Swift files lie beside the folders of projects")
  func besideSources() throws {
    let folder = try ProjectFolder([
      "Loose.swift": "", "A/A.xcodeproj/project.pbxproj": "", "B/B.xcodeproj/project.pbxproj": "",
    ])
    let root = folder.folder.url.path
    #expect(try ProjectPlace(path: root) == nil)
    #expect(try ProjectPlace(number: 2, in: root) == .xcode(folder.path("B/B.xcodeproj")))
  }
}
