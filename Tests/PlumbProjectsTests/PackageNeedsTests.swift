import CommandTesting
import Foundation
import PlumbSource
import Testing

@testable import PlumbProjects

@Suite("What packages need") struct PackageNeedsTests {
  @Test("macros, build plug-ins and binaries are told with the files that need them")
  func notBuilt() throws {
    let folder = try ProjectFolder([
      "P/Package.swift": """
      // swift-tools-version: 5.9
      import CompilerPluginSupport
      import PackageDescription
      let package = Package(
        name: "P",
        targets: [
          .executableTarget(name: "App", dependencies: ["Words", "Codec"], plugins: ["Generator"]),
          .target(name: "Words", dependencies: ["WordMacros", "C"]),
          .macro(name: "WordMacros"), .target(name: "C"),
          .plugin(name: "Generator", capability: .buildTool(), dependencies: ["Codec"]),
          .binaryTarget(name: "Codec", path: "Codec.xcframework"),
        ])
      """,
      "P/Sources/App/A.swift": "import Words\nimport Codec\n",
      "P/Sources/App/B.swift": "", "P/Sources/Words/Words.swift": "import C\n",
      "P/Sources/WordMacros/M.swift": "", "P/Sources/C/c.c": "", "P/Sources/C/include/c.h": "",
      "P/Plugins/Generator/G.swift": "",
    ])
    defer { folder.folder.remove() }
    let project = try Project(.package(folder.path("P")))
    let source = try project.source(of: project.chosen(nil), path: "P")
    #expect(source.modules.map(\.name) == ["Words"])
    #expect(source.cModules.map(\.name) == ["C"])
    #expect(
      source.notices.missing.map(folder.short) == [
        "The module Codec is there only as a binary, which Plumb does not compile, and P/Sources/App/A.swift imports it.",
        "The macros of WordMacros are not there: they do not depend on swift-syntax, with which Plumb builds macros. What uses them does not compile; these can use them: P/Sources/App/A.swift.",
        "App uses the build plug-in Generator, which Plumb does not run, because Codec, which it needs, is not only Swift: files that come from there are missing.",
      ])
  }

  @Test("Plumb and the packages beside it are there already, with all their products")
  func ownPackages() throws {
    let plumb = ProjectFolder.examples + "/.."
    let folder = try ProjectFolder([
      "P/Package.swift": """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "P",
        dependencies: [
          .package(name: "Plumb", path: "\(plumb)"), .package(path: "\(plumb)/Packages/Companions"),
          .package(path: "\(plumb)/Packages/SnapshotTesting"),
        ],
        targets: [
          .target(
            name: "App",
            dependencies: [
              .product(name: "SwiftUI", package: "Plumb"), .product(name: "Charts", package: "Companions"),
              .product(name: "SnapshotTesting", package: "SnapshotTesting"),
            ]),
        ])
      """,
      "P/Sources/App/A.swift": "import Charts\n",
    ])
    defer { folder.folder.remove() }
    let project = try Project(.package(folder.path("P")))
    let source = try project.source(of: project.chosen(nil), path: "P")
    #expect(source.modules.isEmpty && source.notices.missing == [])
    #expect(project.containers.map { folder.short($0.folder) } == ["P"])
    #expect(!Project.isOwn(product: "Charts", package: "charts"), "others have the name too")
  }

  @Test("packages that name each other are read once, and their targets' circle is told")
  func circle() throws {
    func manifest(_ own: String, _ other: String) -> String {
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "\(own)", products: [.library(name: "\(own)", targets: ["\(own)"])],
        dependencies: [.package(path: "../\(other)")],
        targets: [.target(name: "\(own)", dependencies: ["\(other)"])])
      """
    }
    let folder = try ProjectFolder([
      "One/Package.swift": manifest("One", "Two"), "One/Sources/One/a.swift": "",
      "Two/Package.swift": manifest("Two", "One"), "Two/Sources/Two/a.swift": "",
    ])
    defer { folder.folder.remove() }
    let project = try Project(.package(folder.path("One")))
    #expect {
      try project.source(of: project.chosen("One"), path: "One")
    } throws: {
      "\($0)" == "The targets need each other in a circle, and none can be compiled first: One → Two → One."
    }
  }

  private func git(_ words: String..., in folder: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
    process.arguments = ["-c", "user.name=A", "-c", "user.email=a@example.com"] + words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    try process.run()
    process.waitUntilEnd()
    #expect(process.terminationStatus == 0, "git \(words)")
  }

  /// A repository as the package manager keeps it, of a package with the versions 1.0.0 and 1.2.0.
  private func repository(in folder: ProjectFolder) throws {
    let work = folder.path("work")
    try git("init", "-q", in: work)
    for version in ["1.0.0", "1.2.0"] {
      try version.write(toFile: "\(work)/VERSION", atomically: true, encoding: .utf8)
      try git("add", ".", in: work)
      try git("commit", "-q", "-m", version, in: work)
      try git("tag", version, in: work)
    }
    let number = UUID().uuidString.prefix(8).lowercased()
    let place = folder.path("home/.cache/org.swift.swiftpm/repositories/Far-\(number)")
    try FileManager.default.createDirectory(
      atPath: FilePath.folder(of: place), withIntermediateDirectories: true)
    try git("clone", "-q", "--mirror", work, place, in: work)
    try git("config", "remote.origin.url", "https://example.com/a/Far.git", in: place)
  }

  @Test("a package in the package manager's cache is taken in the wanted version, or else in the newest")
  func cache() throws {
    let folder = try ProjectFolder(["work/Package.swift": "// a", "Package.resolved": ""])
    defer { folder.folder.remove() }
    try repository(in: folder)
    let environment = ["HOME": folder.path("home")]
    func version(_ pins: [String]) throws -> (text: String, guessed: String?) {
      let found = try #require(
        PackageRepositories(
          pins: PackagePins(files: pins, by: .everything), by: .everything, environment: environment
        ).folder(of: "https://example.com/a/far"))
      defer { try? FileManager.default.removeItem(atPath: FilePath.folder(of: found.folder)) }
      #expect(FilePath.name(of: found.folder) == "far")
      return (try String(contentsOfFile: "\(found.folder)/VERSION", encoding: .utf8), found.guessed)
    }
    #expect(try version([]) == ("1.2.0", "1.2.0"))
    for (wanted, encoding) in [("1.0.0", String.Encoding.utf8), ("1.2.0", .utf16)] {
      let head = try String(contentsOfFile: folder.path("work/.git/refs/tags/\(wanted)"), encoding: .utf8)
      let revision = head.trimmingCharacters(in: .whitespacesAndNewlines)
      try """
      {"version": 2, "pins": [{"identity": "far", "location": "https://example.com/a/Far.git",
        "state": {"revision": "\(revision)", "version": "\(wanted)"}}]}
      """.write(toFile: folder.path("Package.resolved"), atomically: true, encoding: encoding)
      #expect(try version([folder.path("Package.resolved")]) == (wanted, nil))
    }
    let other = PackageRepositories(pins: PackagePins(), by: .everything, environment: environment)
    #expect(other.folder(of: "https://example.com/b/Far") == nil)
    #expect(other.folder(of: "https://example.com/a/Far") != nil)
    // The cache has the private packages of other projects, too.
    let reader = ProjectReader(GivenFolders([folder.path("work")]))
    let bounded = PackageRepositories(pins: PackagePins(), by: reader, environment: environment)
    #expect(bounded.folder(of: "https://example.com/a/Far") == nil, "outside of the folders that were given")
    #expect(reader.sentences == [], "nobody has named it")
  }
}
