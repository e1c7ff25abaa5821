import Foundation

/// The source that the user points at: a Swift file, a folder whose Swift files are compiled together, or a target of a
/// project.
public struct Source: Sendable {
  public struct Problem: Error, CustomStringConvertible {
    public let description: String

    package init(description: String) { self.description = description }
  }

  /// As the user wrote it, so that the compiler's messages carry the user's own paths.
  public let path: String
  public private(set) var swiftFiles: [String]
  /// Asset catalogs, images, fonts, texts and data, next to the Swift files.
  public let resources: [String]
  /// The name under which it is compiled: its project's, so that it can name itself.
  public private(set) var moduleName = Compiler.moduleName
  /// The settings with which a project compiles it.
  public private(set) var settings = ModuleSettings.ofLooseFiles
  /// The modules of its project that it can import, each behind those that it needs itself.
  public private(set) var modules: [SourceModule] = []
  /// The macros that these and the source itself may use.
  public private(set) var macros: [MacroPlugin] = []
  /// The build plug-ins that make files for these and for the source itself.
  public private(set) var buildPlugins: [BuildPlugins] = []
  /// The modules of C that these and the source itself can import.
  public private(set) var cModules: [CModule] = []
  /// The resources of its `Bundle.module`, if it has one.
  public private(set) var bundle: [SourceResource]?
  /// Whether a project says what it brings along; files and plain folders have what lies there.
  let isOfProject: Bool
  /// Whether it is one file whose folder no project has.
  let isAlone: Bool
  /// Its main bundle: the resources beside asset catalogs, and the `Info.plist`.
  public var application: ApplicationBundle {
    projectApplication ?? ApplicationBundle(of: path, files: looseFiles, within: given)
  }
  private let projectApplication: ApplicationBundle?
  /// The paths of its resources, without those of its modules.
  var ownResources: [String] {
    guard let projectApplication else { return resources }
    return projectApplication.resources.map(\.path) + (bundle ?? []).map(\.path)
  }
  /// The files that lie beside those of a source without a project.
  private let looseFiles: [String]
  /// The asset catalogs for which symbols are declared.
  public let assetSymbols: AssetSymbols?
  /// The notices for a person: the parts that are left out, and the things that are not available.
  public var notices: SourceNotices { makeNotices() }
  /// Made only for whoever asks: a project reads what its files import, and a source is read many times a second while it is
  /// watched.
  private var makeNotices: @Sendable () -> SourceNotices = { SourceNotices() }
  /// The advice where a module is missing.
  let moduleAdvice: ModuleAdvice
  /// The files that say what the project is.
  public private(set) var projectFiles: [String] = []
  /// The folders in which files are read.
  let given: GivenFolders
  /// The texts of files of which parts are left out.
  private(set) var omissions: [FileName: String] = [:]
  /// The compiler gives large expressions up early: those with names that are not there would take it minutes.
  private(set) var limitsExpressions = false

  /// The folder in which names of resources are looked up; those of a project are in many (``resourceFolders(in:)``).
  public var folder: URL {
    isFolder ? URL(fileURLWithPath: path) : URL(fileURLWithPath: path).deletingLastPathComponent()
  }

  private let isFolder: Bool

  /// Whether all that lies in the folder belongs to it.
  var isWholeFolder: Bool { isFolder && !isOfProject }

  public init(path: String) throws(Problem) { try self.init(path: path, mostFiles: Self.mostFiles) }

