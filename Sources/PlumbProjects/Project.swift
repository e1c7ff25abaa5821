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
    /// Packages that came from elsewhere are not what the user works on.
    var isRemote = false
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
  package init(
    _ place: ProjectPlace, packages given: String? = nil, named: String? = nil,
    isBounded: Bool = Sandbox.isWanted
  ) throws(ProjectProblem) {
    self.place = place
    reader = try ProjectReader(of: place, named: named, packages: given, isBounded: isBounded)
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
        remotes: project.remotePackages + podfile.pods))
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
    // For one that is outside, the package of its name stands that a person has put into the folder of packages.
    let folder = reader.given.holds(place) ? place : packages.folder(of: place) ?? place
    guard !containers.contains(where: { $0.path == folder }), containers.count < Self.mostContainers,
      reader.admits(FilePath.join(folder, "Package.swift"))
    else { return }
    let manifest = try ManifestReader.manifest(in: folder, by: reader)
    files.append(ManifestReader.file(in: folder, by: reader))
    var container = Container(
      path: folder, folder: folder, isPackage: true,
      targets: PackageTargets(manifest: manifest, folder: folder, by: reader).all, isRemote: isRemote)
    for product in manifest.products { container.products[product.name] = product.targets }
    container.remotes = manifest.dependencies.compactMap(\.address)
    containers.append(container)
    // Plumb itself, as a package that is written for it has it, is there already.
    for path in manifest.dependencies.compactMap(\.path) where !Self.isPlumb(path) {
      neighbors.append((FilePath.near(path, to: folder), isRemote))
    }
  }

  /// The packages on this machine that others need, after those that the project names: as with Apple's tools, one of these
  /// stands for each of the same name.
  private mutating func addNeighbors() {
    while let (folder, isRemote) = neighbors.popLast() {
      let name = FilePath.name(of: folder).lowercased()
      guard !containers.contains(where: { $0.isPackage && FilePath.name(of: $0.path).lowercased() == name })
      else { continue }
      attempt { (project) throws(ProjectProblem) in try project.addPackage(folder, isRemote: isRemote) }
    }
  }

  /// Those that are needed and already on this machine, and what they need.
  private mutating func addRemotePackages() {
    var tried: Set<String> = []
    let repositories = PackageRepositories(pinFiles: pinFiles, by: reader)
    // A package that is found joins the containers, with addresses of its own.
    var (container, next) = (0, 0)
    while container < containers.count {
      guard next < containers[container].remotes.count else {
        (container, next) = (container + 1, 0)
        continue
      }
      let address = containers[container].remotes[next]
      next += 1
      guard tried.insert(address).inserted else { continue }
      var folder = packages.folder(of: address)
      if folder == nil, let found = repositories.folder(of: address) {
        folder = found.folder
        if let version = found.guessed {
          foundProblems.append(
            "No Package.resolved says which version of \(PackageFolders.name(of: address)) is wanted: \(version) is taken, the newest on this machine."
          )
        }
      }
      guard let folder else { continue }
      attempt { (project) throws(ProjectProblem) in try project.addPackage(folder, isRemote: true) }
      addNeighbors()
    }
  }

  /// Where it may be noted which version of a package is used.
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

  private static func isPlumb(_ folder: String) -> Bool {
    ProjectReader.everything.isFolder(FilePath.join(folder, "Sources/PlumbViews"))
  }

  /// Modules that Plumb brings, whoever names them.
  static let ownProducts: Set = [
    "SwiftUI", "Combine", "PlumbTesting", "SnapshotTesting", "InlineSnapshotTesting",
  ]
}
