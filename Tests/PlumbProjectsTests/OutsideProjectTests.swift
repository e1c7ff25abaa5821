import Foundation
import PlumbSource
import Testing

@testable import PlumbProjects

/// How a project is read when only the folders count that were given. `Tests/HostileTests/Sandbox` tries the same on the command.
@Suite("Projects that name what is outside of the given folders") struct OutsideProjectTests {
  private static func package(_ name: String, _ more: String = "") -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])]\(more),
      targets: [.target(name: "\(name)")])
    """
  }

  /// An app with these Swift files.
  private static func app(_ paths: [String]) -> String {
    let files = paths.enumerated().map { number, path in
      """
      F\(number) = { isa = PBXFileReference; path = "\(path)"; sourceTree = "\(path.hasPrefix("/") ? "<absolute>" : "<group>")"; };
      B\(number) = { isa = PBXBuildFile; fileRef = F\(number); };
      """
    }
    func list(_ letter: String) -> String { paths.indices.map { "\(letter)\($0)" }.joined(separator: ", ") }
    return ProjectFolder.project(
      files.joined()
        + """
        G = { isa = PBXGroup; children = (\(list("F"))); sourceTree = "<group>"; };
        S = { isa = PBXSourcesBuildPhase; files = (\(list("B"))); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); };
        """, root: "targets = (T);")
  }

  @Test("one sentence names all files that are left out, each once, and those that are not there too")
  func sentence() throws {
    let paths = [
      "a.swift", "../Out/a.swift", "../Out/../Out/a.swift", "/proc/self/cwd/b.swift", "../none.swift",
    ]
    let folder = try ProjectFolder([
      "App/App.xcodeproj/project.pbxproj": Self.app(paths), "App/a.swift": "", "Out/a.swift": "",
    ])
    defer { folder.folder.remove() }
    let project = try Project(.xcode(folder.path("App/App.xcodeproj")), isBounded: true)
    let target = try project[project.chosen(nil)]
    #expect(target.swiftFiles.map(folder.short) == ["App/a.swift"])
    #expect(target.missingFiles == [], "nothing is said about what is there")
    #expect(
      project.problems.map(folder.short) == [
        "--sandbox reads nothing outside of App, so Out/a.swift, /proc/self/cwd/b.swift, none.swift are left out. Move them into App, or name a folder with all of it as the source."
      ])
    let open = try Project(.xcode(folder.path("App/App.xcodeproj")), isBounded: false)
    #expect(try open[open.chosen(nil)].swiftFiles.map(folder.short) == ["App/a.swift", "Out/a.swift"])
    #expect(open.problems == [])
  }

  @Test("the folder that a person names is given as a whole, and so is the project that is named by a link")
  func named() throws {
    let folder = try ProjectFolder([
      "Repository/App/App.xcodeproj/project.pbxproj": Self.app(["a.swift", "../Shared/b.swift"]),
      "Repository/App/a.swift": "", "Repository/Shared/b.swift": "", "Links/a.swift": "",
    ])
    defer { folder.folder.remove() }
    let place = ProjectPlace.xcode(folder.path("Repository/App/App.xcodeproj"))
    let project = try Project(place, named: folder.path("Repository"), isBounded: true)
    #expect(try project[project.chosen(nil)].swiftFiles.count == 2)
    #expect(project.problems == [])
    symlink("../Repository/App/App.xcodeproj", folder.path("Links/App.xcodeproj"))
    let link = ProjectPlace.xcode(folder.path("Links/App.xcodeproj"))
    let linked = try Project(link, named: link.path, isBounded: true)
    #expect(try linked[linked.chosen(nil)].swiftFiles.map(folder.short) == ["Links/a.swift"])
    // Found in a folder, it is not the person who named it.
    #expect {
      try Project(link, named: folder.path("Links"), isBounded: true)
    } throws: { folder.short("\($0)").contains("so Links/App.xcodeproj is left out.") }
  }

  @Test("a manifest that is a link is not read, of whatever name")
  func manifest() throws {
    let folder = try ProjectFolder([
      "P/Sources/P/a.swift": "", "Q/Package.swift": Self.package("Q"), "Q/Sources/Q/a.swift": "",
      "Out/Package.swift": Self.package("Secret"),
    ])
    defer { folder.folder.remove() }
    symlink("../Out/Package.swift", folder.path("P/Package.swift"))
    symlink("../Out/Package.swift", folder.path("Q/Package@swift-6.swift"))
    #expect {
      try Project(.package(folder.path("P")), isBounded: true)
    } throws: { folder.short("\($0)").contains("the package P is left out") }
    #expect {
      try Project(.package(folder.path("Q")), isBounded: true)
    } throws: { folder.short("\($0)").contains("Q/Package@swift-6.swift is left out") }
  }

  @Test("for a package that is left out, the one of its name in the folder of packages stands")
  func packages() throws {
    let folder = try ProjectFolder([
      "App/Package.swift": Self.package("App", ", dependencies: [.package(path: \"../Near\")]"),
      "App/Sources/App/a.swift": "", "Near/Package.swift": Self.package("Near"),
      "Near/Sources/Near/a.swift": "", "Given/near/Package.swift": Self.package("Near"),
      "Given/near/Sources/Near/b.swift": "",
    ])
    defer { folder.folder.remove() }
    func folders(_ packages: String?) throws -> [String] {
      try Project(.package(folder.path("App")), packages: packages.map(folder.path), isBounded: true)
        .containers.map { folder.short($0.path) }
    }
    #expect(try folders(nil) == ["App"])
    #expect(try folders("Given") == ["App", "Given/near"])
  }
}
