import Foundation
import Testing

/// The laws of the architecture that a line of source can break.
@Suite("The laws")
struct ImportTests {
  /// Who may import what, besides itself and the standard library. The four CG names and the mathematics of the C
  /// library are imported one by one, and looked at apart.
  private static let allowed: [String: Set<String>] = [
    "PlumbGraph": ["Synchronization"],
    "PlumbLayout": [],
    "PlumbText": ["PlumbLayout", "CPangoCairo", "CMarkdown", "Glibc", "Musl", "Synchronization"],
    "PlumbDrawing": ["PlumbLayout", "PlumbText"],
    "PlumbViews": [
      "CCallers",
      "PlumbGraph", "PlumbLayout", "PlumbText", "PlumbDrawing", "PlumbExchange", "Foundation", "Observation",
      "Combine", "OpenCombine", "Synchronization",
    ],
    "PlumbControls": [
      "PlumbViews", "PlumbGraph", "PlumbLayout", "PlumbText", "PlumbDrawing", "PlumbExchange", "Foundation",
    ],
    "PlumbExport": [
      "PlumbLayout", "PlumbDrawing", "PlumbText", "CPangoCairo", "CRsvg", "CWebP", "CPNG", "Foundation",
      "Synchronization",
    ],
    "PlumbUIKit": [
      "PlumbViews", "PlumbControls", "PlumbExport", "PlumbExchange", "PlumbDrawing", "PlumbText",
      "PlumbLayout",
      "PlumbGraph", "Combine", "Foundation", "Observation", "Synchronization",
    ],
    "UIKit": ["CoreGraphics", "PlumbUIKit"],
    "CoreGraphics": ["Combine", "Foundation", "PlumbDrawing", "PlumbUIKit"],
    "UniformTypeIdentifiers": ["Foundation", "PlumbExchange"],
    "PlumbGuide": ["Synchronization"],
    "PlumbCompanions": [
      "SwiftUI", "PlumbUIKit", "PlumbViews", "PlumbControls", "PlumbExport", "PlumbDrawing", "PlumbText",
      "PlumbLayout", "PlumbGraph", "PlumbExchange", "Combine", "Foundation", "Synchronization",
    ],
    "SwiftUI": [
      "CEmbeddedFiles", "PlumbViews", "PlumbControls", "PlumbExport", "PlumbUIKit", "PlumbExchange",
      "PlumbDrawing",
      "PlumbText",
      "PlumbLayout", "Combine",
      "Foundation",
      "FoundationNetworking", "Observation", "Synchronization",
    ],
    "PlumbFoundation": ["Dispatch", "Foundation", "FoundationNetworking", "Synchronization"],
    "Combine": [
      "OpenCombine", "PlumbFoundation", "Foundation", "FoundationNetworking", "Synchronization",
    ],
    "PlumbLog": ["Foundation"],
    "PlumbExchange": ["Foundation", "Synchronization"],
    "PlumbMacroExpansion": ["Foundation"],
    "PlumbMacros": ["Foundation", "PlumbMacroExpansion"],
    "PlumbExplanation": ["PlumbLayout"],
    "PlumbInspector": [
      "PlumbExplanation", "PlumbMacroExpansion", "PlumbViews", "PlumbDrawing", "PlumbLayout", "PlumbText",
      "PlumbGraph",
    ],
    "PlumbSnapshots": ["PlumbInspector", "PlumbExport", "PlumbDrawing", "PlumbExchange", "Foundation"],
    "PlumbTesting": [
      "SwiftUI", "PlumbInspector", "PlumbExplanation", "PlumbSnapshots", "PlumbViews", "PlumbDrawing",
      "PlumbExport",
      "PlumbLayout", "PlumbGraph", "PlumbText", "PlumbMacroExpansion", "Foundation", "Synchronization",
      "Testing",
      "XCTest",
    ],
    "InlineSnapshotTesting": ["SnapshotTesting", "PlumbTesting", "Foundation", "Testing"],
    "SnapshotTesting": [
      "SwiftUI", "PlumbUIKit", "PlumbInspector", "PlumbSnapshots", "PlumbTesting", "PlumbExport",
      "Foundation",
      "Synchronization", "Testing", "XCTest",
    ],
    "PlumbSource": [
      "CSupervisor", "PlumbExchange", "PlumbMacroExpansion", "Foundation", "Synchronization", "Glibc", "Musl",
    ],
    "PlumbProjects": ["PlumbSource", "Foundation", "Synchronization"],
    "PlumbServer": [
      "SwiftUI", "PlumbInspector", "PlumbExplanation", "PlumbViews", "PlumbControls", "PlumbDrawing",
      "PlumbExport",
      "PlumbLayout",
      "PlumbText", "Foundation", "Synchronization", "Glibc", "NIOCore", "NIOPosix", "NIOHTTP1",
      "NIOWebSocket",
    ],
    "PlumbShare": [
      "PlumbServer", "PlumbSnapshots", "PlumbInspector", "PlumbExplanation", "PlumbSource", "PlumbExchange",
      "PlumbExport",
      "PlumbViews", "PlumbDrawing", "PlumbText", "PlumbLayout", "SwiftUI", "Foundation", "Synchronization",
    ],
    "PlumbGuidePages": [
      "PlumbShare", "PlumbGuide", "PlumbServer", "PlumbSnapshots", "PlumbInspector", "PlumbSource",
      "PlumbExport", "PlumbViews",
      "PlumbDrawing", "PlumbText", "PlumbLayout", "SwiftUI", "Foundation",
    ],
    "plumb": ["PlumbCommand"],
    "PlumbLive": [
      "CDeterminism", "PlumbExchange", "PlumbServer", "PlumbInspector", "PlumbExplanation", "SwiftUI",
      "PlumbSource", "PlumbProjects", "PlumbShare", "PlumbGuidePages", "PlumbSnapshots", "PlumbViews",
      "PlumbControls", "PlumbExport", "PlumbDrawing", "PlumbText", "PlumbLayout", "Foundation",
      "Synchronization",
    ],
    "PlumbCommand": [
      "ArgumentParser", "PlumbLive", "PlumbExchange", "PlumbServer", "PlumbInspector", "SwiftUI",
      "PlumbSource", "PlumbMacroExpansion", "PlumbProjects", "PlumbShare", "PlumbGuidePages",
      "PlumbSnapshots", "PlumbExport", "PlumbDrawing", "PlumbLayout", "Foundation", "Synchronization",
    ],
    "CPangoCairo": [], "CRsvg": [], "CWebP": [], "CMarkdown": [], "CSupervisor": [], "CDeterminism": [],
    "CEmbeddedFiles": [], "CPNG": [], "CCallers": [],
  ]

