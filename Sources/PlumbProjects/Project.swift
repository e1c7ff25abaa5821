import PlumbSource

/// The project at a path, with all that it is made of on this machine: Xcode projects and packages, and their targets.
package struct Project: Sendable {
  /// One project or package.
  struct Container: Sendable {
    var path: String
    var folder: String
    var isPackage: Bool
    var targets: [ProjectTarget]
    /// The targets behind each product of a package.
    var products: [String: [String]] = [:]
    /// Addresses of packages that are elsewhere.
    var remotes: [String] = []
    /// The same with the versions that are asked for. Pods have no addresses, and are not among them.
    var references: [PackageReference] = []
    /// Packages that came from elsewhere are not what the user works on.
    var isRemote = false
    /// The manifest of a package, whose targets are known when all packages are.
    var manifest: PackageManifest?
  }

  package let place: ProjectPlace
  var containers: [Container] = []
  private(set) var index = TargetIndex()
  /// The files that were read to load the project.
  private(set) var files: [String] = []
  /// The sentences about mistakes of the project, and about the parts of it that are left out.
  package var problems: [String] { foundProblems + reader.sentences }
  private var foundProblems: [String] = []
  let reader: ProjectReader
  private(set) var packages: PackageFolders
  /// The packages that the package manager has to be asked for.
  package private(set) var wanted = WantedPackages([], pins: PackagePins())
  /// The addresses of packages that are not on this machine.
  private(set) var lacking: [String] = []
  /// By the number of the project.
  private(set) var podfiles: [Int: Podfile] = [:]
  /// Folders of packages on this machine that are still to be read.
  private var neighbors: [(folder: String, isRemote: Bool)] = []

  private static let mostContainers = 200

  /// Reads a project, and the projects and packages on this machine that it refers to.
  ///
  /// - Parameters:
  ///   - packages: a folder in which packages are that the project has from elsewhere.
  ///   - named: the path that a person named, if it is not the project's own.
  ///   - isBounded: whether only what is in these folders is read.
  ///   - platform: the platform for which manifests of packages are read.
  package init(
    _ place: ProjectPlace, packages given: String? = nil, named: String? = nil,
    isBounded: Bool = Sandbox.isWanted, platform: SourcePlatform = .iOS
  ) throws(ProjectProblem) {
    self.place = place
    reader = try ProjectReader(
      of: place, named: named, packages: given, isBounded: isBounded, platform: platform)
    packages = PackageFolders(given: given, folders: [], by: reader)
    switch place {
    case .xcode(let path): try addXcode(path)
    case .package(let path): try addPackage(path)
    case .workspace(let path):
      let workspace = try Workspace(path: path, by: reader)
      files.append(FilePath.join(path, "contents.xcworkspacedata"))
      for path in workspace.projects {
        attempt { (project) throws(ProjectProblem) in try project.addXcode(path) }
      }
      for package in workspace.packages {
        attempt { (project) throws(ProjectProblem) in try project.addPackage(package) }
      }
    }
    guard !containers.isEmpty else {
      throw ProjectProblem(
        problems.isEmpty ? "\(place.path) has no projects and no packages." : problems.joined(separator: "\n")
      )
    }
    addNeighbors()
    packages = PackageFolders(
      given: given, folders: [FilePath.folder(of: place.path)] + containers.map(\.folder), by: reader)
    addRemotePackages()
    addPackageTargets()
    addPods()
    index = TargetIndex(containers)
  }

  private mutating func attempt(_ body: (inout Project) throws(ProjectProblem) -> Void) {
    do { try body(&self) } catch {
      // The reader itself says what it leaves out.
      if !error.isOfReader { foundProblems.append(error.description) }
    }
  }

  private mutating func addXcode(_ path: String) throws(ProjectProblem) {
    guard !containers.contains(where: { $0.path == path }), containers.count < Self.mostContainers,
      reader.admits(path)
    else { return }
    let file = FilePath.join(path, "project.pbxproj")
    if Podfile.leavesOut(file, by: reader) { return }
    let project = try XcodeProject(path: path, by: reader)
    files.append(file)
    let podfile = Podfile(in: project.folder, by: reader)
    if !podfile.pods.isEmpty {
      podfiles[containers.count] = podfile
      files.append(FilePath.join(project.folder, "Podfile"))
    }
    containers.append(
      Container(
        path: path, folder: project.folder, isPackage: false, targets: project.targets,
        remotes: project.remotePackages.map(\.address) + podfile.pods, references: project.remotePackages))
    files += project.configurationFiles
    foundProblems += project.problems
    for other in project.projects {
      attempt { (project) throws(ProjectProblem) in try project.addXcode(other) }
    }
    for package in project.packages {
      attempt { (project) throws(ProjectProblem) in try project.addPackage(package) }
    }
  }

  private mutating func addPackage(_ place: String, isRemote: Bool = false) throws(ProjectProblem) {
    // The package of its name in the folder of packages replaces one that is outside.
    let folder = reader.given.holds(place) ? place : packages.folder(of: place) ?? place
    guard !containers.contains(where: { $0.path == folder }), containers.count < Self.mostContainers,
      reader.admits(FilePath.join(folder, "Package.swift"))
    else { return }
    let manifest = try ManifestReader.manifest(in: folder, by: reader)
    files.append(ManifestReader.file(in: folder, by: reader))
    var container = Container(
      path: folder, folder: folder, isPackage: true, targets: [], isRemote: isRemote, manifest: manifest)
    for product in manifest.products { container.products[product.name] = product.targets }
    container.references = manifest.dependencies.compactMap { dependency in
      dependency.address.map { PackageReference(address: $0, requirement: dependency.requirement) }
    }
    container.remotes = container.references.map(\.address)
    containers.append(container)
    // Plumb itself, as a package that is written for it has it, is there already.
    for path in manifest.dependencies.compactMap(\.path) where !Self.isPlumb(path) {
      neighbors.append((FilePath.near(path, to: folder), isRemote))
    }
  }

  /// The packages on this machine that others need, after those that the project names: as with Apple's tools, one of these
  /// replaces each of the same name.
  private mutating func addNeighbors() {
    while let (folder, isRemote) = neighbors.popLast() {
      let name = FilePath.name(of: folder).lowercased()
      guard !containers.contains(where: { $0.isPackage && FilePath.name(of: $0.path).lowercased() == name })
      else { continue }
      attempt { (project) throws(ProjectProblem) in try project.addPackage(folder, isRemote: isRemote) }
    }
  }

  /// Those that are needed and already on this machine, and what they need: first those that are beside the project or where a
  /// person says, then those that were brought for the others, then what the package manager keeps.
  private mutating func addRemotePackages() {
    var found: Set<String> = []
    addRemotePackages(&found) { [packages] address, _ in packages.folder(of: address) }
    wanted = wantedPackages(without: found)
    let kept = PackageFolders(in: brought?.checkouts, by: reader)
    let pins = PackagePins(files: pinFiles, by: reader)
    let repositories = PackageRepositories(pins: pins, by: reader)
    lacking = addRemotePackages(&found) { [packages] address, problems in
      if let folder = packages.folder(of: address) ?? kept.folder(of: address) { return folder }
      guard let found = repositories.folder(of: address) else { return nil }
      if let version = found.guessed {
        problems.append(
          "No Package.resolved says which version of \(PackageFolders.name(of: address)) is wanted: \(version) is taken, the newest on this machine."
        )
      }
      return found.folder
    }
  }

  /// - Parameters:
  ///   - found: the addresses whose packages are there.
  ///   - place: returns the folder of a package.
  /// - Returns: the addresses of those that are not.
  @discardableResult
  private mutating func addRemotePackages(
    _ found: inout Set<String>, place: (String, inout [String]) -> String?
  ) -> [String] {
    var missing: [String] = []
    var tried = found
    // A package that is found joins the containers, with its own addresses.
    var (container, next) = (0, 0)
    while container < containers.count {
      guard next < containers[container].remotes.count else {
        (container, next) = (container + 1, 0)
        continue
      }
      let address = containers[container].remotes[next]
      next += 1
      guard tried.insert(address).inserted else { continue }
      guard let folder = place(address, &foundProblems) else {
        missing.append(address)
        continue
      }
      found.insert(address)
      attempt { (project) throws(ProjectProblem) in try project.addPackage(folder, isRemote: true) }
      addNeighbors()
    }
    return missing
  }

  /// The packages that the package manager is asked for. A package that the project has beside it replaces one of its name.
  private func wantedPackages(without found: Set<String>) -> WantedPackages {
    let own = Set(containers.filter(\.isPackage).map { FilePath.name(of: $0.folder).lowercased() })
    let references = containers.flatMap(\.references).filter {
      !found.contains($0.address) && !own.contains($0.name.lowercased())
    }
    // Xcode and the package manager have one file of versions for all; the first is that of the whole.
    let pins = pinFiles.lazy.map { [reader] in PackagePins(file: $0, by: reader) }.first { !$0.all.isEmpty }
    return WantedPackages(references, pins: pins ?? PackagePins())
  }

  /// The targets of the packages, which depend on what others ask of these.
  private mutating func addPackageTargets() {
    let numbers = containers.indices.filter { containers[$0].isPackage }
    let named = Dictionary(
      numbers.map { (FilePath.name(of: containers[$0].folder).lowercased(), $0) },
      uniquingKeysWith: { first, _ in first })
    let traits = PackageTraits(containers.map(\.manifest)) { _, dependency in
      (dependency.path ?? dependency.address).flatMap { named[PackageFolders.name(of: $0).lowercased()] }
    }
    for number in numbers {
      guard let manifest = containers[number].manifest else { continue }
      containers[number].targets =
        PackageTargets(
          manifest: manifest, folder: containers[number].folder, traits: traits.enabled[number],
          isRemote: containers[number].isRemote, by: reader
        ).all
      containers[number].manifest = nil
    }
  }

  /// The files that may note which version of a package is used.
  private var pinFiles: [String] {
    let name = "Package.resolved"
    var files: [String] = []
    if case .workspace(let path) = place { files.append(FilePath.join(path, "xcshareddata/swiftpm/\(name)")) }
    for container in containers {
      files.append(
        FilePath.join(
          container.path, container.isPackage ? name : "project.xcworkspace/xcshareddata/swiftpm/\(name)"))
      files.append(FilePath.join(container.folder, name))
    }
    return files
  }

  /// Whether a folder is Plumb's, or one of the packages beside it.
  private static func isPlumb(_ folder: String) -> Bool {
    ["Sources/PlumbViews", "../../Sources/PlumbViews"].contains {
      ProjectReader.everything.isFolder(FilePath.join(folder, $0))
    }
  }

  /// Whether a product is one of Plumb, under any name of the package, or of a package beside it.
  static func isOwn(product: String, package: String?) -> Bool {
    ["SwiftUI", "Combine", "PlumbTesting", "SnapshotTesting", "InlineSnapshotTesting"].contains(product)
      || ["companions", "uikit"].contains(package?.lowercased())
  }
}
