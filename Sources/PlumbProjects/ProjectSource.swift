import Foundation
import PlumbSource

extension Project {
  /// Returns the source that is compiled to show a target: its files, and the modules that it needs, in their order.
  package func source(of place: TargetPlace, path: String) throws(ProjectProblem) -> Source {
    let (order, missing) = try modules(for: place)
    let target = self[place]
    let usable = order.filter { !self[$0].swiftFiles.isEmpty && self[$0].kind != .other }
    let modules = usable.map { place in
      let module = self[place]
      return SourceModule(
        name: module.moduleName, swiftFiles: module.swiftFiles, settings: module.settings,
        imports: directNeeds(of: place).found.map { self[$0].moduleName },
        bundle: module.hasBundle ? module.resources : nil, resources: module.resources,
        information: module.propertyList,
        assetSymbols: module.assetSymbols(within: reader.given),
        isOwn: !containers[place.container].isRemote, within: reader.given)
    }
    let cModules = order.compactMap { place in
      var module = self[place].cModule
      module?.needs = directNeeds(of: place).found.map { self[$0].moduleName }
      return module
    }
    let plugins = order.filter { self[$0].isMacro }.map { (place: $0, plugin: macroPlugin(at: $0)) }
    let unusable = order.filter { !usable.contains($0) && self[$0].cModule == nil && !self[$0].isMacro }
    guard !target.swiftFiles.isEmpty else {
      throw ProjectProblem("The target \(target.name) can not be shown: \(target.obstacle ?? "").")
    }
    do {
      return try Source(
        path: path, swiftFiles: target.swiftFiles, moduleName: target.moduleName, settings: target.settings,
        modules: modules, cModules: cModules, macros: plugins.compactMap { try? $0.plugin.get() },
        buildPlugins: ([place] + usable).compactMap { self[$0].buildPlugins },
        bundle: target.hasBundle ? target.resources : nil,
        application: ApplicationBundle(
          name: target.name, resources: target.resources, information: target.propertyList),
        assetSymbols: target.assetSymbols(within: reader.given),
        projectFiles: files + [target.informationPath].compactMap { $0 }, within: reader.given,
        advice: ModuleAdvice { advice(about: $0, in: place, missing) }
      ) {
        SourceNotices(
          general: [notice(about: place)].compactMap { $0 } + problems,
          missing: sentences(about: missing, unusable: unusable, in: [place] + usable)
            + sentences(aboutMacros: plugins, in: [place] + usable)
            + ([place] + order.filter { usable.contains($0) || self[$0].cModule != nil }).flatMap {
              sentences(about: self[$0])
            })
      }
    } catch {
      throw ProjectProblem(error.description)
    }
  }

  /// Returns what helps where the module of a name is missing.
  private func advice(
    about name: String, in place: TargetPlace, _ missing: [MissingPackage]
  ) -> String? {
    if let package = missing.first(where: { ProjectTarget.moduleName($0.product) == name }) {
      return "\(way(to: package))."
    }
    if let target = containers.lazy.flatMap(\.targets).first(where: { $0.moduleName == name }) {
      return
        "it is the target \(target.name), which \(self[place].name) does not name among its dependencies, or which Plumb does not compile."
    }
    guard !missing.isEmpty else { return nil }
    let names = Set(missing.map(\.name)).sorted()
    let way =
      missing.contains(where: isBrought)
      ? "plumb packages \(self.place.path) brings what can be had; or put" : "Put"
    return
      "it may be in a package that is not on this machine: \(names.listed(most: 5, "packages")). \(way) each into FOLDER/NAME and say --packages FOLDER."
  }

  /// The way for a person to get a package that is not here.
  func way(to package: MissingPackage) -> String {
    let address = package.address.map { " (\($0))" } ?? ""
    let place = "into FOLDER/\(package.name) and say --packages FOLDER"
    guard isBrought(package) else { return "put the package \(package.name)\(address) \(place)" }
    return
      "plumb packages \(self.place.path) brings the package \(package.name)\(address); or put it \(place)"
  }

  /// Whether the package manager can be asked for it. Nothing is brought for a project that nobody trusts.
  private func isBrought(_ package: MissingPackage) -> Bool {
    !reader.given.isBounded && package.address.map(wanted.addresses.contains) ?? false
  }

