import PlumbSource
import Testing

@testable import PlumbProjects

@Suite("Build settings") struct BuildSettingsTests {
  private func settings(_ levels: [String: String]...) -> BuildSettings {
    var settings = BuildSettings()
    for level in levels { settings.add(level) }
    return settings
  }

  @Test("a target's value counts more than the project's, and $(inherited) is the project's")
  func inheritance() {
    let settings = settings(["A": "project", "B": "one"], ["A": "target", "B": "$(inherited) two"])
    #expect(settings["A"] == "target")
    #expect(settings["B"] == "one two")
    #expect(settings["C"] == nil)
  }

  @Test("a setting that names itself is what it would be without its level")
  func own() {
    #expect(settings(["A": "x"], ["A": "$(A) y"], ["A": "${A} z"])["A"] == "x y z")
  }

  @Test("$(NAME) is the value of the whole, with its changes")
  func names() {
    let settings = settings(
      ["NAME": "My App", "IDENTIFIER": "$(NAME:c99extidentifier)", "LOW": "$(NAME:lower)"],
      ["NAME": "Your App-2"],
      [
        "HOST": "$(NAME:rfc1034identifier)", "NONE": "[$(MISSING)]", "REST": "$(MISSING:default=here)",
        "INNER": "$(LOW_$(KIND))", "KIND": "A", "LOW_A": "inside", "FILE": "$(PATH:file) $(PATH:dir)",
        "PATH": "a/b.c",
      ])
    #expect(settings["IDENTIFIER"] == "Your_App_2")
    #expect(settings["LOW"] == "your app-2")
    #expect(settings["HOST"] == "Your-App-2")
    #expect(settings["NONE"] == "[]")
    #expect(settings["REST"] == "here")
    #expect(settings["INNER"] == "inside")
    #expect(settings["FILE"] == "b.c a")
  }

  @Test("a condition holds for the simulator of a phone, and only there")
  func conditions() {
    let settings = settings([
      "A": "all", "A[sdk=macosx*]": "mac", "B": "all", "B[sdk=iphone*]": "phone", "C[config=Release]": "no",
      "C[config=Debug]": "yes",
    ])
    #expect(settings["A"] == "all")
    #expect(settings["B"] == "phone")
    #expect(settings["C"] == "yes")
  }

  @Test("settings that name each other in a circle end, and so do those that grow with each name")
  func circles() {
    #expect(settings(["A": "a$(B)", "B": "b$(A)"])["A"] != nil)
    var doubling: [String: String] = ["S0": "0123456789"]
    for number in 1...60 { doubling["S\(number)"] = "$(S\(number - 1))$(S\(number - 1))" }
    #expect((settings(doubling)["S60"] ?? "").utf8.count <= 1 << 20)
  }

  @Test("words are cut as a shell cuts them")
  func words() {
    #expect(BuildSettings.words(#"a "b c" d\ e '' "#) == ["a", "b c", "d e", ""])
  }

  @Test("what is said to the compiler comes from the settings")
  func compiler() {
    let words = ModuleSettings(
      settings([
        "SWIFT_VERSION": "5.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG BETA 4x",
        "OTHER_SWIFT_FLAGS": "-D EXTRA -DMORE -Xfrontend x", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
        "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES", "SWIFT_UPCOMING_FEATURE_GLOBAL_CONCURRENCY": "NO",
      ]))
    #expect(words.languageMode == "5")
    #expect(words.conditions == ["DEBUG", "BETA", "EXTRA", "MORE"])
    #expect(words.defaultIsolation == "MainActor")
    #expect(words.upcomingFeatures == ["BareSlashRegexLiterals", "ExistentialAny"])
    let six = ModuleSettings(
      settings(["SWIFT_VERSION": "6.0", "SWIFT_UPCOMING_FEATURE_GLOBAL_CONCURRENCY": "YES"]))
    #expect(six.languageMode == "6")
    #expect(six.upcomingFeatures.isEmpty)
  }

  @Test(
    "a text between slashes is a regular expression, unless the settings say no or the version is that of a package"
  )
  func slashes() {
    let feature = "BareSlashRegexLiterals"
    #expect(ModuleSettings(settings([:])).upcomingFeatures == [feature])
    #expect(ModuleSettings(settings(["SWIFT_ENABLE_BARE_SLASH_REGEX": "YES"])).upcomingFeatures == [feature])
    #expect(ModuleSettings(settings(["SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"])).upcomingFeatures == [])
    #expect(ModuleSettings(settings(["SWIFT_VERSION": "6.0"])).upcomingFeatures == [], "always there")
    #expect(ModuleSettings().upcomingFeatures == [], "a package says so itself")
    #expect(ModuleSettings.ofLooseFiles.upcomingFeatures == [feature])
  }

  @Test("a version as projects write it is a language mode that the compiler knows")
  func versions() {
    let modes = ["3.0", "4.0", "4.2", "5", "5.0", "5.9", "6", "6.2", "x"].map(ModuleSettings.languageMode)
    #expect(modes == ["4", "4", "4.2", "5", "5", "5", "6", "6", "4"])
  }
}
