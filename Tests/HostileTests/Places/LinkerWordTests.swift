import CommandTesting
import Foundation
import TestLayers
import Testing

/// An object of Swift names its libraries in a section, and the compiler's driver gives all that stands there to `clang`.
@Suite("What a source says to the linker", .timeLimit(.minutes(8)))
struct LinkerWordTests {
  /// A source whose object has words in the section for the names of libraries.
  private static func source(saying words: [String]) -> String {
    let bytes: [UInt8] = words.flatMap { (word: String) -> [UInt8] in Array(word.utf8) + [0] }
    return """
      // \(UUID().uuidString)
      @section(".swift1_autolink_entries") @used
      private let words: (\(bytes.map { _ in "UInt8" }.joined(separator: ", "))) =
        (\(bytes.map { String($0) }.joined(separator: ", ")))
      #Preview("Card") { Text("a card") }
      """
  }

  // clang's options, of which `clang --help` and the manual of GNU ld say what they do.
  @Test(
    "no option of a source starts a program or writes a file", .tags(.slow),
    arguments: [
      "--ld-path=PROGRAM", "-fuse-ld=PROGRAM", "-BFOLDER", "-fplugin=PROGRAM", "-Wl,--Map=NOTES", "-oNOTES",
      "-Wl,-Map,NOTES", "@LIST",
    ], [false, true])
  func options(option: String, isWalled: Bool) throws {
    let word = { (command: Command) in
      option.replacing("PROGRAM", with: command.path("tools/ld")).replacing(
        "NOTES", with: command.path("notes")
      )
      .replacing("FOLDER", with: command.path("tools")).replacing("LIST", with: command.path("list"))
    }
    let command = try Command("")
    defer { command.folder.remove() }
    try command.write(Self.source(saying: [word(command)]), to: "Cards/Card.swift")
    try command.write("", to: "tools/empty.swift")
    for name in ["ld", "ld.gold", "ld.lld"] {
      try writeScript("echo ran >> '\(command.path("notes"))'; exit 1", to: command.path("tools/\(name)"))
    }
    try writeFile("--ld-path=\(command.path("tools/ld"))", to: command.path("list"))
    let answer = try command.run(["inspect", "Cards/Card.swift"] + (isWalled ? ["--sandbox"] : []))
    // The linker itself may not take an object with such a section.
    #expect(answer.status <= 1, "\(answer)")
    #expect(!FileManager.default.fileExists(atPath: command.path("notes")))
  }

  @Test(
    "no option of a source brings a file into its library that the view may not read",
    arguments: [false, true])
  func reading(isProject: Bool) throws {
    let command = try Command("")
    defer { command.folder.remove() }
    try writeFile("a secret", to: command.path("secret"))
    let options = Self.source(saying: [
      "-Wl,--noinhibit-exec", "-Wl,--format=binary,\(command.path("secret")),--format=default",
    ])
    let name = command.path("secret").map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    let view = """
      import SwiftUI
      @_silgen_name("dlsym") func symbol(_ handle: Int, _ name: UnsafePointer<CChar>) -> UnsafePointer<CChar>?
      \(options.replacing("a card", with: "\\(symbol(0, \"_binary_\(name)_start\").map { String(cString: $0) } ?? \"a card\")"))
      """
    let file = isProject ? "App/Sources/Cards/Card.swift" : "Cards/Card.swift"
    try command.write(view, to: file)
    if isProject {
      try writeFile(
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "App", targets: [.target(name: "Cards")])
        """, to: command.path("App/Package.swift"))
    }
    let answer = try command.run(["inspect", isProject ? "App" : file, "--sandbox"])
    #expect(answer.status <= 1, "\(answer)")
    #expect(!answer.output.contains("a secret"), "\(answer)")
  }
}
