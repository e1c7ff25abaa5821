import PlumbSource

/// The Debug configuration of a project and its targets.
struct XcodeConfigurations {
  let objects: XcodeObjects
  let paths: XcodePaths
  let projectName: String
  let folder: String
  private let reader: ProjectReader
  private(set) var problems: [String] = []
  private var files: [String: BuildSettings.Level] = [:]
  /// By the list of configurations, which objects can share.
  private var known: [String: [BuildSettings.Level]] = [:]

  /// The files that were read.
  var read: [String] { files.keys.sorted() }

  init(
    _ objects: XcodeObjects, _ paths: XcodePaths, projectName: String, folder: String,
    by reader: ProjectReader
  ) {
    (self.objects, self.paths, self.projectName, self.folder) = (objects, paths, projectName, folder)
    self.reader = reader
  }

  /// The settings of a target above those of the project.
  mutating func settings(of target: PropertyList) -> BuildSettings {
    var settings = BuildSettings(reader.effort)
    let name = target.text("name") ?? ""
    settings.add([
      "SRCROOT": folder, "PROJECT_DIR": folder, "SOURCE_ROOT": folder, "PROJECT_NAME": projectName,
      "TARGET_NAME": name, "TARGETNAME": name, "CONFIGURATION": "Debug", "PLATFORM_NAME": "iphonesimulator",
      "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
    ])
    for object in [objects.root, target] {
      guard let list = object.text("buildConfigurationList") else { continue }
      let levels = known[list] ?? levels(of: list)
      known[list] = levels
      for level in levels { settings.add(level) }
    }
    return settings
  }

  /// The settings of a configuration in a list: those of its file, and its own.
  private mutating func levels(of list: String) -> [BuildSettings.Level] {
    guard let configuration = debug(of: list) else { return [] }
    var levels: [BuildSettings.Level] = []
    if let path = file(of: configuration) {
      if files[path] == nil {
        let file = ConfigurationFile(path, by: reader)
        files[path] = BuildSettings.Level(file.settings)
        problems += file.problems
      }
      levels += [files[path]].compactMap { $0 }
    }
    let own = configuration["buildSettings"]?.dictionary ?? [:]
    guard reader.effort.spend(own.count) else { return levels }
    levels.append(
      BuildSettings.Level(
        own.mapValues { value in
          value.string
            ?? value.strings.map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
        }))
    return levels
  }

  private func debug(of identifier: String) -> PropertyList? {
    let list = objects[identifier]
    guard reader.effort.spend(list?["buildConfigurations"]?.array.count ?? 0) else { return nil }
    let all = objects.list(list, "buildConfigurations").map(\.object)
    return all.first { $0.text("name") == "Debug" }
      ?? all.first { $0.text("name")?.lowercased().contains("debug") ?? false } ?? all.first
  }

  private func file(of configuration: PropertyList) -> String? {
    if let id = configuration.text("baseConfigurationReference") { return paths.paths[id] }
    guard let anchor = configuration.text("baseConfigurationReferenceAnchor"),
      let place = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return paths.paths[anchor].map { FilePath.join($0, place) }
  }
}

extension ModuleSettings {
  /// Creates the compiler settings from the build settings of a target.
  init(_ settings: BuildSettings) {
    self.init()
    languageMode = Self.languageMode(settings["SWIFT_VERSION"] ?? "5")
    let flags = settings.list("OTHER_SWIFT_FLAGS")
    var conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    for (index, flag) in flags.enumerated() {
      if flag == "-D", index + 1 < flags.count { conditions.append(flags[index + 1]) }
      if flag.hasPrefix("-D"), flag.count > 2 { conditions.append(String(flag.dropFirst(2))) }
    }
    self.conditions = conditions.filter(Self.isName)
    if let actor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"], actor == "MainActor" {
      defaultIsolation = actor
    }
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
      upcomingFeatures = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
      ]
    }
    // On where nothing is said (release notes of Xcode 14, 93460568).
    if settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] == nil || settings.isOn("SWIFT_ENABLE_BARE_SLASH_REGEX") {
      upcomingFeatures.append("BareSlashRegexLiterals")
    }
    let prefix = "SWIFT_UPCOMING_FEATURE_"
    var known = Set(upcomingFeatures)
    for name in settings.names(beginning: prefix) where settings.isOn(name) {
      let feature = Self.feature(name.dropFirst(prefix.count))
      if Self.isName(feature), known.insert(feature).inserted { upcomingFeatures.append(feature) }
    }
    // A mode that has a feature always does not want to hear of it.
    if languageMode == "6" { upcomingFeatures.removeAll { Self.featuresOfSwift6.contains($0) } }
  }

  static let featuresOfSwift6: Set = [
    "ConciseMagicFile", "ForwardTrailingClosures", "StrictConcurrency", "ImplicitOpenExistentials",
    "BareSlashRegexLiterals", "DeprecateApplicationMain", "ImportObjcForwardDeclarations",
    "DisableOutwardActorInference", "IsolatedDefaultValues", "GlobalConcurrency",
    "InferSendableFromCaptures", "RegionBasedIsolation", "DynamicActorIsolation", "NonfrozenEnumExhaustivity",
    "GlobalActorIsolatedTypesUsability",
  ]

  /// `GLOBAL_CONCURRENCY` is `GlobalConcurrency`; some names have their own capitals.
  private static func feature(_ words: Substring) -> String {
    let special = [
      "BARE_SLASH_REGEX_LITERALS": "BareSlashRegexLiterals", "CONCISE_MAGIC_FILE": "ConciseMagicFile",
      "EXISTENTIAL_ANY": "ExistentialAny", "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
      "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
      "IMPORT_OBJC_FORWARD_DECLARATIONS": "ImportObjcForwardDeclarations",
    ]
    return special[String(words)]
      ?? words.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
  }
}
