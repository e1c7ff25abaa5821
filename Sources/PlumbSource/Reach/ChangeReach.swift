import Foundation

/// The parts of a source that the changes since a revision can reach.
///
/// A change of a Swift file reaches the files that use it, before the change or after it (``DeclarationReach``): nothing else has
/// another meaning than before. A change of anything else that the source is made of reaches everything, and so does everything
/// that git does not compare.
package struct ChangeReach: Sendable {
  /// The reason why everything is reached; `nil` where files are.
  package private(set) var everything: String?
  /// The files that are reached by their names, each with the name of the changed file.
  private var causes: [FileName: String] = [:]
  /// The files that declare a type.
  private var declaring: [String: Set<FileName>] = [:]
  /// The names of the changed files that the source has, or had.
  package private(set) var changed: [String] = []

  /// - Parameters:
  ///   - source: as it is now.
  ///   - root: the folder that a person named as the source.
  ///   - pictures: the folder of the recorded pictures, which are compared one by one.
  package init(
    of source: Source, root: String, pictures: String, since changes: GitChanges
  ) throws(GitChanges.Problem) {
    let sorting = ChangeSorting(source, changes, root: root, pictures: pictures)
    if let reason = sorting.reason() {
      everything = reason
      return
    }
    changed = (sorting.changed + sorting.gone).map(FilePath.name).sorted()
    // Nothing was found that anything could be reached by.
    guard !changed.isEmpty else { return }
    guard sorting.changed.count + sorting.gone.count <= Self.mostFiles else {
      everything = "\(changed.count) Swift files have changed"
      return
    }
    var new = Version()
    var old = Version()
    for (place, path) in sorting.files.sorted(by: { $0.key < $1.key }) {
      guard let text = sorting.text(path) else {
        everything = "\(path) can not be read"
        return
      }
      let name = FilePath.name(of: path)
      let now = FileDeclarations(text, name: name)
      new.add(now, path, isChanged: changes.changes[place] != nil)
      guard let change = changes.changes[place] else {
        old.add(now, path, isChanged: false)
        continue
      }
      guard change.wasThere else { continue }
      guard let object = change.old else {
        everything = "git does not compare \(path)"
        return
      }
      old.add(FileDeclarations(try changes.text(object), name: name), path, isChanged: true)
    }
    for place in sorting.gone {
      guard let object = changes.changes[place]?.old else { continue }
      let file = FileDeclarations(try changes.text(object), name: FilePath.name(of: place))
      // Tests are in no source that is shown.
      if !file.imports.isDisjoint(with: ["XCTest", "Testing"]) { continue }
      old.add(file, place, isChanged: true, isThere: changes.changes[place]?.isDeleted ?? false)
    }
    guard new.imports == old.imports else {
      // The members of an imported module are there in each file of the module.
      let names = new.imports.symmetricDifference(old.imports).sorted()
      everything = "the source imports other modules (\(names.listed(most: 3, "imports")))"
      return
    }
    for (path, cause) in new.reached + old.reached {
      let name = FileName(FilePath.name(of: path))
      if causes[name] == nil { causes[name] = FilePath.name(of: cause) }
    }
    declaring = new.declaring
  }

  /// More files than that, a change of one person does not have.
  private static let mostFiles = 400

  /// Returns the reason why a preview in a file is reached; `nil` for one that is not.
  package func reason(file: String) -> String? {
    everything ?? causes[FileName(file)].map { "\($0) has changed" }
  }

  /// The same for a view or a provider by its type, whose file nobody knows.
  package func reason(type: String) -> String? {
    if let everything { return everything }
    if changed.isEmpty { return nil }
    let name = type.split(separator: ".").last.map(String.init) ?? type
    guard let files = declaring[name], !files.isEmpty else { return "the file of \(type) is not known" }
    return files.lazy.compactMap { reason(file: $0.text) }.first
  }

  /// The files of the source at one time.
  private struct Version {
    private var files: [FileDeclarations] = []
    private var paths: [String] = []
    private var changed: [Int] = []
    private(set) var imports: Set<String> = []

    /// - Parameter isThere: whether it was certainly, or maybe, a file of the source.
    mutating func add(_ file: FileDeclarations, _ path: String, isChanged: Bool, isThere: Bool = true) {
      if isThere { imports.formUnion(file.imports) }
      if isChanged { changed.append(files.count) }
      files.append(file)
      paths.append(path)
    }

    var reached: [(path: String, cause: String)] {
      DeclarationReach(files).reached(from: changed).sorted { $0.key < $1.key }
        .map { (paths[$0.key], paths[$0.value]) }
    }

    var declaring: [String: Set<FileName>] {
      var found: [String: Set<FileName>] = [:]
      for (file, path) in zip(files, paths) {
        for type in file.types { found[type, default: []].insert(FileName(FilePath.name(of: path))) }
      }
      return found
    }
  }
}

