import Foundation

/// The folder of sources that this command was built of; in an installation, the copy that came along.
package enum Checkout {
  package static let path = Installation.own?.folder ?? built

  private static let built = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// The name by which the package manager lets the package's modules see what they keep to themselves: that of the
  /// folder in which they were built.
  static var packageName: String { packageName(at: built) }

  static func packageName(at path: String) -> String {
    let name = URL(fileURLWithPath: path).lastPathComponent.lowercased()
    let words = name.hasSuffix(".git") ? name.dropLast(4) : name[...]
    let letters = String(words.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return letters.first?.isNumber ?? true ? "_" + letters.dropFirst() : letters
  }
}
