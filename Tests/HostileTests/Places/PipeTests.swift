import CommandTesting
import Foundation
import Testing

@testable import PlumbCommand
@testable import PlumbSource

@Suite("Pipes where files are expected", .timeLimit(.minutes(5)))
struct PipeTests {
  /// Fails where the work waits for somebody who writes to a pipe; then somebody does, so that it ends.
  private func expectNoWaiting(
    at pipe: String, _ work: @escaping @Sendable () -> Void, location: SourceLocation = #_sourceLocation
  ) {
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      work()
      end.signal()
    }
    guard end.wait(timeout: .now() + 20) == .timedOut else { return }
    Issue.record("It waits at \(pipe).", sourceLocation: location)
    close(open(pipe, O_RDWR | O_NONBLOCK))
    end.wait()
  }

  @Test("what declares names, types, tests or pictures is not read from a pipe")
  func reading() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("import SwiftUI\n", to: "App/a.swift")
    try folder.write("", to: "App/UITests/b.swift")
    let (pipe, test) = (folder.path("pipe.swift"), folder.path("App/UITests/a.swift"))
    for path in [pipe, test] { #expect(mkfifo(path, 0o600) == 0) }
    expectNoWaiting(at: pipe) { #expect(!OwnSymbols([pipe]).has("brand", in: "Color")) }
    expectNoWaiting(at: pipe) { #expect(!OwnTypes([pipe], named: ["Note"]).has("Note")) }
    expectNoWaiting(at: test) { [path = folder.path("App")] in
      let problem = #expect(throws: Source.Problem.self) { try Source(path: path) }
      #expect(problem?.description.contains("a.swift is a named pipe, not a file.") ?? false)
    }
    expectNoWaiting(at: pipe) { [path = folder.url.path] in
      #expect(SnapshotFolder(path: path).bytes("pipe.swift") == Data())
      #expect(SnapshotFolder(path: path).bytes("nothing") == nil)
    }
  }

  @Test("what is too long to declare anything is not read at all")
  func large() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.path("large.swift")
    try Data("extension Color { static let brand = 1 }\nclass Note {}\n".utf8).write(
      to: URL(fileURLWithPath: file))
    #expect(OwnSymbols([file]).has("brand", in: "Color") && OwnTypes([file], named: ["Note"]).has("Note"))
    // Without a block of the disk; whoever reads it has a gibibyte to copy.
    #expect(truncate(file, 1 << 30) == 0)
    let cost = Growth.cost(1) { _ in
      #expect(!OwnSymbols([file]).has("brand", in: "Color"))
      #expect(!OwnTypes([file], named: ["Note"]).has("Note"))
    }
    #expect(cost < 0.1)
  }

  @Test("plumb editor waits neither at a repository that is a pipe nor at one in the place of its file")
  func editor() throws {
    let command = try Command("struct Row: View { var body: some View { Text(\"a\") } }")
    defer { command.folder.remove() }
    let repository = try command.shell("mkfifo .git; timeout 30 \"$PLUMB\" editor .")
    #expect(repository.status == 0, "\(repository)")
    let file = try command.shell(
      "rm buildServer.json; mkfifo buildServer.json; timeout 30 \"$PLUMB\" editor .")
    #expect(file.status == 2, "\(file)")
    #expect(file.error.contains("buildServer.json is of another build server, and is not overwritten."))
  }
}
