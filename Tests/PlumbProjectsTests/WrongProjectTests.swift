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

  @Test("a folder with two projects names them")
  func several() throws {
    let folder = try ProjectFolder(["A.xcodeproj/project.pbxproj": "", "B.xcodeproj/project.pbxproj": ""])
    #expect {
      try ProjectPlace(path: folder.folder.url.path)
    } throws: {
      "\($0)".hasSuffix(
        "Name one of the 2 projects in \(folder.folder.url.path):\n  \(folder.path("A.xcodeproj"))\n  \(folder.path("B.xcodeproj"))"
      )
    }
  }
}
