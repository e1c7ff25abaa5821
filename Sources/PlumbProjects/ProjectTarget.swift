import Foundation
import PlumbSource

/// A target of a project or a package: what becomes one module.
package struct ProjectTarget: Sendable {
  package enum Kind: String, Sendable {
    case application, framework, library, executable, tests
    case appExtension = "extension"
    /// It has no Swift that could be shown.
    case other
  }

  /// A dependency of a target.
  package enum Need: Hashable, Sendable {
    /// A target of the same project or package, by its name.
    case target(String)
    /// The product of another target, by the name of the file: `Models.framework`.
    case built(String)
    /// A product of a package.
    case product(String, package: String?)
  }

  package var name: String
  /// The name that `import` uses.
  package var moduleName: String
  package var kind: Kind
  /// As the project names it: `com.apple.product-type.application`.
  package var productType = ""
  /// The name of the file that it builds.
  package var productFile = ""
  package var isForPhones = true
  package var swiftFiles: [String] = []
  /// The target as a module of C, if it is one.
  package var cModule: CModule?
  /// Files of other languages, which are not compiled.
  package var foreignFiles: [String] = []
  /// Files that the project names and that are not there.
  package var missingFiles: [String] = []
  package var resources: [SourceResource] = []
  /// Whether its resources are their own bundle, `Bundle.module`.
  package var hasBundle = false
  package var settings = ModuleSettings()
  /// Programs that its build would start, and that may write sources for it. Plumb does not run these.
  package var plugins: [String] = []
  /// The reason why they are not run, as the second half of a sentence.
  package var pluginObstacle: String?
  /// The build plug-ins that are run to compile it.
  package var buildPlugins: BuildPlugins?
  package var bridgingHeader: String?
  /// The other problems that a person should know of.
  package var problems: [String] = []
  /// The path of the Info.plist, and what the build settings put into it.
  package var informationFile: String?
  /// The same from where the command runs.
  package var informationPath: String?
  package var information: [String: String] = [:]
  /// The property list with which its bundle describes itself.
  package var propertyList: Data?
  /// Whether symbols are declared for its asset catalogs, and colours as members of `Color` too.
  package var declaresAssetSymbols = true
  package var declaresColorMembers = true
  package var needs: [Need] = []

  package init(name: String, moduleName: String, kind: Kind) {
    (self.name, self.moduleName, self.kind) = (name, moduleName, kind)
  }

  /// Whether it is a program with macros.
  var isMacro: Bool { productType == "macro" }

  /// Whether something of it can be shown.
  package var isShown: Bool {
    switch kind {
    case .application, .framework, .library, .executable: !swiftFiles.isEmpty
    case .tests, .appExtension, .other: false
    }
  }

  /// The asset catalogs for which symbols are declared, if they are.
  func assetSymbols(within given: GivenFolders) -> AssetSymbols? {
    let catalogs = resources.map(\.path).filter { FolderContents.type(of: $0) == "xcassets" }
    guard declaresAssetSymbols, !catalogs.isEmpty else { return nil }
    return AssetSymbols(catalogs: catalogs, hasExtensions: declaresColorMembers, within: given)
  }

  /// A name as a module may have it: `My App-2` is `My_App_2`.
  package static func moduleName(_ name: String) -> String {
    let letters = name.unicodeScalars.map { scalar in
      scalar.properties.isXIDContinue ? Character(scalar) : "_"
    }
    let word = String(letters)
    return word.unicodeScalars.first.map { $0.properties.isXIDStart || $0 == "_" } ?? false
      ? word : "_\(word)"
  }
}
