import Foundation
import PlumbSource
import Testing

@testable import PlumbProjects

@Suite("Project files in other forms of Unicode") struct UnicodeProjectTests {
  private static let files: [String: String] = [
    "W.xcworkspace/contents.xcworkspacedata":
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?><Workspace><FileRef location=\"group:P.xcodeproj\"></FileRef></Workspace>",
    "P.xcodeproj/project.pbxproj": ProjectFolder.project(
      """
      G = { isa = PBXGroup; children = (F, K); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = "é.swift"; sourceTree = "<group>"; };
      K = { isa = PBXFileReference; path = P.xcconfig; sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = F; };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      L = { isa = XCConfigurationList; buildConfigurations = (D); };
      D = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = K; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); buildConfigurationList = L; };
      """, root: "targets = (T);"),
    "P.xcconfig": "INFOPLIST_FILE = P.plist\nWORD = über\n",
    "P.plist":
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist version=\"1.0\"><dict><key>Word</key><string>$(WORD)</string></dict></plist>",
  ]

  @Test(
    "a workspace, its project, the settings and the Info.plist are read in UTF-16 and with a mark",
    arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian], [true, false])
  func project(_ encoding: String.Encoding, _ hasMark: Bool) throws {
    let folder = try ProjectFolder(["é.swift": ""])
    defer { folder.folder.remove() }
    for (path, text) in Self.files {
      let url = URL(fileURLWithPath: folder.path(path))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let text = encoding == .utf8 ? text.replacing("UTF-16", with: "UTF-8") : text
      // The encoding without an order has a mark of its own.
      let marked = hasMark && encoding != .utf16 ? "\u{FEFF}" + text : text
      try #require(marked.data(using: encoding)).write(to: url)
    }
    let project = try Project(.workspace(folder.path("W.xcworkspace")))
    #expect(project.problems == [])
    let target = try project[project.chosen(nil)]
    #expect(target.swiftFiles.map(folder.short) == ["é.swift"])
    let list = try #require(target.propertyList)
    let values = try PropertyListSerialization.propertyList(from: list, options: [], format: nil)
    #expect((values as? [String: Any])?["Word"] as? String == "über")
  }
}
