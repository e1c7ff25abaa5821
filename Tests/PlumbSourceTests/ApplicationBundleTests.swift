import CommandTesting
import Foundation
import Testing

@testable import PlumbSource

@Suite("What a shown program finds as its own") struct ApplicationBundleTests {
  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    return folder
  }

  private func names(in place: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: place).sorted()
  }

  @Test("loose files are at the top, in their folder too, and in that of their language")
  func looseFiles() throws {
    let folder = try folder([
      "App/View.swift": "", "App/Data/items.json": "[]", "App/de.lproj/Hello.txt": "Hallo",
      "App/A.xcassets/Contents.json": "{}",
    ])
    defer { folder.remove() }
    let source = try Source(path: folder.path("App"))
    let program = try source.applicationBundle(in: folder)
    #expect(program == folder.path("bundle/App.app/App"))
    #expect(
      try names(in: folder.path("bundle/App.app")) == [
        "Data", "Data/items.json", "Info.plist", "de.lproj", "de.lproj/Hello.txt", "items.json",
      ])
  }

  @Test("a single file has the plain files beside it, and of a project's folder its texts too")
  func singleFile() throws {
    let folder = try folder([
      "View.swift": "", "Other.swift": "", "items.json": "[]", "Deep/more.json": "[]",
      "en.lproj/Localizable.strings": "", "More.strings": "",
    ])
    defer { folder.remove() }
    _ = try Source(path: folder.path("View.swift")).applicationBundle(in: folder)
    #expect(try names(in: folder.path("bundle/View.app")) == ["Info.plist", "items.json"])
    try folder.write("", to: "App.xcodeproj/project.pbxproj")
    _ = try Source(path: folder.path("View.swift")).applicationBundle(in: folder)
    #expect(
      try names(in: folder.path("bundle/View.app")) == [
        "Info.plist", "More.strings", "en.lproj", "en.lproj/Localizable.strings", "items.json",
      ])
  }

  @Test("an Info.plist of the folder counts, without what only a project could fill in")
  func information() throws {
    let folder = try folder([
      "App/View.swift": "",
      "App/Info.plist":
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>Own</key><string>yes</string><key>CFBundleName</key><string>$(PRODUCT_NAME)</string></dict></plist>",
    ])
    defer { folder.remove() }
    _ = try Source(path: folder.path("App")).applicationBundle(in: folder)
    let list = try #require(
      InformationFile.read(folder.path("bundle/App.app/Info.plist"), within: .everything))
    #expect(list as? [String: String] == ["Own": "yes", "CFBundleName": "App"])
  }

  @Test("a list that is nested without end, or no list, is none")
  func wrongLists() throws {
    let deep = "<plist>" + String(repeating: "<array>", count: 100_000)
    let folder = try folder(["deep.plist": deep, "old.plist": String(repeating: "(", count: 100_000)])
    defer { folder.remove() }
    for name in ["deep.plist", "old.plist", "none.plist", "."] {
      #expect(InformationFile.read(folder.path(name), within: .everything) == nil)
    }
  }
}
