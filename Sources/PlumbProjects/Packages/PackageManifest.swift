import Foundation
import PlumbSource

/// A package as `swift package dump-package` describes it.
struct PackageManifest: Sendable {
  struct Dependency: Sendable {
    /// The folder of one that is on this machine.
    var path: String?
    /// Where the others are.
    var address: String?
    var identity: String
  }

  struct Target: Sendable {
    var name: String
    var type: String
    var path: String?
    var sources: [String]?
    var exclude: [String]
    var resources: [(path: String, isProcessed: Bool)]
    var settings: ModuleSettings
    var needs: [ProjectTarget.Need]
    /// Needs by a name that may be a target's or a product's.
    var names: [String]
    /// The build plug-ins that it uses.
    var plugins: [String]
  }

  var name: String
  var dependencies: [Dependency] = []
  var targets: [Target] = []
  /// The targets of each library and program.
  var products: [(name: String, targets: [String], isLibrary: Bool)] = []

  /// - Throws: when it is not what the compiler's package manager writes.
  init(json: Data) throws(ProjectProblem) {
    guard let object = (try? JSONSerialization.jsonObject(with: json)) as? [String: Any],
      let name = object["name"] as? String
    else { throw ProjectProblem("The package manager's words about the package can not be read.") }
    self.name = name
    let tools = ((object["toolsVersion"] as? [String: Any])?["_version"] as? String) ?? "5"
    let versions = (object["swiftLanguageVersions"] as? [String]) ?? []
    let mode = ModuleSettings.languageMode(versions.last ?? tools)
    dependencies = Self.objects(object["dependencies"]).compactMap(Self.dependency)
    targets = Self.objects(object["targets"]).map { Self.target($0, mode: mode, package: name) }
    products = Self.objects(object["products"]).map { product in
      (
        product["name"] as? String ?? "", product["targets"] as? [String] ?? [],
        (product["type"] as? [String: Any])?["library"] != nil
      )
    }
  }

  private static func objects(_ value: Any?) -> [[String: Any]] { value as? [[String: Any]] ?? [] }

  private static func dependency(_ object: [String: Any]) -> Dependency? {
    guard let (kind, value) = object.first, let words = objects(value).first else { return nil }
    let identity = words["identity"] as? String ?? ""
    if kind == "fileSystem" { return Dependency(path: words["path"] as? String, identity: identity) }
    let location = words["location"] as? [String: Any]
    let remote = objects(location?["remote"]).first?["urlString"] as? String
    let local = (location?["local"] as? [String])?.first
    return Dependency(address: remote ?? local, identity: identity)
  }

  /// One of the package itself, or of another one: either has its name first.
  private static func plugins(_ object: [String: Any]) -> [String] {
    objects(object["pluginUsages"]).compactMap { ($0["plugin"] as? [Any])?.first as? String }
  }

  private static func target(_ object: [String: Any], mode: String, package: String) -> Target {
    var settings = ModuleSettings()
    settings.languageMode = mode
    settings.packageName = ProjectTarget.moduleName(package)
    for setting in objects(object["settings"]) where setting["tool"] as? String == "swift" {
      if let condition = setting["condition"] as? [String: Any] {
        let platforms = condition["platformNames"] as? [String] ?? []
        // Conditions of the source hold as on Linux, and what is shown is a phone's.
        guard platforms.isEmpty || platforms.contains("ios") || platforms.contains("linux"),
          condition["config"] as? String ?? "debug" == "debug"
        else { continue }
      }
      let kind = (setting["kind"] as? [String: Any])?.first
      let value = (kind?.value as? [String: Any])?["_0"]
      let word = value as? String ?? ""
      switch kind?.key {
      case "define":
        if ModuleSettings.isName(word) { settings.conditions.append(word) }
      case "enableUpcomingFeature": settings.upcomingFeatures.append(word)
      case "enableExperimentalFeature": settings.experimentalFeatures.append(word)
      case "swiftLanguageMode": settings.languageMode = ModuleSettings.languageMode(word)
      case "defaultIsolation": if word == "MainActor" { settings.defaultIsolation = word }
      default: break
      }
    }
    settings.upcomingFeatures = settings.upcomingFeatures.filter(ModuleSettings.isName).filter {
      settings.languageMode != "6" || !ModuleSettings.featuresOfSwift6.contains($0)
    }
    // Embedded Swift has no views. A macro of availability has a name and a list of platforms.
    settings.experimentalFeatures = settings.experimentalFeatures.filter {
      $0 != "Embedded" && (ModuleSettings.isName($0) || $0.hasPrefix("AvailabilityMacro="))
    }
    var (needs, names): ([ProjectTarget.Need], [String]) = ([], [])
    for dependency in objects(object["dependencies"]) {
      guard let (kind, value) = dependency.first, let words = value as? [Any],
        let name = words.first as? String
      else { continue }
      switch kind {
      case "target": needs.append(.target(name))
      case "product": needs.append(.product(name, package: words.count > 1 ? words[1] as? String : nil))
      default: names.append(name)
      }
    }
    let resources = objects(object["resources"]).map { resource in
      (resource["path"] as? String ?? "", (resource["rule"] as? [String: Any])?["copy"] == nil)
    }
    return Target(
      name: object["name"] as? String ?? "", type: object["type"] as? String ?? "",
      path: object["path"] as? String, sources: object["sources"] as? [String],
      exclude: object["exclude"] as? [String] ?? [], resources: resources, settings: settings, needs: needs,
      names: names, plugins: plugins(object))
  }
}
