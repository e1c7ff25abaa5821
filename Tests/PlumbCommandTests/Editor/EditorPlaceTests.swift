import CommandTesting
import Foundation
import Testing

@testable import PlumbCommand

@Suite("What plumb editor writes", .timeLimit(.minutes(5)))
struct EditorPlaceTests {
  private func repository() throws -> Command {
    let command = try Command()
    try command.write("struct Row: View { var body: some View { Text(\"a\") } }", to: "App [1]/Row.swift")
    try command.folder.write("*.o\n", to: ".gitignore")
    let made = try command.shell(
      """
      rm -f View.swift; git init -q && git add .gitignore App* && git -c user.name=a -c user.email=a@b commit -qm "Begin"
      """)
    try #require(made.status == 0, "\(made.error)")
    return command
  }

  @Test("a link by its name, and another tool's file that has the same name in it, are not written over")
  func linked() throws {
    let command = try repository()
    defer { command.folder.remove() }
    let file = command.path("App [1]/buildServer.json")
    try command.folder.write("{\"name\": \"Plumb\", \"argv\": [\"plumb\"]}", to: "package.json")
    func refuses(_ what: String) throws {
      let answer = try command.run("editor", "App [1]")
      #expect(answer.status == 2 && answer.error.contains("is not overwritten"), "\(what): \(answer)")
    }
    for target in ["../package.json", "../none.json"] {
      try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: target)
      try refuses(target)
      unlink(file)
    }
    #expect(!FileManager.default.fileExists(atPath: command.path("none.json")))
    try FileManager.default.copyItem(atPath: command.path("package.json"), toPath: file)
    try refuses("a plain file")
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("[\"plumb\"]"))
  }

  private func changes(_ command: Command, in folder: String = ".") throws -> String {
    try command.shell("git -C \(folder) status --short -- . ':!standard-*'").output
  }

  @Test("git does not see it, no file that git keeps is changed, and --remove takes all of it away")
  func ignored() throws {
    let command = try repository()
    defer { command.folder.remove() }
    let list = command.path(".git/info/exclude")
    let before = try String(contentsOfFile: list, encoding: .utf8)
    let answer = try command.run("editor", "App [1]")
    #expect(answer.status == 0)
    #expect(answer.output == command.path("App [1]/buildServer.json\n"))
    #expect(try changes(command) == "")
    // The second time is like the first.
    #expect(try command.run("editor", "App [1]") == answer)
    #expect(try command.run("editor", "App [1]", "--remove").status == 0)
    #expect(!FileManager.default.fileExists(atPath: command.path("App [1]/buildServer.json")))
    #expect(try String(contentsOfFile: list, encoding: .utf8) == before)
    #expect(
      try command.run("editor", "App [1]", "--remove").error
        == "\(command.path("App [1]")) has nothing of plumb editor.\n")
  }

  @Test("the same holds in a worktree, whose list is the repository's")
  func worktree() throws {
    let command = try repository()
    defer { command.folder.remove() }
    #expect(try command.shell("git worktree add -q tree").status == 0)
    #expect(try command.run("editor", "tree/App [1]").status == 0)
    #expect(try changes(command, in: "tree") == "")
  }

  @Test("and in a submodule, whose list is its own")
  func submodule() throws {
    let command = try repository()
    defer { command.folder.remove() }
    let made = try command.shell(
      """
      git init -q whole && cd whole && git -c protocol.file.allow=always submodule --quiet add "$(dirname "$PWD")" part
      """)
    try #require(made.status == 0, "\(made.error)")
    #expect(try command.run("editor", "whole/part/App [1]").status == 0)
    #expect(try changes(command, in: "whole/part") == "")
  }

  @Test("another build server's file is left as it is")
  func foreign() throws {
    let command = try repository()
    defer { command.folder.remove() }
    try command.folder.write("{\"name\": \"other\"}", to: "App [1]/buildServer.json")
    for words in [["editor", "App [1]"], ["editor", "App [1]", "--remove"]] { _ = try command.run(words) }
    let answer = try command.run("editor", "App [1]")
    #expect(answer.status == 2)
    #expect(
      answer.error.hasSuffix(
        "is of another build server, and is not overwritten. Move it away to use Plumb in its place.\n"))
    #expect(
      try String(contentsOfFile: command.path("App [1]/buildServer.json"), encoding: .utf8)
        == "{\"name\": \"other\"}")
  }

  @Test("a toolchain without a language server is told")
  func noServer() throws {
    let command = try repository()
    defer { command.folder.remove() }
    try command.folder.write("#!/bin/sh\n", to: "bin/swiftc")
    let answer = try command.shell(
      "chmod +x bin/swiftc; PATH=\"$PWD/bin:/usr/bin:/bin\" \"$PLUMB\" editor \"App [1]\"")
    #expect(answer.status == 4)
    #expect(
      answer.error
        == "There is no sourcekit-lsp on the PATH, nor in \(command.path("bin")). It is part of the toolchains of swift.org: install one, or put its folder on the PATH.\n"
    )
    #expect(try changes(command) == "?? bin/\n")
  }

  @Test("words that mean nothing are refused")
  func wrongWords() throws {
    let command = try repository()
    defer { command.folder.remove() }
    #expect(
      try command.run("editor", "None").error == "There is no file or folder \(command.path("None")).\n")
    #expect(try command.run("editor", "--remove", "--serve").status == 2)
  }
}

@Suite("Messages with their length before them") struct FramedMessagesTests {
  private func read(_ parts: [String]) -> [String] {
    let pipe = Pipe()
    for part in parts { try? pipe.fileHandleForWriting.write(contentsOf: Data(part.utf8)) }
    try? pipe.fileHandleForWriting.close()
    var messages = FramedMessages(descriptor: pipe.fileHandleForReading.fileDescriptor)
    var texts: [String] = []
    while let data = messages.next() { texts.append(String(decoding: data, as: UTF8.self)) }
    return texts
  }

  @Test("are read one after the other, wherever they are cut")
  func whole() {
    #expect(
      read(["Content-Length: 2\r\n\r\n{}content-length:3\r\nContent-Type: x\r\n\r\n[1]"]) == ["{}", "[1]"])
    #expect(read(["Content-Le", "ngth: 4\r", "\n\r\nnu", "ll"]) == ["null"])
  }

  @Test(
    "end with the input, and where no message begins",
    arguments: [
      "", "Content-Length: 5\r\n\r\n{}", "Content-Length: -1\r\n\r\n{}", "Content-Length: x\r\n\r\n{}",
      "\r\n\r\n{}",
      "Content-Length: 99999999999\r\n\r\n{}", String(repeating: "a", count: 100_000) + "\r\n\r\n",
    ])
  func wrong(text: String) {
    #expect(read([String(text.prefix(60_000))]) == [])
  }
}
