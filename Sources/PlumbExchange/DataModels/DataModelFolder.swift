import Foundation

/// Finds the version of a model that counts in what Xcode calls a file: `Notes.xcdatamodeld`, or one version of it, `Notes.xcdatamodel`.
package struct DataModelFolder {
  /// The folder's path.
  package let path: String
  /// The names of what is in a folder.
  private let names: (String) -> [String]
  /// Returns the contents of a file; `nil` where there is none.
  private let data: (String) -> Data?

  /// No model that people write is larger, in bytes.
  package static let mostBytes = 8 << 20

  package init(path: String, names: @escaping (String) -> [String], data: @escaping (String) -> Data?) {
    (self.path, self.names, self.data) = (path, names, data)
  }

  /// `Notes` for `Model/Notes.xcdatamodeld`.
  package var name: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
  }

  package var model: DataModel {
    guard let data = data("\(version)/contents") else {
      var model = DataModel()
      model.problems = [
        "The data model \(name) has no contents that can be read. Open it in Xcode and save it, or take it anew from its repository."
      ]
      return model
    }
    return DataModel(Array(data), named: name)
  }

  private var version: String {
    let versions = names(path).filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    guard let first = versions.first else { return path }
    let list = data("\(path)/.xccurrentversion").flatMap { PropertyListText.dictionary($0, deepest: 8) }
    let current = list?["_XCCurrentVersionName"] as? String
    return "\(path)/\(current.flatMap { versions.contains($0) ? $0 : nil } ?? first)"
  }
}
