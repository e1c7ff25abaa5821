import PlumbSource

/// Reads the targets of a project.
struct XcodeTargets {
  let objects: XcodeObjects
  let paths: XcodePaths
  private let folders: [SynchronizedFolder]
  /// The project's folder.
  private let folder: String
  private let reader: ProjectReader
  private let budget = FolderContents.Budget()

  init(_ objects: XcodeObjects, _ paths: XcodePaths, folder: String, by reader: ProjectReader) {
    (self.objects, self.paths, self.folder, self.reader) = (objects, paths, folder, reader)
    var owners: [String: Set<String>] = [:]
    for (id, target) in objects.list(objects.root, "targets") {
      for folder in target["fileSystemSynchronizedGroups"]?.strings ?? [] {
        owners[folder, default: []].insert(id)
      }
    }
    folders = paths.paths.keys.sorted().compactMap { id in
      SynchronizedFolder(id, owners: owners[id] ?? [], objects, paths, by: reader)
    }
  }

  func all(_ configurations: inout XcodeConfigurations) -> [ProjectTarget] {
    objects.list(objects.root, "targets").map { id, object in
      target(id, object, configurations.settings(of: object))
    }
  }

  private func target(_ id: String, _ object: PropertyList, _ settings: BuildSettings) -> ProjectTarget {
    let name = object.text("name") ?? "?"
    var target = ProjectTarget(
      name: name, moduleName: ProjectTarget.moduleName(settings["PRODUCT_MODULE_NAME"] ?? name),
      kind: Self.kind(object.text("productType") ?? ""))
    target.productType = object.text("productType") ?? ""
    target.productFile = objects[object.text("productReference")]?.text("path") ?? ""
    let platforms = settings.list("SUPPORTED_PLATFORMS") + [settings["SDKROOT"] ?? ""]
    target.isForPhones = platforms.contains { $0.hasPrefix("iphone") || $0 == "auto" }
    target.settings = ModuleSettings(settings)
    target.bridgingHeader = settings["SWIFT_OBJC_BRIDGING_HEADER"].flatMap { $0.isEmpty ? nil : $0 }
    target.informationFile = settings["INFOPLIST_FILE"]
    var information = ApplicationInformation(settings, folder: folder, by: reader)
    target.information = information.settingsValues
    if [.application, .framework].contains(target.kind) {
      target.informationPath = information.file
      target.propertyList = information.data()
      target.problems += [information.problem].compactMap { $0 }
    }
    target.declaresAssetSymbols = settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOLS"] != "NO"
    target.declaresColorMembers = settings.isOn(
      "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
    addFiles(of: id, object, to: &target)
    target.needs = needs(of: object)
    target.plugins = plugins(of: object)
    return target
  }

  private static func kind(_ type: String) -> ProjectTarget.Kind {
    let word = type.split(separator: ".").last.map(String.init) ?? ""
    if type.contains("unit-test") || type.contains("ui-testing") { return .tests }
    if type.contains(".application") || word == "watchapp2" { return .application }
    if type.contains("extension") { return .appExtension }
    if type.contains(".framework") { return .framework }
    if type.contains(".library") { return .library }
    return word == "tool" ? .executable : .other
  }

  /// Returns whether a list of platforms has phones; one that is empty has all.
  static func isForPhones(_ filters: [String]) -> Bool { filters.isEmpty || filters.contains("ios") }

  /// The objects that a list names; none where the project asks for too much work.
  private func list(_ object: PropertyList, _ key: String) -> [(id: String, object: PropertyList)] {
    reader.effort.spend(object[key]?.array.count ?? 0) ? objects.list(object, key) : []
  }

  // MARK: Files

  private func addFiles(of id: String, _ object: PropertyList, to target: inout ProjectTarget) {
    var (swift, foreign, resources): ([String], [String], [String]) = ([], [], [])
    for folder in folders where reader.effort.spend() {
      let contents = folder.contents(of: id, budget)
      swift += contents.swiftFiles
      foreign += contents.foreignFiles
      resources += contents.others.filter(FolderContents.isResource)
    }
    for (_, phase) in list(object, "buildPhases") {
      guard ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.isa) else { continue }
      for path in files(of: phase) {
        budget.left -= 1
        guard budget.left > 0 else { break }
        guard reader.admits(path) else { continue }
        guard reader.exists(path) else {
          // Generated sources and folders of other products are not there before a build.
          if phase.isa == "PBXSourcesBuildPhase" { target.missingFiles.append(path) }
          continue
        }
        var file = FolderContents()
        file.add(path)
        if phase.isa == "PBXSourcesBuildPhase" {
          swift += file.swiftFiles
          foreign += file.foreignFiles
        }
        resources += file.others
      }
    }
    target.swiftFiles = DistinctFiles.paths(swift)
    target.foreignFiles = foreign.sorted()
    var seen: Set<FileName> = []
    target.missingFiles = target.missingFiles.filter { seen.insert(FileName($0)).inserted }
    target.resources = resources.filter { seen.insert(FileName($0)).inserted }.map(SourceResource.init)
    target.resources.map(\.path).forEach(reader.lookThrough)
  }

  private func files(of phase: PropertyList) -> [String] {
    list(phase, "files").flatMap { _, file -> [String] in
      let filters = (file["platformFilters"]?.strings ?? []) + [file.text("platformFilter")].compactMap { $0 }
      guard Self.isForPhones(filters), let reference = file.text("fileRef") else { return [] }
      return paths.files(of: reference, objects)
    }
  }

  // MARK: Needs

  private func needs(of object: PropertyList) -> [ProjectTarget.Need] {
    var needs: [ProjectTarget.Need] = []
    for (_, dependency) in list(object, "dependencies") {
      let proxy = objects[dependency.text("targetProxy")]
      if let name = objects[dependency.text("target")]?.text("name") ?? proxy?.text("remoteInfo") {
        needs.append(.target(name))
      }
      if let product = objects[dependency.text("productRef")] { needs += need(ofProduct: product) }
    }
    for (_, product) in list(object, "packageProductDependencies") {
      needs += need(ofProduct: product)
    }
    for (_, phase) in list(object, "buildPhases") where phase.isa == "PBXFrameworksBuildPhase" {
      for (_, file) in list(phase, "files") {
        if let product = objects[file.text("productRef")] { needs += need(ofProduct: product) }
        if let reference = objects[file.text("fileRef")],
          reference.text("sourceTree") == "BUILT_PRODUCTS_DIR", let path = reference.text("path")
        {
          needs.append(.built(path))
        }
      }
    }
    var seen: Set<ProjectTarget.Need> = []
    return needs.filter { seen.insert($0).inserted }
  }

  /// Build plug-ins are products like others, with a word before their names.
  private func plugins(of object: PropertyList) -> [String] {
    list(object, "dependencies").compactMap { _, dependency in
      objects[dependency.text("productRef")]?.text("productName").flatMap { name in
        name.hasPrefix("plugin:") ? String(name.dropFirst("plugin:".count)) : nil
      }
    }
  }

  private func need(ofProduct product: PropertyList) -> [ProjectTarget.Need] {
    guard let name = product.text("productName") else { return [] }
    let package = objects[product.text("package")]
    let place = package?.text("repositoryURL") ?? package?.text("relativePath")
    // Build plug-ins bring nothing to import.
    if name.hasPrefix("plugin:") { return [] }
    return [.product(name, package: place)]
  }
}
