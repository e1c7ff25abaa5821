import CommandTesting
import Foundation
import TestLayers
import Testing

@testable import PlumbSource

/// The compiler's driver takes a word that begins with `@` for the path of a list of options, wherever it stands, and some options start
/// programs: `swiftc --help` has `-ld-path=` and `-load-plugin-executable`.
@Suite("What a project says to the compiler", .timeLimit(.minutes(8)))
struct CompilerWordTests {
  @Test(
    "no setting of a project is a list of options", .tags(.slow),
    arguments: [
      "\"SWIFT_UPCOMING_FEATURE_@LIST\" = YES;", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"@LIST\";",
      "OTHER_SWIFT_FLAGS = \"-D @LIST @LIST -D@LIST\";", "SWIFT_VERSION = \"@LIST\";",
      "SWIFT_DEFAULT_ACTOR_ISOLATION = \"@LIST\";", "PRODUCT_MODULE_NAME = \"@LIST\";",
      "PRODUCT_NAME = \"@LIST\";",
    ], [false, true])
  func settings(setting: String, isWalled: Bool) throws {
    let command = try Command()
    defer { command.folder.remove() }
    // Names of features have small letters behind the first.
    let folder = "/tmp/plumb-tests-\(UUID().uuidString.lowercased())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try writeScript("echo ran >> '\(folder)/notes'; exit 1", to: "\(folder)/tool")
    try writeFile("X -ld-path=\(folder)/tool", to: "\(folder)/list")
    try writeFile(
      """
      // !$*UTF8*$!
      { objects = {
      R = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (V); sourceTree = "<group>"; };
      V = { isa = PBXFileReference; path = View.swift; sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = V; };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      L = { isa = XCConfigurationList; buildConfigurations = (D); };
      D = { isa = XCBuildConfiguration; name = Debug;
        buildSettings = { \(setting.replacing("LIST", with: "\(folder)/list")) }; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = (S); buildConfigurationList = L; };
      }; rootObject = R; }
      """, to: command.path("App/App.xcodeproj/project.pbxproj"))
    try command.write(
      "// \(UUID().uuidString)\n#Preview(\"Card\") { Text(\"a card\") }", to: "App/View.swift")
    let answer = try command.run(["inspect", "App"] + (isWalled ? ["--sandbox"] : []))
    #expect(answer.output.contains("\"a card\""), "\(answer)")
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/notes"))
  }

  @Test("the words of a module's settings are names, whoever has read the project")
  func names() {
    var settings = ModuleSettings()
    for word in ["@list", "-load-plugin-library", "two words", "", "1"] {
      settings.conditions.append(word)
      settings.upcomingFeatures.append(word)
      settings.experimentalFeatures.append(word)
    }
    settings.conditions.append("OWN")
    settings.upcomingFeatures.append("ExistentialAny")
    settings.experimentalFeatures += ["Lifetimes", "AvailabilityMacro=Name:iOS 18", "@list=1", "A=1\n@list"]
    settings.cDefinitions = ["@list", "-fplugin=a.so", "1", "A B=1", "ONE", "TWO=@list"]
    settings.otherWords = ["@list", "-load-plugin-library", "-enable-bare-slash-regex"]
    settings.libraries = ["@list", "../a", "z"]
    #expect(
      settings.words == [
        "-swift-version", "5", "-D", "OWN", "-enable-upcoming-feature", "ExistentialAny",
        "-enable-experimental-feature", "Lifetimes", "-enable-experimental-feature",
        "AvailabilityMacro=Name:iOS 18", "-Xcc", "-DONE", "-Xcc", "-DTWO=@list", "-enable-bare-slash-regex",
      ])
    #expect(settings.linkerWords == ["-lz"])
  }

  @Test("a word that would be a list of options is refused before the compiler is started")
  func refused() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let compiler = try Compiler(besideExecutable: Command.executable, folder: folder)
    #expect(throws: Compiler.Problem.list("@list")) {
      try compiler.run(["-typecheck", "@list"], isQuiet: true)
    }
    #expect(throws: Compiler.Problem.list("@list")) {
      try compiler.run("/usr/bin/clang", ["-c", "@list"], printingTo: folder.path("messages"), behind: nil)
    }
  }
}
