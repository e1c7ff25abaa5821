import CommandTesting
import Foundation
import Testing

/// Packages with more than Swift in them, and with settings that the compiler has to have.
@Suite("Commands on packages", .timeLimit(.minutes(10)))
struct PackageCommandTests {
  private func command(_ manifest: String, _ files: [String: String]) throws -> Command {
    let command = try Command()
    try command.folder.write(
      "// swift-tools-version: 6.2\nimport PackageDescription\n// \(UUID().uuidString)\n\(manifest)",
      to: "P/Package.swift")
    for (path, text) in files { try command.folder.write(text, to: "P/Sources/\(path)") }
    return command
  }

  private static let manifest = """
    let package = Package(name: "P", targets: [
      .target(name: "App", dependencies: ["CWords", "Words"]), .target(name: "Words", dependencies: ["CWords"]),
      .target(name: "CWords", dependencies: ["CBase"], cSettings: [.define("LEVEL", to: "3"), .headerSearchPath("own")],
        linkerSettings: [.linkedLibrary("m")]),
      .target(name: "CBase")])
    """
  private static let files = [
    "CBase/base.cpp": """
    #include <string>
    #include "base.h"
    extern "C" int base_length(const char *text) { return (int)std::string(text).size(); }
    """,
    "CBase/include/base.h": """
    #ifdef __cplusplus
    extern "C"
    #endif
    int base_length(const char *text);
    """,
    "CWords/words.c": """
    #include <math.h>
    #include "CWords.h"
    #include "base.h"
    #include "more.inc"
    struct words words_make(const char *text) {
      return (struct words){ base_length(text) + MORE, LEVEL * (int)sqrt(base_length(text)) };
    }
    """,
    "CWords/own/more.inc": "#define MORE 10\n",
    "CWords/include/CWords.h": """
    struct words { int length; int level; };
    struct words words_make(const char *text);
    """,
    "Words/Words.swift": """
    import CWords
    public func length(_ text: String) -> String { "length \\(words_make(text).length)" }
    """,
    "App/App.swift": """
    import CWords
    import SwiftUI
    import Words
    #Preview("Card") { VStack { Text(length("abcd")); Text("level \\(words_make("abcd").level)") } }
    """,
  ]

  @Test("a view shows what C and C++ of its package compute", arguments: [false, true])
  func c(isWalled: Bool) throws {
    let command = try command(Self.manifest, Self.files)
    defer { command.folder.remove() }
    let words = ["inspect", "P", "--target", "App"] + (isWalled ? ["--sandbox"] : [])
    for _ in 0..<2 {
      let answer = try command.run(words)
      #expect(answer.output.contains("\"length 14\"") && answer.output.contains("\"level 6\""), "\(answer)")
      #expect(answer.error == "", "\(answer)")
    }
    #expect(!FileManager.default.fileExists(atPath: command.path("P/.build")), "nothing is written beside it")
  }