  /// - Parameter mostFiles: how many files are looked at in a folder.
  init(path: String, mostFiles: Int) throws(Problem) {
    let path = Self.unmistakable(path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Problem(description: "There is no file or folder \(path).")
    }
    self.path = path
    self.isFolder = isFolder.boolValue
    let folder =
      isFolder.boolValue ? path : URL(fileURLWithPath: path).deletingLastPathComponent().relativePath
    var leftOut: [String] = []
    let files: [String]
    let own = GivenFolders([folder])
    given = Sandbox.isWanted ? own : .everything
    if isFolder.boolValue {
      var budget = mostFiles
      (files, isAlone) = (Self.files(below: folder, in: own, &leftOut, &budget), false)
      guard budget > 0 else {
        throw Problem(
          description:
            "\(path) has more than \(mostFiles) files in it, and all Swift files of a folder are compiled as one source. Name the folder of the source."
        )
      }
    } else {
      let single = SingleFile(folder: folder, entries: Self.files(in: folder).filter(given.holds))
      (files, isAlone) = (single.files, !single.isOfProject)
    }
    (resources, isOfProject) = (files.filter(Self.isResource), false)
    let catalogs = resources.filter { $0.hasSuffix(".xcassets") }
    assetSymbols = catalogs.isEmpty ? nil : AssetSymbols(catalogs: catalogs, within: given)
    let models = DataModels(among: resources, within: given)
    if !leftOut.isEmpty || assetSymbols != nil || !models.folders.isEmpty {
      makeNotices = { [leftOut, assetSymbols] in
        let sentence = leftOut.isEmpty ? [] : ["Left out: \(leftOut.listed(most: 3, "folders"))."]
        return SourceNotices(general: sentence + (assetSymbols?.problems ?? []) + models.problems)
      }
    }
    (projectApplication, looseFiles, moduleAdvice) = (nil, files, ModuleAdvice())
    swiftFiles =
      isFolder.boolValue ? files.filter { $0.hasSuffix(".swift") }.map(Self.unmistakable) : [path]
    guard let first = swiftFiles.first else {
      // "in .." would be another folder.
      throw Problem(description: "There is no Swift file in \(path == "." ? "this folder" : path).")
    }
    guard first.hasSuffix(".swift") else {
      throw Problem(description: "\(path) is not a Swift file; name a .swift file, or a folder of them.")
    }
    for file in swiftFiles { try Self.check(file) }
  }

  /// Creates the source of a project's target.
  public init(
    path: String, swiftFiles: [String], moduleName: String = Compiler.moduleName,
    settings: ModuleSettings = ModuleSettings(),
    modules: [SourceModule] = [], cModules: [CModule] = [], macros: [MacroPlugin] = [],
    buildPlugins: [BuildPlugins] = [],
    bundle: [SourceResource]? = nil,
    application: ApplicationBundle = .init(),
    assetSymbols: AssetSymbols? = nil, projectFiles: [String] = [], within given: GivenFolders,
    advice: ModuleAdvice? = nil,
    notices: @escaping @Sendable () -> SourceNotices = { SourceNotices() }
  ) throws(Problem) {
    (self.path, self.settings, self.modules, self.bundle) = (path, settings, modules, bundle)
    (self.cModules, self.macros, self.buildPlugins) = (cModules, macros, buildPlugins)
    (self.projectFiles, self.given, makeNotices) = (projectFiles, given, notices)
    (projectApplication, looseFiles, moduleAdvice) = (application, [], advice ?? ModuleAdvice())
    (self.assetSymbols, isOfProject, isAlone) = (assetSymbols, true, false)
    self.swiftFiles = swiftFiles.map(Self.unmistakable)
    self.moduleName = moduleName
    resources = (application.resources + modules.flatMap(\.resources)).map(\.path)
    isFolder = true
    for file in swiftFiles + modules.flatMap(\.swiftFiles) + cModules.flatMap(\.files) {
      try Self.check(file)
    }
  }

  /// Only some of its files.
  func keeping(_ files: [String]) -> Source {
    var copy = self
    (copy.swiftFiles, copy.limitsExpressions) = (files, true)
    return copy
  }

  /// The source with other texts of some files, of which parts are left out, beside those of which some are already.
  func omitting(_ texts: [FileName: String]) -> Source {
    var copy = self
    copy.omissions.merge(texts) { $1 }
    copy.limitsExpressions = true
    return copy
  }

  /// The same source, with all the time that its expressions take.
  func withoutLimit() -> Source {
    var copy = self
    copy.limitsExpressions = false
    return copy
  }

  /// More files than that, a large app does not have.
  private static let mostFiles = 100_000

  /// A Swift file longer than that, in bytes, is none that a person wrote.
  package static let longestFile = 16 << 20

  /// Returns the text of a Swift file that is in the folders that were given when it is opened; `nil` where it is no text.
  static func text(_ path: String, within given: GivenFolders) -> String? {
    (try? PlainFile.read(path, most: longestFile, within: given)).flatMap {
      String(validating: $0, as: UTF8.self)
    }
  }

  /// The text of one of its Swift files, as it is now.
  package func text(_ path: String) -> String? { Self.text(path, within: given) }

