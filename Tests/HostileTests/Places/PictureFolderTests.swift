import CommandTesting
import Foundation
import Testing

@Suite("Folders of pictures", .timeLimit(.minutes(6)))
struct PictureFolderTests {
  private static let source = """
    #Preview("Card") { Text("1") }
    #Preview("card") { Text("2") }
    """

  private func command() throws -> Command {
    let command = try Command()
    try command.write(Self.source, to: "s/View.swift")
    try Data("mine".utf8).write(to: URL(fileURLWithPath: command.path("file")))
    return command
  }

  @Test(
    "a file, a device and a way through a file are told before anything is compiled, and are left alone",
    arguments: [
      (["snapshot", "s", "--check", "--report", "file"], "file is a file, and a folder is needed"),
      (
        ["snapshot", "s", "--check", "--report", "/dev/null"], "/dev/null is a device, and a folder is needed"
      ),
      (
        ["snapshot", "s", "--check", "--report", "file/x"], "file is a file, and file/x needs a folder there"
      ),
      (["snapshot", "s", "--check", "--report", ""], "--report needs a folder, and this name is empty"),
      (["snapshot", "s", "-o", "file"], "file is a file, and a folder is needed"),
      (["snapshot", "s", "-o", "file", "--check"], "file is a file, and a folder is needed"),
      (["gallery", "s", "-o", "file"], "file is a file, and a folder is needed"),
      (["gallery", "s", "-o", "file/x/y"], "file is a file, and file/x/y needs a folder there"),
    ])
  func noFolder(words: [String], sentence: String) throws {
    let command = try command()
    defer { command.folder.remove() }
    // Had it been compiled, the status would be 1.
    try command.write("this is no Swift", to: "s/View.swift")
    let answer = try command.run(words)
    #expect(answer.status == 2, "\(answer)")
    #expect(answer.error.hasPrefix(sentence) && answer.error.split(separator: "\n").count == 1, "\(answer)")
    #expect(try String(contentsOfFile: command.path("file"), encoding: .utf8) == "mine")
  }

  @Test("a file with the name of the recorded pictures' folder is told", arguments: [[], ["--check"]])
  func fileOfSnapshots(words: [String]) throws {
    let command = try command()
    defer { command.folder.remove() }
    try Data("mine".utf8).write(to: URL(fileURLWithPath: command.path("s/__Snapshots__")))
    let answer = try command.run(["snapshot", "s"] + words)
    #expect(
      answer
        == .init(
          status: 2, output: "",
          error: "s/__Snapshots__ is a file, and a folder is needed: name another, or move the file.\n"))
  }

  @Test("pictures whose names differ in small letters alone have two names on each disk")
  func smallLetters() throws {
    let command = try command()
    defer { command.folder.remove() }
    #expect(try command.run("snapshot", "s").status == 0)
    let pictures = try FileManager.default.contentsOfDirectory(atPath: command.path("s/__Snapshots__"))
    #expect(Set(pictures) == ["View-Card.png", "View-card-2.png", "index.html"])
    // As a disk lists it that knows no small letters, after an older name of the preview.
    link(command.path("s/__Snapshots__/View-Card.png"), command.path("s/__Snapshots__/VIEW-CARD.png"))
    let check = try command.run("snapshot", "s", "--check")
    #expect(check.status == 0 && check.error.hasSuffix("2 unchanged.\n"), "\(check)")
  }

  @Test("a recorded picture that is cut off or damaged is told as such, and not as changed")
  func damaged() throws {
    let command = try command()
    defer { command.folder.remove() }
    #expect(try command.run("snapshot", "s").status == 0)
    let file = URL(fileURLWithPath: command.path("s/__Snapshots__/View-Card.png"))
    let whole = try Data(contentsOf: file)
    var flipped = whole
    flipped[whole.count / 2] ^= 1
    for (bytes, reason) in [
      (whole.prefix(whole.count / 2), "it is cut off"), (whole.prefix(whole.count - 12), "it is cut off"),
      (flipped, "is damaged"),
    ] {
      try Data(bytes).write(to: file)
      let check = try command.run("snapshot", "s", "--check")
      #expect(check.status == 2, "\(check)")
      #expect(check.error.contains("View-Card.png is no picture that can be read"), "\(check)")
      #expect(check.error.contains(reason) && !check.error.contains("Changed"), "\(check)")
    }
  }
}
