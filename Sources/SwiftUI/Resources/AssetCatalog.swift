import Foundation
import PlumbExchange

/// The sets of asset catalogs, by the names that source code uses.
struct AssetCatalog: Sendable {
  /// Paths of `.imageset` folders.
  private(set) var imageSets: [String: String] = [:]
  /// Paths of `.colorset` folders.
  private(set) var colorSets: [String: String] = [:]
  /// Paths of `.dataset` folders.
  private(set) var dataSets: [String: String] = [:]

  private static let deepest = 24
  private static let mostSets = 20_000

  /// - Parameter paths: sorted; of two sets with one name the first counts.
  init(_ paths: [String], problems: inout [String]) {
    for path in paths { look(in: path, prefix: "", depth: 0, &problems) }
  }

  private mutating func look(in folder: String, prefix: String, depth: Int, _ problems: inout [String]) {
    guard depth <= Self.deepest, imageSets.count + colorSets.count + dataSets.count < Self.mostSets else {
      return problems.append(
        "\(folder): the catalog is too large or too deep; what is in this group is not found.")
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder + "/" + name
      guard SourceFile.kind(of: path) == .folder else { continue }
      if let set = Self.name(name, without: ".imageset") {
        Self.add(path, as: prefix + set, to: &imageSets, &problems)
      } else if let set = Self.name(name, without: ".colorset") {
        Self.add(path, as: prefix + set, to: &colorSets, &problems)
      } else if let set = Self.name(name, without: ".dataset") {
        Self.add(path, as: prefix + set, to: &dataSets, &problems)
      } else if !AssetSetName.isSet(name) {
        let isNamespace = Self.providesNamespace(path, &problems)
        look(in: path, prefix: isNamespace ? "\(prefix)\(name)/" : prefix, depth: depth + 1, &problems)
      }
    }
  }

  private static func name(_ name: String, without suffix: String) -> String? {
    name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : nil
  }

  private static func add(
    _ path: String, as name: String, to sets: inout [String: String], _ problems: inout [String]
  ) {
    if let first = sets[name] {
      problems.append("\(path): \(first) has the same name \"\(name)\" and is used instead.")
    } else {
      sets[name] = path
    }
  }

  private struct Group: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var properties: Properties?
  }

  /// Returns whether the names in a group begin with the group's; a group without a description is a plain folder.
  private static func providesNamespace(_ group: String, _ problems: inout [String]) -> Bool {
    guard SourceFile.kind(of: group + "/Contents.json") == .file else { return false }
    do {
      return try AssetDescription.read(Group.self, in: group).properties?.providesNamespace ?? false
    } catch {
      problems.append(error.sentence)
      return false
    }
  }
}

/// A set of an asset catalog: a folder, and what its `Contents.json` says.
protocol DescribedAsset {
  associatedtype Contents: Decodable
  init(path: String, contents: Contents)
}

extension DescribedAsset {
  init(at path: String) throws(UnusableResource) {
    self.init(path: path, contents: try AssetDescription.read(Contents.self, in: path))
  }

  init(_ data: Data, at path: String) throws(UnusableResource) {
    self.init(path: path, contents: try AssetDescription.decode(Contents.self, from: data, in: path))
  }
}

/// The decoding that the `Contents.json` of all sets share.
enum AssetDescription {
  private static let mostBytes = 1 << 20

  static func read<Contents: Decodable>(
    _ type: Contents.Type, in folder: String
  ) throws(UnusableResource) -> Contents {
    try decode(type, from: SourceFile.read(folder + "/Contents.json", most: mostBytes), in: folder)
  }

  static func decode<Contents: Decodable>(
    _ type: Contents.Type, from data: Data, in folder: String
  ) throws(UnusableResource) -> Contents {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw UnusableResource("\(folder)/Contents.json: \(reason(error))")
    }
  }

  /// A file of the set itself: a catalog must not lead elsewhere.
  static func plain(_ name: String, in folder: String) throws(UnusableResource) -> String {
    guard !name.isEmpty, !name.contains("/"), !name.contains("\0"), name != ".." else {
      throw UnusableResource("\(folder): the file name \"\(name)\" in Contents.json leads out of the set.")
    }
    return folder + "/" + name
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "it is not JSON." }
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context):
      let place = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
      return
        "the value at \(place.isEmpty ? "the top" : place) is not of the kind that an asset catalog has there."
    default: return "it is not JSON."
    }
  }

  /// One of the circumstances that an entry is for.
  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  /// Returns whether an entry is for a colour scheme: 2 for made for it, 1 for usable, 0 for not.
  static func fitness(of appearances: [Appearance]?, for scheme: String) -> Int {
    guard let appearances, !appearances.isEmpty else { return 1 }
    // High contrast is never on here.
    guard !appearances.contains(where: { $0.appearance == "contrast" }) else { return 0 }
    return appearances.contains { $0.appearance == "luminosity" && $0.value == scheme } ? 2 : 0
  }

  /// Entries for all devices count most, then those for phones; those for watches and cars are no help.
  static let idioms = ["universal", "iphone", "ipad", "mac"]
}
