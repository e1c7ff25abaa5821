import Foundation
import PlumbSource

/// A package as `swift package dump-package` describes it.
struct PackageManifest: Sendable {
  struct Dependency: Sendable {
    /// The folder of one that is on this machine.
    var path: String?
    /// The place of the others.
    var address: String?
    var requirement: PackageRequirement?
    var identity: String
    /// The traits that it is asked for, each with its condition.
    var traits: [(name: String, condition: PackageSetting.Condition)] = []
  }

  struct Target: Sendable {
    var name: String
    var type: String
    var path: String?
    var sources: [String]?
    var exclude: [String]
    var resources: [(path: String, isProcessed: Bool)]
    var settings: [PackageSetting]
    var needs: [Need]
    /// The build plug-ins that it uses.
    var plugins: [String]
    /// The folder of the headers of a target of C that others include.
    var publicHeaders: String?
    /// The name by which pkg-config knows a library of the system.
    var pkgConfig: String?
    /// The packages of this machine's system that bring it.
    var systemPackages: [String] = []
  }

  /// Something that a target needs.
  struct Need: Sendable {
    enum Kind: Sendable {
      case target(String)
      case product(String, package: String?)
      /// By a name that may be a target's or a product's.
      case name(String)
    }

    var kind: Kind
    var condition: PackageSetting.Condition
  }

  var name: String
  /// The language mode of its targets, and the standards of C and C++.
  private(set) var languageMode: String
  private(set) var cStandard: String?
  private(set) var cxxStandard: String?
  /// Its traits, each with those that it enables.
  private(set) var traits: [String: [String]] = [:]
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
    languageMode = ModuleSettings.languageMode(versions.last ?? tools)
    cStandard = object["cLanguageStandard"] as? String
    cxxStandard = object["cxxLanguageStandard"] as? String
    for trait in Self.objects(object["traits"]) {
      traits[trait["name"] as? String ?? ""] = trait["enabledTraits"] as? [String] ?? []
    }
    dependencies = Self.objects(object["dependencies"]).compactMap(Self.dependency)
    targets = Self.objects(object["targets"]).map(Self.target)
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
    let traits = objects(words["traits"]).map {
      (name: $0["name"] as? String ?? "", condition: PackageSetting.Condition($0["condition"]))
    }
    if kind == "fileSystem" {
      return Dependency(path: words["path"] as? String, identity: identity, traits: traits)
    }
    let location = words["location"] as? [String: Any]
    let remote = objects(location?["remote"]).first?["urlString"] as? String
    let local = (location?["local"] as? [String])?.first
    return Dependency(
      address: remote ?? local, requirement: PackageRequirement(dumped: words["requirement"]),
      identity: identity, traits: traits)
  }

  /// One of the package itself, or of another one: either has its name first.
  private static func plugins(_ object: [String: Any]) -> [String] {
    objects(object["pluginUsages"]).compactMap { ($0["plugin"] as? [Any])?.first as? String }
  }

  private static func target(_ object: [String: Any]) -> Target {
    let resources = objects(object["resources"]).map { resource in
      (resource["path"] as? String ?? "", (resource["rule"] as? [String: Any])?["copy"] == nil)
    }
    let providers = objects(object["providers"]).flatMap { $0["apt"] as? [[String]] ?? [] }
    return Target(
      name: object["name"] as? String ?? "", type: object["type"] as? String ?? "",
      path: object["path"] as? String, sources: object["sources"] as? [String],
      exclude: object["exclude"] as? [String] ?? [], resources: resources,
      settings: objects(object["settings"]).compactMap(PackageSetting.init),
      needs: objects(object["dependencies"]).compactMap(need), plugins: plugins(object),
      publicHeaders: object["publicHeadersPath"] as? String, pkgConfig: object["pkgConfig"] as? String,
      systemPackages: providers.flatMap(\.self))
  }

  private static func need(_ object: [String: Any]) -> Need? {
    guard let (kind, value) = object.first, let words = value as? [Any], let name = words.first as? String
    else { return nil }
    // The condition is the last of the words.
    let condition = PackageSetting.Condition(words.last)
    switch kind {
    case "target": return Need(kind: .target(name), condition: condition)
    case "product":
      return Need(
        kind: .product(name, package: words.count > 1 ? words[1] as? String : nil), condition: condition)
    default: return Need(kind: .name(name), condition: condition)
    }
  }
}
