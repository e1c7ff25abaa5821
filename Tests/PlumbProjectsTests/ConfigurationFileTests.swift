import Testing

@testable import PlumbProjects

@Suite("Configuration files") struct ConfigurationFileTests {
  @Test("lines are settings, comments are not, and other files are included")
  func lines() throws {
    let folder = try ProjectFolder([
      "App.xcconfig": """
      // First what all have.
      #include "Shared/Base.xcconfig"
      #include? "Nobody.xcconfig"
      A = one // and no more
      B[sdk=iphone*] = two
      C = $(inherited) three
      """,
      "Shared/Base.xcconfig": "C = base\nA = zero\nD = http:/$()/example.com\n",
    ])
    let file = ConfigurationFile(folder.path("App.xcconfig"), by: .everything)
    #expect(
      file.settings
        == ["A": "one", "B[sdk=iphone*]": "two", "C": "base three", "D": "http:/$()/example.com"])
    #expect(file.problems.isEmpty)
  }

  @Test("a file that includes itself, and one that is not there, are told")
  func circles() throws {
    let folder = try ProjectFolder([
      "A.xcconfig": "#include \"B.xcconfig\"\nX = 1",
      "B.xcconfig": "#include \"A.xcconfig\"\n#include \"C.xcconfig\"",
    ])
    let file = ConfigurationFile(folder.path("A.xcconfig"), by: .everything)
    #expect(file.settings == ["X": "1"])
    #expect(
      file.problems.map(folder.short) == [
        "A.xcconfig includes itself, by A.xcconfig, B.xcconfig.",
        "There is no file C.xcconfig. Its build settings are missing.",
      ])
  }

  @Test("a line that repeats what it inherits makes settings at most a mebibyte longer, and is told")
  func growth() {
    let old = String(repeating: "x", count: 4096)
    let whole = ConfigurationFile(
      text: "A = \(old)\nA = \(String(repeating: "$(inherited)", count: 256))", path: "P.xcconfig",
      by: .everything)
    #expect(whole.settings["A"]?.utf8.count == 1 << 20)
    #expect(whole.problems.isEmpty)
    let sentence =
      "P.xcconfig is left out from A on where it says $(inherited): with what they inherit, settings grow by more than 1048576 bytes."
    let large = ConfigurationFile(
      text: "A = \(old)\nA = \(String(repeating: "$(inherited)", count: 80_000))", path: "P.xcconfig",
      by: .everything)
    #expect(large.settings["A"] == old)
    #expect(large.problems == [sentence])
    // Each line twice the one before.
    let lines = "A = x\n" + String(repeating: "A = $(inherited)$(inherited)\n", count: 2000)
    let doubled = ConfigurationFile(text: lines, path: "P.xcconfig", by: .everything)
    #expect(doubled.settings["A"]?.utf8.count == 1 << 19)
    #expect(doubled.problems == [sentence])
  }

  @Test("many settings that each repeat a long one grow by no more together")
  func growthOfMany() {
    let old = String(repeating: "x", count: 4000)
    let lines = (0..<100).map {
      "A\($0) = \(old)\nA\($0) = \(String(repeating: "$(inherited)", count: 100))\n"
    }
    let file = ConfigurationFile(text: lines.joined(), path: "P.xcconfig", by: .everything)
    #expect(file.settings.values.map(\.utf8.count).reduce(0, +) <= 100 * old.utf8.count + 1 << 20)
    #expect(file.problems.count == 1)
  }
}
