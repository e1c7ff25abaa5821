import CommandTesting
import Foundation
import PlumbSource
import Testing

@Suite("The watch over a source", .timeLimit(.minutes(12)))
struct SourceWatchTests {
  /// Whether each of some changes of a folder is noticed.
  private func notices(
    _ files: [String], source: String = "", _ changes: [(String) throws -> Void]
  ) throws -> [Bool] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for file in files { try write(folder.path(file), "1") }
    var watch = SourceWatch(path: folder.path(source))
    watch.waitForChange()
    return try changes.map { change in
      #expect(!watch.hasChanged())
      try change(folder.url.path)
      let isNoticed = watch.hasChanged()
      if isNoticed { watch.waitForChange() }
      return isNoticed
    }
  }

  private func write(_ path: String, _ text: String) throws {
    try writeFile(text, to: path)
  }

  @Test("a file that is written, renamed, replaced by a folder, gone and back again")
  func file() throws {
    let found = try notices(
      ["View.swift"], source: "View.swift",
      [
        { try write("\($0)/View.swift", "12") },
        { try FileManager.default.moveItem(atPath: "\($0)/View.swift", toPath: "\($0)/Other.swift") },
        {
          try FileManager.default.createDirectory(
            atPath: "\($0)/View.swift", withIntermediateDirectories: false)
        },
        { try FileManager.default.removeItem(atPath: "\($0)/View.swift") },
        { try FileManager.default.moveItem(atPath: "\($0)/Other.swift", toPath: "\($0)/View.swift") },
      ])
    #expect(found == [true, true, true, true, true])
  }

  @Test("what is deep in a catalog of assets, in one of texts and in a language's folder is noticed")
  func resources() throws {
    let found = try notices(
      [
        "View.swift", "A.xcassets/a.colorset/Contents.json", "L.xcstrings", "de.lproj/L.strings",
        "App.xcodeproj/project.pbxproj",
      ],
      source: "View.swift",
      [
        { try write("\($0)/A.xcassets/a.colorset/Contents.json", "{ }") },
        { try write("\($0)/A.xcassets/b.imageset/b.png", "2") },
        { try write("\($0)/L.xcstrings", "{ }") }, { try write("\($0)/de.lproj/L.strings", "22") },
      ])
    #expect(found == [true, true, true, true])
  }

  @Test("a folder's new, changed and lost files are noticed, and files that are no part of it are not")
  func folder() throws {
    let found = try notices(
      ["a.swift", "in/b.swift"],
      [
        { try write("\($0)/in/b.swift", "22") }, { try write("\($0)/c.swift", "3") },
        { try FileManager.default.removeItem(atPath: "\($0)/a.swift") },
        { try write("\($0)/notes.txt", "4") }, { try write("\($0)/.build/d.swift", "5") },
      ])
    #expect(found == [true, true, true, false, false])
  }

  @Test("a file that never rests is not waited for")
  func restless() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.path("View.swift")
    try write(path, "")
    // Not a task: the watch takes a thread of those that tasks have, and another test may have the last.
    let writing = Thread {
      var number = 0
      while !Thread.current.isCancelled {
        number += 1
        try? write(path, "\(number)")
        usleep(5000)
      }
    }
    writing.start()
    defer { writing.cancel() }
    var watch = SourceWatch(path: path)
    watch.waitForChange()
    var seen: [String] = []
    for _ in 1...5 {
      watch.waitForChange()
      seen.append(try String(contentsOfFile: path, encoding: .utf8))
    }
    #expect(Set(seen).count > 1, "the watch came back while the file went on changing: \(seen)")
  }
}
