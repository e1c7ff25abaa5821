import PlumbSource

/// An `.xcodeproj`, read.
package struct XcodeProject: Sendable {
  package let name: String
  package let path: String
  package let folder: String
  package let targets: [ProjectTarget]
  /// Folders of local packages.
  let packages: [String]
  /// The packages that are elsewhere.
  let remotePackages: [PackageReference]
  /// Other projects that it refers to.
  let projects: [String]
  let problems: [String]
  /// The `.xcconfig` files that its settings come from.
  let configurationFiles: [String]

  /// - Parameter path: ends in `.xcodeproj`.
  package init(path: String, by reader: ProjectReader) throws(ProjectProblem) {
    self.init(
      try XcodeObjects(file: FilePath.join(path, "project.pbxproj"), by: reader), path: path, by: reader)
  }

  package init(_ bytes: [UInt8], path: String, by reader: ProjectReader) throws(ProjectProblem) {
    self.init(
      try XcodeObjects(bytes, path: FilePath.join(path, "project.pbxproj")), path: path, by: reader)
  }

  private init(_ objects: XcodeObjects, path: String, by reader: ProjectReader) {
    (self.path, name) = (path, FilePath.stem(of: path))
    folder = FilePath.join(FilePath.folder(of: path), objects.root.text("projectDirPath") ?? "")
    let paths = XcodePaths(objects, folder: folder)
    var configurations = XcodeConfigurations(
      objects, paths, projectName: name, folder: folder, by: reader)
    targets = XcodeTargets(objects, paths, folder: folder, by: reader).all(&configurations)
    var packages: [String] = []
    var remotePackages: [PackageReference] = []
    for (_, reference) in objects.list(objects.root, "packageReferences") {
      if let place = reference.text("relativePath") { packages.append(FilePath.join(folder, place)) }
      if let address = reference.text("repositoryURL") {
        remotePackages.append(
          PackageReference(address: address, requirement: PackageRequirement(reference["requirement"])))
      }
    }
    // Older projects have a package among their files, and say nothing else of it.
    packages += (paths.folders + paths.synchronizedFolders)
      .filter { reader.exists(FilePath.join($0, "Package.swift")) }
    // Newer ones do not even name it where all files of a folder are the project's.
    let budget = FolderContents.Budget()
    for folder in paths.synchronizedFolders {
      packages += FolderContents(below: folder, by: reader, budget).packages.sorted()
    }
    var seen: Set<String> = []
    self.packages = packages.filter { seen.insert($0).inserted }
    self.remotePackages = remotePackages
    projects = paths.projects
    configurationFiles = configurations.read
    problems = Array(Set(configurations.problems)).sorted()
  }
}
