import Testing

/// A write to a pipe whose reader has ended sends SIGPIPE, which ends a process of tests and hides the failure of its test.
@Suite("Pipes of tests")
struct ChildInputLawTests {
  /// A write to a pipe that this process reads itself.
  private static let way = WayOfCode(
    ["fileHandleForWriting"], #"fileHandleForWriting\s*\.write|fileHandleForWriting\s*[,)]"#,
    in: ["Tests/CommandTesting/FileText.swift", "Tests/PlumbCommandTests/Editor/EditorPlaceTests.swift"])

  @Test("are written to only where the test reads them: a program gets its input from ChildInput")
  func ownEnds() throws {
    let files = try Self.way.users(
      among: try SourceFile.tests().filter { !$0.path.hasPrefix("Tests/LawTests/") })
    #expect(files == Self.way.files)
  }
}
