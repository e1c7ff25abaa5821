import CommandTesting
import Foundation
import Testing

@Suite("Names of targets in a list", .timeLimit(.minutes(5)))
struct TargetNameTests {
  private func list(_ names: [String]) throws -> String {
    let command = try Command("")
    defer { command.folder.remove() }
    let targets = names.indices.map { "T\($0)" }.joined(separator: ", ")
    let objects = names.enumerated().map { number, name in
      "T\(number) = { isa = PBXNativeTarget; name = \"\(name)\"; productType = \"com.apple.product-type.framework\"; };"
    }.joined(separator: "\n")
    try writeFile(
      "{ objects = {\nR = { isa = PBXProject; targets = (\(targets)); };\n\(objects)\n}; rootObject = R; }",
      to: command.path("App/App.xcodeproj/project.pbxproj"))
    let answer = try command.run("targets", "App")
    #expect(answer.status == 0, "\(answer.error)")
    return answer.output
  }

  @Test("a break in a name is shown, so that each target has one line")
  func breaks() throws {
    let output = try list(["A\nB  framework  1 file", "C\tD"])
    #expect(output.split(separator: "\n").count == 3)
    #expect(output.contains("A\\u{A}B") && output.contains("C\\u{9}D"), "\(output)")
  }

  @Test("one long name makes only its own line long")
  func length() throws {
    let output = try list([String(repeating: "N", count: 100_000)] + (0..<100).map { "t\($0)" })
    #expect(output.utf8.count < 120_000)
  }
}
