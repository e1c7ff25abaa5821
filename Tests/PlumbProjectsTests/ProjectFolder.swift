import CommandTesting
import Foundation
import PlumbSource

/// A folder with a project in it, for one test.
struct ProjectFolder {
  let folder: TemporaryFolder

  /// - Parameter files: texts by their paths.
  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
  }

  func path(_ name: String) -> String { folder.path(name) }

  /// A path without the folder's own.
  func short(_ path: String) -> String { path.replacingOccurrences(of: folder.url.path + "/", with: "") }

  /// The text of a project file with these objects besides the root.
  static func project(_ objects: String, root: String) -> String {
    "// !$*UTF8*$!\n{ objects = { \(objects) R = { isa = PBXProject; mainGroup = G; \(root) }; }; rootObject = R; }"
  }

  /// The examples of this package.
  static var examples: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Examples")
      .standardizedFileURL.path
  }
}
