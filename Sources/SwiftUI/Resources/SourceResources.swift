import Foundation
import PlumbViews

extension Resources {
  /// What came with a source file or folder: asset catalogs, images, and the free symbols of the machine.
  ///
  /// A folder is searched as a whole. For a file it is its own folder, and what is called `Resources`, `Assets` or
  /// `*.xcassets` in it. Nothing is read before it is asked for. A file that cannot be used gives one sentence to
  /// `report`, which any thread may call.
  package static func of(_ source: URL, report: @escaping @Sendable (String) -> Void = { _ in }) -> Resources
  {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: source.path, isDirectory: &isFolder)
    let folder =
      isThere && isFolder.boolValue
      ? SourceFolder(source, reach: .below) : SourceFolder(source.deletingLastPathComponent(), reach: .beside)
    return Resources(in: folder, report: report)
  }

  /// What came with the running program: beside it, and in the bundles that were built for it.
  package static let ofProgram = Resources(
    in: SourceFolder(Bundle.main.bundleURL, reach: .beside), report: { _ in })

  /// The names of all symbols, sorted, without the letters and numbers in circles and squares.
  package static var symbolNames: [String] { SymbolTable.names }

  /// The Debian packages of icons that are not installed; symbols that come from them are missing.
  package static var missingSymbolPackages: [String] { SymbolLibrary.missingPackages }

  private init(in folder: SourceFolder, report: @escaping @Sendable (String) -> Void) {
    let store = ResourceStore(folder, report: report)
    self.init(
      image: { store.image($0, $1, scale: $2) },
      color: { store.color($0, $1) },
      symbol: { SymbolLibrary.shared.symbol($0) },
      string: { store.string($0, table: $1, languages: $2) })
    readImage = { store.picture(at: $0) }
  }
}
