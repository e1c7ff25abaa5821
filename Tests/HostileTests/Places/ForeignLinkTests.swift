import CommandTesting
import Foundation
import Testing

/// Links that somebody else has put where the command writes a file that nobody names.
@Suite("Links of somebody else in folders of pictures", .timeLimit(.minutes(8)))
struct ForeignLinkTests {
  private func card() throws -> Command {
    let command = try Command("")
    try command.write("#Preview(\"##vso[task.setvariable]A\") { Color.red }", to: "Cards/Card.swift")
    try FileManager.default.createDirectory(
      atPath: command.path("Cards/__Snapshots__"), withIntermediateDirectories: true)
    return command
  }

  @Test(
    "a page or a picture is written to no device or descriptor to which a link leads",
    arguments: ["index.html", "Card---vso-task.setvariable-A.png"],
    ["/proc/self/fd/1", "/dev/stderr", "/dev/full"])
  func devices(name: String, target: String) throws {
    let command = try card()
    defer { command.folder.remove() }
    try FileManager.default.createSymbolicLink(
      atPath: command.path("Cards/__Snapshots__/\(name)"), withDestinationPath: target)
    for words in [["snapshot", "Cards"], ["gallery", "Cards", "-o", "Cards/__Snapshots__"]] {
      let answer = try command.run(words)
      #expect(!(answer.output + answer.error).contains("<html"), "\(words): \(answer)")
      // A gallery calls the picture otherwise.
      if name == "index.html" { #expect(answer.status == 2, "\(words): \(answer)") }
    }
  }

  @Test("in a sandbox, a link brings no file into being elsewhere", arguments: ["index.html", "Card.png"])
  func files(name: String) throws {
    let command = try card()
    defer { command.folder.remove() }
    try command.write("#Preview { Color.red }", to: "Cards/Card.swift")
    try FileManager.default.createSymbolicLink(
      atPath: command.path("Cards/__Snapshots__/\(name)"), withDestinationPath: "../../new")
    let walled = try command.run("snapshot", "Cards", "--sandbox")
    // What is there is looked at first.
    let reason = name == "Card.png" ? "is no picture that can be read" : "writes nothing outside of"
    #expect(walled.status == 2 && walled.error.contains(reason), "\(walled)")
    #expect(!FileManager.default.fileExists(atPath: command.path("new")))
    // A person's own source has links where they want files.
    #expect(try command.run("snapshot", "Cards").status == 0)
    #expect(FileManager.default.fileExists(atPath: command.path("new")))
  }

  @Test("in a sandbox, the pictures of another project are neither deleted nor compared")
  func folders() throws {
    let command = try card()
    defer { command.folder.remove() }
    try command.write("#Preview { Color.red }", to: "Other/Other.swift")
    #expect(try command.run("snapshot", "Other").status == 0)
    try FileManager.default.removeItem(atPath: command.path("Cards/__Snapshots__"))
    try FileManager.default.createSymbolicLink(
      atPath: command.path("Cards/__Snapshots__"), withDestinationPath: "../Other/__Snapshots__")
    for words in [[], ["--check"]] {
      let answer = try command.run(["snapshot", "Cards", "--sandbox"] + words)
      #expect(answer.status == 2 && answer.error.contains("leads elsewhere"), "\(answer)")
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: command.path("Other/__Snapshots__"))
    #expect(left.sorted() == ["Other.png", "index.html"])
    // A folder that a person names is theirs, wherever it is.
    #expect(
      try command.run("snapshot", "Cards", "--sandbox", "-o", "Cards/__Snapshots__").status == 0)
  }

  @Test("a target that is called as the folder around has a folder in that of the pictures")
  func targets() throws {
    let command = try Command("")
    defer { command.folder.remove() }
    try writeFile(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", targets: [.target(name: "..", path: "A"), .target(name: ".", path: "B"), .target(name: "C", path: "C")])
      """, to: command.path("App/Package.swift"))
    for folder in ["A", "B", "C"] {
      try command.write("#Preview { Color.red }", to: "App/\(folder)/\(folder).swift")
    }
    let answer = try command.run("snapshot", "App", "-o", "pictures")
    #expect(answer.status == 0, "\(answer)")
    let made = try FileManager.default.subpathsOfDirectory(atPath: command.path("pictures")).sorted()
    #expect(made.filter { $0.hasSuffix(".png") } == ["C/C.png", "_./A.png", "_/B.png"])
    #expect(!FileManager.default.fileExists(atPath: command.path("A.png")))
  }
}
