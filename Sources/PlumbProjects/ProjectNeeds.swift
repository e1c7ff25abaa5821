/// A product of a package that is not on this machine.
package struct MissingPackage: Hashable, Sendable {
  package var product: String
  package var address: String?

  package var name: String { address.map(PackageFolders.name) ?? product }
}

extension Project {
  /// The targets that a target asks for itself, and the products that nobody here has.
  func directNeeds(of place: TargetPlace) -> (found: [TargetPlace], missing: [MissingPackage]) {
    let needs = index.needs[index.number(of: place)]
    return (needs.found, needs.missing)
  }

  /// The modules that a target needs, each behind those that it needs itself.
  ///
  /// - Throws: ``ProjectProblem`` when targets need each other in a circle.
  func modules(for top: TargetPlace) throws(ProjectProblem) -> (
    order: [TargetPlace], missing: [MissingPackage]
  ) {
    var walk = ModuleWalk(index)
    return try walk.modules(for: top)
  }
}
