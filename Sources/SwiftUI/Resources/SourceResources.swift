import Foundation
import PlumbViews

extension Resources {
  /// Returns the resources of a source file or folder: asset catalogs, images, and the free symbols of the machine.
  ///
  /// A folder is searched as a whole. For a file it is its own folder, and what is called `Resources`, `Assets` or
  /// `*.xcassets` in it. Nothing is read before it is asked for. A file that cannot be used gives one sentence to
  /// `report`, which any thread may call.
  package static func of(_ source: URL, report: @escaping @Sendable (String) -> Void = { _ in }) -> Resources
  {
    of([source], report: report)
  }

  /// Returns the resources of a source, in the first folder, and of the modules that it needs, each in a folder of its
  /// name.
  ///
  /// - Parameter drawings: the folder of the ``KeptDrawing`` of each PDF.
  package static func of(
    _ places: [URL], drawings: String? = nil, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> Resources {
    Resources(in: places.map(SourceFolder.init), drawings: drawings, report: report)
  }

  /// The resources of the running program: those beside it, and those in the bundles that were built for it.
  package static let ofProgram = Resources(
    in: [.ofProgram], drawings: nil, report: { _ in })

  /// The names of all symbols, sorted, without the letters and numbers in circles and squares.
  package static var symbolNames: [String] { SymbolTable.names }

  /// The Debian packages of icons that are not installed; symbols that come from them are missing.
  package static var missingSymbolPackages: [String] { SymbolLibrary.missingPackages }

  private init(
    in folders: [SourceFolder], drawings: String?, report: @escaping @Sendable (String) -> Void
  ) {
    self.init(BundleStores(folders, drawings: drawings, report: report), bundle: nil)
  }

  /// - Parameter bundle: the folder of the bundle that is asked first; the source's own without one.
  private init(_ stores: BundleStores, bundle: String?) {
    self.init(
      image: { name, scheme, scale in
        stores.first(bundle, about: name) { $0.image(name, scheme, scale: scale) }
      },
      color: { name, scheme in stores.first(bundle, about: name) { $0.color(name, scheme) } },
      symbol: { SymbolLibrary.shared.symbol($0) },
      string: { key, table, languages in
        stores.first(bundle, about: nil) { $0.string(key, table: table, languages: languages) }
      })
    findData = { name in stores.first(bundle, about: name) { $0.data(name) } }
    readImage = { stores.own.picture(at: $0) }
    findBundle = { Resources(stores, bundle: $0) }
  }
}
