import PlumbSource

/// The targets of a project by the names that others call them, and the needs of each.
///
/// It is made once for a project: a search among all targets for each need takes the square of their number.
struct TargetIndex: Sendable {
  /// The needs of one target.
  struct Needs: Sendable {
    /// The targets that it asks for itself.
    var found: [TargetPlace] = []
    /// The products that nobody here has.
    var missing: [MissingPackage] = []
  }

  /// All targets, those of packages from elsewhere too. The number of a target is its place in this list.
  private(set) var places: [TargetPlace] = []
  /// By the number of the target.
  private(set) var needs: [Needs] = []
  /// The same as numbers.
  private(set) var neededNumbers: [[Int]] = []
  /// The reasons why the modules of a target have no order, by its number.
  private(set) var problems: [ProjectProblem?] = []
  /// The number of the first target of each container.
  private var starts: [Int] = []

  init() {}

  init(_ containers: [Project.Container]) {
    for (container, value) in containers.enumerated() {
      starts.append(places.count)
      places += value.targets.indices.map { TargetPlace(container: container, target: $0) }
    }
    let names = TargetNames(containers)
    needs = places.map { names.needs(of: $0) }
    neededNumbers = places.indices.map { number in
      // The package manager builds the needs of a macro with it; none of them is a module of the source.
      containers[places[number].container].targets[places[number].target].isMacro
        ? [] : needs[number].found.map { starts[$0.container] + $0.target }
    }
    problems = NeededRows(neededNumbers).problems { number in
      containers[places[number].container].targets[places[number].target].name
    }
  }

  func number(of place: TargetPlace) -> Int { starts[place.container] + place.target }
}

/// The names by which others call targets, products and packages that they need.
private struct TargetNames {
  private let containers: [Project.Container]
  /// The first target of each name, by container.
  private var targets: [[String: TargetPlace]] = []
  /// The first of all that the user works on.
  private var ownTargets: [String: TargetPlace] = [:]
  /// The first target that builds a file, by container and of all. Only those that the user works on count.
  private var builders: [[String: TargetPlace]] = []
  private var ownBuilders: [String: TargetPlace] = [:]
  /// The containers that have a product.
  private var products: [String: [Int]] = [:]
  /// The first address of a package of a name, by container.
  private var addresses: [[String: String]] = []

  init(_ containers: [Project.Container]) {
    self.containers = containers
    for (index, container) in containers.enumerated() {
      var (named, building): ([String: TargetPlace], [String: TargetPlace]) = ([:], [:])
      for (number, target) in container.targets.enumerated() {
        let place = TargetPlace(container: index, target: number)
        named.addFirst(place, target.name)
        guard !container.isRemote else { continue }
        ownTargets.addFirst(place, target.name)
        building.addFirst(place, target.productFile)
        ownBuilders.addFirst(place, target.productFile)
      }
      targets.append(named)
      builders.append(building)
      for product in container.products.keys { products[product, default: []].append(index) }
      var known: [String: String] = [:]
      for address in container.remotes {
        known.addFirst(address, PackageFolders.name(of: address).lowercased())
      }
      addresses.append(known)
    }
  }

  func needs(of place: TargetPlace) -> TargetIndex.Needs {
    var needs = TargetIndex.Needs()
    for need in containers[place.container].targets[place.target].needs {
      switch need {
      case .target(let name):
        needs.found += [target(named: name, in: place.container)].compactMap { $0 }
      case .built(let file):
        needs.found += [builders[place.container][file] ?? ownBuilders[file]].compactMap { $0 }
      case .product(let name, let package):
        let targets = targets(ofProduct: name, package: package)
        if !targets.isEmpty {
          needs.found += targets
        } else if !Project.isOwn(product: name, package: package) {
          needs.missing.append(
            MissingPackage(product: name, address: address(ofProduct: name, package, place.container)))
        }
      }
    }
    // Apps and tests are no modules of others.
    needs.found = needs.found.filter {
      let kind = containers[$0.container].targets[$0.target].kind
      return ![.application, .tests, .appExtension].contains(kind) && $0 != place
    }
    return needs
  }

  private func target(named name: String, in container: Int) -> TargetPlace? {
    targets[container][name] ?? ownTargets[name]
  }

  private func targets(ofProduct name: String, package: String?) -> [TargetPlace] {
    let wanted = package.map { PackageFolders.name(of: $0).lowercased() }
    let having = products[name] ?? []
    let best =
      having.first { FilePath.name(of: containers[$0].folder).lowercased() == wanted } ?? having.first
    guard let best else { return [] }
    return (containers[best].products[name] ?? []).compactMap { target(named: $0, in: best) }
  }

  /// Returns the place of a product's package, as far as somebody says it.
  private func address(ofProduct name: String, _ package: String?, _ container: Int) -> String? {
    let known = addresses[container]
    guard let package else { return known[name.lowercased()] }
    return known[PackageFolders.name(of: package).lowercased()] ?? package
  }
}

extension Dictionary {
  /// Of two with one name the first counts.
  fileprivate mutating func addFirst(_ value: Value, _ key: Key) {
    if self[key] == nil { self[key] = value }
  }
}
