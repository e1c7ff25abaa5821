import Foundation
import PlumbExchange

/// The data models of a module, for whose kinds of objects classes are declared, as Xcode does it.
public struct DataModels: Equatable, Sendable {
  /// Folders such as `Notes.xcdatamodeld`.
  public let folders: [String]

  /// The folders in which files are read.
  private let given: GivenFolders

  public init(among paths: [String], within given: GivenFolders) {
    (folders, self.given) = (paths.filter { Self.isModel($0) && given.holds($0) }, given)
  }

  /// Returns whether a path's ending is that of a model, or of one version of it.
  package static func isModel(_ path: String) -> Bool {
    path.hasSuffix(".xcdatamodeld") || path.hasSuffix(".xcdatamodel")
  }

  /// A key that changes when the declarations do.
  var key: String { folders.isEmpty ? "" : "\(models.map(\.1))" }

  /// Models by their names, as they are on disk now.
  private var models: [(name: String, DataModel)] {
    folders.map { path in
      let folder = DataModelFolder(
        path: path,
        names: { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] },
        data: { try? PlainFile.read($0, most: DataModelFolder.mostBytes, within: given) })
      return (folder.name, folder.model)
    }
  }

  /// The file that declares the classes, written to a folder of ours; `nil` where there is nothing to declare.
  ///
  /// - Parameters:
  ///   - module: its name.
  ///   - swiftFiles: of the module; what they declare themselves is not declared again.
  func file(for module: String, _ swiftFiles: [String], folder: TemporaryFolder) throws -> String? {
    let texts = texts(swiftFiles)
    guard texts.contains(where: { !$0.text.isEmpty }) else { return nil }
    let text = "import CoreData\nimport Foundation\n\n" + texts.map(\.text).joined()
    return try folder.generate(text, as: "\(module)+DataModels.swift")
  }

  private func texts(_ swiftFiles: [String]) -> [(text: String, problems: [String])] {
    let models = models
    let classes = Set(models.flatMap(\.1.entities).compactMap(\.className))
    guard !classes.isEmpty else { return [] }
    var own = OwnTypes(swiftFiles, named: classes)
    return models.map { name, model in
      let text = ManagedClassText(model, named: name, own: own)
      // Two models of a module may have a class of one name; the first one's is declared.
      own.add(text.declaredClasses)
      return (text.text, text.problems)
    }
  }

  /// The problems of the models, and the objects without a declaration.
  public var problems: [String] {
    let models = models
    return models.flatMap(\.1.problems)
      + models.flatMap { ManagedClassText($0.1, named: $0.name, own: OwnTypes()).problems }
  }
}

extension Source {
  /// The models whose classes are declared.
  var dataModels: DataModels {
    DataModels(among: isOfProject ? application.resources.map(\.path) : resources, within: given)
  }
}

extension SourceModule {
  /// The models whose classes are declared.
  var dataModels: DataModels { DataModels(among: resources.map(\.path), within: given) }
}
