#if DEBUG
  import PlumbExchange
  @testable import PlumbProjects
  @testable import PlumbSource

  extension FuzzTarget {
    /// What says of what a project is made.
    static let projects = [
      text("configuration-file") { text in
        let file = ConfigurationFile(text: text, path: "/nowhere/A.xcconfig", by: .everything)
        var settings = BuildSettings()
        settings.add(file.settings)
        settings.add(file.settings)
        for name in file.settings.keys.prefix(8) { _ = settings.list(name) }
      },
      FuzzTarget("data-model") { bytes in
        let model = DataModel(bytes, named: "A")
        _ = ManagedClassText(model, named: "A", own: OwnTypes())
      },
      FuzzTarget("project-file") { _ = try? XcodeProject($0, path: "/nowhere/A.xcodeproj", by: .everything) },
      text("workspace") { _ = Workspace(text: $0, folder: "/nowhere", by: .everything) },
    ]
  }
#endif
