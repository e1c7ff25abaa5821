import Foundation

/// The files that Plumb writes for a module and compiles with it: they declare its `Bundle.module`, the symbols of its assets and texts, the
/// classes of its data models, and the standard streams, if it has them.
struct GeneratedFiles {
  private let name: String
  private let swiftFiles: [String]
  private let settings: ModuleSettings
  private let bundle: [SourceResource]?
  private let assetSymbols: AssetSymbols?
  private let dataModels: DataModels
  private let resources: [String]
  private let given: GivenFolders
  /// The bundle of the assets of a module that has no `Bundle.module`.
  private let place: BundlePlace

  init(of module: SourceModule) {
    (name, swiftFiles, settings) = (module.name, module.swiftFiles, module.settings)
    (bundle, assetSymbols, dataModels) = (module.bundle, module.assetSymbols, module.dataModels)
    (given, place) = (module.given, .framework)
    resources = module.resources.map(\.path)
  }

  init(of source: Source) {
    (name, swiftFiles, settings) = (Compiler.moduleName, source.swiftFiles, source.settings)
    (bundle, assetSymbols, dataModels) = (source.bundle, source.assetSymbols, source.dataModels)
    (given, place) = (source.given, .main)
    resources = source.ownResources
  }

  /// Writes the files, and returns their paths.
  ///
  /// - Parameter folder: takes them.
  func write(on platform: SourcePlatform, to folder: TemporaryFolder) throws -> [String] {
    let bundleFile = try bundle.map { try ResourceBundle(name, $0, within: given, in: folder).file }
    let symbols = try assetSymbols?.file(
      for: name, swiftFiles, in: bundle == nil ? place : .module, folder: folder)
    let strings = try StringSymbols(among: resources, within: given)
      .file(for: name, swiftFiles, in: bundle == nil ? place : .module, folder: folder)
    let classes = try dataModels.file(for: name, swiftFiles, folder: folder)
    let streams =
      platform == .linux
      ? nil : try StandardStreams.file(for: name, swiftFiles, settings, within: given, folder: folder)
    return [bundleFile, symbols, strings, classes, streams].compactMap { $0 }
  }
}

extension TemporaryFolder {
  /// Writes a generated file, unless it has the text already: the compiler compiles an unchanged file no second time.
  ///
  /// - Returns: its path.
  func generate(_ text: String, as name: String) throws -> String {
    let file = path(name)
    if (try? String(contentsOfFile: file, encoding: .utf8)) != text {
      try text.write(toFile: file, atomically: true, encoding: .utf8)
    }
    return file
  }
}
