import Foundation
import PlumbSource
import Testing

@testable import PlumbProjects

@Suite("What an app's bundle says of itself") struct ApplicationInformationTests {
  private func list(
    _ settings: [String: String], _ files: [String: String] = [:]
  ) throws -> (values: [String: Any], problem: String?) {
    let project = try ProjectFolder(files)
    defer { project.folder.remove() }
    var build = BuildSettings()
    build.add(settings)
    var information = ApplicationInformation(build, folder: project.folder.url.path, by: .everything)
    let made = information.data()
    let data = try #require(made)
    let values = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    return (try #require(values as? [String: Any]), information.problem.map { project.short($0) })
  }

  @Test("a generated list has the versions and the keys of the settings")
  func generated() throws {
    let values = try list([
      "GENERATE_INFOPLIST_FILE": "YES", "MARKETING_VERSION": "1.2", "CURRENT_PROJECT_VERSION": "7",
      "PRODUCT_NAME": "Garden", "PRODUCT_BUNDLE_IDENTIFIER": "com.example.garden",
      "INFOPLIST_KEY_CFBundleDisplayName": "My $(PRODUCT_NAME)",
      "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
    ]).values
    #expect(values["CFBundleShortVersionString"] as? String == "1.2")
    #expect(values["CFBundleVersion"] as? String == "7")
    #expect(values["CFBundleName"] as? String == "Garden")
    #expect(values["CFBundleIdentifier"] as? String == "com.example.garden")
    #expect(values["CFBundleDisplayName"] as? String == "My Garden")
    #expect(values["UILaunchScreen_Generation"] as? Bool == true)
  }

  @Test("a file of one's own counts first, with its settings filled in")
  func file() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string>
      <key>Server</key><dict><key>URL</key><string>https:/$()/$(HOST)</string></dict>
      <key>Modes</key><array><string>$(HOST:upper)</string></array>
      </dict></plist>
      """
    let settings = ["INFOPLIST_FILE": "App/Info.plist", "MARKETING_VERSION": "2.0", "HOST": "example"]
    let values = try list(settings, ["App/Info.plist": text]).values
    #expect(values["CFBundleShortVersionString"] as? String == "2.0")
    #expect((values["Server"] as? [String: String]) == ["URL": "https://example"])
    #expect((values["Modes"] as? [String]) == ["EXAMPLE"])
  }

  @Test("a file that is no list in XML is told, and one that is not there is not")
  func wrong() throws {
    let settings = ["INFOPLIST_FILE": "Info.plist", "PRODUCT_NAME": "A"]
    let wrong = try list(settings, ["Info.plist": "bplist00"])
    #expect(
      wrong.problem
        == "Info.plist can not be read as a property list in XML; Bundle.main says only what the build settings say."
    )
    #expect(wrong.values["CFBundleName"] as? String == "A")
    #expect(try list(settings).problem == nil)
  }
}
