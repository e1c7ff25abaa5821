import PlumbSource

extension ModuleSettings {
  /// Creates the settings of a package's target.
  ///
  /// - Parameters:
  ///   - mode: the language mode of the package.
  ///   - traits: those of the package that are enabled. Each is a condition of the sources.
  ///   - isRemote: whether the package is from elsewhere; then its unsafe flags do not count.
  ///   - problems: takes the sentences about what is left out.
  init(
    of target: PackageManifest.Target, mode: String, package: String, traits: Set<String>, isRemote: Bool,
    problems: inout [String]
  ) {
    self.init()
    languageMode = mode
    packageName = ProjectTarget.moduleName(package)
    // As in each build of a package, with whatever tool.
    conditions = ["SWIFT_PACKAGE"] + traits.sorted().filter(Self.isName)
    var flags = UnsafeFlags()
    for setting in target.settings
    where setting.condition.holds(on: PackageSetting.platforms, traits: traits) {
      let word = setting.values.first ?? ""
      switch (setting.tool, setting.kind) {
      case ("swift", "define"): if Self.isName(word) { conditions.append(word) }
      case ("swift", "enableUpcomingFeature"): upcomingFeatures.append(word)
      case ("swift", "enableExperimentalFeature"): experimentalFeatures.append(word)
      case ("swift", "swiftLanguageMode"): languageMode = Self.languageMode(word)
      case ("swift", "defaultIsolation"): defaultIsolation = word == "MainActor" ? word : nil
      case ("swift", "strictMemorySafety"): isMemoryStrict = true
      case ("swift", "interoperabilityMode"): usesCxx = word == "Cxx"
      case ("swift", "unsafeFlags"): if !isRemote { flags.add(setting.values) }
      // The headers that a target imports are read with its settings of C.
      case ("c", "define"): if CModule.isDefinition(word) { cDefinitions.append(word) }
      case ("linker", "linkedLibrary"): if !SystemLibraries.ofApple.contains(word) { libraries.append(word) }
      default: break
      }
    }
    conditions += flags.conditions
    upcomingFeatures += flags.upcomingFeatures
    experimentalFeatures += flags.experimentalFeatures
    cDefinitions += flags.cDefinitions
    otherWords = flags.otherWords
    problems += flags.problems(of: target.name)
    libraries = SystemLibraries.there(among: libraries, for: target.name, problems: &problems)
    upcomingFeatures = upcomingFeatures.filter(Self.isName).filter {
      languageMode != "6" || !Self.featuresOfSwift6.contains($0)
    }
    // Embedded Swift has no views.
    experimentalFeatures = experimentalFeatures.filter {
      $0 != "Embedded" && Self.isExperimentalFeature($0)
    }
  }
}
