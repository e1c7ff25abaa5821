import CommandTesting
import Foundation
import PlumbSource
import Testing

@testable import PlumbProjects

@Suite("A package's manifest", .timeLimit(.minutes(3)))
struct ManifestLimitTests {
  /// Returns the sentence about a package whose manifest has a text.
  private func problem(_ text: String, in folder: TemporaryFolder, patience: Double) throws -> String {
    try folder.write("// swift-tools-version: 6.0\n\(text)", to: "P/Package.swift")
    let problem = #expect(throws: ProjectProblem.self) {
      try ManifestReader.manifest(in: folder.path("P"), by: .everything, patience: patience)
    }
    return problem?.description ?? "none"
  }

  @Test("of more than a mebibyte is refused with its size, and one of a mebibyte is read")
  func size() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let text = "import PackageDescription\nlet package = Package(name: \"P\")\n//"
    let most = 1 << 20
    let rest = most - "// swift-tools-version: 6.0\n\(text)".utf8.count
    let file = folder.path("P/Package.swift")
    let words = try problem(text + String(repeating: "x", count: rest + 1), in: folder, patience: 60)
    #expect(words == "\(file) has \(most + 1) bytes; \(most) is the most that is read.")
    try folder.write(
      "// swift-tools-version: 6.0\n\(text)" + String(repeating: "x", count: rest), to: "P/Package.swift")
    #expect(try ManifestReader.manifest(in: folder.path("P"), by: .everything).targets.isEmpty)
  }

  @Test("that never ends is ended with all that it has started, and told with the limit")
  func time() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let note = folder.path("note")
    let endless = """
      import Foundation
      import PackageDescription
      var child = pid_t()
      var words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("600"), nil]
      posix_spawnp(&child, "sleep", nil, nil, &words, environ)
      try "\\(getpid()) \\(child)".write(toFile: "\(note)", atomically: true, encoding: .utf8)
      while true {}
      """
    let start = ContinuousClock.now
    let words = try problem(endless, in: folder, patience: 20)
    #expect(words == "\(folder.path("P/Package.swift")) can not be read: it did not end within 20 seconds.")
    #expect(ContinuousClock.now - start < .seconds(50))
    let processes = try String(contentsOfFile: note, encoding: .utf8).split(separator: " ").compactMap {
      pid_t($0)
    }
    #expect(processes.count == 2)
    for process in processes { #expect(kill(process, 0) != 0 && errno == ESRCH, "\(process)") }
  }
}