  private func sentences(about target: ProjectTarget) -> [String] {
    var sentences =
      target.problems + (target.assetSymbols(within: reader.given)?.problems ?? [])
      + DataModels(among: target.resources.map(\.path), within: reader.given).problems
    if !target.missingFiles.isEmpty {
      let count = target.missingFiles.count
      sentences.append(
        "\(target.name) names \(count == 1 ? "a file that is" : "\(count) files that are") not there: \(target.missingFiles.listed("files"))."
      )
    }
    if !target.foreignFiles.isEmpty {
      sentences.append(
        "\(target.name) has files that are not Swift, which Plumb does not compile: \(target.foreignFiles.listed("files"))."
      )
    }
    if !target.plugins.isEmpty {
      sentences.append(
        "\(target.name) uses the build \(target.plugins.count == 1 ? "plug-in" : "plug-ins") \(target.plugins.listed("plug-ins")), which Plumb does not run\(target.pluginObstacle.map { ", because \($0)" } ?? ""): files that come from there are missing."
      )
    }
    if let header = target.bridgingHeader {
      sentences.append(
        "\(target.name) has a bridging header, \(header). Plumb does not read it: what it declares is missing."
      )
    }
    return sentences
  }

  /// For each package that is not to be had, which files import it and what can be done.
  private func sentences(
    about missing: [MissingPackage], unusable: [TargetPlace], in places: [TargetPlace]
  ) -> [String] {
    guard !missing.isEmpty || !unusable.isEmpty else { return [] }
    let users = users(in: places)
    let place =
      reader.given.isBounded ? "It is in no folder that --sandbox reads" : "It is not on this machine"
    let packages = missing.compactMap { package -> String? in
      guard let files = users[ProjectTarget.moduleName(package.product)] else { return nil }
      let way = way(to: package)
      return
        "\(way.hasPrefix("put") ? "P" + way.dropFirst() : way). \(place), and \(files.listed("files")) \(files.count == 1 ? "imports" : "import") \(package.product)."
    }
    let others = unusable.compactMap { place -> String? in
      let target = self[place]
      guard let files = users[target.moduleName] else { return nil }
      let reason =
        target.productType == "binary" ? "is there only as a binary" : target.obstacle ?? "is no Swift"
      return
        "The module \(target.moduleName) \(reason), which Plumb does not compile, and \(files.listed("files")) \(files.count == 1 ? "imports" : "import") it."
    }
    return packages + others
  }
}

extension Project {
  /// The files that import each module.
  private func users(in places: [TargetPlace]) -> [String: [String]] {
    var users: [String: [String]] = [:]
    for file in places.flatMap({ self[$0].swiftFiles }) {
      for module in Imports.modules(in: file, by: reader) { users[module, default: []].append(file) }
    }
    return users
  }

  /// For each target of macros that cannot be built, the reason and the files that can use them. Nobody imports a macro: a module
  /// declares it, and those who import that module use it.
  private func sentences(
    aboutMacros plugins: [(place: TargetPlace, plugin: Result<MacroPlugin, MacroObstacle>)],
    in places: [TargetPlace]
  ) -> [String] {
    let obstacles = plugins.compactMap { place, plugin -> (place: TargetPlace, reason: String)? in
      guard case .failure(let obstacle) = plugin else { return nil }
      return (place, obstacle.reason)
    }
    guard !obstacles.isEmpty else { return [] }
    let users = users(in: places)
    return obstacles.compactMap { place, reason in
      let declaring = places.filter { directNeeds(of: $0).found.contains(place) }
      let own = declaring.filter { users[self[$0].moduleName] == nil }.flatMap { self[$0].swiftFiles }
      let files = Set(declaring.flatMap { users[self[$0].moduleName] ?? [] } + own).sorted()
      guard !files.isEmpty else { return nil }
      return
        "The macros of \(self[place].name) are not there: \(reason). What uses them does not compile; these can use them: \(files.listed("files"))."
    }
  }
}

/// The modules that files import, read from their text.
enum Imports {
  static func modules(in file: String, by reader: ProjectReader) -> Set<String> {
    var modules: Set<String> = []
    for line in reader.lines(of: file) where line.hasAny(of: ["import "]) {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
        words[..<place].allSatisfy({ $0.hasPrefix("@") || Self.levels.contains(String($0)) })
      else { continue }
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let next =
        kinds.contains(words[place + 1]) && place + 2 < words.count ? words[place + 2] : words[place + 1]
      modules.insert(String(next.prefix { $0 != "." && $0 != ";" }))
    }
    return modules
  }

  private static let levels: Set = ["public", "package", "internal", "fileprivate", "private"]
}
