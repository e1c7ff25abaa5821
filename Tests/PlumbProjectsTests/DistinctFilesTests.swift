import Foundation
import PlumbSource
import Testing

@testable import PlumbProjects

@Suite("Files that are named in two ways") struct DistinctFilesTests {
  @Test("a project that names a file by several paths, and by a link, compiles it once")
  func project() throws {
    let folder = try ProjectFolder(["Views/a.swift": "", "Views/b.swift": ""])
    defer { folder.folder.remove() }
    let paths = [
      "Views/a.swift", "Views/../Views/a.swift", folder.path("Views/a.swift"), "Link/a.swift", "same.swift",
      "Views/b.swift", "Views/A.swift", "Views/A.swift",
    ]
    let references = paths.enumerated().map { number, path in
      """
      F\(number) = { isa = PBXFileReference; path = "\(path)"; sourceTree = "\(path.hasPrefix("/") ? "<absolute>" : "<group>")"; };
      B\(number) = { isa = PBXBuildFile; fileRef = F\(number); };
      """
    }
    func list(_ letter: String) -> String { paths.indices.map { "\(letter)\($0)" }.joined(separator: ", ") }
    try folder.folder.write(
      ProjectFolder.project(
        references.joined()
          + """
          G = { isa = PBXGroup; children = (\(list("F"))); sourceTree = "<group>"; };
          S = { isa = PBXSourcesBuildPhase; files = (\(list("B"))); };
          T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); };
          """, root: "targets = (T);"), to: "P.xcodeproj/project.pbxproj")
    symlink("Views", folder.path("Link"))
    symlink("Views/a.swift", folder.path("same.swift"))
    let project = try Project(.xcode(folder.path("P.xcodeproj")))
    let target = try project[project.chosen(nil)]
    #expect(target.swiftFiles.map(folder.short) == ["Views/a.swift", "Views/b.swift"])
    #expect(target.missingFiles.map(folder.short) == ["Views/A.swift"], "another name on this system")
  }

  @Test("a file and a link to it in a package are one file, by the name that is no link")
  func package() throws {
    let folder = try ProjectFolder([
      "P/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "P")])
      """, "P/Sources/P/long.swift": "",
    ])
    defer { folder.folder.remove() }
    symlink("long.swift", folder.path("P/Sources/P/a.swift"))
    let project = try Project(.package(folder.path("P")))
    #expect(try project[project.chosen(nil)].swiftFiles.map(folder.short) == ["P/Sources/P/long.swift"])
  }
}
