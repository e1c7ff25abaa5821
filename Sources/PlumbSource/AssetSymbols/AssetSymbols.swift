import Foundation
import PlumbExchange

/// The asset catalogs of a module, for whose images and colours symbols are declared: `Image(.avatar)`, `Color(.brand)`.
public struct AssetSymbols: Equatable, Sendable {
  public let catalogs: [String]
  /// Whether `Color.brand` is declared too, and not only `Color(.brand)`.
  public let hasExtensions: Bool
  /// The folders in which files are read.
  private let given: GivenFolders

  public init(catalogs: [String], hasExtensions: Bool = true, within given: GivenFolders) {
    (self.catalogs, self.hasExtensions, self.given) = (catalogs, hasExtensions, given)
  }

  private var group: AssetGroup { AssetGroup(catalogs: catalogs, within: given) }

  /// A key that changes when the declarations do.
  var key: String { "\(hasExtensions) \(group)" }

  /// The file that declares them, written to a folder of ours; `nil` where there is nothing to declare.
  ///
  /// - Parameters:
  ///   - module: its name.
  ///   - swiftFiles: of the module; what they declare themselves is not declared again.
  ///   - place: the bundle that has them.
  func file(
    for module: String, _ swiftFiles: [String], in place: BundlePlace, folder: TemporaryFolder
  ) throws -> String? {
    let group = group
    guard !group.isEmpty else { return nil }
    let text = AssetSymbolText(
      place: place, hasExtensions: hasExtensions, own: OwnSymbols(swiftFiles),
      leveledImports: LeveledImports.modules(of: swiftFiles)
    )
    .text(of: group)
    return try folder.generate(text, as: "\(module)+Assets.swift")
  }

  /// The assets without a symbol, and the reasons.
  public var problems: [String] { group.problems }
}

/// The bundle that the resources of a module are in.
enum BundlePlace {
  /// An app's own.
  case main
  /// That of a package's target.
  case module
  /// That of a framework: it is found by a class of it.
  case framework

  /// An expression for it.
  var expression: String {
    switch self {
    case .main: "Foundation.Bundle.main"
    case .module: "Foundation.Bundle.module"
    case .framework: "Foundation.Bundle(for: \(Self.token).self)"
    }
  }

  /// The place as a resource of a text names it; `nil` for the usual one.
  var description: String? {
    switch self {
    case .main: nil
    case .module: ".atURL(\(expression).bundleURL)"
    case .framework: ".forClass(\(Self.token).self)"
    }
  }

  private static let token = "AssetSymbolsBundleToken"

  var declarations: String { self == .framework ? "private final class \(Self.token) {}\n\n" : "" }
}

/// The images and colours of a catalog, or of a group that provides a namespace.
struct AssetGroup: Equatable, Sendable {
  struct Asset: Equatable, Sendable {
    var symbol: String
    /// With the groups before it.
    var name: String
  }

  private(set) var images: [Asset] = []
  private(set) var colors: [Asset] = []
  private(set) var groups: [String: AssetGroup] = [:]
  private(set) var problems: [String] = []

  private static let deepest = 24
  private static let most = 20_000
  private static let imageTypes: Set = ["imageset", "symbolset"]

  var isEmpty: Bool { images.isEmpty && colors.isEmpty && groups.values.allSatisfy(\.isEmpty) }

  init(catalogs: [String], within given: GivenFolders) {
    var left = Self.most
    for catalog in catalogs where given.holds(catalog) {
      look(in: catalog, prefix: "", depth: 0, given, &left)
    }
    problems = allProblems
  }

  private init() {}

  private var allProblems: [String] {
    problems + groups.sorted { $0.key < $1.key }.flatMap(\.value.allProblems)
  }

  private mutating func look(
    in folder: String, prefix: String, depth: Int, _ given: GivenFolders, _ left: inout Int
  ) {
    guard depth <= Self.deepest else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") && !name.contains(where: \.isNewline) {
      left -= 1
      guard left > 0 else { return }
      let path = "\(folder)/\(name)"
      let point = name.lastIndex(of: ".")
      let (stem, type) = (
        String(name[..<(point ?? name.endIndex)]),
        point.map { String(name[name.index(after: $0)...]) } ?? ""
      )
      if Self.imageTypes.contains(type) {
        images.add(AssetName.symbol(stem, without: "Image"), prefix + stem, "image", &problems)
      } else if type == "colorset" {
        colors.add(AssetName.symbol(stem, without: "Color"), prefix + stem, "colour", &problems)
      } else if !AssetSetName.isSet(name), Self.isFolder(path) {
        guard Self.providesNamespace(path, given), let space = AssetName.namespace(name) else {
          look(in: path, prefix: prefix, depth: depth + 1, given, &left)
          continue
        }
        var group = groups[space] ?? AssetGroup()
        group.look(in: path, prefix: "\(prefix)\(name)/", depth: depth + 1, given, &left)
        groups[space] = group
      }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    // A link could lead back up.
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private struct Description: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var properties: Properties?
  }

  private static func providesNamespace(_ group: String, _ given: GivenFolders) -> Bool {
    guard let data = try? PlainFile.read("\(group)/Contents.json", most: 1 << 20, within: given) else {
      return false
    }
    return (try? JSONDecoder().decode(Description.self, from: data))?.properties?.providesNamespace
      ?? false
  }
}

extension [AssetGroup.Asset] {
  /// Of two with one symbol the first has it.
  fileprivate mutating func add(
    _ symbol: String?, _ name: String, _ kind: String, _ problems: inout [String]
  ) {
    guard let symbol else {
      problems.append(
        "The \(kind) \"\(name)\" has no letter in its name, and so no symbol. Use it by its name.")
      return
    }
    guard let other = first(where: { $0.symbol == symbol }) else {
      return append(AssetGroup.Asset(symbol: symbol, name: name))
    }
    // In two catalogs of one module it is the same name.
    guard other.name != name else { return }
    problems.append(
      "The \(kind) \"\(name)\" has no symbol, because .\(symbol) is \"\(other.name)\". Rename one of them, or use it by its name."
    )
  }
}
