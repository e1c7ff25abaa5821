import CommandTesting
import Foundation
import PlumbSource
import TestLayers
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

  @Test("that never ends is ended with all that it has started, and told with the limit", .tags(.slow))
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

  @Test("that prints into the package manager's output is cut where it is too much")
  func flood() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let words = try problem(
      """
      import Foundation
      import PackageDescription
      let output = open("/proc/\\(getppid())/fd/1", O_WRONLY)
      let block = [UInt8](repeating: 0x20, count: 1 << 16)
      for _ in 0..<(24 << 4) { _ = write(output, block, block.count) }
      let package = Package(name: "P")
      """, in: folder, patience: 60)
    let most = ManifestReader.mostAnswerBytes
    #expect(words == "\(folder.path("P/Package.swift")) describes more than \(most) bytes of package.")
  }

  @Test(
    "a kept answer counts for the manifest that it was made of, and for none whose file has the same name")
  func kept() {
    let answer = Data("{}".utf8)
    for key in ["a", "a\nb", ""] {
      #expect(ManifestReader.answer(in: ManifestReader.head(of: key) + answer, to: key) == answer)
    }
    let other = ManifestReader.head(of: "a\n{}") + answer
    for key in ["a", "a\n", "b\n{}", "a\n{}\n"] { #expect(ManifestReader.answer(in: other, to: key) == nil) }
    #expect(ManifestReader.answer(in: ManifestReader.head(of: "a"), to: "a") == nil, "it was cut off")
    #expect(ManifestReader.answer(in: answer, to: "") == nil, "an older command has kept it")
  }
}
