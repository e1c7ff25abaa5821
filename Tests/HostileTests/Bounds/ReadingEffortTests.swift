import Foundation
import PlumbSource
import TestLayers
import Testing

@testable import PlumbProjects

@Suite("The work of reading a project", .timeLimit(.minutes(5)))
struct ReadingEffortTests {
  /// A project with targets that share one configuration.
  ///
  /// - Parameter target: more of each target, by its number.
  private func project(
    targets count: Int, settings: String = "", objects: String = "", target: (Int) -> String = { _ in "" }
  ) throws -> Project {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let targets = (0..<count).map { number in
      "T\(number) = { isa = PBXNativeTarget; name = T\(number); productType = \"com.apple.product-type.framework\"; buildConfigurationList = L; \(target(number)) };\n"
    }
    let text = """
      { objects = {
      R = { isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (\((0..<count).map { "T\($0)" }.joined(separator: ", "))); };
      L = { isa = XCConfigurationList; buildConfigurations = (D); };
      D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
      \(objects)
      \(targets.joined())
      }; rootObject = R; }
      """
    try writeFile(text, to: folder.path("P.xcodeproj/project.pbxproj"))
    let project = try Project(.xcode(folder.path("P.xcodeproj")))
    #expect(project.summaries.count == count)
    return project
  }

  private func writeFile(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  @Test("two thousand targets that share ten thousand settings are read whole")
  func shared() throws {
    let settings = (0..<10_000).map { "S\($0) = v;" }.joined(separator: " ")
    let project = try project(targets: 2000, settings: settings + " SWIFT_VERSION = 6.0;")
    #expect(!project.reader.effort.isSpent)
    #expect(project.summaries.last?.languageMode == "6")
    #expect(project.problems.isEmpty)
  }

  @Test(
    "what each of many targets asks for anew is limited for the project as a whole", .tags(.slow),
    arguments: [
      // Values of values, each three times as long, which every target evaluates for four hundred names.
      (
        settings: (1..<30).map { "A\($0) = \"$(A\($0 - 1))$(A\($0 - 1))$(A\($0 - 1):upper)\";" }.joined()
          + "A0 = \(String(repeating: "a", count: 16)); PRODUCT_MODULE_NAME = \"$(A29)\";"
          + (0..<200).map { "SWIFT_UPCOMING_FEATURE_X\($0) = \"$(A29)\"; INFOPLIST_KEY_\($0) = \"$(A29)\";" }
          .joined(), phase: 0
      ),
      // Names alone.
      (settings: (0..<5000).map { "INFOPLIST_KEY_\($0) = v;" }.joined(separator: " "), phase: 0),
      // The files of a phase that all targets have.
      (settings: "", phase: 10_000),
    ])
  func limited(_ project: (settings: String, phase: Int)) throws {
    let files = (0..<project.phase).map { _ in "F" }.joined(separator: ", ")
    let read = try self.project(
      targets: 500, settings: project.settings,
      objects: "S = { isa = PBXSourcesBuildPhase; files = (\(files)); }; F = { isa = PBXBuildFile; };"
    ) { _ in project.phase == 0 ? "" : "buildPhases = (S);" }
    #expect(read.reader.effort.isSpent)
    #expect(read.problems.contains { $0.contains("more than 2000000 steps of work") }, "\(read.problems)")
  }

  @Test("names of pods and of features are told from one another in proportion to their number")
  func names() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    Growth.expectLinear("pods", small: 4000) { count in
      let text = (0..<count).map { "pod 'p\($0)'\n" }.joined()
      #expect(throws: Never.self) { try writeFile(text, to: folder.path("Podfile")) }
      #expect(Podfile(in: folder.url.path, by: .everything).pods.count == count)
    }
    try Growth.expectLinear("features", small: 2000) { count in
      let settings = (0..<count).map { "SWIFT_UPCOMING_FEATURE_F\($0) = YES;" }.joined()
      _ = try project(targets: 1, settings: settings)
    }
  }

  @Test("targets that all need one another in a circle have one reason each")
  func dense() {
    // Each needs two hundred others, of which many are open when it is looked at.
    let (count, needs) = (400, 200)
    var named = 0
    let problems = NeededRows((0..<count).map { number in (1...needs).map { (number + $0) % count } })
      .problems {
        named += 1
        return "T\($0)"
      }
    #expect(problems.allSatisfy { $0 != nil })
    #expect(named <= count * (count + 1))
  }
}
