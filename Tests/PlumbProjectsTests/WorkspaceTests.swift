import Testing

@testable import PlumbProjects

@Suite("Workspaces") struct WorkspaceTests {
  @Test("a workspace has its projects and packages, by the groups that they are in")
  func contents() throws {
    let folder = try ProjectFolder([
      "W.xcworkspace/contents.xcworkspacedata": """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
        <FileRef location = "group:App/App.xcodeproj"></FileRef>
        <Group location = "container:Packages" name = "Packages">
          <FileRef location = "group:Salt &amp; Pepper"></FileRef>
          <FileRef location = "group:README.md"></FileRef>
        </Group>
        <FileRef location = "group:Other.xcodeproj"></FileRef>
      </Workspace>
      """,
      "Packages/Salt & Pepper/Package.swift": "",
    ])
    let workspace = try Workspace(path: folder.path("W.xcworkspace"), by: .everything)
    #expect(workspace.projects.map(folder.short) == ["App/App.xcodeproj", "Other.xcodeproj"])
    #expect(workspace.packages.map(folder.short) == ["Packages/Salt & Pepper"])
  }

  @Test("a workspace whose projects are not there says which")
  func missing() throws {
    let folder = try ProjectFolder([
      "W.xcworkspace/contents.xcworkspacedata":
        "<Workspace><FileRef location = \"group:A.xcodeproj\"/></Workspace>"
    ])
    #expect {
      try Project(.workspace(folder.path("W.xcworkspace")))
    } throws: {
      folder.short("\($0)") == "There is no file A.xcodeproj/project.pbxproj."
    }
  }
}
