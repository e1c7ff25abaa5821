import CommandTesting
import Foundation
import PlumbSource
import Testing

@testable import PlumbCommand

/// Folders, and files without permission.
@Suite("Folders that outputs name", .timeLimit(.minutes(5)))
struct OutputFolderTests {
  private static let source = "#Preview(\"A\") { Color.red }"

  @Test(
    "an empty name, a file in the place of a folder and a folder in the place of a file are told at once",
    arguments: [
      (
        ["snapshot", "View.swift", "--check", "--report", ""],
        "--report needs a folder, and this name is empty"
      ),
      (
        ["snapshot", "View.swift", "--check", "--report", "file"], "file is a file, and a folder is needed"
      ),
      (["snapshot", "View.swift", "--check", "--report", "file/in"], "file/in needs a folder there"),
      (["snapshot", "View.swift", "--check", "--report", "folder"], "folder/index.html is a folder"),
      (["snapshot", "View.swift", "-o", ""], "this one is empty"),
      (["snapshot", "View.swift", "-o", "file"], "file is a file, and a folder is needed"),
      (["snapshot", "View.swift", "--junit", ""], "this one is empty"),
      (["snapshot", "View.swift", "--junit", "folder"], "folder is a folder; name a file in it."),
      (["gallery", "View.swift", "-o", "file"], "file is a file, and a folder is needed"),
      (["gallery", "View.swift", "-o", "folder"], "folder/index.html is a folder"),
      (["share", "View.swift", "-o", ""], "this one is empty"),
      (["share", "View.swift", "-o", "folder.html"], "folder.html is a folder"),
      (["guide", "-o", ""], "this one is empty"), (["guide", "-o", "file"], "file is none"),
      (["guide", "-o", "folder"], "folder/index.html is a folder"),
    ])
  func refused(words: [String], reason: String) throws {
    let command = try Command(Self.source)
    defer { command.folder.remove() }
    try command.folder.write("mine", to: "file")
    for folder in ["folder/index.html", "folder.html"] {
      try FileManager.default.createDirectory(atPath: command.path(folder), withIntermediateDirectories: true)
    }
    let answer = try command.run(words)
    #expect(answer.status == 2 && answer.output == "", "\(answer)")
    #expect(
      answer.error.contains(reason) && answer.error.split(separator: "\n").count == 1, "\(answer.error)")
    #expect(try String(contentsOfFile: command.path("file"), encoding: .utf8) == "mine")
  }

  @Test("the folder of SNAPSHOT_ARTIFACTS is looked at as that of --report")
  func artifacts() throws {
    let command = try Command(Self.source)
    defer { command.folder.remove() }
    try command.folder.write("mine", to: "kept/index.html")
    let answer = try command.shell(
      "\"$PLUMB\" snapshot View.swift --check", environment: ["SNAPSHOT_ARTIFACTS": command.path("kept")])
    #expect(answer.status == 2 && answer.error.contains("is not a page of Plumb"), "\(answer)")
    #expect(try String(contentsOfFile: command.path("kept/index.html"), encoding: .utf8) == "mine")
  }

  @Test(
    "a file that can not be read is not taken for Plumb's, for whoever is not root",
    arguments: Account.all.suffix(1))
  func unreadable(account: Account) throws {
    let command = try Command(Self.source)
    defer { command.folder.remove() }
    try command.folder.write("mine", to: "page.html")
    chmod(command.path("page.html"), 0o200)
    let through = try account.through(command)
    // Root may read everything.
    guard geteuid() != 0 || account == .ordinary else { return }
    let answer = try command.run(["share", "View.swift", "-o", "page.html"], through: through)
    #expect(answer.status == 2, "\(answer)")
    #expect(
      answer.error
        == "page.html is there and can not be read, so it is not written over. Name another file, or move this one away.\n"
    )
  }

  @Test("a result of JUnit goes to standard output where it is named, and nothing else does")
  func junit() throws {
    let command = try Command(Self.source)
    defer { command.folder.remove() }
    let answer = try command.run("snapshot", "View.swift", "--junit", "-")
    #expect(answer.status == 0, "\(answer)")
    #expect(answer.output.hasPrefix("<?xml") && answer.output.hasSuffix("</testsuite>\n"), "\(answer)")
    let both = try command.run("snapshot", "View.swift", "--junit", "/dev/stdout", "--json")
    #expect(both.status == 2 && both.error.contains("can not both go to standard output"), "\(both)")
  }

  @Test(
    "a page goes to standard output and to a device as it is", arguments: ["-", "/dev/stdout", "/dev/null"])
  func streams(name: String) throws {
    let file = try OutputFile.named(name)
    #expect(file.isStream)
    #expect(throws: Never.self) { try ResultFile(file, .page) }
  }
}
