import CommandTesting
import Foundation
import PlumbSource
import TestLayers
import Testing

@Suite("Any user, any place", .timeLimit(.minutes(6)))
struct PlacesTests {
  private static let row = "struct Row: View { var body: some View { Text(\"Row\") } }"

  @Test(
    "the command needs no home, no environment and no name for its user", .tags(.slow),
    arguments: [
      ["env", "-u", "HOME"], ["env", "HOME=/proc"], ["env", "HOME=nowhere", "XDG_CACHE_HOME=/dev/null"],
      ["env", "-i", "PATH=\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")"],
      ["unshare", "--user", "--map-user=12345", "--map-group=12345", "env", "-u", "HOME"],
    ])
  func homeless(through: [String]) throws {
    let command = try Command(Self.row)
    defer { command.folder.remove() }
    let answer = try command.run(["render", "View.swift", "-o", "a.png"], through: through)
    #expect(answer.status == 0, "\(answer)")
    #expect(answer.error == "")
    #expect(FileManager.default.fileExists(atPath: command.path("a.png")))
  }

  @Test("caches are in one place, which is made again when something in it is damaged")
  func cache() throws {
    let command = try Command(Self.row)
    defer { command.folder.remove() }
    let cache = command.path("kept")
    func picture() throws -> Data {
      let answer = try command.run(
        ["render", "View.swift", "-o", "a.png"], through: ["env", "PLUMB_CACHE=\(cache)"])
      #expect(answer.status == 0, "\(answer)")
      return try Data(contentsOf: URL(fileURLWithPath: command.path("a.png")))
    }
    let first = try picture()
    let files = try FileManager.default.subpathsOfDirectory(atPath: cache).filter {
      $0.hasSuffix(".pcm") || $0.contains("fonts/") && $0.contains("cache")
    }
    #expect(files.contains { $0.hasSuffix(".pcm") } && files.contains { $0.contains("v2/fonts/") })
    for file in files {
      let size = try Data(contentsOf: URL(fileURLWithPath: "\(cache)/\(file)")).count
      try Data(repeating: 0xA5, count: size / 2).write(to: URL(fileURLWithPath: "\(cache)/\(file)"))
    }
    #expect(try picture() == first)
  }

  @Test("a place that takes no files is told with what to set")
  func noPlace() throws {
    let command = try Command(Self.row)
    defer { command.folder.remove() }
    for (place, sentence) in [
      ("PLUMB_CACHE=/proc/none", "PLUMB_CACHE is /proc/none, which can not be used."),
      ("PLUMB_CACHE=here", "Set it to the absolute path of a folder that takes new files"),
      ("TMPDIR=/proc", "No temporary folder can be made in /proc"),
    ] {
      let answer = try command.run(["check", "View.swift"], through: ["env", place])
      #expect(answer.status != 0 && answer.error.contains(sentence), "\(answer)")
    }
  }

  @Test("a cache that is somebody else's is not used", .enabled(if: geteuid() == 0))
  func foreignCache() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let places = ["PLUMB_CACHE": folder.path("named"), "XDG_CACHE_HOME": folder.path("shared")]
    let paths = try places.map { name, place in try CacheFolder(environment: [name: place], orIn: folder).path
    }
    for path in paths { chown(path, 12345, 12345) }
    #expect(throws: CacheFolder.Problem.self) {
      try CacheFolder(environment: ["PLUMB_CACHE": folder.path("named")], orIn: folder)
    }
    let other = try CacheFolder(environment: ["XDG_CACHE_HOME": folder.path("shared")], orIn: folder)
    #expect(other.path == folder.path("cache"))
  }

  @Test("a folder of the cache's name with somebody's files is no cache, and keeps them")
  func ownFiles() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("mine", to: "named/v2/libraries/notes.txt")
    for _ in 0..<2 {
      #expect(throws: CacheFolder.Problem.self) {
        try CacheFolder(environment: ["PLUMB_CACHE": folder.path("named")], orIn: folder)
      }
    }
    let path = try CacheFolder(environment: ["PLUMB_CACHE": folder.path("other")], orIn: folder).path
    let tag = try String(contentsOfFile: "\(path)/CACHEDIR.TAG", encoding: .utf8)
    #expect(tag.hasPrefix("Signature: 8a477f597d28d172789f06886806bc55"))
    #expect(try CacheFolder(environment: ["PLUMB_CACHE": folder.path("other")], orIn: folder).path == path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("named/v2")) == ["libraries"])
  }

  @Test("a source may have any name that the compiler takes, and the others are told")
  func names() throws {
    let command = try Command()
    defer { command.folder.remove() }
    let names = ["-b", "@c", "a b", "größer 🌍", "it's", "\"quoted\"", "#1$x%y&z", "back\\slash", "--version"]
    for (index, name) in names.enumerated() {
      try "import SwiftUI\nstruct Row\(index): View { var body: some View { Text(\"\(index)\") } }\n".write(
        toFile: command.path("\(name).swift"), atomically: true, encoding: .utf8)
    }
    let all = try command.run("inspect", ".", "--all")
    #expect(all.status == 0, "\(all.error)")
    for index in names.indices { #expect(all.output.contains("Text(\"\(index)\")")) }
    #expect(try command.run("check", "--", "-b.swift").status == 0)
    #expect(try command.run("check", "@c.swift").status == 0)
    try "".write(toFile: command.path("two\nlines.swift"), atomically: true, encoding: .utf8)
    let answer = try command.run("check", ".")
    #expect(answer.status == 2)
    #expect(
      answer.error
        == "two⏎lines.swift has a line break in its name, which the compiler does not take. Rename it.\n")
  }
}
