import Foundation

/// The folder of sources that this command was built of.
package enum Checkout {
  package static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// The name by which the package manager lets the package's modules see what they keep to themselves: the folder's.
  static var packageName: String { packageName(at: path) }

  static func packageName(at path: String) -> String {
    let name = URL(fileURLWithPath: path).lastPathComponent.lowercased()
    let words = name.hasSuffix(".git") ? name.dropLast(4) : name[...]
    let letters = String(words.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return letters.first?.isNumber ?? true ? "_" + letters.dropFirst() : letters
  }
}
