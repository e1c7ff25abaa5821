/// Names of folders in an asset catalog.
package enum AssetSetName {
  /// Returns whether a folder is a set of a kind, such as `.appiconset`. A group may have a point in its name ("1. Basics").
  package static func isSet(_ name: String) -> Bool {
    guard let point = name.lastIndex(of: ".") else { return false }
    let type = name[name.index(after: point)...]
    return !type.isEmpty && type.allSatisfy { $0.isLetter && $0.isLowercase }
  }
}