  /// Refuses what would never end when it is read, and what the compiler takes for something else.
  private static func check(_ file: String) throws(Problem) {
    if file.contains(where: \.isNewline) {
      let name = file.split(whereSeparator: \.isNewline).joined(separator: "⏎")
      throw Problem(
        description: "\(name) has a line break in its name, which the compiler does not take. Rename it.")
    }
    var status = stat()
    guard stat(file, &status) == 0 else { throw Problem(description: "\(file) can not be read.") }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let kind =
        switch status.st_mode & S_IFMT {
        case S_IFDIR: "a folder"
        case S_IFIFO: "a named pipe"
        case S_IFSOCK: "a socket"
        default: "a device"
        }
      throw Problem(description: "\(file) is \(kind), not a file. Save the source in a file of its own.")
    }
    guard FileManager.default.isReadableFile(atPath: file) else {
      throw Problem(description: "\(file) can not be read.")
    }
    guard status.st_size <= longestFile else {
      throw Problem(
        description:
          "\(file) has \(status.st_size) bytes; \(longestFile) is the most that a Swift file may have.")
    }
  }

  /// The compiler would take a name that starts with a minus for one of its options, and one that starts with an at sign
  /// for a list of arguments; it takes a "./" away again.
  private static func unmistakable(_ path: String) -> String {
    path.hasPrefix("-") || path.hasPrefix("@") ? URL(fileURLWithPath: path).path : path
  }

  static func isResource(_ path: String) -> Bool {
    let suffixes = [
      ".xcassets", ".png", ".jpg", ".jpeg", ".webp", ".svg", ".pdf", ".ttf", ".otf", ".strings",
      ".xcstrings",
      ".stringsdict", ".lproj", ".json", ".geojson", ".csv", ".plist", ".xcdatamodeld", ".xcdatamodel",
    ]
    return suffixes.contains { path.lowercased().hasSuffix($0) }
  }

  private static func files(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { join(folder, $0) }
  }

  /// - Parameters:
  ///   - source: the source's own folder.
  ///   - leftOut: takes what belongs to something else, and what that is.
  ///   - budget: how many more files are looked at.
  private static func files(
    below folder: String, in source: GivenFolders, _ leftOut: inout [String], _ budget: inout Int
  ) -> [String] {
    var found: [String] = []
    for path in files(in: folder) {
      budget -= 1
      guard budget > 0 else { break }
      found += look(at: path, in: source, &leftOut, &budget)
    }
    return found
  }

  private static func look(
    at path: String, in source: GivenFolders, _ leftOut: inout [String], _ budget: inout Int
  ) -> [String] {
    let name = URL(fileURLWithPath: path).lastPathComponent
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    // The compiler quotes what it does not understand, and a link may lead to what its author may not read.
    if isLink, path.hasSuffix(".swift") || Sandbox.isWanted, !source.holds(path) {
      // In a sandbox, nothing is said about what is there.
      if Sandbox.isWanted || access(path, F_OK) == 0 {
        leftOut.append("\(path) (a link to what lies elsewhere)")
      }
      return []
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      // A name that is no text is listed with other letters, and has no path that the compiler could be given.
      if path.hasSuffix(".swift"), name.contains("\u{FFFD}") { leftOut.append("\(path) (no name in UTF-8)") }
      return []
    }
    guard isFolder.boolValue else { return [path] }
    // A catalog or a data model is one resource. Hidden folders hold build products; a link to a folder could lead back up.
    if path.hasSuffix(".xcassets") || DataModels.isModel(path) { return [path] }
    guard !name.hasPrefix("."), !isLink else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    // What is built by itself is no part of this.
    if names.contains("Package.swift") {
      leftOut.append("\(path) (a package)")
    } else if names.contains(where: { $0.hasSuffix(".xcodeproj") }) {
      leftOut.append("\(path) (a project)")
    } else if name.hasSuffix(".playground") {
      // Its statements are at the top, which no other file of a module may have.
      leftOut.append("\(path) (a playground)")
    } else if areTests(path, names, in: source) {
      leftOut.append("\(path) (tests)")
    } else {
      return files(below: path, in: source, &leftOut, &budget)
    }
    return []
  }

  /// Returns whether a folder is called as folders of tests are, and a file in it imports what only tests do.
  private static func areTests(_ folder: String, _ names: [String], in source: GivenFolders) -> Bool {
    guard folder.hasSuffix("Tests") else { return false }
    return names.filter { $0.hasSuffix(".swift") }.prefix(20).contains { name in
      let data = try? PlainFile.start(of: join(folder, name), most: 1 << 14, within: source)
      let text = String(decoding: data ?? Data(), as: UTF8.self)
      return text.contains("import XCTest") || text.contains("import Testing")
    }
  }

  private static func join(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
