import CommandTesting
import Foundation
import Testing

@testable import PlumbSource

@Suite("Linked libraries")
struct LinkedLibrariesTests {
  @Test(
    "a word names a library, or is left out",
    arguments: [
      ("-lFoundation", true), ("-l_FoundationICU", true), ("-lstdc++", true), ("-lc++abi-1.2", true),
      ("-l", false), ("-l:evil.so", false), ("-l../evil", false), ("-la b", false),
      ("-la\n--ld-path=/b", false),
      ("-l@list", false), ("-l\u{E9}", false), ("--ld-path=/b", false), ("-L/b", false), ("/b/evil.o", false),
      ("@list", false), ("", false), ("-l" + String(repeating: "a", count: 256), false),
    ])
  func words(word: String, isLibrary: Bool) { #expect(LinkedLibraries.isLibrary(word) == isLibrary) }

  // The toolchain's own swift-autolink-extract is asked for the same object.
  @Test("an object's libraries are those that the toolchain's program finds", arguments: [false, true])
  func sameAsToolchain(isInList: Bool) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let (source, object) = (folder.path("source file.swift"), folder.path("source \"file\".o"))
    try writeFile("import Foundation\npublic func now() -> Date { Date() }", to: source)
    var process = Subprocess()
    process.environment["TMPDIR"] = folder.url.path
    #expect(try process.run("swiftc", ["-parse-as-library", "-c", source, "-o", object]).end == .exited(0))
    let (own, other) = (folder.path("own"), folder.path("other"))
    let compiler = URL(fileURLWithPath: try Subprocess.file(of: "swiftc")).resolvingSymlinksInPath()
    let program = compiler.deletingLastPathComponent().appendingPathComponent(LinkedLibraries.program).path
    #expect(try process.run(program, [object, "-o", other]).end == .exited(0))
    let quoted = object.replacing("\"", with: "\\\"")
    try writeFile("\"\(quoted)\"\n\"-o\"\n\"\(own)\"\n", to: folder.path("list"))
    #expect(
      LinkedLibraries.extract(isInList ? ["@\(folder.path("list"))"] : [object, "-o", own]) == 0)
    let lines = { try Set(String(contentsOfFile: $0, encoding: .utf8).split(separator: "\n")) }
    #expect(try lines(own) == lines(other))
    #expect(try lines(own).contains("-lFoundation"))
  }

  @Test("what is no object, and a call without a file, end with an error")
  func refused() {
    #expect(LinkedLibraries.extract(["/dev/null", "-o", "/dev/null"]) == 1)
    #expect(LinkedLibraries.extract(["/dev/null"]) == 1)
    #expect(LinkedLibraries.extract(["-o"]) == 1)
  }
}