/// The changed files by what they mean to a source.
private struct ChangeSorting {
  private let source: Source
  private let changes: GitChanges
  /// The Swift files by their places in the checkout, as the source names them.
  private(set) var files: [String: String] = [:]
  private var modules: [String: SourceModule] = [:]
  /// A file that git does not keep.
  private var unknown: String?
  /// Whether something comes from a package elsewhere, which is the same as long as its version is.
  private var hasForeign = false
  /// The places of all that the source is made of beside Swift files.
  private var parts: Set<String> = []
  /// The places of the source and of its pictures.
  private let folder: String?
  private let recorded: String?

  init(_ source: Source, _ changes: GitChanges, root: String, pictures: String) {
    (self.source, self.changes) = (source, changes)
    let isFile = [".swift", ".xcodeproj", ".xcworkspace"].contains { root.hasSuffix($0) }
    folder = changes.place(of: isFile ? FilePath.folder(of: root) : root)
    recorded = changes.place(of: pictures)
    for path in source.swiftFiles { add(path, nil) }
    for module in source.modules {
      for path in module.swiftFiles { add(path, module) }
    }
    addParts()
  }

  private mutating func add(_ path: String, _ module: SourceModule?) {
    let place = changes.place(of: path)
    if let place, changes.isKnown(place) {
      (files[place], modules[place]) = (path, module)
    } else if module.map({ !$0.isOwn }) ?? false {
      hasForeign = true
    } else {
      unknown = unknown ?? path
    }
  }

  func text(_ path: String) -> String? {
    guard let place = changes.place(of: path), let module = modules[place] else { return source.text(path) }
    return module.text(path)
  }

  private mutating func addParts() {
    let own = source.resources + (source.bundle ?? []).map(\.path)
    for path in own { add(part: path, isOwn: true) }
    for module in source.modules {
      for resource in module.resources + (module.bundle ?? []) {
        add(part: resource.path, isOwn: module.isOwn)
      }
    }
    for path in source.cModules.flatMap(\.files) { add(part: path, isOwn: false) }
    // The manifests of packages from elsewhere are among these.
    for path in source.projectFiles { add(part: path, isOwn: FilePath.name(of: path) != "Package.swift") }
  }

  private mutating func add(part path: String, isOwn: Bool) {
    guard access(path, F_OK) == 0 else { return }
    let place = changes.place(of: path)
    if let place, isRecorded(place) { return }
    if let place, changes.isKnown(place) {
      parts.insert(place)
    } else if isOwn {
      unknown = unknown ?? path
    } else {
      hasForeign = true
    }
  }

  /// Whether a place is a part, or in a folder that is one, such as an asset catalog.
  private func isPart(_ place: String) -> Bool {
    var place = place[...]
    while !parts.contains(String(place)) {
      guard let slash = place.lastIndex(of: "/") else { return false }
      place = place[..<slash]
    }
    return true
  }

  private func isRecorded(_ place: String) -> Bool {
    recorded.map { place == $0 || place.hasPrefix("\($0)/") } ?? false
  }

  private func isInside(_ place: String) -> Bool {
    folder.map { $0.isEmpty || place.hasPrefix("\($0)/") } ?? false
  }

  /// The changed Swift files of the source.
  var changed: [String] { files.keys.filter { changes.changes[$0] != nil } }

  /// The changed Swift files that it does not have, but may have had.
  var gone: [String] {
    changes.changes.filter { place, change in
      place.hasSuffix(".swift") && files[place] == nil && change.old != nil
        && (change.isDeleted || isInside(place))
    }.keys.sorted()
  }

  /// Returns why everything is reached.
  func reason() -> String? {
    if let unknown { return "git does not keep \(unknown)" }
    if let macros = source.macros.first {
      return "the macros of \(macros.name) may declare names that no text has"
    }
    if hasForeign, !changes.known.contains(where: { FilePath.name(of: $0) == "Package.resolved" }) {
      return "no Package.resolved in git has the versions of the packages"
    }
    let place = changes.changes.sorted { $0.key < $1.key }.first { reachesEverything($0.key, $0.value) }?.key
    return place.map { "\($0) has changed" }
  }

  private func reachesEverything(_ place: String, _ change: GitChanges.Change) -> Bool {
    if isRecorded(place) { return false }
    if isPart(place) { return true }
    let (name, isInside) = (FilePath.name(of: place), isInside(place))
    if change.isLink { return isInside }
    if name.hasPrefix("Package"), name.hasSuffix(".swift") || name.hasSuffix(".resolved") { return isInside }
    if place.hasSuffix(".swift") || Self.isHarmless(place) { return false }
    // A deleted file may have been a part of the source from anywhere.
    return isInside || change.isDeleted && Source.isResource(place)
  }

  /// Files that no view reads: documents, scripts, and the settings of other tools.
  private static func isHarmless(_ place: String) -> Bool {
    let parts = place.split(separator: "/")
    let name = parts.last ?? ""
    return parts.contains {
      $0.hasPrefix(".") || $0.hasSuffix(".docc") || $0 == "fastlane" || $0 == "__Snapshots__"
    }
      || [".md", ".markdown", ".yml", ".yaml", ".sh", ".rb"].contains { name.hasSuffix($0) }
      || [
        "LICENSE", "LICENSE.txt", "Makefile", "Dockerfile", "Gemfile", "Gemfile.lock", "CODEOWNERS",
        "Mintfile",
      ].contains(name)
  }
}
