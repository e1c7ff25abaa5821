import Foundation

/// The folder that `./plumb package` makes, with the built command, what a source is compiled against, and the sources of the
/// parts that are compiled when they are first needed.
package struct Installation {
  package let folder: String
  package let version: String

  /// The installation that this command runs from; `nil` in a checkout.
  package static let own = Installation(
    of: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path)

  /// - Parameter executable: the path of the command, `built/plumb` in the folder.
  init?(of executable: String) {
    let products = URL(fileURLWithPath: executable).deletingLastPathComponent()
    let folder = products.deletingLastPathComponent()
    guard products.lastPathComponent == Self.products,
      let text = try? String(contentsOf: folder.appendingPathComponent(Self.file), encoding: .utf8),
      let version = text.split(separator: "\n").first
    else { return nil }
    (self.folder, self.version) = (folder.path, String(version))
  }

  /// Returns the path of the layout engine for pages, if the installation has the one with a file name.
  package func pageModule(_ name: String) -> String? {
    let path = "\(folder)/\(Self.products)/pages/\(name)"
    return access(path, R_OK) == 0 ? path : nil
  }

  private static let products = "built"
  private static let file = "VERSION"
}
