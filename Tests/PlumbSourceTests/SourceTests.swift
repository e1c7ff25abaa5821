import Foundation
import Testing

@testable import PlumbSource

@Suite("Source")
struct SourceTests {
  func inFolder(_ files: [String], _ body: (String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for file in files {
      let url = folder.url.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    try body(folder.url.path)
  }

  @Test("a folder is all its Swift files, and its resources")
  func folder() throws {
    try inFolder([
      "b.swift", "a/c.swift", "a/I.xcassets/x.imageset/x.png", "logo.png", ".build/d.swift", "e.txt",
    ]) {
      path in
      let source = try Source(path: path)
      #expect(source.swiftFiles == ["\(path)/a/c.swift", "\(path)/b.swift"])
      #expect(source.resources == ["\(path)/a/I.xcassets", "\(path)/logo.png"])
      #expect(source.folder.path == path)
    }
  }

  @Test("a folder with more files than any source is refused, and not read to its end")
  func tooManyFiles() throws {
    try inFolder(["a/b/1.swift", "a/b/2.txt", "a/b/3.txt", "c.swift"]) { path in
      let source = try Source(path: path, mostFiles: 7)
      #expect(source.swiftFiles.count == 2)
      let problem = #expect(throws: Source.Problem.self) { _ = try Source(path: path, mostFiles: 6) }
      #expect(
        problem?.description
          == "\(path) has more than 6 files in it, and all Swift files of a folder are compiled as one source. Name the folder of the source."
      )
    }
  }

  @Test("folders of tests, packages and projects in a folder are left out, and told")
  func leftOut() throws {
    try inFolder([
      "a.swift", "AppTests/b.swift", "Package/Package.swift", "Package/c.swift", "Other/O.xcodeproj/x",
      "Other/d.swift", "UnitTests/e.swift",
    ]) { path in
      try "import XCTest\n".write(toFile: "\(path)/AppTests/b.swift", atomically: true, encoding: .utf8)
      let source = try Source(path: path)
      // What is only called like tests is none.
      #expect(source.swiftFiles == ["\(path)/UnitTests/e.swift", "\(path)/a.swift"])
      #expect(
        source.notices.all == [
          "Left out: \(path)/AppTests (tests), \(path)/Other (a project), \(path)/Package (a package)."
        ])
    }
  }

  @Test("a file is only itself, with the resources beside it")
  func file() throws {
    try inFolder(["a.swift", "b.swift", "logo.png"]) { path in
      let source = try Source(path: "\(path)/a.swift")
      #expect(source.swiftFiles == ["\(path)/a.swift"])
      #expect(source.resources == ["\(path)/logo.png"])
    }
  }

  @Test("a file on its own takes no catalog and no text beside it; one in a project's folder does")
  func fileAlone() throws {
    try inFolder([
      "Views/a.swift", "Views/I.xcassets/x.imageset/x.png", "Views/L.xcstrings", "Views/M.xcdatamodeld/x",
      "Views/logo.png", "Views/Deep/other.png",
    ]) { path in
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      func resources() throws -> (beside: [String], found: [String]) {
        let source = try Source(path: "\(path)/Views/a.swift")
        let places = try source.resourceFolders(in: folder)
        let found = try places.flatMap { try FileManager.default.subpathsOfDirectory(atPath: $0.path) }
        return (source.resources.map { String($0.dropFirst(path.count + 7)) }, found.sorted())
      }
      let alone = try resources()
      #expect(alone.beside == ["logo.png"] && alone.found == ["logo.png"])
      for marker in ["App.xcodeproj", "App.xcworkspace", "Package.swift"] {
        let project = "\(path)/\(marker)"
        try FileManager.default.createDirectory(atPath: project, withIntermediateDirectories: true)
        let ours = try resources()
        #expect(ours.beside == ["I.xcassets", "L.xcstrings", "M.xcdatamodeld", "logo.png"])
        #expect(ours.found.contains("I.xcassets/x.imageset/x.png"))
        try FileManager.default.removeItem(atPath: project)
      }
    }
  }

  @Test("what is no source is refused with its name")
  func refuses() throws {
    try inFolder(["a.txt"]) { path in
      let paths = [path, "\(path)/a.txt", "\(path)/none.swift"]
      let messages = paths.map { path in
        do { return try Source(path: path).path } catch { return "\(error)" }
      }
      #expect(
        messages == [
          "There is no Swift file in \(path).",
          "\(path)/a.txt is not a Swift file; name a .swift file, or a folder of them.",
          "There is no file or folder \(path)/none.swift.",
        ])
    }
  }

  @Test("a file whose name is no UTF-8 is left out, and told")
  func nameless() throws {
    try inFolder(["a.swift"]) { path in
      let name = Array("\(path)/".utf8) + [0xFF] + Array(".swift".utf8)
      let file = (name.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer {
        open($0.baseAddress!, O_WRONLY | O_CREAT, 0o600)
      }
      try #require(file >= 0)
      close(file)
      let source = try Source(path: path)
      #expect(source.swiftFiles == ["\(path)/a.swift"])
      #expect(source.notices.all == ["Left out: \(path)/\u{FFFD}.swift (no name in UTF-8)."])
    }
  }

  @Test("a playground in a folder is left out, and told; a playground on its own is not")
  func playgrounds() throws {
    try inFolder(["a.swift", "Try.playground/Contents.swift"]) { path in
      let source = try Source(path: path)
      #expect(source.swiftFiles == ["\(path)/a.swift"])
      #expect(source.notices.all == ["Left out: \(path)/Try.playground (a playground)."])
      #expect(
        try Source(path: "\(path)/Try.playground").swiftFiles == ["\(path)/Try.playground/Contents.swift"])
    }
  }

  @Test("a project's views see the files that it names in the folder that was given, and none outside of it")
  func filesOfFolder() throws {
    try inFolder([
      "Repository/.git/config", "Repository/Shared/words.json", "Repository/Shared/other.json",
      "Repository/App/App.xcodeproj/project.pbxproj", "Repository/App/View.swift", "secret.json",
    ]) { path in
      let repository = "\(path)/Repository"
      try FileManager.default.createSymbolicLink(
        atPath: "\(repository)/Shared/link.json", withDestinationPath: "\(path)/secret.json")
      let named = [
        "Shared/words.json", "Shared/link.json", ".git/config", "../secret.json", "Shared",
        "Shared/none.json",
      ]
      let source = try Source(
        path: "\(repository)/App", swiftFiles: ["\(repository)/App/View.swift"], modules: [],
        application: ApplicationBundle(
          resources: named.map { SourceResource(path: "\(repository)/\($0)") }),
        projectFiles: ["\(repository)/App/App.xcodeproj/project.pbxproj"],
        within: GivenFolders([repository]))
      let shared = "\(repository)/Shared"
      #expect(try source.visibleFiles() == ["\(repository)/App", "\(shared)/words.json", shared])
    }
  }
}
