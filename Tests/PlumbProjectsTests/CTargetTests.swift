import Foundation
import PlumbSource
import Testing

@testable import PlumbProjects

@Suite("Targets of C") struct CTargetTests {
  private func manifest(_ targets: String, _ more: String = "") -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "P", targets: [.target(name: "App", dependencies: ["CWords"]), \(targets)]\(more))
    """
  }

  private func read(_ files: [String: String], _ body: (ProjectFolder, Source) throws -> Void) throws {
    let folder = try ProjectFolder(files.merging(["P/Sources/App/App.swift": "import CWords\n"]) { $1 })
    defer { folder.folder.remove() }
    let project = try Project(.package(folder.path("P")))
    try body(folder, project.source(of: project.chosen("App"), path: "P"))
  }

  @Test("a target of C is a module with its files, its headers and its settings of this machine")
  func settings() throws {
    try read([
      "P/Package.swift": manifest(
        """
        .target(name: "CWords", exclude: ["notes.c"], cSettings: [
          .define("ONE"), .define("TWO", to: "2"), .define("PHONE", .when(platforms: [.iOS])), .headerSearchPath("private"),
          .headerSearchPath("../../../Out"), .unsafeFlags(["-DTHREE=3", "-O3", "-fplugin=a.so", "-Xclang", "-load"])],
          cxxSettings: [.define("PLUS")], linkerSettings: [.linkedLibrary("m"), .linkedLibrary("none-such")])
        """, ", cLanguageStandard: .gnu11, cxxLanguageStandard: .cxx20"),
      "P/Sources/CWords/words.c": "", "P/Sources/CWords/more/plus.cpp": "", "P/Sources/CWords/notes.c": "",
      "P/Sources/CWords/include/words.h": "", "P/Sources/CWords/private/own.h": "",
    ]) { folder, source in
      let module = try #require(source.cModules.first)
      #expect(source.modules == [] && source.cModules.count == 1)
      #expect(
        module.sources.map(folder.short) == ["P/Sources/CWords/more/plus.cpp", "P/Sources/CWords/words.c"])
      #expect(
        module.headers.map(folder.short) == [
          "P/Sources/CWords/include/words.h", "P/Sources/CWords/notes.c", "P/Sources/CWords/private/own.h",
        ])
      #expect(module.definitions == ["ONE", "TWO=2", "THREE=3"] && module.cxxDefinitions == ["PLUS"])
      #expect(module.searchFolders.map(folder.short) == ["P/Sources/CWords/private"])
      #expect(module.standard == "gnu11" && module.cxxStandard == "c++20")
      #expect(module.libraries == ["m"])
      #expect(
        source.notices.missing.map(folder.short) == [
          "CWords is linked with the library none-such, which is not on this machine: its functions are missing.",
          "CWords looks for headers in Out, which is outside of its package and is left out.",
          "CWords has unsafe flags that Plumb does not give to the compiler: -fplugin=a.so, -Xclang -load.",
        ])
      #expect(source.notices.general == [], "what is compiled is not left out")
    }
  }

  @Test(
    "the map of a module is the target's own, or of the header with its name, or of all headers",
    arguments: ["module.modulemap", "CWords.h", "CWords/CWords.h", "words.h"])
  func moduleMap(header: String) throws {
    let files = [
      "P/Package.swift": manifest(".target(name: \"CWords\", publicHeadersPath: \"public\")"),
      "P/Sources/CWords/words.c": "", "P/Sources/CWords/public/\(header)": "",
    ]
    try read(files) { folder, source in
      let module = try #require(source.cModules.first)
      let path = folder.path("P/Sources/CWords/public")
      #expect(module.publicFolder == path)
      switch header {
      case "module.modulemap": #expect(module.moduleMap == "\(path)/\(header)" && module.umbrella == nil)
      case "words.h": #expect(module.umbrella == .folder(path))
      default: #expect(module.umbrella == .header("\(path)/\(header)"))
      }
    }
  }

  @Test("a library of the system has its map, and names what brings it")
  func systemLibrary() throws {
    try read([
      "P/Package.swift": manifest(
        ".systemLibrary(name: \"CWords\", pkgConfig: \"words-1.0\", providers: [.brew([\"words\"]), .apt([\"libwords-dev\", \"a;b\"])])"
      ),
      "P/Sources/CWords/module.modulemap": "", "P/Sources/CWords/shim.h": "",
    ]) { folder, source in
      let module = try #require(source.cModules.first)
      #expect(module.moduleMap.map(folder.short) == "P/Sources/CWords/module.modulemap")
      #expect(module.system == CModule.SystemLibrary(pkgConfig: "words-1.0", packages: ["libwords-dev"]))
      #expect(module.headers.map(folder.short) == ["P/Sources/CWords/shim.h"])
    }
  }

  @Test("in folders that were given, no header and no folder of headers outside of them is taken")
  func outside() throws {
    let folder = try ProjectFolder([
      "P/Package.swift": manifest(".target(name: \"CWords\", cSettings: [.headerSearchPath(\"linked\")])"),
      "P/Sources/App/App.swift": "", "P/Sources/CWords/words.c": "", "P/Sources/CWords/include/words.h": "",
      "Out/secret.h": "", "Out/more/deep.h": "",
    ])
    defer { folder.folder.remove() }
    for (link, target) in [("include/secret.h", "Out/secret.h"), ("linked", "Out/more")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("P/Sources/CWords/\(link)"), withDestinationPath: folder.path(target))
    }
    let project = try Project(.package(folder.path("P")), isBounded: true)
    let module = try #require(project.source(of: project.chosen("App"), path: "P").cModules.first)
    #expect(module.headers.map(folder.short) == ["P/Sources/CWords/include/words.h"])
    #expect(module.searchFolders == [])
    #expect(
      project.problems.map(folder.short) == [
        "--sandbox reads nothing outside of P, so P/Sources/CWords/include/secret.h, P/Sources/CWords/linked are left out. Move them into P, or name a folder with all of it as the source."
      ])
  }

  @Test("Objective-C is told by its name")
  func objectiveC() throws {
    try read([
      "P/Package.swift": manifest(".target(name: \"CWords\")"), "P/Sources/CWords/words.m": "",
      "P/Sources/CWords/include/words.h": "",
    ]) { folder, source in
      #expect(source.cModules == [])
      #expect(
        source.notices.missing.map(folder.short) == [
          "The module CWords has no Swift file, but Objective-C, which Plumb does not compile, and P/Sources/App/App.swift imports it."
        ])
    }
  }
}
