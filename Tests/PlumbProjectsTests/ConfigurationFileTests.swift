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
    let file = ConfigurationFile(folder.path("App.xcconfig"))
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
    let file = ConfigurationFile(folder.path("A.xcconfig"))
    #expect(file.settings == ["X": "1"])
    #expect(
      file.problems.map(folder.short) == [
        "A.xcconfig includes itself, by A.xcconfig, B.xcconfig.",
        "There is no file C.xcconfig. Its build settings are missing.",
      ])
  }
}
