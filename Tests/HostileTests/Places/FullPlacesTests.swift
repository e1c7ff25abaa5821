import CommandTesting
import Foundation
import Testing

@Suite("Places that are full, limited or gone", .timeLimit(.minutes(6)))
struct FullPlacesTests {
  private static let row = "struct Row: View { var body: some View { Text(\"Row\") } }"

  @Test("a limit of the size of files ends with one sentence and 4, and not with the compiler's own")
  func fileSize() throws {
    let command = try Command(Self.row)
    defer { command.folder.remove() }
    for kilobytes in [4, 8] {
      let answer = try command.shell(
        "ulimit -f \(kilobytes); \"$PLUMB\" render View.swift -o a.png 2>&1 | cat; exit ${PIPESTATUS[0]}")
      #expect(answer.status == 4 && answer.output.split(separator: "\n").count == 1, "\(answer)")
      #expect(answer.output.contains("File too large"), "\(answer)")
    }
  }

  @Test("a result that is larger than a file may be ends with one sentence and 4")
  func resultSize() throws {
    let command = try Command(
      "struct Many: View { var body: some View { VStack { ForEach(0..<6000, id: \\.self) { Text(\"Row \\($0)\") } } } }"
    )
    defer { command.folder.remove() }
    let answer = try command.shell("ulimit -f 200; \"$PLUMB\" render View.swift -o a.svg")
    #expect(answer.status == 4 && answer.error.split(separator: "\n").count == 1, "\(answer)")
    #expect(answer.error.contains("a.svg") && answer.error.contains("File too large"), "\(answer)")
  }

  @Test("a cache without room ends with one sentence and 4")
  func fullCache() throws {
    let command = try Command(Self.row)
    defer { command.folder.remove() }
    let cache = command.path("cache")
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: false)
    let walls = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c"]
    let mount = "mount -t tmpfs -o size=128k none \"$0\" && PLUMB_CACHE=\"$0\" exec \"$@\""
    let answer = try command.run(["render", "View.swift", "-o", "a.png"], through: walls + [mount, cache])
    #expect(answer.status == 4 && answer.error.split(separator: "\n").count == 1, "\(answer)")
    #expect(answer.error.contains("No space left on device"), "\(answer)")
  }

  @Test("in a working folder that was deleted, the sentence says so")
  func noFolder() throws {
    let command = try Command(Self.row)
    defer { command.folder.remove() }
    for words in ["check View.swift", "check ../View.swift", "render \(command.path("View.swift")) -o a.png"]
    {
      let answer = try command.shell(
        "mkdir gone; cd gone; rmdir ../gone; \"$PLUMB\" \(words)")
      #expect(answer.status == 2, "\(answer)")
      #expect(answer.error == "The working folder was deleted. Go to one that is there.\n", "\(answer)")
    }
  }

  @Test("what a link leads to outside the source's folder is not compiled, and so not quoted")
  func links() throws {
    let command = try Command()
    defer { command.folder.remove() }
    try "this is a secret\n".write(toFile: command.path("secret"), atomically: true, encoding: .utf8)
    try command.write(Self.row, to: "s/Row.swift")
    try command.write("let shared = 1", to: "s/shared/Shared.txt")
    symlink("../secret", command.path("s/x.swift"))
    symlink("shared/Shared.txt", command.path("s/Shared.swift"))
    let answer = try command.run("check", "s")
    #expect(answer.status == 0, "\(answer)")
    #expect(answer.error.contains("Left out: s/x.swift (a link to what lies elsewhere)."), "\(answer)")
    #expect(!(answer.output + answer.error).contains("secret"))
  }
}
