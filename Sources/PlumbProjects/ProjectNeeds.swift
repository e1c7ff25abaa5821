import PlumbSource

/// A product of a package that is not on this machine.
package struct MissingPackage: Hashable, Sendable {
  package var product: String
  package var address: String?

  package var name: String { address.map(PackageFolders.name) ?? product }
}

extension Project {
  /// The targets that a target asks for itself, and the products that nobody here has.
  func directNeeds(of place: TargetPlace) -> (found: [TargetPlace], missing: [MissingPackage]) {
    var (found, missing): ([TargetPlace], [MissingPackage]) = ([], [])
    for need in self[place].needs {
      switch need {
      case .target(let name):
        found += [target(named: name, in: place.container)].compactMap { $0 }
      case .built(let file):
        let matches = ownTargets.filter { self[$0].productFile == file }
        found += [matches.first { $0.container == place.container } ?? matches.first].compactMap { $0 }
      case .product(let name, let package):
        let targets = targets(ofProduct: name, package: package)
        if !targets.isEmpty {
          found += targets
        } else if !Self.ownProducts.contains(name) {
          missing.append(
            MissingPackage(product: name, address: address(ofProduct: name, package, place.container)))
        }
      }
    }
    // Apps and tests are no modules of others.
    return (
      found.filter { ![.application, .tests, .appExtension].contains(self[$0].kind) && $0 != place }, missing
    )
  }

  private func target(named name: String, in container: Int) -> TargetPlace? {
    let own = containers[container].targets.firstIndex { $0.name == name }
    if let own { return TargetPlace(container: container, target: own) }
    return ownTargets.first { self[$0].name == name }
  }

  private func targets(ofProduct name: String, package: String?) -> [TargetPlace] {
    let wanted = package.map { PackageFolders.name(of: $0).lowercased() }
    let having = containers.indices.filter { containers[$0].products[name] != nil }
    let best =
      having.first { FilePath.name(of: containers[$0].folder).lowercased() == wanted } ?? having.first
    guard let best else { return [] }
    return (containers[best].products[name] ?? []).compactMap { target(named: $0, in: best) }
  }

  /// Where the package of a product is, as far as somebody says it.
  private func address(ofProduct name: String, _ package: String?, _ container: Int) -> String? {
    let remotes = containers[container].remotes
    if let package {
      return remotes.first {
        $0 == package
          || PackageFolders.name(of: $0).lowercased() == PackageFolders.name(of: package).lowercased()
      } ?? package
    }
    return remotes.first { PackageFolders.name(of: $0).lowercased() == name.lowercased() }
  }

  /// The modules that a target needs, each behind those that it needs itself.
  ///
  /// - Throws: ``ProjectProblem`` when targets need each other in a circle.
  func modules(for top: TargetPlace) throws(ProjectProblem) -> (
    order: [TargetPlace], missing: [MissingPackage]
  ) {
    var order: [TargetPlace] = []
    var missing: [MissingPackage] = []
    var (done, open): (Set<TargetPlace>, [TargetPlace]) = ([], [])
    func visit(_ place: TargetPlace) throws(ProjectProblem) {
      guard !done.contains(place) else { return }
      if let start = open.firstIndex(of: place) {
        let names = (open[start...] + [place]).map { self[$0].name }
        throw ProjectProblem(
          "The targets need each other in a circle, and none can be compiled first: \(names.joined(separator: " → "))."
        )
      }
      guard open.count < 500 else {
        throw ProjectProblem("More than 500 targets need one another in a row.")
      }
      open.append(place)
      let needs = directNeeds(of: place)
      for need in needs.found { try visit(need) }
      open.removeLast()
      done.insert(place)
      for package in needs.missing where !missing.contains(package) { missing.append(package) }
      if place != top { order.append(place) }
    }
    try visit(top)
    return (order, missing)
  }
}