  @Test("C that does not compile is told with its file and line", arguments: [false, true])
  func wrong(isWalled: Bool) throws {
    let command = try command(Self.manifest, Self.files)
    defer { command.folder.remove() }
    try command.folder.write("int one(void) {\n  return two;\n}\n", to: "P/Sources/CWords/wrong.c")
    let answer = try command.run(["check", "P", "--target", "App"] + (isWalled ? ["--sandbox"] : []))
    #expect(answer.status == 1)
    #expect(
      answer.error.contains("/P/Sources/CWords/wrong.c:2:10: error: use of undeclared identifier 'two'"),
      "\(answer.error)")
    #expect(!answer.error.contains("/seen/"), "\(answer.error)")
  }

  @Test("C includes and loads nothing of what is outside of the given folders")
  func outside() throws {
    let command = try command(Self.manifest, Self.files)
    defer { command.folder.remove() }
    try writeFile("#define MORE 10\n", to: command.path("secret.inc"))
    for include in [command.path("secret.inc"), "../../../secret.inc"] {
      try command.folder.write(
        "#include \"\(include)\"\nint more(void) { return MORE; }\n", to: "P/Sources/CWords/more.c")
      let walled = try command.run("check", "P", "--target", "App", "--sandbox")
      #expect(walled.error.contains("file not found"), "\(walled)")
      #expect(try command.run("check", "P", "--target", "App").status == 0)
    }
  }

  @Test("C brings no file into its library by naming it to the linker")
  func linkerWords() throws {
    let command = try command(Self.manifest, Self.files)
    defer { command.folder.remove() }
    // The linker would read it, or end because it is not there.
    try command.folder.write(
      "#pragma comment(lib, \"\(command.path("none.a"))\")\nint more(void) { return 1; }\n",
      to: "P/Sources/CWords/more.c")
    #expect(try command.run("check", "P", "--target", "App").status == 0)
  }

  @Test("a library of the system that is not here is told with the package that brings it")
  func systemLibrary() throws {
    let command = try command(
      """
      let package = Package(name: "P", targets: [
        .target(name: "App", dependencies: ["CNone"]),
        .systemLibrary(name: "CNone", providers: [.apt(["libnone-dev"])])])
      """,
      [
        "App/App.swift": "import CNone\nimport SwiftUI\n#Preview { Text(\"a\") }",
        "CNone/module.modulemap": "module CNone [system] { header \"shim.h\" link \"none\" export * }",
        "CNone/shim.h": "#include <none/none.h>\n",
      ])
    defer { command.folder.remove() }
    let answer = try command.run("check", "P", "--target", "App")
    #expect(answer.status == 1)
    #expect(
      answer.error.contains(
        "module.modulemap:1:1: error: The library CNone of the system can not be used: 'none/none.h' file not found. Its package names what brings it: apt-get install libnone-dev."
      ), "\(answer.error)")
  }

  @Test("a module that imports nothing of Apple's compiles with features, macros of availability and traits")
  func features() throws {
    let command = try command(
      """
      let package = Package(name: "P",
        traits: [.default(enabledTraits: ["Fast"]), "Fast"],
        targets: [
          .target(name: "App", dependencies: ["Deep"]),
          .target(name: "Deep", swiftSettings: [
            .enableExperimentalFeature("Lifetimes"), .enableUpcomingFeature("MemberImportVisibility"),
            .enableExperimentalFeature("AvailabilityMacro=Own 1.0: macOS 26.0, iOS 26.0"),
            .unsafeFlags(["-DFLAG"])])])
      """,
      [
        "Deep/Deep.swift": """
        public struct Part: ~Escapable {
          let count: Int
          @_lifetime(borrow text) public init(_ text: borrowing [UInt8]) { count = text.count }
        }
        @available(Own 1.0, *)
        public func size() -> Int { let text: [UInt8] = [1, 2, 3]; return Part(text).count }
        #if Fast && FLAG && SWIFT_PACKAGE
          public let word = "fast"
        #else
          public let word = "slow"
        #endif
        extension Array { @inlinable public func data() -> Int { count } }
        """,
        "App/App.swift": """
        import Deep
        import SwiftUI
        #Preview { VStack { Text(word); Text("\\(size())") } }
        """,
      ])
    defer { command.folder.remove() }
    let answer = try command.run("inspect", "P", "--target", "App")
    #expect(answer.output.contains("\"fast\"") && answer.output.contains("\"3\""), "\(answer)")
  }

  @Test("a package from elsewhere that compiles only as on Linux is compiled so")
  func linux() throws {
    let command = try command(
      """
      let package = Package(name: "P",
        dependencies: [.package(url: "https://example.com/a/Far", from: "1.0.0")],
        targets: [.target(name: "App", dependencies: ["Far"])])
      """, ["App/App.swift": "import Far\nimport SwiftUI\n#Preview { Text(word) }"])
    defer { command.folder.remove() }
    try command.folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Far", products: [.library(name: "Far", targets: ["Far"])], targets: [.target(name: "Far")])
      """, to: "Packages/Far/Package.swift")
    let text = """
      import Foundation
      #if os(Linux)
        public let word = "linux"
      #else
        public let word = NSNumber(value: 1).noSuchFunction()
      #endif
      """
    try command.folder.write(text, to: "Packages/Far/Sources/Far/Far.swift")
    let answer = try command.run("inspect", "P", "--packages", "Packages")
    #expect(answer.output.contains("\"linux\""), "\(answer)")
    try command.folder.write(
      text.replacing("\"linux\"", with: "none"), to: "Packages/Far/Sources/Far/Far.swift")
    let wrong = try command.run("check", "P", "--packages", "Packages")
    #expect(wrong.error.contains("noSuchFunction") && !wrong.error.contains("'none'"), "\(wrong)")
  }

  // NIO brings swift-collections along, which has a module of this name; its type has no `word`.
  @Test("a module of a project is found before one of the same name that the command is made of")
  func sameModule() throws {
    let command = try command(
      """
      let package = Package(name: "P", targets: [
        .target(name: "App", dependencies: ["DequeModule"]), .target(name: "DequeModule")])
      """,
      [
        "DequeModule/Deque.swift": "public struct Deque { public init() {}; public let word = \"mine\" }",
        "App/App.swift": "import DequeModule\nimport SwiftUI\n#Preview { Text(Deque().word) }",
      ])
    defer { command.folder.remove() }
    let answer = try command.run("inspect", "P", "--target", "App")
    #expect(answer.output.contains("\"mine\""), "\(answer)")
  }

  @Test("a package from elsewhere that compiles in part only costs what needs the rest")
  func inPart() throws {
    let command = try command(
      """
      let package = Package(name: "P",
        dependencies: [.package(url: "https://example.com/a/Far", from: "1.0.0")],
        targets: [.target(name: "App", dependencies: ["Far"])])
      """,
      [
        "App/App.swift": """
        import Far
        import SwiftUI
        struct Row: View { var body: some View { VStack { Text(word); Text(Far.number().description) } } }
        #Preview("Whole") { Row() }
        #Preview("Other") { Text(Words().first) }
        """
      ])
    defer { command.folder.remove() }
    try command.folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Far", products: [.library(name: "Far", targets: ["Far"])], targets: [.target(name: "Far")])
      """, to: "Packages/Far/Package.swift")
    try command.folder.write(
      """
      public let word = "far"
      public func number() -> Int { 7 }
      public struct Words {
        public var first = "first"
        public init() {}
        public func register() -> Int {
          let font = NoSuchType()
          return noSuchFunction(font)
        }
      }
      """, to: "Packages/Far/Sources/Far/Far.swift")
    let answer = try command.run("inspect", "P", "--packages", "Packages", "--all")
    #expect(answer.status == 0, "\(answer)")
    for text in ["\"far\"", "\"7\"", "\"first\""] { #expect(answer.output.contains(text), "\(answer)") }
    let place = "Packages/Far/Sources/Far/Far.swift"
    #expect(
      answer.error.contains(
        "note: The module Far compiles in part only: \(place):7: cannot find 'NoSuchType' in scope. That is the first of 2 errors.\n"
      ),
      "\(answer)")
    #expect(
      answer.error.contains(
        "Left out, because Far compiles in part only: \(place):7, \(place):8, \(place):6."),
      "\(answer)")
    #expect(try command.run("check", "P", "--packages", "Packages").error.contains("noSuchFunction"))
  }

  @Test("a check notes what a package from elsewhere needs of its Objective-C, and reports all other errors")
  func objectiveC() throws {
    let command = try command(
      """
      let package = Package(name: "P",
        dependencies: [.package(url: "https://example.com/a/Far", from: "1.0.0")],
        targets: [.target(name: "App", dependencies: ["Far"])])
      """,
      [
        "App/App.swift":
          "import Far\nimport SwiftUI\nstruct Row: View { var body: some View { Text(word) } }\n"
      ])
    defer { command.folder.remove() }
    let package = "Packages/Far"
    try command.folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Far", products: [.library(name: "Far", targets: ["Far"])],
        targets: [.target(name: "Far", dependencies: ["Shim"]), .target(name: "Shim")])
      """, to: "\(package)/Package.swift")
    try command.folder.write("@import Foundation;\n", to: "\(package)/Sources/Shim/Shim.m")
    try command.folder.write("@class Shim;\n", to: "\(package)/Sources/Shim/include/Shim.h")
    let file = "\(package)/Sources/Far/Far.swift"
    let text = """
      import Shim
      public let word = "far"
      func start() { shim_start() }
      func add() { shim_list.append(1) }
      """
    try command.folder.write(text, to: file)
    let answer = try command.run("check", "P", "--packages", "Packages")
    #expect(answer.status == 0, "\(answer)")
    #expect(answer.error.contains("note: There is no module Shim (\(file):1)"), "\(answer)")
    try command.folder.write("let number: Int = word\n", to: "\(package)/Sources/Far/Other.swift")
    let wrong = try command.run("check", "P", "--packages", "Packages")
    #expect(wrong.status == 1 && wrong.error.contains("cannot convert value of type 'String'"), "\(wrong)")
  }

  @Test("a function that a library of the system lacks matters only to whoever calls it")
  func lacking() throws {
    let command = try command(
      """
      let package = Package(name: "P", targets: [.target(name: "App", dependencies: ["Words"]),
        .target(name: "Words", dependencies: ["CWords"]), .target(name: "CWords")])
      """,
      [
        "CWords/a.c": "int words_there(void) { return 7; }\n",
        "CWords/include/CWords.h": "int words_there(void);\nint words_lacking(void);\n",
        "Words/Words.swift":
          "import CWords\npublic func there() -> Int { Int(words_there()) }\npublic func lacking() -> Int { Int(words_lacking()) }\n",
        "App/App.swift": "import SwiftUI\nimport Words\n#Preview { Text(\"\\(there())\") }",
      ])
    defer { command.folder.remove() }
    let answer = try command.run("inspect", "P", "--target", "App")
    #expect(answer.output.contains("\"7\""), "\(answer)")
  }
}
