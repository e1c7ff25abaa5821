import CommandTesting
import Foundation
import Testing

@testable import PlumbSource

/// Which places are inside of a folder that was given, as path_resolution(7) describes the way to them.
@Suite("Folders that were given") struct GivenFoldersTests {
  /// A folder `App` with a file and a folder in it, and a folder `Out` with the same beside it.
  private func inFolders(_ body: (TemporaryFolder, GivenFolders) throws -> Void) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for name in ["App/a.txt", "App/In/b.txt", "Out/a.txt", "Out/In/b.txt"] {
      try folder.write(name, to: name)
    }
    try body(folder, GivenFolders([folder.path("App")]))
  }

  private func link(_ name: String, to target: String, in folder: TemporaryFolder) {
    #expect(symlink(target, folder.path(name)) == 0, "\(name)")
  }

  @Test("hold what is below them, by whatever way it is named")
  func inside() throws {
    try inFolders { folder, given in
      link("App/same.txt", to: "a.txt", in: folder)
      link("App/Turn", to: "../Out/../App/In", in: folder)
      link("Door", to: "App/In", in: folder)
      for path in ["App", "App/", "App//a.txt", "App/./In/../a.txt", "Out/../App/a.txt", "Door/b.txt"] {
        #expect(given.holds(folder.path("") + "/" + path), "\(path)")
      }
      for path in ["App/same.txt", "App/Turn/b.txt", "App/Turn/../a.txt", "App/none/x.txt"] {
        #expect(given.holds(folder.path("") + "/" + path), "\(path)")
      }
    }
  }

  @Test("do not hold what links and dots lead out to, and say the same of what is not there")
  func outside() throws {
    try inFolders { folder, given in
      link("App/file.txt", to: "../Out/a.txt", in: folder)
      link("App/Folder", to: folder.path("Out"), in: folder)
      link("App/second.txt", to: "file.txt", in: folder)
      link("App/Deep", to: "Folder/In", in: folder)
      link("App/gone.txt", to: "../Out/none.txt", in: folder)
      link("App/circle", to: "circle", in: folder)
      for path in ["Out/a.txt", "Out/none.txt", "App/../Out/a.txt", "App2/a.txt", "", "App/../../x"] {
        #expect(!given.holds(folder.path("") + "/" + path), "\(path)")
      }
      for path in [
        "App/file.txt", "App/Folder", "App/Folder/a.txt", "App/Folder/none.txt", "App/second.txt",
        "App/Deep/b.txt", "App/Deep/../a.txt", "App/gone.txt", "App/circle", "App/none/../../Out/a.txt",
      ] { #expect(!given.holds(folder.path("") + "/" + path), "\(path)") }
    }
  }

  @Test("hold nothing through /proc, whose links are other ones for the compiler than for the command")
  func processes() throws {
    try inFolders { folder, given in
      link("App/here", to: "/proc/self/cwd", in: folder)
      link("App/root", to: "/proc/self/root", in: folder)
      let file = folder.path("App/a.txt")
      #expect(access("/proc/self/root\(file)", R_OK) == 0, "the system follows it")
      for path in [
        "/proc/self/root\(file)", "/proc/self/cwd/a.txt", "/proc/1/root\(file)", "/dev/fd/0",
        folder.path("App/here/a.txt"), folder.path("App/root\(file)"),
      ] { #expect(!given.holds(path), "\(path)") }
    }
  }

  @Test("tell names apart by their bytes: those that look the same, begin the same, or are no text")
  func bytes() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    // An é of one character, and one of two.
    let (given, other) = ("Caf\u{E9}", "Cafe\u{301}")
    for name in [given, other, "\(given)s", "Out"] { try folder.write("", to: "\(name)/a.txt") }
    let folders = GivenFolders([folder.path(given)])
    let top = folder.path("")
    #expect(folders.holds("\(top)/\(given)/a.txt"))
    #expect(!folders.holds("\(top)/\(other)/a.txt"))
    #expect(!folders.holds("\(top)/\(given)s/a.txt"))
    // A slash and a mark that joins it are one letter of a text, and still end a name.
    #expect(!folders.holds("\(top)/\(given)/../\u{301}x"))
    #expect(folders.holds("\(top)/\(given)/\u{301}x"))
    #expect(!folders.holds("\(top)/\(given)/../Out/a.txt\u{0}"))
    // A link to `d\xFF`, which is itself a link that leads out.
    let strange = Array("\(top)/\(given)/d".utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0]
    #expect(symlink("../Out", strange) == 0)
    let target = Array("d".utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0]
    #expect(symlink(target, "\(top)/\(given)/door") == 0)
    #expect(access("\(top)/\(given)/door/a.txt", R_OK) == 0, "the system follows it")
    #expect(!folders.holds("\(top)/\(given)/door/a.txt"))
  }

  @Test("agree with realpath(3) about paths through random trees of links")
  func realPaths() throws {
    var random = SeededNumbers(state: 7)
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try FileManager.default.createDirectory(
      atPath: folder.path("App"), withIntermediateDirectories: true)
    let steps = [
      "a", "b", "c", "..", ".", "", "a/b", "../App", "../Out", folder.path("App/a"), folder.path(""),
    ]
    func path() -> String {
      (0..<Int.random(in: 1...4, using: &random)).map { _ in steps.randomElement(using: &random) ?? "" }
        .joined(separator: "/")
    }
    for place in ["App", "Out"] {
      for name in ["a", "b", "c", "a/a", "a/b", "a/c", "b/a", "b/b", "b/c"] {
        let here = folder.path("\(place)/\(name)")
        if Bool.random(using: &random) {
          try? FileManager.default.createDirectory(atPath: here, withIntermediateDirectories: true)
        } else {
          symlink(path(), here)
        }
      }
    }
    let given = GivenFolders([folder.path("App")])
    var counts = [true: 0, false: 0]
    for _ in 0..<20_000 {
      let way = folder.path("App") + "/" + path()
      guard let found = realpath(way, nil) else { continue }
      defer { free(found) }
      let real = String(cString: found)
      let isInside = real == folder.path("App") || real.hasPrefix(folder.path("App") + "/")
      #expect(given.holds(way) == isInside, "\(way) is \(real)")
      counts[isInside, default: 0] += 1
    }
    #expect(counts.values.allSatisfy { $0 > 1000 }, "\(counts)")
  }

  /// Numbers that are the same in each run (SplitMix64).
  private struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var number = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
      return number ^ (number >> 31)
    }
  }

  @Test("are followed themselves when they are links, and are several when several were given")
  func links() throws {
    try inFolders { folder, _ in
      link("Door", to: "App", in: folder)
      let given = GivenFolders([folder.path("Door"), folder.path("Out/In")])
      for path in ["Door/a.txt", "App/a.txt", "Out/In/b.txt", "Door/../Out/In/b.txt"] {
        #expect(given.holds(folder.path("") + "/" + path), "\(path)")
      }
      #expect(!given.holds(folder.path("Out/a.txt")))
      #expect(!GivenFolders([]).holds(folder.path("App/a.txt")))
      #expect(GivenFolders.everything.holds(folder.path("Out/a.txt")))
      #expect(GivenFolders(["/"]).holds(folder.path("Out/a.txt")))
    }
  }

  @Test("a file is not read that became a link to one outside after the question")
  func replaced() throws {
    try inFolders { folder, given in
      let descriptor = open(folder.path("Out/a.txt"), O_RDONLY)
      defer { close(descriptor) }
      #expect(!given.holds(opened: descriptor))
      let other = open(folder.path("App/a.txt"), O_RDONLY)
      defer { close(other) }
      #expect(given.holds(opened: other))
      link("App/link.txt", to: "../Out/a.txt", in: folder)
      #expect(throws: PlainFile.Problem.outside) {
        try PlainFile.read(folder.path("App/link.txt"), most: 100, within: given)
      }
      let own = try PlainFile.read(folder.path("App/a.txt"), most: 100, within: given)
      #expect(own == Data("App/a.txt".utf8))
    }
  }

  @Test("catalogs, data models and folders of resources in them have nothing of what is outside")
  func resources() throws {
    try inFolders { folder, given in
      try folder.write("{}", to: "Out/C.xcassets/Secret.colorset/Contents.json")
      try folder.write(
        "<model><entity name=\"Secret\" representedClassName=\"Secret\" codeGenerationType=\"class\"/></model>",
        to: "Out/M.xcdatamodel/contents")
      try folder.write("{}", to: "App/Own.xcassets/Own.colorset/Contents.json")
      link("App/C.xcassets", to: "../Out/C.xcassets", in: folder)
      link("App/M.xcdatamodel", to: "../Out/M.xcdatamodel", in: folder)
      try FileManager.default.createDirectory(
        atPath: folder.path("App/N.xcdatamodel"), withIntermediateDirectories: true)
      link("App/N.xcdatamodel/contents", to: "../../Out/M.xcdatamodel/contents", in: folder)
      link("App/In/Names", to: folder.path("Out"), in: folder)
      let catalogs = ["Own", "C"].map { folder.path("App/\($0).xcassets") }
      #expect(AssetGroup(catalogs: catalogs, within: given).colors.map(\.name) == ["Own"])
      #expect(AssetGroup(catalogs: catalogs, within: .everything).colors.map(\.name) == ["Own", "Secret"])
      let models = ["M", "N"].map { folder.path("App/\($0).xcdatamodel") }
      #expect(!DataModels(among: models, within: given).key.contains("Secret"))
      #expect(DataModels(among: models, within: .everything).key.contains("Secret"))
      let resource = SourceResource(path: folder.path("App/In"), place: "In")
      try LinkedFolder.make([resource], within: given, at: folder.path("Links"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("Links/In")) == ["b.txt"])
    }
  }
}
