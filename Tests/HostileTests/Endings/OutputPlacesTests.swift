import CommandTesting
import Foundation
import PlumbSource
import Testing

/// What may lie where an output shall go.
@Suite("Places for an output file")
struct OutputPlacesTests {
  private func withFolder(_ body: (TemporaryFolder) throws -> Void) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try body(folder)
  }

  private func write(_ text: String, to path: String) throws {
    try OutputFile(path: path).write(Data(text.utf8))
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  private func status(_ path: String) -> stat {
    var status = stat()
    lstat(path, &status)
    return status
  }

  @Test("a link is followed and stays, also one that leads nowhere yet")
  func links() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(atPath: folder.path("in"), withIntermediateDirectories: false)
      symlink("in/a.png", folder.path("first.png"))
      symlink("first.png", folder.path("second.png"))
      for word in ["one", "two"] {
        try write(word, to: folder.path("second.png"))
        #expect(try text(folder.path("in/a.png")) == word)
      }
      for link in ["first.png", "second.png"] {
        #expect(status(folder.path(link)).st_mode & S_IFMT == S_IFLNK)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("in")) == ["a.png"])
    }
  }

  @Test("links in a circle, a folder and an empty name are refused")
  func refused() throws {
    try withFolder { folder in
      symlink("b", folder.path("a"))
      symlink("a", folder.path("b"))
      for (path, words) in [
        (folder.path("a"), "its links lead in a circle"), (folder.url.path, "is a folder; name a file in it"),
        (folder.path("new") + "/", "is a folder"), ("", "this one is empty"),
        (folder.path("none/a.png"), "there is no folder"),
      ] {
        let problem = #expect(throws: OutputFile.Problem.self) { try OutputFile(path: path) }
        #expect(problem?.description.contains(words) ?? false, "\(String(describing: problem))")
      }
    }
  }

  @Test("a file keeps its mode, and a new one has that of the umask")
  func modes() throws {
    try withFolder { folder in
      let mask = umask(0o027)
      defer { umask(mask) }
      try write("new", to: folder.path("a.png"))
      #expect(status(folder.path("a.png")).st_mode & 0o7777 == 0o640)
      for mode: mode_t in [0o600, 0o666] {
        chmod(folder.path("a.png"), mode)
        try write("again", to: folder.path("a.png"))
        #expect(status(folder.path("a.png")).st_mode & 0o7777 == mode)
      }
    }
  }

  @Test("a file keeps its owner where that is allowed", .enabled(if: geteuid() == 0))
  func owner() throws {
    try withFolder { folder in
      try write("old", to: folder.path("a.png"))
      chown(folder.path("a.png"), 12345, 54321)
      chmod(folder.path("a.png"), 0o600)
      try write("new", to: folder.path("a.png"))
      let status = status(folder.path("a.png"))
      #expect(status.st_uid == 12345 && status.st_gid == 54321 && status.st_mode & 0o777 == 0o600)
    }
  }

  @Test("a read-only file is not replaced, also not by root")
  func readOnly() throws {
    try withFolder { folder in
      try write("old", to: folder.path("a.png"))
      chmod(folder.path("a.png"), 0o444)
      let problem = #expect(throws: OutputFile.Problem.self) { try write("new", to: folder.path("a.png")) }
      #expect(problem?.description.hasSuffix("it is read-only.") ?? false)
      #expect(try text(folder.path("a.png")) == "old")
    }
  }

  @Test("other names of a file keep the old content")
  func hardLinks() throws {
    try withFolder { folder in
      try write("old", to: folder.path("a.png"))
      link(folder.path("a.png"), folder.path("b.png"))
      try write("new", to: folder.path("a.png"))
      #expect(try [text(folder.path("a.png")), text(folder.path("b.png"))] == ["new", "old"])
    }
  }

  @Test("a name may have as many bytes as the file system takes, in any letters")
  func longNames() throws {
    try withFolder { folder in
      for name in [String(repeating: "a", count: 255), String(repeating: "💛", count: 63) + "png"] {
        #expect(name.utf8.count == 255)
        try write("x", to: folder.path(name))
        try write("y", to: folder.path(name))
        #expect(try text(folder.path(name)) == "y")
        let problem = #expect(throws: OutputFile.Problem.self) {
          try OutputFile(path: folder.path(name + "b"))
        }
        #expect(problem?.description.contains("the name has 256 bytes, and 255 is the most") ?? false)
      }
    }
  }

  @Test("a device takes what comes and is not replaced")
  func devices() throws {
    try withFolder { folder in
      guard let null = device("null", number: 0x103, folder), let full = device("full", number: 0x107, folder)
      else { return }
      let before = status(null)
      try write("lost", to: null)
      let after = status(null)
      #expect(before.st_ino == after.st_ino && after.st_mode & S_IFMT == S_IFCHR)
      let problem = #expect(throws: OutputFile.Problem.self) { try write("x", to: full) }
      #expect(problem?.description == "\(full) can not be written: No space left on device.")
    }
  }

  /// One of the system's devices. Who may replace it has one of their own instead: a test that fails must not take the machine's.
  private func device(_ name: String, number: dev_t, _ folder: TemporaryFolder) -> String? {
    guard geteuid() == 0 else { return "/dev/\(name)" }
    let path = folder.path(name)
    guard mknod(path, S_IFCHR | 0o666, number) == 0 else { return nil }
    let descriptor = open(path, O_WRONLY)
    close(descriptor)
    return descriptor >= 0 ? path : nil
  }

  @Test("a named pipe gives its reader everything and is not replaced")
  func pipes() throws {
    try withFolder { folder in
      mkfifo(folder.path("pipe"), 0o600)
      let reader = Process()
      reader.executableURL = URL(fileURLWithPath: "/bin/sh")
      reader.arguments = ["-c", "cat pipe > read"]
      reader.currentDirectoryURL = folder.url
      try reader.run()
      let long = String(repeating: "longer than a pipe holds ", count: 10_000)
      try write(long, to: folder.path("pipe"))
      reader.waitUntilEnd()
      #expect(try text(folder.path("read")) == long)
      #expect(status(folder.path("pipe")).st_mode & S_IFMT == S_IFIFO)
    }
  }

  /// A file system of 64 kB, where this process may make one.
  private func withSmallDisk(_ body: (TemporaryFolder) throws -> Void) throws {
    try withFolder { folder in
      let mount = Process()
      mount.executableURL = URL(fileURLWithPath: "/bin/sh")
      mount.arguments = ["-c", "exec mount -t tmpfs -o size=64k tmpfs \"$0\" 2>/dev/null", folder.url.path]
      try mount.run()
      mount.waitUntilEnd()
      guard mount.terminationStatus == 0 else { return }
      defer { umount2(folder.url.path, 2) }
      try body(folder)
    }
  }

  @Test("a full disk is told, keeps the old file and takes no half of the new one")
  func fullDisk() throws {
    try withSmallDisk { folder in
      try write("old", to: folder.path("a.png"))
      let problem = #expect(throws: OutputFile.Problem.self) {
        try write(String(repeating: "x", count: 100_000), to: folder.path("a.png"))
      }
      #expect(problem?.description.hasSuffix("can not be written: No space left on device.") ?? false)
      #expect(try text(folder.path("a.png")) == "old")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.png"])
    }
  }
}
