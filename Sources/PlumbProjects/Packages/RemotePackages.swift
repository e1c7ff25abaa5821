import PlumbSource

/// The packages that a project has from elsewhere.
extension Project {
  /// The fetched packages; `nil` where nothing is wanted, or only what is in given folders is read.
  package var brought: BroughtPackages? { reader.given.isBounded ? nil : BroughtPackages(wanted) }

  /// Whether all that were asked for were brought.
  package var hasAllBrought: Bool {
    wanted.references.isEmpty || brought.map { $0.isThere && !$0.lacksSome } ?? false
  }

  /// The packages from elsewhere that are here, by name, with their versions where something notes them.
  package var packagesFromElsewhere: [String] {
    let pins = [brought?.pins, wanted.pins].compactMap { $0 }.flatMap(\.all)
    var versions: [String: String] = [:]
    for pin in pins where versions[PackageFolders.name(of: pin.location).lowercased()] == nil {
      versions[PackageFolders.name(of: pin.location).lowercased()] =
        pin.version ?? pin.branch ?? String(pin.revision.prefix(7))
    }
    let names = Set(containers.filter { $0.isRemote && $0.isPackage }.map { FilePath.name(of: $0.folder) })
    return names.sorted { $0.lowercased() < $1.lowercased() }.map { name in
      versions[name.lowercased()].map { "\(name) \($0)" } ?? name
    }
  }

  /// The addresses of those that are not here.
  package var addressesOfMissingPackages: [String] {
    let named = Set(containers.flatMap(\.references).map(\.address))
    return lacking.filter(named.contains)
  }
}