  @Test("a target imports only what the table of targets allows")
  func imports() throws {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: SourceFile.root.appendingPathComponent("Packages/Companions/Sources").path)
    let companions = Set((names ?? []) + ["CoreGraphics", "UniformTypeIdentifiers"])
    for file in try SourceFile.all() {
      let allowed = try #require(
        Self.allowed[file.target], "a new target needs a line in the table: \(file.target)")
      let surplus = file.imports.filter {
        ![file.target, "Swift"].contains($0.module) && !allowed.contains($0.module) && !isMathematics($0)
      }
      // A companion's own file says which others come along with it.
      .filter { !(file.isOfCompanion && companions.contains($0.module)) }
      .filter { !($0.scope != nil && file.name == "CoreGraphicsNames.swift") }
      #expect(surplus.isEmpty, "\(file.path) may not import \(surplus.map(\.module))")
    }
  }

  private func isMathematics(_ line: SourceFile.Import) -> Bool {
    let names = ["acos", "asin", "atan", "atan2", "cbrt", "cos", "exp", "log", "pow", "sin", "tan"]
    return ["Glibc", "Musl"].contains(line.module) && line.scope.map(names.contains) ?? false
  }

  @Test("the four CG names come from one file, and nothing else of Foundation reaches the layout")
  func coreGraphicsNames() throws {
    let files = try SourceFile.all().filter { $0.target == "PlumbLayout" && !$0.imports.isEmpty }
    #expect(files.map(\.name) == ["CoreGraphicsNames.swift"])
    #expect(files.first?.imports.map(\.scope) == ["CGFloat", "CGPoint", "CGRect", "CGSize"])
  }

  @Test("only the inspector's own users know it")
  func inspector() throws {
    let users = try SourceFile.all().filter { $0.imports.contains { $0.module == "PlumbInspector" } }.map(
      \.target)
    #expect(
      Set(users).isSubset(of: [
        "PlumbCommand", "PlumbLive", "PlumbSnapshots", "PlumbTesting", "PlumbServer", "PlumbShare",
        "PlumbGuidePages", "SnapshotTesting",
      ]))
  }

  @Test("below the hosts there is no clock, no chance, no environment, no file and no socket")
  func noOutsideWorld() throws {
    let words = [
      "Date()", "Date.now", ".random(", "SystemRandomNumberGenerator", "ContinuousClock", "SuspendingClock",
      "DispatchTime", "clock_gettime", "gettimeofday", "ProcessInfo", "getenv", "FileManager", "FileHandle",
      "UUID()", "socket(", "Locale.current", "TimeZone.current", "Calendar.current",
    ]
    // Combine's schedulers and timers are a clock for users' code; nothing of ours asks them. So are the companions'
    // places with their times, notifications that are due, and sources of chance.
    let hosts: Set = [
      "PlumbCommand", "PlumbLive", "PlumbCompanions", "Combine", "PlumbFoundation", "PlumbServer",
      "PlumbTesting",
      "PlumbSource", "PlumbProjects", "PlumbMacros", "PlumbSnapshots", "PlumbShare", "PlumbGuidePages",
      "SnapshotTesting",
      "SwiftUI",
    ]
    for file in try SourceFile.all() where !hosts.contains(file.target) {
      // Pango reads a variable once; there it is given the same value for everyone, and then put back.
      let exceptions = file.name == "FontMap.swift" ? ["getenv"] : []
      let found = words.filter { word in
        file.code.contains { $0.contains(word) } && !exceptions.contains(word)
      }
      #expect(found.isEmpty, "\(file.path) uses \(found)")
    }
  }

  @Test("UIKit can be left out of SwiftUI: only what the trait of that name turns on imports it")
  func withoutUIKit() throws {
    for file in try SourceFile.all() where file.target == "SwiftUI" {
      let isOfTrait = file.path.contains("/UIKit/")
      if isOfTrait {
        #expect(
          file.lines.first == "#if UIKit" && file.lines.last(where: { !$0.isEmpty }) == "#endif",
          "\(file.path)")
      } else if !["App.swift", "Exports.swift"].contains(file.name) {
        #expect(
          !file.imports.map(\.module).contains("PlumbUIKit"), "\(file.path) belongs to the folder UIKit")
      }
    }
  }

  @Test("the layout compiles as Embedded Swift: nothing in it needs the large runtime")
  func embedded() throws {
    let words = [
      ": Any ", "Any]", "any ", "weak var", "AnyKeyPath", "KeyPath<", " actor ", "import Foundation\n",
    ]
    for file in try SourceFile.all() where file.target == "PlumbLayout" {
      // A line may begin with a word.
      let found = words.filter { word in file.code.contains { " \($0)".contains(word) } }
      #expect(found.isEmpty, "\(file.path) uses \(found)")
    }
  }

  @Test("a file has at most 400 lines")
  func length() throws {
    for file in try SourceFile.all() {
      #expect(file.lines.count <= 400, "\(file.path) has \(file.lines.count) lines: make two files of it")
    }
  }

  @Test("a folder of Sources has at most 25 files")
  func rooms() throws {
    let names = try GuestFolders.all("Sources").flatMap { sources in
      let folder = SourceFile.root.appendingPathComponent(sources)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains(".") }
        .map { "\(sources)/\($0)" }
    }
    let folders = Dictionary(grouping: names) { $0.split(separator: "/").dropLast().joined(separator: "/") }
    #expect(folders.count > 100)
    for (folder, files) in folders {
      #expect(files.count <= 25, "\(folder) has \(files.count) files: make folders by subject")
    }
  }

  @Test("a recorded picture of the tests has at most 32 KiB")
  func pictures() throws {
    let names = try GuestFolders.all("Tests").flatMap { tests in
      let folder = SourceFile.root.appendingPathComponent(tests)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
        $0.hasSuffix(".png") && ($0.contains("/Pictures/") || $0.contains("/__Snapshots__/"))
      }.map { "\(tests)/\($0)" }
    }
    #expect(names.count > 10)
    for name in names {
      let file = SourceFile.root.appendingPathComponent(name)
      let count = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      #expect(count <= 32 << 10, "\(name) has \(count) bytes: draw less or smaller")
    }
  }

  @Test("the law's own reader sees imports of every form")
  func reader() {
    let source = """
      import A
      @_exported public import struct B.Name
      internal import C // why
      @preconcurrency import D
      // import E
      let important = "import F"
      let text = \"\"\"
        import G
        \"\"\"
      """
    let file = SourceFile(path: "Sources/X/Y.swift", text: source)
    #expect(file.target == "X")
    #expect(file.name == "Y.swift")
    #expect(file.imports.map(\.module) == ["A", "B", "C", "D"])
    #expect(file.imports.map(\.scope) == [nil, "Name", nil, nil])
  }
}
