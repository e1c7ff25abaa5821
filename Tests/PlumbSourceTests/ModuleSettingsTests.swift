import Testing

@testable import PlumbSource

@Suite("Settings of modules") struct ModuleSettingsTests {
  @Test("members stay visible without the import of their module, because Apple's modules are several here")
  func memberVisibility() {
    var settings = ModuleSettings()
    settings.upcomingFeatures = ["ExistentialAny", "MemberImportVisibility"]
    #expect(settings.words.contains("ExistentialAny"))
    #expect(!settings.words.contains("MemberImportVisibility"))
  }
}
