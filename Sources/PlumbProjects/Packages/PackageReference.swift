/// A package from elsewhere that a project or a manifest asks for.
struct PackageReference: Hashable, Sendable {
  /// As it is written there.
  var address: String
  /// `nil` where the words about versions mean nothing.
  var requirement: PackageRequirement?

  var name: String { PackageFolders.name(of: address) }

  /// The reason why the package manager is not asked for it, in one sentence.
  var problem: String? {
    if PackageAddress(address) == nil {
      return
        "The package at \(address) is not brought: an address begins with https://, ssh://, name@host: or /, and has no spaces and no quotation marks."
    }
    guard requirement == nil else { return nil }
    return "The package at \(address) is not brought: what the project says of its version can not be read."
  }

  /// The dependency in a manifest; `nil` where there is a problem.
  var dependency: String? {
    guard let place = PackageAddress(address), let requirement else { return nil }
    return ".package(url: \(swiftLiteral(place.text)), \(requirement.words))"
  }
}
